import Glibc

/// Where bytes come from: a file descriptor that it owns, standard input, or memory.
struct ByteSource: ~Copyable {
  private enum Origin {
    case descriptor(Int32)
    case memory([UInt8], position: Int)
  }
  /// The major number of input nodes (`INPUT_MAJOR`).
  private static let inputMajor: UInt = 13

  private var origin: Origin
  /// The name that errors carry.
  let name: String

  /// Opens a file; `-` is standard input.
  init(path: String) throws(RecordingError) {
    name = path
    if path == "-" {
      origin = .descriptor(STDIN_FILENO)
      return
    }
    origin = .descriptor(try Self.open(path))
  }

  /// Bytes that are already there.
  init(bytes: [UInt8], name: String) {
    self.name = name
    origin = .memory(bytes, position: 0)
  }

  private static func open(_ path: String) throws(RecordingError) -> Int32 {
    let descriptor = path.withCString { Glibc.open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      throw RecordingError(.cannotOpen, "cannot open: \(systemMessage(errno))", file: path)
    }
    var status = stat()
    // Reading events as if they were text would wait for ever, and take them from nobody's queue but ours.
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFCHR,
      status.st_rdev >> 8 & 0xFFF == inputMajor
    else { return descriptor }
    close(descriptor)
    throw RecordingError(
      .cannotOpen, "this is an input device, not a recording", file: path,
      hint: "record it first: detent record \(path) -o recording.session.jsonl")
  }

  /// How many bytes there are, where that is known.
  var size: Int? {
    guard case .memory(let bytes, _) = origin else { return nil }
    return bytes.count
  }

  deinit {
    if case .descriptor(let descriptor) = origin, descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// Puts up to as many bytes as there is room for between `start` and the end of `buffer`; 0 at the end.
  mutating func read(into buffer: inout [UInt8], from start: Int) throws(RecordingError) -> Int {
    switch origin {
    case .memory(let bytes, let position):
      let count = Swift.min(bytes.count - position, buffer.count - start)
      buffer.replaceSubrange(start..<start + count, with: bytes[position..<position + count])
      origin = .memory(bytes, position: position + count)
      return count
    case .descriptor(let descriptor):
      while true {
        let count = buffer.withUnsafeMutableBytes { bytes in
          let room = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
          return Glibc.read(descriptor, room.baseAddress, room.count)
        }
        if count >= 0 { return count }
        let reason = errno
        if reason == EINTR { continue }
        let hint = reason == EISDIR ? "name a file, not a folder" : nil
        throw RecordingError(.cannotRead, "cannot read: \(systemMessage(reason))", file: name, hint: hint)
      }
    }
  }
}

/// What the C library says of an error number.
func systemMessage(_ number: Int32) -> String {
  guard let text = strerror(number) else { return "error \(number)" }
  return String(cString: text)
}
