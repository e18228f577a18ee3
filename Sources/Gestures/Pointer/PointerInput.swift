public import Geometry

/// A pointer that moved, clicked or scrolled.
public enum PointerInput: Hashable, Sendable {
  /// The pointer is now here, in points.
  case moved(to: Point)
  /// A button went down (0 left, 1 right, 2 middle).
  case pressed(button: Int, at: Point)
  /// People look here now, as a device says that follows their eyes, in points; the pointer stays where it is.
  case gazed(at: Point)
  /// A button went up.
  case released(button: Int, at: Point)
}
