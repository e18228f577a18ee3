/// A block of code in Markdown, in which a dump may stand.
struct Fence {
  /// Where the block begins, behind the line that opens it.
  let start: Int
  /// How many lines come before it.
  let lines: Int

  /// How a line begins that opens or closes a block.
  static let mark = Array("```".utf8)

  /// The first block of a text; nil where none begins near its beginning.
  init?(in text: ArraySlice<UInt8>) {
    var position = text.startIndex
    var lines = 0
    let last = text.startIndex + TreeImporter.beginning
    while position < min(text.endIndex, last) {
      let line = text[position...].prefix { $0 != 0x0A && $0 != 0x0D }
      var next = line.endIndex
      guard next < text.endIndex else { return nil }
      if text[next] == 0x0D, text.indices.contains(next + 1), text[next + 1] == 0x0A { next += 1 }
      (position, lines) = (next + 1, lines + 1)
      guard line.starts(with: Self.mark) else { continue }
      (start, self.lines) = (position, lines)
      return
    }
    return nil
  }
}
