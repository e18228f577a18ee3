import Foundation
import Glibc
import Testing

@testable import KernelInput

/// Waiting for a reader has an end.
@Suite("Waiting for readers", .serialized)
struct ReaderWatchTests {
  private static func place() throws -> (folder: String, node: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let node = folder + "/event0"
    try Data([1]).write(to: URL(fileURLWithPath: node))
    return (folder, node)
  }

  /// Nothing that waits in this thread of the tests' own is for whoever waits next: a source that ends takes it.
  private static func drainSignals() throws {
    let before = try SignalSource()
    _ = before.number
  }

  @Test("nobody comes: the time is up, and that is said", arguments: [0, 20_000])
  func nobody(patience: Int64) throws {
    let (folder, node) = try Self.place()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let readers = try ReaderMonitor(folder: folder)
    try Self.drainSignals()
    let error = #expect(throws: DeviceError.self) {
      try readers.wait(for: [node], patience: patience, SignalSource())
    }
    #expect(error?.code == .noReader)
    #expect(error?.message == "no other program opened the device within \(patience == 0 ? "0 s" : "20 ms")")
    #expect(error?.hint?.contains("--reader-timeout") == true)
  }

  @Test("who opens the node in the last moment counts, though it might open it again")
  func lastMoment() throws {
    let (folder, node) = try Self.place()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let readers = try ReaderMonitor(folder: folder)
    try Self.drainSignals()
    _ = try Data(contentsOf: URL(fileURLWithPath: node))
    try readers.wait(for: [node], patience: 10_000, SignalSource())
  }

  @Test("a limit beyond all clocks is none")
  func farAway() { #expect(MonotonicClock.deadline(after: .max) == .max) }
}
