public import Accessibility
public import Geometry
public import Gestures
public import InputEvents

/// One thing that the explorer does to an interface.
public enum Step: Hashable, Sendable {
  /// A tap at a place in points, meant for a node.
  case tap(Point, on: NodeID)
  /// A swipe between two places in points.
  case swipe(from: Point, to: Point)
  /// A key pressed and let go.
  case press(KeyCode, KeyInput.Modifiers)
  /// Text typed on a US keyboard; one key for each byte.
  case text(KeyCode, String)
  /// Something a screen reader asks of a node.
  case reader(AccessibilityAction, NodeID)

  /// How long a swipe takes, in µs.
  static let swipeDuration: Int64 = 180_000
}
