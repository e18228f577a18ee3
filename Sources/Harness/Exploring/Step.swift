public import Accessibility
public import Geometry
public import Gestures
public import InputEvents

/// One thing that a person does to an interface, begun and ended before the next; places are in points.
public enum Step: Hashable, Sendable {
  /// A tap at a place, meant for a node.
  case tap(Point, on: NodeID)
  /// A touch at a place that stays for so many µs, meant for a node.
  case hold(Point, on: NodeID, during: Int64 = Step.holdDuration)
  /// A click with the pointer's second button at a place, meant for a node.
  case secondaryClick(Point, on: NodeID)
  /// A quick movement of a finger between two places in so many µs, which ends at full speed.
  case swipe(from: Point, to: Point, during: Int64 = Step.swipeDuration)
  /// A slow movement of a finger between two places, which comes to rest before the lift.
  case drag(from: Point, to: Point)
  /// A finger that stays for so many µs, which make a long press, then moves slowly to another place and comes to rest there.
  case heldDrag(from: Point, to: Point, after: Int64 = Step.holdDuration)
  /// A movement of the pointer between two places with its button down.
  case pointerDrag(from: Point, to: Point, during: Int64 = Step.dragDuration)
  /// Two fingers about a place, which move apart (`factor` over 1) or together.
  case pinch(Point, factor: Double)
  /// Notches of a wheel with the pointer at a place; towards the end of what is there is positive.
  case wheel(Point, notches: Int, isHorizontal: Bool)
  /// Notches of a crown; away from the person is positive.
  case crown(notches: Int)
  /// A key pressed and let go.
  case press(KeyCode, KeyInput.Modifiers)
  /// Text typed on a US keyboard; one key for each byte.
  case text(KeyCode, String)
  /// Something a screen reader asks of a node.
  case reader(AccessibilityAction, NodeID)
  /// The screen turned from portrait to landscape, or back.
  case turnScreen
  /// The window of the interface made as large as this, in points, as by an app beside it.
  case resizeScreen(to: Size)

  /// Whether the cursor of a screen reader stays where it is: what moves content under a hand does not call it.
  package var leavesCursor: Bool {
    switch self {
    case .swipe, .drag, .heldDrag, .pointerDrag, .pinch, .wheel, .crown: true
    case .tap, .hold, .secondaryClick, .press, .text, .reader, .turnScreen, .resizeScreen: false
    }
  }

  /// How long an unhurried swipe takes, in µs.
  public static let swipeDuration: Int64 = 180_000
  /// How long a drag takes, from the touch to the rest, in µs.
  public static let dragDuration: Int64 = 600_000
  /// How long a hold takes, in µs, where a long press is one after half a second: shorter than anybody waits.
  public static let holdDuration: Int64 = 900_000
  /// How long a pinch takes, in µs.
  public static let pinchDuration: Int64 = 400_000
}
