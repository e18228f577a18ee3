/// `swipe down then left from 196,300 in 300ms`: one finger goes one way, turns and goes another, and is let go in full
/// movement; a screen reader's gesture, such as TalkBack's for going back.
struct TurningSwipeInstruction: FingerInstruction {
  /// It begins as any swipe does; `ScriptParser` tells by `then` that it goes on.
  static let verb = "swipe"
  var place: Place?
  /// Where it goes first, and where it goes on to.
  var directions: [SwipeDirection]
  /// In µs.
  var duration: Int64?

  /// Reads what follows the first `then`.
  static func read(
    _ parser: inout ScriptParser, after first: SwipeDirection
  ) throws(GestureScriptError) -> Self {
    let start = parser.token
    let second = try parser.direction()
    guard second != first else {
      throw GestureScriptError(
        "a swipe that turns goes another way then", at: start.location, hint: "swipe \(first.rawValue) goes one way")
    }
    let phrases = try parser.phrases([.from, .in])
    return Self(place: phrases.from, directions: [first, second], duration: phrases.duration)
  }

  static func read(_ parser: inout ScriptParser, after verb: ScriptToken) throws(GestureScriptError) -> Self {
    let first = try parser.direction()
    guard parser.take("then") else { throw parser.unexpected("'then'", among: ["then"]) }
    return try read(&parser, after: first)
  }

  var description: String {
    ScriptAction.words([
      "swipe", directions.map(\.rawValue).joined(separator: " then "), place.map { "from \($0)" } ?? "",
      ScriptAction.phrase("in", duration),
    ])
  }

  func motion(_ planner: TouchPlanner, _ resolve: TouchPlanner.Resolve) throws(SynthesisError) -> TouchMotion {
    try planner.turningSwipe(
      directions, from: try place.map { place throws(SynthesisError) in try resolve(place) }, duration: duration)
  }
}

extension ScriptAction {
  /// A swipe of one finger that turns: where it goes first, and where it goes on to.
  public static func swipe(
    _ first: SwipeDirection, then second: SwipeDirection, from place: Place?, duration: Int64?
  ) -> Self {
    .touch(TouchInstruction(TurningSwipeInstruction(place: place, directions: [first, second], duration: duration)))
  }
}
