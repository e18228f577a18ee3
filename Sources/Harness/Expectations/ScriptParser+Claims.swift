import Gestures

/// What claims have in common.
extension ScriptParser {
  /// A selector, up to one of these words or the end; the words of an id are part of it.
  mutating func selector(
    until words: Set<String> = [], _ what: String = "what is meant, such as button \"Send\""
  ) throws(GestureScriptError) -> Selector {
    let first = token
    var last: ScriptToken?
    var isInID = false
    while !token.endsInstruction {
      let isGlued = token.range.lowerBound == last?.range.upperBound
      isInID = token.kind == .symbol(UInt8(ascii: "#")) || isInID && isGlued
      if !isInID, let word, words.contains(word) { break }
      last = token
      advance()
    }
    guard let last else { throw unexpected(what) }
    return try Self.selector(Located(text(from: first, to: last), at: first.location))
  }

  /// The selector that a part of a script spells.
  static func selector(_ written: Located<String>) throws(GestureScriptError) -> Selector {
    do throws(SelectorError) {
      return try Selector(parsing: written.value)
    } catch {
      var location = written.location ?? ScriptLocation(line: 1, column: 1)
      if case .syntax(let column) = error.kind {
        location.column += written.value.utf8.prefix(column - 1).count { $0 & 0xc0 != 0x80 }
      }
      throw GestureScriptError(error.message, at: location, hint: error.hint)
    }
  }
}
