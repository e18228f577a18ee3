/// The order in which taps on a grabber go through the detents (P.grabberCycle).
public enum GrabberCycle: String, CaseIterable, Hashable, Sendable {
  /// Upwards, and from the largest to the smallest.
  case wrap
  /// Upwards until the largest, then downwards until the smallest.
  case pingPong
}
