import Glibc
import SafeText

/// Where written bytes go: a file, standard output, any descriptor, or memory; buffered until flushed.
public final class ByteSink {
  private enum Destination {
    case file(OutputFile, OutputManner)
    case descriptor(Int32)
    case memory
  }
  private static let bufferLimit = 64 * 1024

  private let destination: Destination
  private var buffer: [UInt8] = []
  /// Whether it is a terminal, where a recording is read by a person.
  private var isTerminal = false
  /// The name that errors carry; `-` for standard output.
  public let name: String

  /// How many bytes a file has of whole flushes.
  private var settled = 0
  /// Brings a file that grows to the disk.
  private var disk: DiskSync?

  /// Writes a file; `-` is standard output.
  ///
  /// This is how every file of this program is written. Links are followed; what is no regular file, such as a pipe, is
  /// written to directly.
  public init(writing path: String, _ manner: OutputManner) throws(RecordingError) {
    name = path
    guard path != "-" else {
      destination = .descriptor(STDOUT_FILENO)
      isTerminal = isatty(STDOUT_FILENO) == 1
      return
    }
    let file = try OutputFile(path, manner)
    destination = .file(file, manner)
    isTerminal = isatty(file.descriptor) == 1
    guard manner.grows, file.isRegular else { return }
    let descriptor = file.descriptor
    disk = DiskSync { fdatasync(descriptor) == 0 || errno == EINVAL ? 0 : errno }
  }

  /// Writes to an open descriptor, which stays the caller's.
  public init(descriptor: Int32, name: String) {
    self.name = name
    destination = .descriptor(descriptor)
  }

  /// Collects in memory; see `bytes`.
  public init() {
    name = "memory"
    destination = .memory
  }

  deinit {
    // The thread works on the descriptor that is closed next.
    disk = nil
    if case .file(_, .whole) = destination { return }
    try? flush()
  }

  /// Looks whether a file could be written, and writes nothing: for those who have something to do first.
  public static func check(_ path: String, _ manner: OutputManner) throws(RecordingError) {
    if path != "-" { try OutputFile.check(path, manner) }
  }

  /// Whether an old file that holds something still stands where this one is to go.
  public var keepsOld: Bool { if case .file(let file, _) = destination { file.keepsOld } else { false } }

  /// Whether it is what standard output goes to, by whatever name.
  public var isStandardOutput: Bool {
    switch destination {
    case .file(let file, _): file.isStandardOutput
    case .descriptor(let descriptor): descriptor == STDOUT_FILENO
    case .memory: false
    }
  }

  /// Flushes, waits for the disk, and puts a file in its place.
  public func commit() throws(RecordingError) {
    try flush()
    disk = nil
    if case .file(let file, _) = destination { try file.publish(onDisk: true) }
  }

  /// Flushes, and lets a file that grows take the place of the old one: from now on there is something to put there.
  public func publish() throws(RecordingError) {
    try flush()
    if case .file(let file, .growing) = destination { try file.publish(onDisk: false) }
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
    guard !buffer.isEmpty else { return }
    defer { if case .memory = destination {} else { buffer.removeAll(keepingCapacity: true) } }
    if isTerminal { buffer = Array(String(decoding: buffer, as: UTF8.self).linesForTerminal.utf8) }
    switch destination {
    case .memory: return
    case .descriptor(let descriptor): try send(to: descriptor)
    case .file(let file, let manner):
      do throws(RecordingError) {
        try send(to: file.descriptor)
      } catch {
        // What does not fit is cut where the last flush ended: a file that grows ends with a whole row.
        if file.isRegular { ftruncate(file.descriptor, off_t(settled)) }
        throw error
      }
      settled += buffer.count
      guard manner.grows else { return }
      try file.settle()
      guard let disk else { return }
      disk.note()
      let reason = disk.takeFailure()
      if reason != 0 { throw failure(reason) }
    }
  }

  private func send(to descriptor: Int32) throws(RecordingError) {
    var written = 0
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    while written < buffer.count {
      // A pipe that has room has it for so much; more would wait in the system call, where no signal is seen.
      let room = isRegular ? Int.max : 4096
      if !isRegular { try AwaitedSignals.wait(for: descriptor, POLLOUT, name: name) }
      let count = buffer.withUnsafeBytes { bytes in
        let remaining = UnsafeRawBufferPointer(rebasing: bytes[written...].prefix(room))
        return Glibc.write(descriptor, remaining.baseAddress, remaining.count)
      }
      if count > 0 {
        written += count
        continue
      }
      let reason = count == 0 ? EIO : errno
      switch reason {
      // Somebody may have made the pipe one that does not wait; then it is waited for above.
      case EINTR, EAGAIN: continue
      default: throw failure(reason)
      }
    }
  }

  private func failure(_ reason: Int32) -> RecordingError {
    var former: String?
    if case .file(let file, _) = destination { former = file.former }
    return RecordingError(
      reason == EPIPE ? .readerLeft : .cannotWrite, "cannot write: \(systemMessage(reason))", file: name,
      hint: former.map { "what was there before is in \($0)" })
  }
}
