internal import CLinux
import Glibc

/// `CLOCK_MONOTONIC`, the clock of every device and of every deadline here.
public enum MonotonicClock {
  /// Nanoseconds since the clock's origin.
  public static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The moment so many microseconds from now, in nanoseconds; the last one there is where that is too far.
  static func deadline(after microseconds: Int64) -> Int64 {
    let (nanoseconds, isTooLong) = microseconds.multipliedReportingOverflow(by: 1000)
    let (moment, isTooFar) = now().addingReportingOverflow(nanoseconds)
    return isTooLong || isTooFar ? .max : moment
  }

  /// Sleeps until a moment, in nanoseconds; returns at once when it has passed.
  static func sleep(until deadline: Int64) {
    var time = timespec(tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }

  /// Asks the kernel not to round this thread's sleeps up (by 50 µs, usually).
  static func sleepPrecisely() { detent_sleep_precisely() }
}
