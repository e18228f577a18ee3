/// `split tap "Send"`: a finger stays on something, and a second one taps beside it; a screen reader does what is under
/// the first.
struct SplitTapInstruction: FingerInstruction {
  static let verb = "split"
  var place: Place?

  static func read(_ parser: inout ScriptParser, after verb: ScriptToken) throws(GestureScriptError) -> Self {
    guard parser.take("tap") else { throw parser.unexpected("'tap'", among: ["tap"]) }
    guard parser.isPlace else {
      throw GestureScriptError(
        "a split tap needs a place for the finger that stays", at: parser.token.location,
        hint: "split tap 120,300 or split tap \"Send\"")
    }
    return Self(place: try parser.place())
  }

  var description: String { ScriptAction.words(["split tap", place.map { "\($0)" } ?? ""]) }

  func motion(_ planner: TouchPlanner, _ resolve: TouchPlanner.Resolve) throws(SynthesisError) -> TouchMotion {
    try planner.splitTap(at: try resolve(place))
  }
}

extension ScriptAction {
  /// A finger that stays at a place while another one taps beside it.
  public static func splitTap(at place: Place) -> Self { .touch(TouchInstruction(SplitTapInstruction(place: place))) }
}
