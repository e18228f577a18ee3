import Glibc
import Synchronization

/// Brings what was written to the disk, in a thread of its own: whoever writes never waits for the disk.
///
/// At most once a second, and at once when nothing was written for a second. It is for a loss of power; the end of a
/// process takes nothing from the system that was handed to it.
final class DiskSync {
  /// The least time between two calls, in ms.
  static let interval: Int32 = 1000

  private let shared: Shared
  /// A byte says that there is something to do, the end of the file that there will be nothing more.
  private let bell: Int32
  private let thread: QuietThread

  /// - Parameters:
  ///   - interval: The least time between two calls, in ms.
  ///   - synchronize: Returns when the disk has everything: 0, or `errno`.
  init?(interval: Int32 = DiskSync.interval, _ synchronize: @escaping @Sendable () -> Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let shared = Shared(bell: ends[0], interval: interval, synchronize)
    guard let thread = QuietThread({ shared.work() }) else {
      close(ends[1])
      return nil
    }
    self.shared = shared
    self.thread = thread
    bell = ends[1]
  }

  deinit {
    close(bell)
    thread.join()
  }

  /// Says that something was written; returns at once.
  func note() {
    guard !shared.isDirty.exchange(true, ordering: .sequentiallyConsistent) else { return }
    var byte: UInt8 = 1
    // One byte waits at most, so there is always room for it.
    write(bell, &byte, 1)
  }

  /// What the disk refused since the last time that this was asked: 0, or `errno`.
  func takeFailure() -> Int32 { shared.failure.exchange(0, ordering: .sequentiallyConsistent) }

  /// What both threads know.
  private final class Shared: Sendable {
    let isDirty = Atomic(false)
    let failure = Atomic<Int32>(0)
    private let bell: Int32
    private let interval: Int32
    private let synchronize: @Sendable () -> Int32

    init(bell: Int32, interval: Int32, _ synchronize: @escaping @Sendable () -> Int32) {
      self.bell = bell
      self.interval = interval
      self.synchronize = synchronize
    }

    deinit { close(bell) }

    /// Runs until the other end of the bell is closed.
    func work() {
      while isRung() {
        isDirty.store(false, ordering: .sequentiallyConsistent)
        let reason = synchronize()
        if reason != 0 { failure.store(reason, ordering: .sequentiallyConsistent) }
        // Only the end is seen meanwhile.
        var end = pollfd(fd: bell, events: 0, revents: 0)
        poll(&end, 1, interval)
      }
    }

    private func isRung() -> Bool {
      var byte: UInt8 = 0
      while true {
        let count = read(bell, &byte, 1)
        if count >= 0 || errno != EINTR { return count == 1 }
      }
    }
  }
}
