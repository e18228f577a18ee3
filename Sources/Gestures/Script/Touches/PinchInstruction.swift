/// `pinch at 196,426 by 2.0 in 300ms`: two fingers move apart or together.
struct PinchInstruction: FingerInstruction {
  static let verb = "pinch"
  var place: Place?
  /// How many times as far apart they are at the end; over 1 they move apart.
  var factor: Double
  /// In µs.
  var duration: Int64?

  static func read(_ parser: inout ScriptParser, after verb: ScriptToken) throws(GestureScriptError) -> Self {
    let phrases = try parser.phrases([.at, .by, .in]) {
      (parser: inout ScriptParser) throws(GestureScriptError) -> Double in
      try parser.number("a factor", in: 0.01...100)
    }
    guard let factor = phrases.amount else { throw parser.unexpected("'by' and a factor such as 2.0") }
    guard factor != 1 else { throw GestureScriptError("a pinch by 1 moves nothing", at: verb.location) }
    return Self(place: phrases.at, factor: factor, duration: phrases.duration)
  }

  var description: String {
    ScriptAction.words([
      "pinch", ScriptAction.at(place), "by", ScriptNumber.text(factor), ScriptAction.phrase("in", duration),
    ])
  }

  func motion(_ planner: TouchPlanner, _ resolve: TouchPlanner.Resolve) throws(SynthesisError) -> TouchMotion {
    try planner.pinch(at: try resolve(place), factor: factor, duration: duration)
  }
}

extension ScriptAction {
  /// Two fingers moving apart (`factor` over 1) or together.
  public static func pinch(at place: Place?, factor: Double, duration: Int64?) -> Self {
    .touch(TouchInstruction(PinchInstruction(place: place, factor: factor, duration: duration)))
  }
}
