import Accessibility
import Glibc

/// Lists the documents of a folder.
enum DocumentFolder {
  /// Most files that a folder is read for.
  private static let greatestCount = 10_000

  /// Names of files with one of these endings, sorted; hidden ones are left out.
  ///
  /// Throws that the folder cannot be read, or that nothing in it has such an ending.
  static func names(in path: String, endings: [String]) throws(DocumentErrors) -> [String] {
    let place = SourceLocation(file: path, line: 1, column: 1)
    guard let folder = opendir(path) else {
      throw DocumentErrors(
        DocumentError(place, "cannot be read: \(String(cString: strerror(errno)))", expected: "a folder"))
    }
    defer { closedir(folder) }
    var names: [String] = []
    while names.count < greatestCount, let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix("."), endings.contains(where: { name.hasSuffix($0) }) { names.append(name) }
    }
    guard !names.isEmpty else {
      throw DocumentErrors(
        DocumentError(
          place, "the folder has no documents", expected: "files that end in \(endings.joined(separator: ", "))"))
    }
    return names.sorted()
  }
}
