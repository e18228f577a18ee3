/// A window of whole lines over a source of bytes; its memory does not depend on the length of the file.
struct LineInput: ~Copyable {
  /// Bytes of one system call when lines are short: what fits into a core's own cache.
  static let chunk = 256 * 1024
  /// Bytes of one system call where nobody knows how many there are, as in a pipe: who is killed while it writes down what
  /// it reads loses no more than this.
  static let pipeChunk = 4096

  private var source: ByteSource
  /// The window; valid bytes are `start..<end`.
  private(set) var bytes: [UInt8]
  /// Where the next line begins.
  private(set) var start = 0
  private(set) var end = 0
  /// The number of the line at `start`, from 1.
  private(set) var line = 1
  private(set) var isAtEnd = false
  private let maximumLine: Int

  /// A window over `source` that begins with `chunk` bytes and grows with the longest line.
  ///
  /// A line longer than `maximumLine` bytes is an error.
  init(_ source: consuming ByteSource, chunk: Int = Self.chunk, maximumLine: Int = 4 * 1024 * 1024) {
    // What is known to be short needs no more room than it has, and one byte to see its end.
    bytes = [UInt8](repeating: 0, count: max(1, min(chunk, (source.size ?? Self.pipeChunk - 1) + 1)))
    self.source = source
    self.maximumLine = maximumLine
  }

  /// The name of the source.
  var name: String { source.name }

  /// Reads more behind what is there; false when there is no more.
  mutating func fill() throws(RecordingError) -> Bool {
    guard !isAtEnd else { return false }
    if start > 0 {
      bytes.withUnsafeMutableBytes { window in
        window.copyMemory(from: UnsafeRawBufferPointer(rebasing: window[start..<end]))
      }
      end -= start
      start = 0
    }
    if end == bytes.count {
      guard bytes.count < maximumLine else {
        throw error(.tooLarge, "the line is longer than \(maximumLine) bytes")
      }
      bytes += [UInt8](repeating: 0, count: bytes.count)
    }
    let count = try source.read(into: &bytes, from: end)
    end += count
    isAtEnd = count == 0
    return count > 0
  }

  /// Skips a byte order mark at the start of the file.
  ///
  /// Throws for UTF-16, whose mark is another.
  mutating func skipByteOrderMark() throws(RecordingError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    // No more is waited for than it takes to see that this is no mark.
    while bytes[start..<min(end, mark.count)].elementsEqual(mark.prefix(min(end, mark.count))), end < mark.count {
      guard try fill() else { return }
    }
    if bytes[start..<end].starts(with: mark) { start += mark.count }
    let other = bytes[start..<end].prefix(2)
    guard !other.elementsEqual([0xFF, 0xFE]), !other.elementsEqual([0xFE, 0xFF]) else {
      throw error(.malformed, "the text is encoded as UTF-16; expected UTF-8", hint: "save the file as UTF-8")
    }
  }

  /// The next line without its end (LF or CR LF), and whether it had one; nil at the end of the file.
  ///
  /// The range is valid until the next call.
  mutating func nextLine() throws(RecordingError) -> (range: Range<Int>, isTerminated: Bool)? {
    var searched = 0
    while true {
      if let newline = firstNewline(from: start + searched) {
        let range = trimmingCarriageReturn(start..<newline)
        start = newline + 1
        line += 1
        return (range, true)
      }
      searched = end - start
      if try !fill() { break }
    }
    guard start < end else { return nil }
    let range = start..<end
    start = end
    line += 1
    return (trimmingCarriageReturn(range), false)
  }

  /// Whether a whole line is there without reading on, which might wait.
  var hasWholeLine: Bool { firstNewline(from: start) != nil }

  /// Goes back to the start of the line that was read last.
  mutating func unread(to position: Int) {
    start = position
    line -= 1
  }

  /// Goes on to `position`, which is `lines` lines further.
  mutating func advance(to position: Int, lines: Int) {
    start = position
    line += lines
  }

  /// The position of the next line feed at or after `position`, or nil.
  private func firstNewline(from position: Int) -> Int? {
    bytes.span.firstNewline(from: position, to: end)
  }

  private func trimmingCarriageReturn(_ range: Range<Int>) -> Range<Int> {
    range.isEmpty || bytes[range.upperBound - 1] != 0x0D ? range : range.lowerBound..<range.upperBound - 1
  }

  /// An error in the line at `start`.
  func error(
    _ code: RecordingError.Code, _ message: String, line: Int? = nil, column: Int = 1, hint: String? = nil
  ) -> RecordingError {
    RecordingError(code, message, file: name, line: line ?? self.line, column: column, hint: hint)
  }
}
