import Foundation
import Synchronization
import Testing

@testable import Recordings

/// Who writes never waits for the disk.
@Suite("Bringing rows to the disk")
struct DiskSyncTests {
  /// A disk that takes as long as it is told to.
  private final class SlowDisk: Sendable {
    let calls = Atomic(0)
    let began = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)

    func synchronize() -> Int32 {
      calls.add(1, ordering: .sequentiallyConsistent)
      began.signal()
      mayEnd.wait()
      return 0
    }
  }

  @Test("rows are taken while the disk is busy, and one call stands for all of them")
  func doesNotWait() {
    let disk = SlowDisk()
    var sync = DiskSync(interval: 0) { disk.synchronize() }
    sync?.note()
    disk.began.wait()
    for _ in 0..<100_000 { sync?.note() }
    #expect(disk.calls.load(ordering: .sequentiallyConsistent) == 1)
    disk.mayEnd.signal()
    disk.began.wait()
    disk.mayEnd.signal()
    sync = nil
    #expect(disk.calls.load(ordering: .sequentiallyConsistent) == 2)
  }

  @Test("between two calls there is the interval, whatever is written; the end does not wait for it")
  func atMostOnceAnInterval() {
    let calls = Mutex(0)
    let called = DispatchSemaphore(value: 0)
    var sync = DiskSync(interval: 3_600_000) {
      calls.withLock { $0 += 1 }
      called.signal()
      return 0
    }
    sync?.note()
    called.wait()
    for _ in 0..<1000 { sync?.note() }
    sync = nil
    #expect(calls.withLock { $0 } <= 2)
    #expect(DiskSync.interval == 1000)
  }

  @Test("what the disk refuses is told to who writes")
  func failure() throws {
    let called = DispatchSemaphore(value: 0)
    let sync = try #require(
      DiskSync(interval: 0) {
        called.signal()
        return 28
      })
    sync.note()
    called.wait()
    sync.note()
    called.wait()
    #expect(sync.takeFailure() == 28)
  }
}
