/// `edge swipe from left in 200ms`: a finger comes in over an edge of the screen.
struct EdgeSwipeInstruction: FingerInstruction {
  static let verb = "edge"
  /// The edge says where it is done.
  var place: Place?
  /// Where it starts.
  var edge: ScreenEdge
  /// In µs.
  var duration: Int64?

  static func read(_ parser: inout ScriptParser, after verb: ScriptToken) throws(GestureScriptError) -> Self {
    guard parser.take("swipe") else { throw parser.unexpected("'swipe'", among: ["swipe"]) }
    guard parser.take("from") else { throw parser.unexpected("'from' and an edge", among: ["from"]) }
    let names = ScreenEdge.allCases.map(\.rawValue)
    guard let word = parser.word, let edge = ScreenEdge(rawValue: word) else {
      throw parser.unexpected("an edge: top, bottom, left or right", among: names)
    }
    parser.advance()
    return Self(edge: edge, duration: try parser.phrases([.in]).duration)
  }

  var description: String {
    ScriptAction.words(["edge swipe from", edge.rawValue, ScriptAction.phrase("in", duration)])
  }

  func motion(_ planner: TouchPlanner, _ resolve: TouchPlanner.Resolve) throws(SynthesisError) -> TouchMotion {
    try planner.edgeSwipe(edge, duration: duration)
  }
}

extension ScriptAction {
  /// A swipe that starts at an edge of the screen and goes inwards.
  public static func edgeSwipe(from edge: ScreenEdge, duration: Int64?) -> Self {
    .touch(TouchInstruction(EdgeSwipeInstruction(edge: edge, duration: duration)))
  }
}
