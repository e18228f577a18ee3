/// What people do to an interface who want to use what they see.
public enum Tapping: Hashable, Sendable {
  /// They touch it, or look at it and pinch.
  case touch
  /// They click it with a pointer.
  case click
  /// They have nothing to point with.
  case none
}
