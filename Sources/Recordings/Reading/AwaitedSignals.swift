import Glibc
import Synchronization

/// The signals that would end the process, while somebody has them wait to be read (`signalfd`).
///
/// A system call that waits is not woken by them, so whoever reads or writes what may keep it waiting waits here first.
public enum AwaitedSignals {
  /// The descriptors to read them from; none while they end the process as usual.
  private static let descriptors = Mutex<[Int32]>([])

  /// Says that they wait at a descriptor from now on.
  public static func begin(at number: Int32) { descriptors.withLock { $0.append(number) } }

  /// Says that they do not wait there any longer.
  public static func end(at number: Int32) { descriptors.withLock { $0.removeAll { $0 == number } } }

  /// Where they wait; -1 while they end the process as usual.
  private static var current: Int32 { descriptors.withLock { $0.last ?? -1 } }

  /// Waits until a descriptor is ready.
  ///
  /// - Parameter events: `POLLIN` or `POLLOUT`.
  /// - Throws: `interrupted` when it is not and a signal waits, which stays to be read.
  static func wait(for number: Int32, _ events: Int32, name: String) throws(RecordingError) {
    var requests = [
      pollfd(fd: number, events: Int16(events), revents: 0), pollfd(fd: current, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = poll(&requests, 2, -1)
      if count > 0 { break }
      // What cannot be waited for is read or written as it is.
      guard count < 0, errno == EINTR || errno == EAGAIN else { return }
    }
    if requests[0].revents == 0, requests[1].revents & Int16(POLLIN) != 0 { throw .interrupted(name) }
  }

  /// Waits for a moment, for what no system call can wait for.
  static func pause(milliseconds: Int32, name: String) throws(RecordingError) {
    var request = pollfd(fd: current, events: Int16(POLLIN), revents: 0)
    if poll(&request, 1, milliseconds) > 0 { throw .interrupted(name) }
  }
}

extension RecordingError {
  static func interrupted(_ name: String) -> RecordingError {
    RecordingError(.interrupted, "interrupted by a signal", file: name)
  }
}
