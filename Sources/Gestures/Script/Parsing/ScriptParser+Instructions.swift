extension ScriptParser {
  /// Words that begin an instruction.
  static let verbs =
    ["tap", "double", "triple", "press", "long", "swipe", "drag"] + TouchInstruction.kinds.map { $0.verb } + [
      "turn", "type", "resize", "hold", "release", "move", "look", "click", "right", "middle", "scroll", "reader",
      "wait", "mark", "expect",
    ]

  /// One instruction, without what ends it.
  mutating func instruction() throws(GestureScriptError) -> ScriptAction {
    let start = token
    guard let verb = word, Self.verbs.contains(verb) else {
      var error = unexpected("an instruction such as 'tap 120,300'", among: Self.verbs)
      error.hint = insteadOfVerb ?? error.hint
      throw error
    }
    advance()
    switch verb {
    case "tap": return try tap(count: 1)
    case "double": return try multiple()
    case "triple":
      guard take("tap") else { throw unexpected("'tap'", among: ["tap"]) }
      return try tap(count: 3)
    case "press": return try press()
    case "long":
      guard take("press") else { throw unexpected("'press'", among: ["press"]) }
      try checkPlaceStandsAlone()
      return try longPress(at: isPlace ? try place() : nil)
    case "swipe": return try swipe()
    case "drag": return try drag(start)
    default:
      if let touch = try TouchInstruction.read(verb, &self, after: start) { return .touch(touch) }
      return try other(verb)
    }
  }

  // MARK: - Touch

  private mutating func multiple() throws(GestureScriptError) -> ScriptAction {
    if take("tap") { return try tap(count: 2) }
    if take("click") {
      try checkPlaceStandsAlone()
      return .click(at: isPlace ? try place() : nil, button: 0, count: 2)
    }
    throw unexpected("'tap' or 'click'", among: ["tap", "click"])
  }

  private mutating func tap(count: Int) throws(GestureScriptError) -> ScriptAction {
    try checkPlaceStandsAlone()
    let place = isPlace ? try place() : nil
    let fingers = try phrases([.with]).fingers ?? 1
    guard place != nil || fingers > 1 || count > 1 else {
      throw GestureScriptError(
        "a tap needs a place", at: token.location, hint: "tap 120,300 or tap \"Send\"")
    }
    return .tap(at: place, fingers: fingers, count: count)
  }

  /// `press 120,300 for 700ms` touches, `press shift+tab` types: what has a key's name is a key, unless it goes on as
  /// a selector does (`press menu "File"`).
  private mutating func press() throws(GestureScriptError) -> ScriptAction {
    if isChord { return .press(try chord()) }
    if word == "arrow", let way = word(after: 1), SwipeDirection(rawValue: way) != nil {
      throw GestureScriptError("an arrow key is named by its direction", at: token.location, hint: "write press \(way)")
    }
    try checkPlaceStandsAlone()
    return try longPress(at: try place())
  }

  private var isChord: Bool {
    guard token.kind == .word || token.kind == .number else { return false }
    var distance = 1
    while token(after: distance).kind == .word,
      token(after: distance).range.lowerBound == token(after: distance - 1).range.upperBound
    {
      distance += 1
    }
    let next = token(after: distance)
    if next.endsInstruction || next.kind == .symbol(UInt8(ascii: "+")) { return true }
    let name = text(from: token, to: token(after: distance - 1))
    return (next.kind == .word || next.kind == .number) && KeyName.code(name) != nil
  }

  private mutating func longPress(at place: Place?) throws(GestureScriptError) -> ScriptAction {
    let phrases = try phrases([.for, .with])
    return .longPress(at: place, fingers: phrases.fingers ?? 1, duration: phrases.duration)
  }

  private mutating func swipe() throws(GestureScriptError) -> ScriptAction {
    if let word, let direction = SwipeDirection(rawValue: word) {
      advance()
      if take("then") { return .touch(TouchInstruction(try TurningSwipeInstruction.read(&self, after: direction))) }
      let phrases = try phrases([.from, .in, .with])
      return .swipe(.toward(direction, from: phrases.from), fingers: phrases.fingers ?? 1, duration: phrases.duration)
    }
    guard word == "from" || word == "to" || word == "in" || word == "with" else {
      throw unexpected("a direction or 'from'", among: SwipeDirection.allCases.map(\.rawValue) + ["from"])
    }
    let phrases = try phrases([.from, .to, .in, .with])
    guard let start = phrases.from, let end = phrases.to else {
      throw unexpected(phrases.from == nil ? "'from' and a place" : "'to' and a place")
    }
    if case .selector(let side) = start, ["left", "right", "top", "bottom"].contains(side.value) {
      throw GestureScriptError(
        "a swipe goes from a place to a place, and else has a direction", at: side.location ?? token.location)
    }
    return .swipe(.between(start, end), fingers: phrases.fingers ?? 1, duration: phrases.duration)
  }

  private mutating func drag(_ verb: ScriptToken) throws(GestureScriptError) -> ScriptAction {
    if take("pointer") {
      let phrases = try phrases([.from, .to, .in])
      guard let start = phrases.from, let end = phrases.to else {
        throw unexpected(phrases.from == nil ? "'from' and a place" : "'to' and a place")
      }
      return .dragPointer(from: start, to: end, duration: phrases.duration)
    }
    let phrases = try phrases([.from, .to, .via, .after, .in, .hold, .release, .with])
    if phrases.hold != nil, phrases.speed != nil {
      throw GestureScriptError("fingers that hold before they lift are let go at rest", at: verb.location)
    }
    guard let start = phrases.from, let end = phrases.to else {
      throw unexpected(phrases.from == nil ? "'from' and a place" : "'to' and a place")
    }
    return .drag(
      .init(
        from: start, to: end, via: phrases.via ?? [], after: phrases.after, duration: phrases.duration,
        hold: phrases.hold, release: phrases.speed, fingers: phrases.fingers ?? 1))
  }
}
