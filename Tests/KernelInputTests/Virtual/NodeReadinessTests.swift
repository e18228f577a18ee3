import Foundation
import Testing

@testable import KernelInput

@Suite("Waiting for the node of a virtual device")
struct NodeReadinessTests {
  /// A path below a folder of our own, which is there; what else of the path is there is up to the test.
  private static func place() throws -> (root: String, folder: String, node: String) {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: false)
    return (root, "\(root)/input", "\(root)/input/event0")
  }

  @Test("begins before there is a folder of input devices", arguments: [false, true])
  func absentFolder(isFolderThere: Bool) throws {
    let (root, folder, node) = try Self.place()
    defer { try? FileManager.default.removeItem(atPath: root) }
    if isFolderThere { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }
    let kernel = Thread {
      if !isFolderThere { try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }
      _ = FileManager.default.createFile(atPath: node, contents: nil)
    }
    kernel.start()
    try NodeReadiness.wait(for: node, in: folder, until: MonotonicClock.now() + 60_000_000_000)
    #expect(FileManager.default.fileExists(atPath: node))
  }

  @Test("gives up at its deadline, whatever is missing", arguments: [false, true])
  func deadline(isFolderThere: Bool) throws {
    let (root, folder, node) = try Self.place()
    defer { try? FileManager.default.removeItem(atPath: root) }
    if isFolderThere { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }
    let error = #expect(throws: DeviceError.self) {
      try NodeReadiness.wait(for: node, in: folder, until: MonotonicClock.now() + 1_000_000)
    }
    #expect(error?.code == .missing)
    #expect(error?.path == (isFolderThere ? node : folder))
  }

  @Test("a watch for readers can begin before there is a folder")
  func readerWatch() throws {
    let (root, folder, node) = try Self.place()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let readers = try ReaderMonitor(folder: folder)
    #expect(throws: DeviceError.self) { try readers.begin(for: [node]) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try readers.begin(for: [node])
    // What waits in this thread of the tests' own goes with a source that ends.
    do { _ = try SignalSource().number }
    try Data([1]).write(to: URL(fileURLWithPath: node))
    _ = try Data(contentsOf: URL(fileURLWithPath: node))
    try readers.wait(for: [node], patience: 60_000_000, SignalSource())
  }
}
