import Glibc

/// Reads whole files; `-` is standard input.
enum InputFile {
  /// The bytes of a file of at most `limit` bytes.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("cannot open \(path)") }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("cannot read \(path)") }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw Failure(.badDocument, "\(path) is larger than \(limit >> 20) MB, which is more than a document may be")
      }
    }
  }

  /// The bytes of a script, which may be a megabyte.
  static func script(_ path: String) throws(Failure) -> [UInt8] { try read(path, limit: 1 << 20) }

  private static func failure(_ what: String) -> Failure {
    let code = errno
    return Failure(
      .badDocument, "\(what): \(String(cString: strerror(code)))",
      hint: code == ENOENT ? "check the path; - is standard input" : nil)
  }
}
