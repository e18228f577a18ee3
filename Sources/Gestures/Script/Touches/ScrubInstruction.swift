/// `scrub at 196,426`: two fingers draw a Z.
struct ScrubInstruction: FingerInstruction {
  static let verb = "scrub"
  var place: Place?
  /// In µs.
  var duration: Int64?

  static func read(_ parser: inout ScriptParser, after verb: ScriptToken) throws(GestureScriptError) -> Self {
    let phrases = try parser.phrases([.at, .in])
    return Self(place: phrases.at, duration: phrases.duration)
  }

  var description: String {
    ScriptAction.words(["scrub", ScriptAction.at(place), ScriptAction.phrase("in", duration)])
  }

  func motion(_ planner: TouchPlanner, _ resolve: TouchPlanner.Resolve) throws(SynthesisError) -> TouchMotion {
    try planner.scrub(at: try resolve(place), duration: duration)
  }
}

extension ScriptAction {
  /// Two fingers drawing a Z.
  public static func scrub(at place: Place?, duration: Int64?) -> Self {
    .touch(TouchInstruction(ScrubInstruction(place: place, duration: duration)))
  }
}
