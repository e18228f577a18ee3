import Geometry
import InputEvents
import SafeText

extension ScriptParser {
  /// The longest gesture, in µs: a minute.
  static let greatestGesture: Int64 = 60_000_000
  /// The longest wait, in µs: a day.
  static let greatestWait: Int64 = 86_400_000_000
  /// Words that begin a phrase, and so end a selector.
  static let phraseWords: Set = ["from", "to", "via", "and", "at", "by", "for", "with", "then", "hold", "release"]

  package mutating func number(_ what: String) throws(GestureScriptError) -> Double {
    guard token.kind == .number else { throw unexpected(what) }
    let spelling = text(token)
    guard let value = ScriptNumber.parse(spelling.utf8) else {
      throw GestureScriptError(
        "'\(Self.shortened(spelling))' has too many digits: at most nine before the point and six after it",
        at: token.location)
    }
    advance()
    return value
  }

  package mutating func number(_ what: String, in range: ClosedRange<Double>) throws(GestureScriptError) -> Double {
    let location = token.location
    let value = try number(what)
    guard range.contains(value) else {
      throw GestureScriptError(
        "expected \(what) from \(ScriptNumber.text(range.lowerBound)) to \(ScriptNumber.text(range.upperBound)), "
          + "found \(ScriptNumber.text(value))", at: location)
    }
    return value
  }

  /// A duration in µs, from 1 to `greatest`.
  mutating func duration(atMost greatest: Int64 = greatestGesture) throws(GestureScriptError) -> Int64 {
    let location = token.location
    let value = try number("a duration such as 180ms")
    let factor: Double
    switch word {
    case "us", "µs", "μs": factor = 1
    case "ms": factor = 1000
    case "s": factor = 1_000_000
    case "min": factor = 60_000_000
    default:
      var error = unexpected("a unit of time: us, ms, s or min", among: ["us", "ms"])
      let names = [
        "m": "min", "minute": "min", "minutes": "min", "mins": "min", "sec": "s", "secs": "s", "second": "s",
        "seconds": "s", "msec": "ms", "millis": "ms", "milliseconds": "ms",
      ]
      if let name = word.flatMap({ names[$0.lowercased()] }) {
        error.hint = "write \(ScriptNumber.text(value))\(name)"
      } else if let word, ["h", "hour", "hours", "hr"].contains(word.lowercased()) {
        error.hint = "write \(ScriptNumber.text(value * 60))min"
      }
      if token.endsInstruction { error.hint = "write \(ScriptNumber.text(value))\(value < 20 ? "s" : "ms")" }
      throw error
    }
    advance()
    guard let duration = Int64(exactly: (value * factor).rounded()), duration >= 1, duration <= greatest else {
      throw GestureScriptError(
        "a duration here is more than nothing and at most \(ScriptNumber.duration(greatest))", at: location)
    }
    return duration
  }

  /// What to do about a word where a text is meant: one in front of a text is too many.
  private var wordHint: String {
    guard let word, token(after: 1).kind == .string else { return "write \"\(Self.shortened(remainder))\"" }
    if word == "into" { return "tap what is typed into before: tap \"Name\"; type \"Ann\"" }
    return "leave out '\(Self.shortened(word))'"
  }

  package mutating func string(_ what: String) throws(GestureScriptError) -> Located<String> {
    guard token.kind == .string else {
      var error = unexpected("\(what) in quotation marks")
      if token.kind == .word { error.hint = wordHint }
      throw error
    }
    let location = token.location
    let written = Array(text(token).utf8.dropFirst().dropLast())
    let result: String
    do throws(ScriptText.Problem) {
      result = try ScriptText.read(written[...])
    } catch {
      let before = 1 + written.prefix(error.offset).count { $0 & 0xc0 != 0x80 }
      throw GestureScriptError(
        error.message, at: ScriptLocation(line: location.line, column: location.column + before), hint: error.hint)
    }
    guard result.utf8.count <= 10_000 else {
      throw GestureScriptError("\(what) has at most 10000 bytes", at: location)
    }
    advance()
    return Located(result, at: location)
  }

  mutating func direction() throws(GestureScriptError) -> SwipeDirection {
    let names = SwipeDirection.allCases.map(\.rawValue)
    guard let word, let direction = SwipeDirection(rawValue: word) else {
      throw unexpected("a direction: up, down, left or right", among: names)
    }
    advance()
    return direction
  }

  /// What is expected, as it is written: up to `within` and a number, or to the end of the instruction.
  mutating func expectation(isAwaited: Bool) throws(GestureScriptError) -> ScriptExpectation {
    try checkTime()
    let first = token
    var last: ScriptToken?
    if first.kind == .symbol(UInt8(ascii: "#")) {
      let second = token(after: 1)
      guard first.range.upperBound == second.range.lowerBound, !second.endsInstruction else {
        throw GestureScriptError("expected an id after '#'", at: first.location)
      }
    }
    while !token.endsInstruction, word != "within" || token(after: 1).kind != .number {
      last = token
      advance()
    }
    guard let last else { throw unexpected("what is to be so, such as said \"Large\" or button \"Send\" enabled") }
    let claim = Located(text(from: first, to: last), at: first.location)
    guard claim.value.utf8.count <= 1000 else {
      throw GestureScriptError("an expectation has at most 1000 bytes", at: first.location)
    }
    let patience = take("within") ? try duration(atMost: Self.greatestWait) : nil
    return ScriptExpectation(claim, patience: patience, isAwaited: isAwaited)
  }

