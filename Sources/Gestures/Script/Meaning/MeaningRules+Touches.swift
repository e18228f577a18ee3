extension MeaningRules {
  /// `tap and hold "A"`, `long tap "A"`, `hold "A"`: a touch that stays.
  @Sendable static func holds(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    guard
      reader.take("tap", "and", "hold") || reader.take("press", "and", "hold") || reader.take("touch", "and", "hold")
        || reader.take("long", "tap") || reader.take("long", "click") || reader.take("long", "touch")
        || reader.take("tap", "hold") || reader.take("press", "long") || reader.take("hold")
    else { return nil }
    _ = reader.take(["on", "at", "down"])
    _ = reader.take("the")
    guard let place = reader.place() else { return nil }
    return MeantScript.mended("long press \(place)" + (reader.isAtEnd ? "" : " \(reader.remainder)"), depth: depth)
      .map { MeantScript($0) }
  }

  /// `swipe "A" left`, `swipe left on "A"`, `swipe "A" to "B"`, `swipe down 300`.
  @Sendable static func swipes(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    guard let verb = reader.take(["swipe", "flick"]) else { return nil }
    var place: String?
    var direction = reader.direction()
    let word = reader.take(["on", "at", "over", "in", "from", "the"])
    _ = reader.take("the")
    place = reader.place()
    if direction == nil {
      _ = reader.take("to", "the") || reader.take("towards") || reader.take("toward")
      var other = reader
      _ = other.take("to")
      if let found = other.direction() { (direction, reader) = (found, other) }
    }
    if let direction, let place {
      let swipe = "\(verb) \(direction.rawValue) from \(place)"
      if reader.isAtEnd { return MeantScript(swipe) }
      return MeantScript.mended("\(swipe) \(reader.remainder)", depth: depth).map { MeantScript($0) }
    }
    if let direction, word == nil {
      _ = reader.take("by")
      guard reader.number() != nil else { return nil }
      _ = reader.take(["pt", "px", "points", "pixels", "dp"])
      return reader.isAtEnd
        ? MeantScript([
          ("\(verb) \(direction.rawValue)", nil), (Self.path(direction), "a way as long as it is to be"),
        ]) : nil
    }
    guard let place else { return nil }
    if reader.isAtEnd { return .example("\(verb) up from \(place)") }
    return path(reader, from: place, verb: "swipe", depth)
  }

  /// `swipe from left to right`, `swipe right to left`, `swipe from the right edge`: across the screen, or from its side.
  @Sendable static func swipesAcross(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    guard reader.take(["swipe", "drag", "flick"]) != nil else { return nil }
    let hasFrom = reader.take("from")
    _ = reader.take("the")
    let sides: Set = ["left", "right", "top", "bottom", "up", "down"]
    guard let start = reader.take(sides) else { return nil }
    if reader.take("edge") || reader.isAtEnd && hasFrom {
      let edges = ["up": "top", "down": "bottom"]
      return reader.isAtEnd ? MeantScript("edge swipe from \(edges[start] ?? start)") : nil
    }
    guard reader.take("to"), let end = reader.take(sides), reader.isAtEnd, start != end else { return nil }
    return MeantScript("swipe \(["top": "up", "bottom": "down"][end] ?? end)")
  }

  /// `drag "A" to "B"`, `drag and drop "A" onto "B"`, `drag "A" down`, `drag "A" by 0,100`.
  @Sendable static func drags(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    guard reader.take("drag", "and", "drop") || reader.take("drag") else { return nil }
    if let direction = reader.direction() {
      return reader.isAtEnd
        ? MeantScript("swipe \(direction.rawValue)")
        : MeantScript.mended("swipe \(direction.rawValue) \(reader.remainder)", depth: depth).map { MeantScript($0) }
    }
    if reader.take("to") {
      guard let end = reader.place(), reader.isAtEnd else { return nil }
      return .example("drag from 196,400 to \(end)")
    }
    _ = reader.take("from")
    _ = reader.take("the")
    guard let start = reader.place() else { return nil }
    if reader.isAtEnd { return .example("drag from \(start) to 196,500", "swipe up from \(start)") }
    return path(reader, from: start, verb: "drag", depth)
  }

  /// What stands after the place where a movement begins.
  private static func path(
    _ remainder: InstructionReader, from start: String, verb: String, _ depth: Int
  ) -> MeantScript? {
    var reader = remainder
    if reader.take(["by"]) != nil {
      guard let way = reader.place(), reader.isAtEnd else { return nil }
      var origin = WrittenInstruction(start).map(InstructionReader.init)
      var distance = WrittenInstruction(way).map(InstructionReader.init)
      guard let x = origin?.number(), origin?.takeSymbol(",") == true, let y = origin?.number(),
        let across = distance?.number(), distance?.takeSymbol(",") == true, let down = distance?.number()
      else { return .example("drag from \(start) to 196,500", "swipe up from \(start)") }
      return MeantScript(
        "\(verb) from \(start) to \(ScriptNumber.text(x + across)),\(ScriptNumber.text(y + down))")
    }
    if let direction = reader.direction() {
      let swipe = "swipe \(direction.rawValue) from \(start)"
      if reader.isAtEnd { return MeantScript(swipe) }
      return MeantScript.mended("\(swipe) \(reader.remainder)", depth: depth).map { MeantScript($0) }
    }
    _ = reader.take(["to", "onto", "into", "on", "over", "in", "until"])
    _ = reader.take("the")
    guard let end = reader.place() else { return nil }
    let moved = "\(verb) from \(start) to \(end)"
    return reader.isAtEnd
      ? MeantScript(moved) : MeantScript.mended("\(moved) \(reader.remainder)", depth: depth).map { MeantScript($0) }
  }

  /// A drag that goes in a direction.
  private static func path(_ direction: SwipeDirection) -> String {
    switch direction {
    case .up: "drag from 196,500 to 196,200"
    case .down: "drag from 196,200 to 196,500"
    case .left: "drag from 300,400 to 100,400"
    case .right: "drag from 100,400 to 300,400"
    }
  }

  /// `scroll down`, `scroll "List" up`, `scroll to "A"`: what fingers do by swiping the other way, and a wheel by notches.
  @Sendable static func scrolls(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    guard reader.take("scroll") else { return nil }
    if reader.take(["to", "until"]) != nil {
      guard let place = reader.place() else { return nil }
      return .example("swipe up; expect \(place) visible")
    }
    var place = reader.place()
    guard let direction = reader.direction() else { return nil }
    _ = reader.take("by")
    let notches = reader.number().map { abs($0) }
    _ = reader.take(["notches", "times", "pages", "page", "pt", "px", "points"])
    if reader.take(["in", "on", "from", "at", "inside", "within"]) != nil {
      _ = reader.take("the")
      place = reader.place()
    }
    guard reader.isAtEnd else { return nil }
    let opposite: SwipeDirection =
      switch direction {
      case .up: .down
      case .down: .up
      case .left: .right
      case .right: .left
      }
    let swipe = "swipe \(opposite.rawValue)" + (place.map { " from \($0)" } ?? "")
    let isBack = direction == .down || direction == .left
    let count = ScriptNumber.text((isBack ? -1 : 1) * (notches.flatMap { $0 <= 100 ? $0 : nil } ?? 3))
    let wheel = "scroll \(count)" + (direction == .left || direction == .right ? " horizontally" : "")
    return MeantScript([
      (swipe, "with a finger"), (place.map { "move to \($0); \(wheel)" } ?? wheel, "with a wheel"),
    ])
  }

  /// `turn screen left`, `rotate the phone to landscape`, `turn crown up`.
  @Sendable static func turns(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    guard reader.take(["turn", "rotate"]) != nil else { return nil }
    _ = reader.take("the")
    if reader.take(["screen", "device", "phone", "tablet", "iphone", "ipad", "display"]) == nil {
      guard let device = reader.take(["crown", "dial", "ring"]) else {
        return reader.direction() != nil && reader.isAtEnd ? turnedScreen : nil
      }
      let isKnown =
        reader.isAtEnd || reader.direction() != nil || reader.take(["clockwise", "counterclockwise"]) != nil
      return isKnown ? MeantScript([("turn \(device) 3", nil), ("turn \(device) -3", "the other way")]) : nil
    }
    _ = reader.take(["to", "into", "by"])
    _ = reader.number()
    _ = reader.take(["deg", "degrees"])
    _ = reader.take("the")
    if !reader.isAtEnd,
      reader.take([
        "left", "right", "sideways", "landscape", "portrait", "upright", "clockwise", "counterclockwise", "around",
        "back",
      ]) == nil
    {
      return nil
    }
    return reader.isAtEnd ? turnedScreen : nil
  }

  private static var turnedScreen: MeantScript { MeantScript("turn screen", "to landscape, and back") }

  /// `pinch "A" by 2`, `pinch out`, `rotate "A" by 90`.
  @Sendable static func fingers(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var reader = InstructionReader(instruction)
    guard let verb = reader.take(["pinch", "zoom", "spread", "rotate"]) else { return nil }
    let way = verb == "rotate" ? nil : reader.take(["in", "out", "open", "closed", "close", "together", "apart"])
    _ = reader.take(["on", "at"])
    _ = reader.take("the")
    let place = reader.place().map { " at \($0)" } ?? ""
    _ = reader.take("by")
    let amount = reader.number()
    if verb == "rotate" {
      _ = reader.take(["deg", "degrees"]) != nil || reader.takeSymbol("°")
      guard let amount, reader.isAtEnd else { return nil }
      return MeantScript("rotate\(place) by \(ScriptNumber.text(amount))deg")
    }
    _ = reader.take("x")
    guard reader.isAtEnd else { return nil }
    let isApart = verb == "zoom" ? way == "in" : verb == "spread" || ["out", "open", "apart"].contains(way)
    guard way != nil || amount != nil || verb == "spread" else { return nil }
    return MeantScript("pinch\(place) by \(ScriptNumber.text(amount ?? (isApart ? 2 : 0.5)))")
  }
}
