import InputEvents

/// Reads instructions from tokens: recursive descent without recursion, one function a kind of instruction.
package struct ScriptParser {
  private let bytes: [UInt8]
  private let tokens: [ScriptToken]
  private var index = 0
  /// Whether an instruction that is wrong is looked at for what is meant by it.
  private let leadsOn: Bool

  init(_ bytes: [UInt8], firstLine: Int = 1, leadsOn: Bool = true) throws(GestureScriptError) {
    if let offset = Self.firstInvalidUTF8(bytes) {
      let before = bytes[..<offset]
      let line = before.count { $0 == UInt8(ascii: "\n") } + firstLine
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = bytes[start..<offset].count { $0 & 0xc0 != 0x80 } + 1
      throw GestureScriptError(
        "byte 0x\(String(bytes[offset], radix: 16)) is not UTF-8", at: ScriptLocation(line: line, column: column))
    }
    self.bytes = bytes
    self.leadsOn = leadsOn
    tokens = try ScriptLexer.tokens(of: bytes, firstLine: firstLine)
  }

  /// Reads a part of a script that was kept as it is written; of one line.
  package init(_ part: Located<String>) throws(GestureScriptError) {
    bytes = Array(part.value.utf8)
    leadsOn = false
    let start = part.location ?? ScriptLocation(line: 1, column: 1)
    var tokens = try ScriptLexer.tokens(of: bytes, isPart: true)
    for index in tokens.indices {
      tokens[index].location.line = start.line
      tokens[index].location.column += start.column - 1
    }
    self.tokens = tokens
  }

  /// All instructions of the text.
  mutating func script() throws(GestureScriptError) -> [Located<ScriptAction>] {
    var instructions: [Located<ScriptAction>] = []
    while true {
      while token.kind == .separator { advance() }
      if token.kind == .end { return instructions }
      guard instructions.count < GestureScript.greatestCount else {
        throw GestureScriptError("a script has at most \(GestureScript.greatestCount) instructions", at: token.location)
      }
      let start = index
      do throws(GestureScriptError) {
        let action = try instruction()
        guard token.endsInstruction else { throw unexpected("the end of the instruction (';' or a new line)") }
        if let extra = unreadToken(from: start) {
          index = extra
          throw unexpected("'in' or the end of the instruction (';' or a new line)")
        }
        instructions.append(Located(action, at: tokens[start].location))
      } catch {
        throw leading(error, from: start)
      }
    }
  }

  /// The error with what is meant by the instruction, where that is plain.
  private func leading(_ error: GestureScriptError, from start: Int) -> GestureScriptError {
    guard leadsOn, let end = tokens[start...].firstIndex(where: \.endsInstruction), end > start,
      let meant = MeantScript.of(text(from: tokens[start], to: tokens[end - 1]))
    else { return error }
    var error = error
    error.hint = meant.hint
    return error
  }

  /// What stands after a name or an id and cannot belong to it, if it is plain what is meant by it; the harness finds all
  /// else that a selector or an expectation should not have.
  private func unreadToken(from start: Int) -> Int? {
    let end = index
    let isClaim = ["expect", "wait"].contains(text(tokens[start]))
    for next in start + 1..<max(end, start + 1) {
      let (last, token) = (tokens[next - 1], tokens[next])
      let isJoint = [UInt8(ascii: "&"), UInt8(ascii: "|")].contains { token.kind == .symbol($0) }
      let endsPlace =
        last.kind == .string || next > start + 2 && tokens[next - 2].kind == .symbol(UInt8(ascii: "#"))
        || ["next", "previous"].contains(text(last)) && text(tokens[start]) == "reader"
      let isApart = last.range.upperBound < token.range.lowerBound || last.kind == .string
      guard endsPlace, isApart, isJoint || !isClaim && isExtra(token) else { continue }
      let written = text(from: tokens[start], to: tokens[end - 1])
      return !leadsOn || MeantScript.of(written) != nil ? next : nil
    }
    return nil
  }

  /// Whether it says how often or how long, or begins another instruction.
  private func isExtra(_ token: ScriptToken) -> Bool {
    switch token.kind {
    case .number: return true
    case .symbol(let symbol): return symbol == UInt8(ascii: ",")
    case .word:
      let word = text(token)
      return Self.beginnings.contains(word) && word != "hold" && word != "release"
        || ["once", "twice", "thrice", "three", "four", "five", "then"].contains(word)
        || word.utf8.first == UInt8(ascii: "x") && word.count < 4
    default: return false
    }
  }

  // MARK: - Tokens

  package var token: ScriptToken { tokens[min(index, tokens.count - 1)] }
  package func token(after distance: Int) -> ScriptToken { tokens[min(index + distance, tokens.count - 1)] }
  package mutating func advance() { if index < tokens.count - 1 { index += 1 } }
  package func text(_ token: ScriptToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }
  package func text(from first: ScriptToken, to last: ScriptToken) -> String {
    String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  /// The word that stands here, or nil.
  package var word: String? { token.kind == .word ? text(token) : nil }
  package func word(after distance: Int) -> String? {
    let next = token(after: distance)
    return next.kind == .word ? text(next) : nil
  }

  /// Steps over `expected` if it stands here.
  package mutating func take(_ expected: String) -> Bool {
    guard word == expected else { return false }
    advance()
    return true
  }

  package mutating func take(_ symbol: UInt8) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    advance()
    return true
  }

  // MARK: - Errors

  /// An error that says what stands here instead of `expected`.
  package func unexpected(_ expected: String, among candidates: [String] = []) -> GestureScriptError {
    let found: String
    switch token.kind {
    case .end: found = "the end of the script"
    case .separator: found = "the end of the instruction"
    default: found = "'\(Self.shortened(text(token)))'"
    }
    var hint: String?
    if let word, let near = NearestSpelling.of(word, among: candidates) { hint = "did you mean '\(near)'?" }
    return GestureScriptError("expected \(expected), found \(found)", at: token.location, hint: hint)
  }

  static func shortened(_ text: String, to count: Int = 40) -> String {
    text.unicodeScalars.count <= count
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(count))) + "…"
  }

  private static func firstInvalidUTF8(_ bytes: [UInt8]) -> Int? {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return min(offset, bytes.count - 1)
      }
    }
  }
}
