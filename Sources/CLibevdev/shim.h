/* libevdev and the kernel's input headers, with what Swift cannot import: macros of fields and of requests. */
#ifndef DETENT_CLIBEVDEV_SHIM_H
#define DETENT_CLIBEVDEV_SHIM_H
#include <stdint.h>
#include <sys/ioctl.h>
#include <libevdev/libevdev.h>
#include <libevdev/libevdev-uinput.h>
#include <linux/input.h>
#include <linux/uinput.h>

/* The time of an event in microseconds; `struct input_event` is 16 or 24 bytes, and its fields have macros for names. */
static inline int64_t detent_event_time(const struct input_event *event) {
  return (int64_t)event->input_event_sec * 1000000 + (int64_t)event->input_event_usec;
}

/* An event as uinput takes it; a time of 0 lets the kernel stamp it. */
static inline struct input_event detent_event(int64_t time, uint16_t type, uint16_t code, int32_t value) {
  struct input_event event = {0};
  event.input_event_sec = time / 1000000;
  event.input_event_usec = time % 1000000;
  event.type = type;
  event.code = code;
  event.value = value;
  return event;
}

/* Takes a device for this descriptor alone, or gives it back: one system call. libevdev would ask for the state of the
   keys first, and with the answer the kernel throws away the key events that wait. */
static inline int detent_grab(int descriptor, int wanted) { return ioctl(descriptor, EVIOCGRAB, wanted ? 1 : 0); }

/* Whether a key or button of a device is down: 1, 0, or -1 when it cannot be asked. The kernel throws away the key events
   that wait for this descriptor. */
static inline int detent_any_key_down(int descriptor) {
  unsigned char keys[KEY_CNT / 8 + 1] = {0};
  if (ioctl(descriptor, EVIOCGKEY(sizeof keys), keys) < 0) return -1;
  for (unsigned index = 0; index < sizeof keys; index++)
    if (keys[index]) return 1;
  return 0;
}

/* Where a device made by libevdev is plugged in, for those who ask; before its creation. */
static inline int detent_uinput_set_physical_path(int descriptor, const char *path) {
  return ioctl(descriptor, UI_SET_PHYS, path);
}
#endif
