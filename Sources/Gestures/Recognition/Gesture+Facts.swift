public import Geometry

/// What whoever takes gestures asks of all of them alike.
extension Gesture {
  /// With how many fingers it is done.
  public var fingers: Int {
    switch self {
    case .tap(_, let fingers, _), .longPress(_, _, let fingers), .scrub(_, let fingers): fingers
    case .pan(let pan): pan.fingers
    case .swipe(let swipe): swipe.fingers
    case .pinch, .rotate: 2
    }
  }

  /// Where it is, or where it started if it is over in a flash, in points.
  public var place: Point {
    switch self {
    case .tap(let location, _, _), .longPress(_, let location, _), .scrub(let location, _): location
    case .pan(let pan): pan.location
    case .swipe(let swipe): swipe.start
    case .pinch(_, let center, _, _), .rotate(_, let center, _, _): center
    }
  }

  /// Whether the fingers go on until they are gone; the others keep to a place.
  public var isMovement: Bool {
    switch self {
    case .pan, .swipe, .pinch, .rotate, .scrub: true
    case .tap, .longPress: false
    }
  }
}
