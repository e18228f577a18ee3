import Glibc

/// Writes whole files; `-` is standard output.
enum OutputFile {
  /// Writes a text in place of whatever the file held.
  static func write(_ text: String, to path: String) throws(Failure) {
    let descriptor = path == "-" ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure("cannot write \(path)") }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure("cannot write \(path)") }
      bytes = bytes.dropFirst(count)
    }
    guard descriptor == STDOUT_FILENO || close(descriptor) == 0 else { throw failure("cannot write \(path)") }
  }

  private static func failure(_ what: String) -> Failure {
    Failure(.usage, "\(what): \(String(cString: strerror(errno)))", hint: "name a file in a folder that you may write to")
  }
}
