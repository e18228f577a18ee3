/// What people write who know other tools, or English, and what a script says instead.
extension ScriptParser {
  /// First words that begin no instruction, and what to do instead of each.
  private static let habits: [String: String] = {
    let words: [(instead: String, of: [String])] = [
      ("tap", ["touch", "push", "hit", "select", "choose", "activate", "pick"]),
      ("double tap", ["doubletap", "double-tap"]),
      ("long press", ["longpress", "long-press", "longtap", "long-tap"]),
      ("double click", ["doubleclick", "double-click"]),
      ("right click", ["rightclick", "right-click"]),
      ("drag", ["pan", "slide", "pull"]),
      ("move to", ["hover", "mouseover"]),
      ("tap 120,300 with 2 fingers", ["two", "two-finger"]),
      ("pinch", ["zoom", "spread"]),
      ("press", ["key", "keypress", "keystroke"]),
      ("press escape", ["back", "escape", "cancel"]),
      ("type", ["enter", "input", "write", "fill"]),
      ("turn crown", ["crown"]),
      ("turn dial", ["dial"]),
      ("turn screen", ["orientation", "landscape", "portrait"]),
      ("reader", ["voiceover", "talkback", "screenreader"]),
      ("wait", ["sleep", "pause", "delay"]),
      ("wait for", ["await", "waitfor", "until"]),
      ("expect", ["assert", "check", "verify", "should", "ensure"]),
      ("expect said", ["said", "hear", "heard"]),
    ]
    var hints: [String: String] = [:]
    for (instead, habits) in words { for habit in habits { hints[habit] = "write '\(instead)'" } }
    hints["help"] = "`detent help run` lists what a script may say"
    for word in ["quit", "exit", "bye"] { hints[word] = "a script ends with its last line; Ctrl+D ends what is typed" }
    return hints
  }()

  /// Words that begin an instruction, here or elsewhere.
  static let beginnings = Set(verbs).union(otherVerbs.keys)

  /// Words that begin an instruction elsewhere, and what begins it here.
  static let otherVerbs = habits.compactMapValues { hint -> String? in
    let verb = hint.dropFirst("write '".count).dropLast()
    return hint.hasPrefix("write '") && verb.utf8.allSatisfy { $0 < 0x30 || $0 > 0x39 } ? String(verb) : nil
  }

  /// What to write instead of the word that stands here, where an instruction should begin.
  var insteadOfVerb: String? { word.flatMap { Self.habits[$0.lowercased()] } }

  /// What stands from here to the end of the instruction.
  package var remainder: String {
    var last: ScriptToken?
    var distance = 0
    while !token(after: distance).endsInstruction {
      last = token(after: distance)
      distance += 1
    }
    return last.map { text(from: token, to: $0) } ?? ""
  }

  /// An error that says which word is missing here: `write focus on button "Send"`.
  ///
  /// - Parameter words: What stands before it, with the missing word.
  package func missing(_ what: String, _ words: String) -> GestureScriptError {
    var error = unexpected(what)
    guard !token.endsInstruction else { return error }
    guard word == "is" || token.kind == .symbol(UInt8(ascii: "=")) else {
      error.hint = "write \(words) \(Self.shortened(remainder))"
      return error
    }
    // What is set to something is named before that.
    var other = self
    other.advance()
    let remaining = Self.shortened(other.remainder)
    error.hint = words.hasSuffix(" of") ? "write \(words) \"Name\" is \(remaining)" : "write \(words) \(remaining)"
    return error
  }

  /// A place stands right after its verb, without the prepositions of English.
  func checkPlaceStandsAlone() throws(GestureScriptError) {
    guard let word, ["on", "at", "the"].contains(word), !token(after: 1).endsInstruction else { return }
    var other = self
    other.advance()
    throw GestureScriptError(
      "a place stands right after its verb, without '\(word)'", at: token.location,
      hint: "write \(Self.shortened(other.remainder))")
  }

  /// A time at the end of an expectation stands after `within`.
  func checkTime() throws(GestureScriptError) {
    var ahead = self
    var isAfterText = false
    while !ahead.token.endsInstruction {
      if let word = ahead.word, ["in", "after", "for", "until"].contains(word), ahead.token(after: 1).kind == .number,
        let unit = ahead.word(after: 2), ["us", "µs", "μs", "ms", "s"].contains(unit),
        ahead.token(after: 3).endsInstruction
      {
        let location = ahead.token.location
        ahead.advance()
        throw GestureScriptError(
          "the time that an expectation may take stands after 'within', not '\(word)'", at: location,
          hint: "write within \(ahead.remainder)")
      }
      if isAfterText, ahead.token.kind == .number, let unit = ahead.word(after: 1), ["ms", "s"].contains(unit),
        ahead.token(after: 2).endsInstruction
      {
        throw GestureScriptError(
          "the time that an expectation may take stands after 'within'", at: ahead.token.location,
          hint: "write within \(ahead.remainder)")
      }
      isAfterText =
        ahead.token.kind == .string
        || ["enabled", "disabled", "selected", "visible", "absent", "reachable"].contains(ahead.word)
      ahead.advance()
    }
  }
}
