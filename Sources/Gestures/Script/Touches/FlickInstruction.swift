import Geometry

/// `flick up from #list at 2000 pt/s`: a swipe of which is said how fast the fingers are let go.
struct FlickInstruction: FingerInstruction {
  static let verb = "flick"
  var place: Place?
  /// Where it goes.
  var direction: SwipeDirection
  /// How many fingers.
  var fingers: Int
  /// How fast they are let go, in points per second; nil leaves it to the synthesizer.
  var speed: Double?

  static func read(_ parser: inout ScriptParser, after verb: ScriptToken) throws(GestureScriptError) -> Self {
    let direction = try parser.direction()
    let phrases = try parser.phrases([.from, .at, .with], atIsSpeed: true)
    return Self(place: phrases.from, direction: direction, fingers: phrases.fingers ?? 1, speed: phrases.speed)
  }

  var description: String {
    ScriptAction.words([
      "flick", direction.rawValue, place.map { "from \($0)" } ?? "",
      speed.map { "at \(ScriptAction.text(ofSpeed: $0))" } ?? "", ScriptAction.with(fingers),
    ])
  }

  func motion(_ planner: TouchPlanner, _ resolve: TouchPlanner.Resolve) throws(SynthesisError) -> TouchMotion {
    let (start, end) = try planner.ends(
      toward: direction, from: try place.map { place throws(SynthesisError) in try resolve(place) })
    return try planner.swipe(from: start, to: end, fingers: fingers, duration: nil, release: speed)
  }
}

extension ScriptAction {
  /// A swipe in a direction that is let go at so many points per second.
  public static func flick(_ direction: SwipeDirection, from place: Place?, fingers: Int, speed: Double?) -> Self {
    .touch(TouchInstruction(FlickInstruction(place: place, direction: direction, fingers: fingers, speed: speed)))
  }
}
