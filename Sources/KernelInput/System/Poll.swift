internal import CLinux
import Glibc

/// Waiting for descriptors and for a moment, whichever comes first.
enum Poll {
  /// Waits until one of `descriptors` can be read or is broken, or until `deadline`; nil waits for ever.
  ///
  /// - Parameters:
  ///   - descriptors: At most a few hundred.
  ///   - deadline: Nanoseconds of `CLOCK_MONOTONIC`.
  /// - Returns: For each descriptor whether it wants to be read; all false when the moment came first.
  static func wait(for descriptors: [Int32], until deadline: Int64? = nil) -> [Bool] {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let remaining = deadline.map { max(0, $0 &- MonotonicClock.now()) } ?? -1
      let count = detent_poll(&requests, UInt(requests.count), remaining)
      if count >= 0 { return requests.map { $0.revents != 0 } }
      // A signal that somebody else handles: wait on.
      guard errno == EINTR || errno == EAGAIN else { return descriptors.map { _ in false } }
    }
  }
}
