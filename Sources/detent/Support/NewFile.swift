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
    guard descriptor >= 0 else {
      let reason = errno
      let hint = reason == EEXIST ? "--force replaces it" : reason == ENOENT ? "create the folder first" : nil
      throw Failure(.usage, "\(path): cannot be written: \(String(cString: strerror(reason)))", hint: hint)
    }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw Failure(.usage, "\(path): cannot be written: \(String(cString: strerror(errno)))")
      }
      rest = rest.dropFirst(count)
    }
    print(path)
  }
}
