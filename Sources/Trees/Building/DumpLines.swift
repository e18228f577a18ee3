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

  /// A place in the line that was read last.
  func place(_ column: Int) -> SourceLocation { SourceLocation(file: file, line: max(1, number), column: column) }
}
