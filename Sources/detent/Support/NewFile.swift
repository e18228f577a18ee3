import Glibc

/// Writes a file that a command gives out.
enum NewFile {
  /// Writes the text and prints the path; `-` prints the text. A file that is there is kept unless `force` is set.
  static func write(_ text: String, to path: String, force: Bool) throws(Failure) {
    if path == "-" {
      print(text, terminator: "")
      return
    }
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (force ? O_TRUNC : O_EXCL)
    let descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else { throw refusal(path, errno) }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw Failure(.badDocument, "\(path): cannot be written: \(String(cString: strerror(errno)))")
      }
      rest = rest.dropFirst(count)
    }
    print(path)
  }

  /// Looks whether a file can be put there or replaced, and writes nothing: for those who have something to do first.
  static func check(_ path: String) throws(Failure) {
    guard path != "-" else { return }
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw refusal(path, EISDIR) }
      guard access(path, W_OK) == 0 else { throw refusal(path, errno) }
      return
    }
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard access(folder, W_OK | X_OK) == 0 else { throw refusal(path, errno) }
  }

  private static func refusal(_ path: String, _ reason: Int32) -> Failure {
    let hint = reason == EEXIST ? "--force replaces it" : reason == ENOENT ? "create the folder first" : nil
    return Failure(.usage, "\(path): cannot be written: \(String(cString: strerror(reason)))", hint: hint)
  }
}
