/// Finds the keys of the outermost mapping of a text, which may be cut off anywhere, without reading all of it.
///
/// This is a look, not a reading: what a text that is wrong holds is for its parser to say.
struct TopLevelKeys {
  private var remaining: ArraySlice<UInt8>
  private var keys: [String] = []

  /// The keys of YAML or JSON, in their order.
  static func list(_ text: ArraySlice<UInt8>) -> [String] {
    let body = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text
    var look = TopLevelKeys(remaining: body)
    if body.first(where: { !isSpace($0) }) == UInt8(ascii: "{") { look.readBraces() } else { look.readLines() }
    return look.keys
  }

  private init(remaining: ArraySlice<UInt8>) { self.remaining = remaining }

  /// Keys between braces: what stands before a colon at the first level.
  private mutating func readBraces() {
    var depth = 0
    var word: [UInt8] = []
    while let byte = remaining.popFirst() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let text = readQuoted(byte)
        if depth == 1 { word = text }
      case UInt8(ascii: ":") where depth == 1: add(word)
      case UInt8(ascii: ",") where depth == 1: word = []
      case let byte where depth == 1 && !Self.isSpace(byte): word.append(byte)
      default: break
      }
    }
  }

  /// The text up to a quote, escapes as they stand.
  private mutating func readQuoted(_ quote: UInt8) -> [UInt8] {
    var text: [UInt8] = []
    while let byte = remaining.popFirst(), byte != quote {
      text.append(byte)
      if byte == UInt8(ascii: "\\"), let escaped = remaining.popFirst() { text.append(escaped) }
    }
    return text
  }

  /// Keys at the first column of a line.
  private mutating func readLines() {
    for line in remaining.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let first = line.first, !Self.isSpace(first) else { continue }
      let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
      add(Array(line.prefix { $0 != UInt8(ascii: ":") }.filter { !quotes.contains($0) && !Self.isSpace($0) }))
    }
  }

  private mutating func add(_ word: [UInt8]) {
    if !word.isEmpty, word.count <= 64 { keys.append(String(decoding: word, as: UTF8.self)) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
