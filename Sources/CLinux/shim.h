/* System calls of Linux that the Glibc module does not show, as functions of plain types. Nothing to link. */
#ifndef DETENT_CLINUX_SHIM_H
#define DETENT_CLINUX_SHIM_H
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <sys/inotify.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <time.h>
#include <unistd.h>

/* glibc declares it for GNU sources only. */
extern int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);

/* Waits for at most `nanoseconds`; for ever when they are negative. */
static inline int detent_poll(struct pollfd *descriptors, unsigned long count, int64_t nanoseconds) {
  struct timespec timeout = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  return ppoll(descriptors, count, nanoseconds < 0 ? (void *)0 : &timeout, (void *)0);
}

/* A descriptor to read the signals of a set from, or -1. */
static inline int detent_signal_descriptor(const sigset_t *signals) {
  return signalfd(-1, signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

/* The next signal that waits, or 0. */
static inline int detent_next_signal(int descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == (ssize_t)sizeof info ? (int)info.ssi_signo : 0;
}

/* An inotify descriptor that does not block, or -1. */
static inline int detent_notify_descriptor(void) { return inotify_init1(IN_CLOEXEC | IN_NONBLOCK); }

/* Asks for sleeps of this thread that are not rounded up. */
static inline void detent_sleep_precisely(void) { prctl(PR_SET_TIMERSLACK, 1UL, 0UL, 0UL, 0UL); }

static inline unsigned int detent_device_major(const struct stat *status) { return major(status->st_rdev); }
static inline unsigned int detent_device_minor(const struct stat *status) { return minor(status->st_rdev); }

/* Blocks of so many bytes and more are given back as soon as they are free; else that size grows with what was freed. */
static inline int detent_return_blocks(int bytes) { return mallopt(M_MMAP_THRESHOLD, bytes); }
#endif
