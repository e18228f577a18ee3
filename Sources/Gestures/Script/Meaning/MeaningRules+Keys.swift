extension MeaningRules {
  /// `press tab tab`: several keys one after the other.
  @Sendable static func keys(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    guard reader.take("press"), instruction.pieces.count > 2 else { return nil }
    var keys: [String] = []
    while let key = reader.word() { keys.append(key) }
    guard reader.isAtEnd, keys.allSatisfy({ KeyName.code($0) != nil && !isModifier($0) }) else { return nil }
    return MeantScript(keys.map { "press \($0)" }.joined(separator: "; "))
  }

  /// `press ctrl s`: keys that are pressed together.
  @Sendable static func chords(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    guard reader.take("press") else { return nil }
    var keys: [String] = []
    while let key = reader.string().map(unquoted) ?? reader.word() {
      keys.append(key)
      _ = reader.takeSymbol("+") || reader.take("and")
    }
    guard reader.isAtEnd, keys.count > 1, keys.allSatisfy({ KeyName.code($0) != nil }),
      keys.dropLast().allSatisfy(isModifier)
    else { return nil }
    return MeantScript("press \(keys.joined(separator: "+"))")
  }

  /// `press "Enter" twice`: a key in quotation marks, in which a name stands.
  @Sendable static func quotedKeys(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    guard reader.take("press"), let text = reader.string().map(unquoted), !reader.isAtEnd,
      let key = ScriptAction.pressedKey(text)
    else { return nil }
    return MeantScript.mended("\(key) \(reader.remainder)", depth: depth).map { MeantScript($0) }
  }

  /// `type "Hi" in "To"`, `fill "To" with "Hi"`: a text and the field that it is typed into.
  @Sendable static func typing(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    guard let verb = reader.take(["type", "enter", "input", "write", "fill", "set"]) else { return nil }
    _ = reader.take("in")
    // A field is set to a text, and a text is typed to a field.
    let words: Set = verb == "set" ? ["in", "into", "on", "at"] : ["in", "into", "on", "to", "at"]
    if let text = reader.string(), reader.take(words) != nil {
      _ = reader.take("the")
      guard let place = reader.place(), reader.isAtEnd else { return nil }
      return MeantScript("tap \(place); type \(text)")
    }
    reader = InstructionReader(instruction)
    _ = reader.word()
    _ = reader.take("in")
    guard let place = reader.place(), reader.take(["with", "to"]) != nil, let text = reader.string(), reader.isAtEnd
    else { return nil }
    return MeantScript("tap \(place); type \(text)")
  }

  private static func unquoted(_ text: String) -> String { String(text.dropFirst().dropLast()) }

  private static func isModifier(_ name: String) -> Bool {
    let modifiers: Set = [
      "shift", "ctrl", "control", "alt", "option", "opt", "cmd", "command", "win", "super", "meta",
    ]
    return modifiers.contains(name.lowercased())
  }
}

extension ScriptAction {
  /// The instruction that presses a key, by a text that should have been its name: `Enter`, `ctrl+s`.
  static func pressedKey(_ text: String) -> String? {
    guard !text.isEmpty, text.utf8.count < 40, !text.contains(where: { "; \n\"#".contains($0) }),
      let script = try? GestureScript(parsing: "press \(text)"), script.instructions.count == 1,
      case .press? = script.actions.first
    else { return nil }
    return "press \(text.lowercased())"
  }

  /// The instruction for the key that a long press is for if nothing has the name: `press "Enter"` where `press enter` is meant.
  package var meantKey: String? {
    guard case .longPress(.selector(let selector)?, fingers: 1, duration: nil) = self,
      selector.value.utf8.count > 2, selector.value.hasPrefix("\""), selector.value.hasSuffix("\"")
    else { return nil }
    return Self.pressedKey(String(selector.value.dropFirst().dropLast()))
  }
}
