import Glibc
import InputEvents

/// Where bytes come from: a file descriptor that it owns, standard input, or memory.
///
/// What it begins with can be looked at before it is decided what it is, also in a pipe, which can be read only once.
public struct ByteSource: ~Copyable {
  private enum Supply {
    case descriptor(Int32)
    case memory([UInt8], position: Int)
  }
  private var supply: Supply
  /// What was looked at and is not read yet.
  private var ahead: ArraySlice<UInt8> = []
  /// The name that errors carry.
  public let name: String

  /// Opens a file; `-` is standard input.
  ///
  /// - Throws: That it cannot be opened, with the system's reason, or that it is an input device.
  public init(path: String) throws(RecordingError) {
    name = path
    if path == "-" {
      try Self.checkStandardOutput(STDIN_FILENO, path)
      supply = .descriptor(STDIN_FILENO)
      return
    }
    supply = .descriptor(try Self.open(path))
  }

  /// Bytes that are already there.
  public init(bytes: [UInt8], name: String) {
    self.name = name
    supply = .memory(bytes, position: 0)
  }

  /// The file in the same folder that is called most like one that is not there; of very many not all are looked at.
  private static func nearest(to path: String) -> String? {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
    guard !name.isEmpty, let entries = opendir(folder.isEmpty ? "." : folder) else { return nil }
    defer { closedir(entries) }
    var names: [String] = []
    while names.count < 10_000, let entry = readdir(entries) {
      let found = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
      }
      if !found.hasPrefix(".") { names.append(found) }
    }
    // Without its ending it is a file all the same.
    let near = names.sorted().first { $0.hasPrefix(name + ".") } ?? NearestSpelling.of(name, among: names.sorted())
    return near.map { folder + $0 }
  }

  private static func open(_ path: String) throws(RecordingError) -> Int32 {
    var kind = stat()
    // A pipe whose writer is still to come is waited for where it is read.
    let flags = stat(path, &kind) == 0 && kind.st_mode & S_IFMT == S_IFIFO ? O_NONBLOCK : 0
    let descriptor = path.withCString { Glibc.open($0, O_RDONLY | O_CLOEXEC | flags) }
    guard descriptor >= 0 else {
      let reason = errno
      let near = reason == ENOENT ? nearest(to: path) : nil
      let hint = near.map { "did you mean \($0)?" } ?? (reason == ENOENT ? "check the path; - is standard input" : nil)
      throw RecordingError(.cannotOpen, "cannot open: \(systemMessage(reason))", file: path, hint: hint)
    }
    var status = stat()
    // Reading events as if they were text would wait for ever, and take them from nobody's queue but ours.
    guard fstat(descriptor, &status) == 0, status.isInputDevice else {
      do throws(RecordingError) {
        try checkStandardOutput(descriptor, path)
      } catch {
        close(descriptor)
        throw error
      }
      return descriptor
    }
    close(descriptor)
    throw RecordingError(
      .cannotOpen, "this is an input device, not a recording", file: path,
      hint: "record it first: detent record \(path) -o recording.session.jsonl")
  }

  /// What is read is not written into, wherever that began: `detent describe f >> f` would read its own answer.
  private static func checkStandardOutput(_ descriptor: Int32, _ path: String) throws(RecordingError) {
    guard let input = FileIdentity(descriptor: descriptor), input == FileIdentity(output: "-") else { return }
    throw RecordingError(
      .cannotCreate, "cannot be read: it is the same file as standard output, which is written", file: path,
      hint: "let standard output go to another file")
  }

  /// Whether a path leads to a node of the kernel's input core, by whatever links.
  public static func isInputDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.isInputDevice
  }

  /// How many bytes there are in all, where that is known: in memory, or in a regular file.
  public var size: Int? {
    switch supply {
    case .memory(let bytes, _): return bytes.count
    case .descriptor(let descriptor):
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return Int(status.st_size)
    }
  }

  /// The bytes that come next, which stay to be read: `count`, or fewer when there are no more.
  public mutating func peek(_ count: Int) throws(RecordingError) -> ArraySlice<UInt8> {
    while ahead.count < count {
      var chunk = [UInt8](repeating: 0, count: count - ahead.count)
      let found = try readOn(into: &chunk, from: 0)
      guard found > 0 else { break }
      ahead += chunk[..<found]
    }
    return ahead.prefix(count)
  }

  deinit {
    if case .descriptor(let descriptor) = supply, descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// Puts up to as many bytes as there is room for between `start` and the end of `buffer`; 0 at the end.
  public mutating func read(into buffer: inout [UInt8], from start: Int) throws(RecordingError) -> Int {
    guard !ahead.isEmpty else { return try readOn(into: &buffer, from: start) }
    let count = Swift.min(ahead.count, buffer.count - start)
    buffer.replaceSubrange(start..<start + count, with: ahead.prefix(count))
    ahead.removeFirst(count)
    return count
  }

  private mutating func readOn(into buffer: inout [UInt8], from start: Int) throws(RecordingError) -> Int {
    switch supply {
    case .memory(let bytes, let position):
      let count = Swift.min(bytes.count - position, buffer.count - start)
      buffer.replaceSubrange(start..<start + count, with: bytes[position..<position + count])
      supply = .memory(bytes, position: position + count)
      return count
    case .descriptor(let descriptor):
      while true {
        try AwaitedSignals.wait(for: descriptor, POLLIN, name: name)
        let count = buffer.withUnsafeMutableBytes { bytes in
          let room = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
          return Glibc.read(descriptor, room.baseAddress, room.count)
        }
        if count >= 0 { return count }
        let reason = errno
        if reason == EINTR || reason == EAGAIN { continue }
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
