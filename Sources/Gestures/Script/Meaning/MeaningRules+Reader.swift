extension MeaningRules {
  /// `reader swipe right`, `reader double tap "A"`: a gesture of the reader, which scripts call by what it is for.
  @Sendable static func readerGestures(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    guard reader.take("reader") else { return nil }
    let isSwipe = reader.take(["swipe", "flick", "go", "move"]) != nil
    if let direction = reader.direction() ?? way(&reader), reader.isAtEnd {
      switch direction {
      case .right: return MeantScript("reader next")
      case .left: return MeantScript("reader previous")
      case .up:
        return MeantScript([("reader rotor up", nil), ("reader increment", "of what has a value")])
      case .down:
        return MeantScript([("reader rotor down", nil), ("reader decrement", "of what has a value")])
      }
    }
    if !isSwipe, reader.take("rotate") || reader.take("turn"), reader.isAtEnd {
      return MeantScript("reader rotor next")
    }
    return nil
  }

  private static func way(_ reader: inout InstructionReader) -> SwipeDirection? {
    if reader.take(["forward", "forwards"]) != nil { return .right }
    return reader.take(["backward", "backwards", "prev", "before"]) != nil ? .left : nil
  }

  /// `reader "A"`, `reader tap "A"`, `reader headings`, `reader back`.
  @Sendable static func reader(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    guard reader.take("reader") else { return nil }
    let start = reader
    _ = reader.take(["double", "single"])
    if reader.take(["tap", "click", "press", "select", "open", "enter", "activate", "choose", "doubletap"]) != nil {
      if reader.isAtEnd { return MeantScript("reader activate") }
      _ = reader.take(["on", "the", "at"])
      guard let place = reader.place(), reader.isAtEnd else { return nil }
      return MeantScript("reader focus \(place); reader activate")
    }
    reader = start
    if reader.take(["back", "dismiss", "close", "scrub", "cancel", "leave"]) != nil, reader.isAtEnd {
      return MeantScript("reader escape")
    }
    reader = start
    if let choice = reader.take(["headings", "links", "controls", "words", "characters", "values", "actions"]),
      reader.isAtEnd
    {
      return MeantScript("reader rotor \(choice)")
    }
    reader = start
    if let verb = reader.take(["raise", "increase", "lower", "decrease"]), reader.isAtEnd {
      return MeantScript("reader \(["raise", "increase"].contains(verb) ? "increment" : "decrement")")
    }
    reader = start
    _ = reader.take(["go", "move", "jump", "read", "focus", "next", "find", "touch", "at"])
    _ = reader.take(["to", "on"])
    _ = reader.take("the")
    guard let place = reader.place(), reader.isAtEnd else { return nil }
    return MeantScript("reader focus \(place)")
  }
}
