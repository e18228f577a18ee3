import Accessibility
import Glibc
import Recordings

/// Finds the flows of arguments and folders, in an order that is the same everywhere.
public enum FlowFolder {
  /// The most flows of one run, and the most folders within each other.
  private static let (greatestCount, greatestDepth) = (100_000, 64)

  /// Whether a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The flows that paths lead to, each once: folders with all that is in them, in the order of the paths.
  ///
  /// The path within a folder that was given is the name of a flow; two of one name are called by their paths.
  ///
  /// - Throws: That a folder cannot be read, or that there is no flow in it.
  public static func flows(at paths: [String]) throws(DocumentErrors) -> [FlowFile] {
    var files: [FlowFile] = []
    var seen: Set<FileIdentity> = []
    for path in paths {
      var found: [FlowFile] = []
      if path.hasPrefix("example:"), let file = FlowFile(example: String(path.dropFirst("example:".count))) {
        found = [file]
      } else if isFolder(path) {
        let folder = plain(path)
        var names: [String] = []
        try list(folder, "", depth: 0, into: &names)
        guard !names.isEmpty else {
          throw DocumentErrors(
            DocumentError(file: path, "the folder has no flows", expected: "files that end in .flow.yaml"))
        }
        found = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { FlowFile(folder + $0, name: $0) }
      } else {
        found = [FlowFile(path, name: String(plain(path).split(separator: "/").last ?? ""))]
      }
      for file in found {
        let isNew =
          file.isBundled ? !files.contains(file) : FileIdentity(input: file.path).map { seen.insert($0).inserted }
        if isNew ?? true { files.append(file) }
      }
    }
    let counts = Dictionary(files.map { ($0.name, 1) }, uniquingKeysWith: +)
    for index in files.indices where counts[files[index].name] ?? 0 > 1 {
      files[index].name = Self.withoutDots(files[index].path)
    }
    return files
  }

  /// A folder with one slash at its end.
  private static func plain(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return path == "/" ? "/" : isFolder(String(path)) ? path + "/" : String(path)
  }

  private static func withoutDots(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Adds the flows in a folder and in those within it; links to folders are not followed, and hidden ones left out.
  private static func list(
    _ root: String, _ inner: String, depth: Int, into names: inout [String]
  ) throws(DocumentErrors) {
    guard let folder = opendir(root + inner) else {
      throw DocumentErrors(DocumentError(file: root + inner, "cannot be read: \(String(cString: strerror(errno)))"))
    }
    defer { closedir(folder) }
    var folders: [String] = []
    while names.count < greatestCount, let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard !name.hasPrefix(".") else { continue }
      var status = stat()
      guard lstat(root + inner + name, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        folders.append(inner + name + "/")
      } else if FlowFile.isName(name) {
        names.append(inner + name)
      }
    }
    guard depth < greatestDepth else { return }
    for folder in folders.sorted() { try list(root, folder, depth: depth + 1, into: &names) }
  }
}
