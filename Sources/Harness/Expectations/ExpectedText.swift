import Gestures

/// A text that something has to have: to the letter, or as a pattern.
enum ExpectedText: Hashable, Sendable {
  /// These characters.
  case text(String)
  /// What a regular expression matches.
  case pattern(String)

  /// Reads `"…"` or `/…/`.
  init(_ parser: inout ScriptParser, _ what: String) throws(GestureScriptError) {
    guard parser.token.kind == .pattern else {
      guard parser.token.kind != .symbol(UInt8(ascii: "/")) else {
        throw GestureScriptError(
          "the pattern that begins here is not closed on its line", at: parser.token.location,
          hint: #"close it with /, and write \/ for a slash in it"#)
      }
      guard parser.token.kind != .symbol(UInt8(ascii: ":")) else {
        var error = parser.unexpected("\(what), or /a pattern/,")
        error.hint = "leave ':' out"
        throw error
      }
      self = .text(try parser.string("\(what), or /a pattern/,").value)
      return
    }
    let pattern = String(parser.text(parser.token).dropFirst().dropLast()).replacing("\\/", with: "/")
    guard PatternSearch.isPattern(pattern) else {
      throw GestureScriptError(
        "/\(pattern)/ is not a regular expression", at: parser.token.location,
        hint: "what is meant as it is stands after \\ where it is one of . * + ? ( ) [ ] { } ^ $ |")
    }
    parser.advance()
    self = .pattern(pattern)
  }

  /// Whether `text` is that, from its first to its last character; a pattern may match a part.
  func matches(_ text: String) -> Bool {
    switch self {
    case .text(let expected): text == expected
    case .pattern(let pattern): PatternSearch.finds(pattern, in: text)
    }
  }

  /// Whether an utterance says that: the whole of it, parts of it between its full stops, or parts that it was put
  /// together of, one after the other.
  func isSaid(in utterance: String, of parts: [String] = []) -> Bool {
    guard case .text(let expected) = self else { return matches(utterance) }
    let wanted = Self.withoutStop(expected)
    guard !wanted.isEmpty else { return false }
    if Self.isRun(wanted, of: parts) { return true }
    var rest = utterance[...]
    while let range = rest.firstRange(of: wanted) {
      if Self.isEnd(utterance[..<range.lowerBound]), Self.isBeginning(utterance[range.upperBound...]) { return true }
      rest = rest[utterance.index(after: range.lowerBound)...]
    }
    return false
  }

  /// Whether a text is parts that follow each other; the reader's own stop at the end of the last one does not count.
  private static func isRun(_ wanted: Substring, of parts: [String]) -> Bool {
    for first in parts.indices {
      var rest = wanted
      for part in parts[first...] {
        let part = withoutStop(part)
        guard rest.hasPrefix(part) else { break }
        rest = rest.dropFirst(part.count)
        if rest.isEmpty { return true }
        while let next = rest.first, next == " " || ends.contains(next) { rest.removeFirst() }
      }
    }
    return false
  }

  /// What ends a part of an utterance.
  private static let ends: Set<Character> = [".", "!", "?", ",", ";", "。"]

  /// Whether a part ends, or none has begun, where this text does.
  private static func isEnd(_ text: Substring) -> Bool {
    guard let last = text.last else { return true }
    if last == "。" { return true }
    return last == " " && text.dropLast().last.map(ends.contains) == true
  }

  /// Whether a part is over where this text begins.
  private static func isBeginning(_ text: Substring) -> Bool {
    guard let first = text.first else { return true }
    guard ends.contains(first) else { return false }
    let next = text.dropFirst().first
    return first == "。" || next == nil || next == " "
  }

  private static func withoutStop(_ text: String) -> Substring { text.hasSuffix(".") ? text.dropLast() : text[...] }

  /// Why it is not known whether a text is that; nil where it is.
  var doubt: String? {
    guard case .pattern(let pattern) = self, PatternSearch.isGivenUp(pattern) else { return nil }
    return "/\(pattern)/ was given up after \(PatternSearch.greatestTime) s: repetitions stand in repetitions"
  }

  /// Those of `texts` that are most like what is expected.
  func nearest(among texts: [String]) -> String? {
    let expected: String
    switch self {
    case .text(let text): expected = text
    case .pattern(let pattern): expected = Self.letters(of: pattern)
    }
    let lowered = expected.lowercased()
    let near =
      texts.last { $0.lowercased().contains(lowered) }
      ?? Spelling.nearest(to: expected, among: texts.reversed(), limit: 1).first
      ?? texts.last { text in
        let parts = text.split(whereSeparator: Self.ends.contains).map { $0.trimming(" ") }
        return !Spelling.nearest(to: expected, among: parts, limit: 1).isEmpty
      }
      ?? texts.last { text in Self.runs(of: expected, in: text).contains { Spelling.isNear($0, expected) } }
      ?? Self.leastDifferent(from: expected, among: texts)
    return near.map { "“\($0)”" }
  }
}

extension ExpectedText {
  /// What of a pattern stands for itself: its letters, digits and blanks.
  private static func letters(of pattern: String) -> String {
    String(pattern.map { $0.isLetter || $0.isNumber ? $0 : " " }).split(separator: " ").joined(separator: " ")
  }

  /// The text with words that differ least from those expected, the latest of several.
  private static func leastDifferent(from expected: String, among texts: [String]) -> String? {
    var least: (distance: Int, text: String)?
    for text in texts.suffix(Self.mostCompared).reversed() {
      let distance = (runs(of: expected, in: text) + [text]).map { Spelling.distance($0, expected) }.min() ?? .max
      if distance < least?.distance ?? .max { least = (distance, text) }
    }
    return least?.text
  }

  /// How many texts are compared letter by letter.
  private static let mostCompared = 100

  /// As many words of an utterance as are expected, from each of its words on: some readers part nothing by signs.
  private static func runs(of expected: String, in text: String) -> [String] {
    let words = text.split(separator: " ")
    let count = expected.split(separator: " ").count
    guard count > 0, count < words.count else { return [] }
    return (0...(words.count - count)).map { words[$0..<($0 + count)].joined(separator: " ") }
  }
}

extension Substring {
  fileprivate func trimming(_ blank: Character) -> String {
    var text = self
    while text.first == blank { text.removeFirst() }
    while text.last == blank { text.removeLast() }
    return String(text)
  }
}
