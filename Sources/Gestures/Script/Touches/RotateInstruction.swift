/// `rotate at 196,426 by 90deg in 400ms`: two fingers turn about their middle.
struct RotateInstruction: FingerInstruction {
  static let verb = "rotate"
  var place: Place?
  /// Clockwise is positive.
  var degrees: Double
  /// In µs.
  var duration: Int64?

  static func read(_ parser: inout ScriptParser, after verb: ScriptToken) throws(GestureScriptError) -> Self {
    if parser.word == "screen" {
      throw GestureScriptError(
        "fingers rotate what they touch, and not the screen", at: verb.location, hint: "write turn screen")
    }
    let phrases = try parser.phrases([.at, .by, .in]) {
      (parser: inout ScriptParser) throws(GestureScriptError) -> Double in
      let degrees = try parser.number("an angle", in: -3600...3600)
      guard parser.take("deg") || parser.take("degrees") || parser.take("°") else {
        throw parser.unexpected("a unit of angle: deg", among: ["deg", "degrees"])
      }
      return degrees
    }
    guard let degrees = phrases.amount else { throw parser.unexpected("'by' and an angle such as 90deg") }
    guard degrees != 0 else { throw GestureScriptError("a rotation by 0 moves nothing", at: verb.location) }
    return Self(place: phrases.at, degrees: degrees, duration: phrases.duration)
  }

  var description: String {
    ScriptAction.words([
      "rotate", ScriptAction.at(place), "by", ScriptNumber.text(degrees) + "deg", ScriptAction.phrase("in", duration),
    ])
  }

  func motion(_ planner: TouchPlanner, _ resolve: TouchPlanner.Resolve) throws(SynthesisError) -> TouchMotion {
    try planner.rotate(at: try resolve(place), degrees: degrees, duration: duration)
  }
}

extension ScriptAction {
  /// Two fingers turning about their middle; clockwise is positive.
  public static func rotate(at place: Place?, degrees: Double, duration: Int64?) -> Self {
    .touch(TouchInstruction(RotateInstruction(place: place, degrees: degrees, duration: duration)))
  }
}
