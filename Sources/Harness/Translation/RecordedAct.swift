import Accessibility
import Announcer
import Geometry
import Gestures
import InputEvents

/// One thing that hands did, as far as a script can say it.
struct RecordedAct {
  /// When it began.
  var start: Timestamp
  /// When it was over.
  var end: Timestamp
  /// What it was.
  var kind: Kind

  enum Kind {
    /// Taps of fingers at a place.
    case tap(Point, fingers: Int, count: Int)
    /// Fingers that stay.
    case hold(Point, fingers: Int)
    /// A movement of fingers.
    case drag(Movement)
    /// Two fingers that go apart or together.
    case pinch(Point, scale: Double)
    /// Two fingers that turn.
    case rotate(Point, degrees: Double)
    case scrub(Point)
    /// A button that went down and up where it was.
    case click(Point, button: Int, count: Int)
    /// A button that was moved while it was down.
    case pointerDrag(button: Int, Movement)
    /// The pointer moved, and nothing else.
    case move(Point)
    case look(Point)
    /// Text that was typed.
    case type(String)
    /// A key that was pressed with modifiers, so many times.
    case press(KeyChord, times: Int)
    /// Modifiers went down for something else.
    case holdKeys(KeyChord)
    case releaseKeys(KeyChord)
    /// A crown or wheel, in 1/120 notches.
    case turn(units: Int, isHorizontal: Bool, isMouse: Bool, at: Point)
    /// Something asked of the screen reader, and where its cursor was then.
    case reader(ReaderCommand, cursor: NodeID?)
    case turnScreen
    case resizeScreen(Size)
    case mark(String)
    /// Nothing that any instruction says; what it was, and why none does.
    case unsayable(String, why: String)
    /// Fingers that were taken for nothing.
    case nothing(String)
  }

  /// A way in time.
  struct Movement {
    /// Where it was at which times; the first where it began.
    var path: [Sample]
    /// With how many fingers.
    var fingers = 1
    /// How fast it was let go, in points per second.
    var velocity = Vector.zero
    /// The way of the swipe that it was.
    var direction: SwipeDirection?
    /// The edge of the screen at which it began.
    var edge: ScreenEdge?
    /// Whether it was a long press before anything moved.
    var isHeld = false

    struct Sample {
      var place: Point
      var time: Timestamp
    }

    var start: Point { path.first?.place ?? .zero }
    var end: Point { path.last?.place ?? .zero }
  }
}
