import Foundation

/// A file that is gone with its owner.
final class TemporaryFile {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  init() {}

  convenience init(_ bytes: [UInt8]) throws {
    self.init()
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var bytes: [UInt8] {
    get throws { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }
  }
}
