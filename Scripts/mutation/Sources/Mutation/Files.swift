internal import Foundation

/// Reading and writing in the scratch folder and in the package.
enum Files {
  /// The text of a file.
  static func text(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else { throw Failure("cannot read \(path)") }
    return String(decoding: data, as: UTF8.self)
  }

  /// Writes a file where it is not so already, so that what is built from it stays built.
  ///
  /// - Parameter model: A file that may be run if this one may.
  static func write(_ data: Data, to path: String, like model: String? = nil) throws {
    let manager = FileManager.default
    if manager.contents(atPath: path) == data { return }
    let url = URL(fileURLWithPath: path)
    try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    guard let model, let rights = try manager.attributesOfItem(atPath: model)[.posixPermissions] else { return }
    try manager.setAttributes([.posixPermissions: rights], ofItemAtPath: path)
  }

  /// Appends a line at once.
  static func append(_ line: String, to path: String) throws {
    if !FileManager.default.fileExists(atPath: path) { try write(Data(), to: path) }
    guard let file = FileHandle(forWritingAtPath: path) else { throw Failure("cannot write \(path)") }
    try file.seekToEnd()
    try file.write(contentsOf: Data((line + "\n").utf8))
    try file.close()
  }

  /// The files below a folder, from it, in their order; hidden ones are left out.
  static func below(_ folder: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder) else {
        return [String]()
      }
      return isFolder.boolValue ? below("\(folder)/\(name)").map { "\(name)/\($0)" } : [name]
    }
  }
}
