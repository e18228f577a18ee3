import Foundation

/// A folder with files that is gone with its owner.
final class TemporaryFolder {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  /// A folder with these texts under these names.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name)) }
  }

  /// The text of a file in it.
  func text(of name: String) throws -> String { try String(contentsOfFile: path + "/" + name, encoding: .utf8) }

  /// Writes a text under a name.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
