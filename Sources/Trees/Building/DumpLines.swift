import Accessibility
import Documents

/// The lines of a dump that is plain text, one by one.
struct DumpLines {
  private let bytes: [UInt8]
  private var position: Int
  let file: String
  /// The number of the line that was read last.
  private(set) var number = 0
  /// Whether they are a block of Markdown, which a line of its own ends.
  private let isFenced: Bool
  /// Where the whole text stands in a file of another format; nil where it is the file.
  private var whole: SourceLocation?

  /// Lines of a text whose encoding has been checked.
  ///
  /// - Parameter fence: The block that they are in; nil where they are the whole text.
  init(_ bytes: [UInt8], from start: Int, file: String, fence: Fence? = nil) {
    self.bytes = bytes
    self.file = file
    position = fence?.start ?? start
    number = fence?.lines ?? 0
    isFenced = fence != nil
  }

  /// Lines of a text that a server answers with: `{"value": "Attributes: …"}`; their place is that of the text.
  ///
  /// Throws that the answer holds no text.
  init(answer bytes: [UInt8], file: String) throws(DocumentError) {
    let (value, text) = try WrappedSource.value(of: bytes, file: file)
    self.init(Array(text.utf8), from: 0, file: file)
    whole = value.location
  }

  /// The next line without its end; nil behind the last one.
  mutating func next() -> ArraySlice<UInt8>? {
    guard position < bytes.count else { return nil }
    let first = position
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    let line = bytes[first..<position]
    if isFenced, line.starts(with: Fence.mark) {
      position = bytes.count
      return nil
    }
    if position + 1 < bytes.count, bytes[position] == 0x0D, bytes[position + 1] == 0x0A { position += 1 }
    position += 1
    number += 1
    return line
  }

  /// The place of a line by its number.
  func beginning(ofLine number: Int) -> SourceLocation {
    whole ?? SourceLocation(file: file, line: number, column: 1)
  }

  /// A place in the line that was read last.
  func place(_ column: Int) -> SourceLocation {
    whole ?? SourceLocation(file: file, line: max(1, number), column: column)
  }
}
