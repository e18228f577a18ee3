import Glibc

/// Where written bytes go: a file, standard output, any descriptor, or memory; buffered until flushed.
public final class ByteSink {
  private enum Destination {
    case descriptor(Int32, isOwned: Bool)
    case memory
  }
  private static let bufferLimit = 64 * 1024

  private var destination: Destination
  private var buffer: [UInt8] = []
  /// The name that errors carry; `-` for standard output.
  public let name: String

  /// Where the file goes once it is whole, and the temporary one that holds it until then.
  private var replacement: (temporary: String, final: String)?

  /// Creates or empties a file; `-` is standard output.
  public convenience init(path: String) throws(RecordingError) { try self.init(path: path, name: path) }

  private init(path: String, name: String) throws(RecordingError) {
    self.name = name
    if path == "-" {
      destination = .descriptor(STDOUT_FILENO, isOwned: false)
      return
    }
    let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) }
    guard descriptor >= 0 else {
      let reason = errno
      throw RecordingError(
        .cannotCreate, "cannot be written: \(systemMessage(reason))", file: name,
        hint: reason == ENOENT ? "create the folder first" : nil)
    }
    destination = .descriptor(descriptor, isOwned: true)
  }

  /// Puts a file in the place of another, or a new one there, only once it is whole and `commit` is called.
  ///
  /// `-` is standard output. What is no regular file, such as a pipe, is written to directly.
  public convenience init(replacing path: String) throws(RecordingError) {
    var status = stat()
    let exists = path.withCString { stat($0, &status) } == 0
    guard path != "-", !exists || status.st_mode & S_IFMT == S_IFREG else {
      try self.init(path: path)
      return
    }
    let temporary = "\(path).\(getpid()).part"
    try self.init(path: temporary, name: path)
    replacement = (temporary, path)
  }

  /// Writes to an open descriptor, which stays the caller's.
  public init(descriptor: Int32, name: String) {
    self.name = name
    destination = .descriptor(descriptor, isOwned: false)
  }

  /// Collects in memory; see `bytes`.
  public init() {
    name = "memory"
    destination = .memory
  }

  deinit {
    if let replacement { unlink(replacement.temporary) } else { try? flush() }
    if case .descriptor(let descriptor, isOwned: true) = destination { close(descriptor) }
  }

  /// Flushes, and moves a replacement to its place.
  public func commit() throws(RecordingError) {
    try flush()
    guard let replacement else { return }
    guard rename(replacement.temporary, replacement.final) == 0 else {
      throw RecordingError(.cannotWrite, "cannot replace: \(systemMessage(errno))", file: name)
    }
    self.replacement = nil
  }

  /// What was written to memory so far; empty for other destinations once flushed.
  public var bytes: [UInt8] { buffer }

  /// Adds text.
  func write(_ text: String) throws(RecordingError) {
    buffer.append(contentsOf: text.utf8)
    try flushWhenFull()
  }

  /// Adds bytes.
  func write(_ bytes: ArraySlice<UInt8>) throws(RecordingError) {
    buffer.append(contentsOf: bytes)
    try flushWhenFull()
  }

  /// Lets `body` append to the buffer directly.
  public func append(_ body: (inout [UInt8]) -> Void) throws(RecordingError) {
    body(&buffer)
    try flushWhenFull()
  }

  private func flushWhenFull() throws(RecordingError) {
    guard buffer.count >= Self.bufferLimit else { return }
    try flush()
  }

  /// Hands everything to the operating system, so that the end of this process loses nothing of it.
  public func flush() throws(RecordingError) {
    guard case .descriptor(let descriptor, _) = destination else { return }
    var written = 0
    while written < buffer.count {
      let count = buffer.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        return Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
        continue
      }
      let reason = errno
      if reason == EINTR { continue }
      buffer.removeAll(keepingCapacity: true)
      throw RecordingError(.cannotWrite, "cannot write: \(systemMessage(reason))", file: name)
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
