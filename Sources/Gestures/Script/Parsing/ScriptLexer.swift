/// Cuts a script into tokens; one pass over the bytes.
///
/// A `#` starts a comment at the beginning of an instruction and between blanks; elsewhere it belongs to a selector.
struct ScriptLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var column = 1
  private var isAtInstructionStart = true

  /// A lexer at the start of the text; a byte order mark there is skipped.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// All tokens of the text, the last one being `end`.
  static func tokens(of bytes: [UInt8], firstLine: Int = 1, isPart: Bool = false) throws(GestureScriptError)
    -> [ScriptToken]
  {
    guard bytes.count <= GestureScript.greatestLength else {
      throw GestureScriptError(
        "the script has \(bytes.count) bytes; at most \(GestureScript.greatestLength) are read",
        at: ScriptLocation(line: 1, column: 1))
    }
    var lexer = ScriptLexer(bytes)
    lexer.line = firstLine
    lexer.isAtInstructionStart = !isPart
    var tokens: [ScriptToken] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private var here: ScriptLocation { ScriptLocation(line: line, column: column) }
  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func advance() {
    guard let byte = peek() else { return }
    position += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte & 0xc0 != 0x80 {
      column += 1
    }
  }

  private mutating func next() throws(GestureScriptError) -> ScriptToken {
    skipBlanksAndComments()
    let start = position
    let location = here
    let kind = try scan()
    isAtInstructionStart = kind == .separator
    return ScriptToken(kind: kind, range: start..<position, location: location)
  }

  private mutating func skipBlanksAndComments() {
    while let byte = peek() {
      // A # that stands alone; a ; after it would be the end of a line in the printed script, so it counts as one.
      let isAlone =
        Self.isBlankOrEnd(position > 0 ? bytes[position - 1] : nil)
        && (Self.isBlankOrEnd(peek(1)) || peek(1) == UInt8(ascii: ";"))
      if byte == UInt8(ascii: "#"), isAtInstructionStart || isAlone {
        while let remaining = peek(), remaining != UInt8(ascii: "\n") { advance() }
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
        advance()
      } else {
        return
      }
    }
  }

  private static func isBlankOrEnd(_ byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\n")
  }

  private mutating func scan() throws(GestureScriptError) -> ScriptToken.Kind {
    guard let byte = peek() else { return .end }
    if isOtherQuote { throw otherQuote() }
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: ";"):
      advance()
      return .separator
    case UInt8(ascii: "\""):
      try scanString()
      return .string
    case UInt8(ascii: "/") where beginsPattern():
      return .pattern
    case _ where Self.isDigit(byte) || (byte == UInt8(ascii: "-") && Self.isDigit(peek(1))):
      scanNumber()
      return .number
    case _ where Self.isLetter(byte):
      while let next = peek(), Self.isLetter(next) || Self.isDigit(next) || Self.joinsWords(next) { advance() }
      return .word
    case 0..<0x20, 0x7f:
      throw GestureScriptError("a control character (0x\(String(byte, radix: 16))) has no place in a script", at: here)
    default:
      advance()
      return .symbol(byte)
    }
  }

  /// Whether a quotation mark other than `"` stands here: curly, low, or a single one.
  private var isOtherQuote: Bool {
    if peek() == UInt8(ascii: "'") { return true }
    return peek() == 0xE2 && peek(1) == 0x80 && peek(2).map { (0x98...0x9F).contains($0) } == true
  }

  /// What to write instead: the line with straight quotes.
  private func otherQuote() -> GestureScriptError {
    let start = bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let mended = Self.quotedStraight(Array(String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars))
    var hint = "use straight quotes: \(ScriptParser.shortened(mended, to: 100))"
    if MeantScript.isScript(mended) {
      let key = try? GestureScript(parsing: mended).actions.first?.meantKey
      if let key { hint = "a key stands without quotation marks: \(key)" }
    } else if let meant = MeantScript.of(mended) {
      hint = meant.hint
    }
    return GestureScriptError("texts and names stand in straight quotation marks, \"", at: here, hint: hint)
  }

  /// A line with straight quotes; what stands between two letters is an apostrophe and stays.
  private static func quotedStraight(_ line: [Unicode.Scalar]) -> String {
    var mended = String.UnicodeScalarView()
    for (index, scalar) in line.enumerated() {
      let isOther = scalar == "'" || (0x2018...0x201F).contains(scalar.value)
      let isApostrophe =
        (scalar == "'" || scalar == "\u{2019}") && index > 0 && line[index - 1].properties.isAlphabetic
        && index + 1 < line.count && line[index + 1].properties.isAlphabetic
      mended.append(isOther && !isApostrophe ? "\"" : scalar)
    }
    return String(mended)
  }

  /// Steps over a pattern, if one begins here and is closed on its line.
  private mutating func beginsPattern() -> Bool {
    guard Self.isBlankOrEnd(position > 0 ? bytes[position - 1] : nil) else { return false }
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "/"), bytes[end] != UInt8(ascii: "\n") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end > position + 1, end < bytes.count, bytes[end] == UInt8(ascii: "/") else { return false }
    while position <= end { advance() }
    return true
  }

  private mutating func scanNumber() {
    advance()
    while let byte = peek(), Self.isDigit(byte) { advance() }
    guard peek() == UInt8(ascii: "."), Self.isDigit(peek(1)) else { return }
    advance()
    while let byte = peek(), Self.isDigit(byte) { advance() }
  }

  private mutating func scanString() throws(GestureScriptError) {
    let (start, first) = (here, position)
    advance()
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\"") {
        advance()
        return
      }
      if byte == UInt8(ascii: "\\") { advance() }
      if peek() != UInt8(ascii: "\n") { advance() }
    }
    // The mark that does not close it may stand in an earlier text of the line, which ends at the wrong mark then.
    let line = bytes[..<first].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let hasOther =
      (line..<position).contains { index in
        bytes[index] == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x80
          && (0x98...0x9F).contains(bytes[index + 2])
      } || bytes[position - 1] == UInt8(ascii: "'")
    throw GestureScriptError(
      "the text in quotation marks does not end on its line", at: start,
      hint: hasOther ? otherQuote().hint : "close it with \"")
  }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= 0x30 && byte <= 0x39
  }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte >= 0x80
  }
  private static func joinsWords(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }
}
