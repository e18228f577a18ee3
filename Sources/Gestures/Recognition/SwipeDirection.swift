/// The way a swipe goes.
public enum SwipeDirection: String, CaseIterable, Hashable, Sendable {
  case up, down, left, right
}
