import Geometry

/// Recognizes a pan that was let go while it was fast and had gone far along one axis.
///
/// Thresholds, judged when the pan ends: `swipeDistance` 50 pt and `swipeVelocity` 300 pt/s along the axis and in the
/// same direction, `swipeAxisRatio` 1 against the other axis.
struct SwipeRecognizer {
  /// The direction of the swipe, or nil where there is none.
  static func direction(of translation: Vector, velocity: Vector, _ options: GestureOptions) -> SwipeDirection? {
    let isHorizontal = translation.dx.magnitude > translation.dy.magnitude
    let (along, across) = isHorizontal ? (translation.dx, translation.dy) : (translation.dy, translation.dx)
    let speed = isHorizontal ? velocity.dx : velocity.dy
    guard along.magnitude >= options.swipeDistance, along.magnitude > across.magnitude * options.swipeAxisRatio,
      speed.magnitude >= options.swipeVelocity, (speed < 0) == (along < 0)
    else { return nil }
    if isHorizontal { return along < 0 ? .left : .right }
    return along < 0 ? .up : .down
  }
}
