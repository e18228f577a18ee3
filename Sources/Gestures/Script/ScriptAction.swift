public import Geometry

/// One thing that a script has a person do.
///
/// Durations are in µs; nil leaves the choice to the synthesizer. A place of nil is the middle of the screen.
public enum ScriptAction: Hashable, Sendable {
  /// `count` taps in quick succession.
  case tap(at: Place?, fingers: Int, count: Int)
  /// A touch that stays where it is.
  case longPress(at: Place?, fingers: Int, duration: Int64?)
  /// A quick movement that ends with the fingers still moving.
  case swipe(SwipePath, fingers: Int, duration: Int64?)
  /// A movement that comes to rest before the lift, unless a speed is given.
  case drag(Drag)
  /// Something else that fingers do: an instruction with a file of its own.
  case touch(TouchInstruction)
  /// A turn of the device that `device` names, in notches; clockwise, or away from the person, is positive.
  case turn(device: String, notches: Double, duration: Int64?)
  /// Text typed on a US keyboard.
  case type(Located<String>)
  /// Keys pressed together and let go.
  case press(KeyChord)
  /// Keys pressed and kept down.
  case hold(KeyChord)
  /// Held keys let go; nil lets all of them go.
  case release(KeyChord?)
  /// The pointer moves.
  case movePointer(to: Place)
  /// People look at a place, as a device tells that follows their eyes.
  case look(at: Place)
  /// `count` clicks of a button (0 left, 1 right, 2 middle), where the pointer is or at a place.
  case click(at: Place?, button: Int, count: Int)
  /// The pointer moves with its left button down.
  case dragPointer(from: Place, to: Place, duration: Int64?)
  /// Notches of a mouse wheel; away from the person, or to the right, is positive.
  case scroll(notches: Double, isHorizontal: Bool)
  /// The screen is turned from portrait to landscape, or back.
  case turnScreen
  /// The screen gets another size, in points.
  case resizeScreen(to: Size)
  /// Something asked of the screen reader.
  case reader(ReaderInstruction)
  /// Nothing, for so many µs; replaces the pause that otherwise stands between two gestures.
  case wait(Int64)
  /// A named moment for the recording.
  case mark(String)
  /// Something that is to be so now, or soon.
  case expect(ScriptExpectation)

  /// Whether somebody does something, so that something may come of it; else time passes, or something is looked at.
  public var isDone: Bool {
    switch self {
    case .wait, .mark, .expect: false
    default: true
    }
  }

  /// From where to where a swipe goes.
  public enum SwipePath: Hashable, Sendable {
    /// From one place to another.
    case between(Place, Place)
    /// From a place in a direction, for a good part of the screen.
    case toward(SwipeDirection, from: Place?)
  }

  /// A movement that comes to rest before the lift.
  public struct Drag: Hashable, Sendable {
    /// Where the fingers come down.
    public var start: Place
    /// Where they come to rest.
    public var end: Place
    /// Places they pass on the way, in order.
    public var via: [Place]
    /// How long they stay where they came down before they move, in µs: as long as makes a long press. Nil where they move
    /// at once.
    public var after: Int64?
    /// From the touch, or from where they begin to move after a stay, to the rest, in µs.
    public var duration: Int64?
    /// How long they stay before the lift, in µs.
    public var hold: Int64?
    /// How fast the fingers are let go, in points per second; nil lets them rest before.
    public var release: Double?
    /// How many.
    public var fingers: Int

    /// A movement from `start` to `end`.
    public init(
      from start: Place, to end: Place, via: [Place] = [], after: Int64? = nil, duration: Int64? = nil,
      hold: Int64? = nil, release: Double? = nil, fingers: Int = 1
    ) {
      self.start = start
      self.end = end
      self.via = via
      self.after = after
      self.duration = duration
      self.hold = hold
      self.release = release
      self.fingers = fingers
    }
  }
}