  // MARK: - Places

  /// Whether a place can stand here.
  var isPlace: Bool {
    switch token.kind {
    case .end, .separator: false
    case .symbol(UInt8(ascii: ",")): Phrase(rawValue: word(after: 1) ?? "") == nil
    case .word: !isPhrase
    default: true
    }
  }

  /// Whether a phrase of the instruction begins here; `in` does when a duration follows, else it belongs to a selector.
  private var isPhrase: Bool {
    guard let word else { return false }
    return Self.phraseWords.contains(word) || (word == "in" && token(after: 1).kind == .number)
  }

  mutating func place() throws(GestureScriptError) -> Place {
    if token.kind == .number { return .point(try point()) }
    if token.kind == .symbol(UInt8(ascii: "@")), token(after: 1).kind == .number {
      advance()
      return .point(try point())
    }
    if token.kind == .symbol(UInt8(ascii: "(")) || token.kind == .symbol(UInt8(ascii: "[")),
      token(after: 1).kind == .number, token(after: 2).kind == .symbol(UInt8(ascii: ",")),
      token(after: 3).kind == .number
    {
      throw GestureScriptError(
        "a place stands without brackets", at: token.location,
        hint: "write \(text(from: token(after: 1), to: token(after: 3)))")
    }
    guard isPlace else { throw unexpected("a place: x,y in points, or a selector such as button \"Send\"") }
    let first = token
    var last = token
    if first.kind == .symbol(UInt8(ascii: "#")) {
      let second = token(after: 1)
      guard first.range.upperBound == second.range.lowerBound, !second.endsInstruction else {
        throw GestureScriptError("expected an id after '#'", at: first.location)
      }
    }
    // In an id, which ends at a blank, the words of phrases are words like any others: `#to`, `#draft/from`.
    var isInID = false
    while isPlace || (isInID && token.kind == .word && token.range.lowerBound == last.range.upperBound) {
      isInID =
        token.kind == .symbol(UInt8(ascii: "#")) || (isInID && token.range.lowerBound == last.range.upperBound)
      last = token
      advance()
    }
    let text = text(from: first, to: last)
    guard text.utf8.count <= 1000 else {
      throw GestureScriptError("a selector has at most 1000 bytes", at: first.location)
    }
    return .selector(Located(text, at: first.location))
  }

  private mutating func point() throws(GestureScriptError) -> Point {
    let x = try number("the x of a place")
    if token.kind == .symbol(UInt8(ascii: "%")) {
      throw GestureScriptError(
        "a place is in points from the top left corner of the screen, and not in percent", at: token.location,
        hint: "for example 196,426 is in the middle of a screen of 393x852")
    }
    try checkIsPoint()
    guard take(UInt8(ascii: ",")) else {
      var error = unexpected("',' and the y of the place")
      if token.kind == .number { error.hint = "write \(ScriptNumber.text(x)),\(text(token))" }
      throw error
    }
    let y = try number("the y of a place")
    try checkIsPoint()
    return Point(x: x, y: y)
  }

  /// Places are points, and have no unit.
  private func checkIsPoint() throws(GestureScriptError) {
    guard let word, ["px", "pt", "dp"].contains(word) else { return }
    throw GestureScriptError(
      "a place is in points of the screen, without a unit", at: token.location, hint: "leave “\(word)” out")
  }

  // MARK: - Keys

  /// Keys joined by `+`.
  mutating func chord() throws(GestureScriptError) -> KeyChord {
    var keys = [try key()]
    while take(UInt8(ascii: "+")) {
      guard keys.count < 10 else { throw unexpected("at most ten keys in a chord") }
      keys.append(try key())
    }
    return KeyChord(keys)
  }

  /// A key's name: one word, or digits and letters without a blank between them.
  private mutating func key() throws(GestureScriptError) -> KeyCode {
    guard token.kind == .word || token.kind == .number else { throw unexpected("the name of a key") }
    let first = token
    var last = token
    while token(after: 1).kind == .word, token(after: 1).range.lowerBound == token.range.upperBound {
      advance()
      last = token
    }
    let name = text(from: first, to: last)
    guard let key = KeyName.code(name) else {
      let chord = name.split(separator: "-").map(String.init)
      let isChord = chord.count > 1 && chord.allSatisfy { KeyName.code($0) != nil }
      let elsewhere = KeyName.elsewhere[name.lowercased().filter(\.isLetter)]
      let near =
        isChord ? chord.joined(separator: "+") : elsewhere ?? NearestSpelling.of(name, among: KeyName.candidates)
      throw GestureScriptError(
        "unknown key '\(Self.shortened(name))'", at: first.location,
        hint: near.map { "did you mean '\($0)'?" } ?? "keys are named as in the kernel, without KEY_")
    }
    advance()
    return key
  }
}
