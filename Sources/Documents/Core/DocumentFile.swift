import Glibc

/// Reads the files that documents are in.
public enum DocumentFile {
  /// The bytes of a file; `-` is standard input. No more than the limit is ever held.
  ///
  /// - Throws: That the file cannot be read, with the system's reason, or that it is too large.
  public static func read(
    _ path: String, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentErrors) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { if path != "-" { close(descriptor) } }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) > limits.bytes {
      throw DocumentErrors(DocumentText.tooLarge(file: path, limits: limits))
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limits.bytes {
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 { bytes += chunk[..<count] } else if errno != EINTR { throw failure(path, errno) }
    }
    throw DocumentErrors(DocumentText.tooLarge(file: path, limits: limits))
  }

  private static func failure(_ path: String, _ reason: Int32) -> DocumentErrors {
    let hint = reason == ENOENT ? "check the path; - is standard input" : nil
    return DocumentErrors(
      DocumentError(file: path, "cannot be read: \(String(cString: strerror(reason)))", hint: hint))
  }
}
