/* libevdev and the kernel's input headers, with the ioctl requests that Swift cannot import as macros. */
#ifndef DETENT_CLIBEVDEV_SHIM_H
#define DETENT_CLIBEVDEV_SHIM_H
#include <libevdev/libevdev.h>
#include <libevdev/libevdev-uinput.h>
#include <linux/input.h>
#include <linux/uinput.h>
#endif
