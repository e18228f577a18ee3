import Geometry

/// An edge of the screen at which a gesture started.
public enum ScreenEdge: String, CaseIterable, Hashable, Sendable {
  case top, bottom, left, right

  /// The edge nearest to `place`, where it lies within `zone` points of one; in a corner top and bottom come first.
  init?(near place: Point, of screen: Size, zone: Double) {
    let (top, bottom) = (place.y, screen.height - place.y)
    let (left, right) = (place.x, screen.width - place.x)
    let nearest = min(top, bottom, left, right)
    guard nearest <= zone else { return nil }
    self = nearest == top ? .top : nearest == bottom ? .bottom : nearest == left ? .left : .right
  }
}
