import Foundation

/// The texts of the package that people read: sources, tests, documents, devices, scripts.
enum PackageText {
  /// A file by its path in the package, with what is in it.
  struct File {
    var path: String
    var text: String
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let endings: Set<String> = ["swift", "md", "yaml", "yml", "txt", "py", "sh", ""]

  /// The texts below a folder or in a file, in the order of their paths.
  static func files(_ path: String, endings: Set<String> = endings) -> [File] {
    let url = root.appendingPathComponent(path)
    let below = (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? [])
      .filter { !$0.hasPrefix(".") && !$0.contains("/.") }.sorted()
    return (below.isEmpty ? [path] : below.map { "\(path)/\($0)" }).compactMap { path in
      let url = root.appendingPathComponent(path)
      guard endings.contains(url.pathExtension), let text = try? String(contentsOf: url, encoding: .utf8) else {
        return nil
      }
      return File(path: path, text: text)
    }
  }

  /// Everything that may use a code.
  static let all = ["Sources", "Tests", "Devices", "Scripts", "README.md", "Package.swift"].flatMap { files($0) }
}
