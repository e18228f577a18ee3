public import Geometry

/// What one or more contacts meant.
///
/// Discrete gestures are reported once, continuous ones from `began` to `ended` or `cancelled`. A one-finger
/// movement is a pan from the moment it leaves the slop; if it was fast and far enough, a swipe follows its end.
public enum Gesture: Hashable, Sendable {
  /// `count` taps of `fingers` where they came down, in points, wherever within the slop they lifted. A double tap is
  /// reported as count 1, then count 2, unless the engine waits for the second (`GestureOptions.tapsWait`).
  case tap(location: Point, fingers: Int, count: Int)
  /// A hold within the slop: `began` where the fingers came down, `ended` where they lift; in points.
  case longPress(phase: GesturePhase, location: Point, fingers: Int)
  /// A movement of one or more fingers.
  case pan(Pan)
  /// A pan that was fast and far along one axis.
  case swipe(Swipe)
  /// Two fingers moving apart or together, scale 1 at the start; and the degrees clockwise that they turned by
  /// meanwhile, 0 where the device does not tell.
  case pinch(phase: GesturePhase, center: Point, scale: Double, degrees: Double = 0)
  /// Two fingers turning, degrees clockwise since the start; and the scale by which they moved apart meanwhile.
  case rotate(phase: GesturePhase, center: Point, degrees: Double, scale: Double = 1)
  /// Two fingers drawing a Z: the reader's escape.
  case scrub(location: Point, fingers: Int)

  /// A movement of one or more fingers.
  public struct Pan: Hashable, Sendable {
    /// Where it stands.
    public var phase: GesturePhase
    /// How many fingers.
    public var fingers: Int
    /// Where the fingers' middle was when they came down, in points.
    public var start: Point
    /// Where it is now, in points.
    public var location: Point
    /// Points per second; zero when cancelled.
    public var velocity: Vector
    /// The edge it started at, if any.
    public var edge: ScreenEdge?

    /// A movement from `start` to `location`.
    public init(
      phase: GesturePhase, fingers: Int, start: Point, location: Point, velocity: Vector,
      edge: ScreenEdge? = nil
    ) {
      self.phase = phase
      self.fingers = fingers
      self.start = start
      self.location = location
      self.velocity = velocity
      self.edge = edge
    }

    /// From start to location, in points.
    public var translation: Vector { location - start }
  }

  /// A pan that was fast and far along one axis.
  public struct Swipe: Hashable, Sendable {
    /// The way it went.
    public var direction: SwipeDirection
    /// How many fingers.
    public var fingers: Int
    /// Where it started, in points.
    public var start: Point
    /// Where it ended, in points.
    public var end: Point
    /// Points per second at the lift.
    public var velocity: Vector
    /// The edge it started at, if any.
    public var edge: ScreenEdge?

    /// A swipe from `start` to `end`.
    public init(
      direction: SwipeDirection, fingers: Int, start: Point, end: Point, velocity: Vector,
      edge: ScreenEdge? = nil
    ) {
      self.direction = direction
      self.fingers = fingers
      self.start = start
      self.end = end
      self.velocity = velocity
      self.edge = edge
    }
  }
}
