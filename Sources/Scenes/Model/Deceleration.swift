/// How soon content that was let go comes to rest.
public enum Deceleration: String, CaseIterable, Hashable, Sendable {
  /// As the scene's parameter `decelerationRate` says: 0.998 of the velocity is left after a millisecond.
  case normal
  /// 0.99 of the velocity is left after a millisecond (UIScrollView's fast rate).
  case fast

  /// The share of the velocity that is left after a millisecond.
  public func rate(normal: Double) -> Double { self == .normal ? normal : 0.99 }
}
