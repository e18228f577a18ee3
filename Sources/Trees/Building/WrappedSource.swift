import Accessibility
import Documents

/// A page source as WebDriver servers answer it: `{"value": "<?xml…"}`.
struct WrappedSource {
  /// The XML.
  var text: [UInt8]
  /// Where it begins.
  var start: Int
  /// The line that it begins in.
  var line: Int
  /// The columns of the file that the bytes of the text stand in, where the text is one line of another one.
  var columns: [Int32]?

  /// Takes a page source out of the answer that it may be in.
  init(_ bytes: [UInt8], from start: Int, file: String) throws(DocumentError) {
    guard bytes[start...].first(where: { !TreeFormat.isBlank($0) }) == UInt8(ascii: "{") else {
      let before = Preamble.length(of: bytes[start...])
      (text, self.start, line) = (bytes, start + before.bytes, 1 + before.lines)
      return
    }
    let (value, words) = try Self.value(of: bytes, file: file)
    text = Array(words.utf8)
    self.start = 0
    line = value.location.line
    columns = Self.columns(bytes, from: start, value.location, count: text.count)
  }

  /// The text that a server answers with, and where it stands.
  static func value(of bytes: [UInt8], file: String) throws(DocumentError) -> (node: LocatedNode, text: String) {
    let reply: LocatedNode
    do throws(DocumentErrors) {
      reply = try LocatedNode.parse(bytes, file: file, format: .json, limits: TreeImporter.limits)
    } catch {
      throw error.errors.first ?? DocumentError(file: file, "the answer of the server cannot be read")
    }
    guard let value = reply.mapping?["value"], let scalar = value.scalar, !scalar.isPlain else {
      throw DocumentError(
        reply.location, "the answer of the server holds no page source", expected: "a text under \"value\"")
    }
    return (value, scalar.text)
  }

  /// Where each byte of a JSON text stands that begins at a place; nil where the text has more of them.
  private static func columns(_ bytes: [UInt8], from start: Int, _ place: SourceLocation, count: Int) -> [Int32]? {
    var lines = DumpLines(bytes, from: start, file: place.file)
    for _ in 1..<place.line { _ = lines.next() }
    guard let line = lines.next() else { return nil }
    var result: [Int32] = []
    result.reserveCapacity(count + 1)
    // The quotation mark is at the place.
    var position = line.startIndex + place.column
    while position < line.endIndex, line[position] != UInt8(ascii: "\"") {
      let column = Int32(clamping: position - line.startIndex + 1)
      var (length, produced) = (1, 1)
      if line[position] == UInt8(ascii: "\\") {
        length = 2
        if position + 1 < line.endIndex, line[position + 1] == UInt8(ascii: "u") {
          let code =
            Int(String(decoding: line[min(position + 2, line.endIndex)...].prefix(4), as: UTF8.self), radix: 16) ?? 0
          // The second half of a pair makes the character of four bytes together with the first.
          (length, produced) = (6, code < 0x80 ? 1 : code < 0x800 || 0xD800..<0xE000 ~= code ? 2 : 3)
        }
      }
      for _ in 0..<produced { result.append(column) }
      position += length
    }
    result.append(Int32(clamping: position - line.startIndex + 1))
    return result.count == count + 1 ? result : nil
  }
}
