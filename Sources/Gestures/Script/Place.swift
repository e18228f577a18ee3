public import Geometry

/// Where an instruction acts.
public enum Place: Hashable, Sendable {
  /// A point of the target's screen.
  case point(Point)
  /// A selector as written, such as `button "Send" in sheet` or `#grabber`; whoever knows the interface resolves it.
  case selector(Located<String>)

  /// The point, or nil for a selector that nobody has resolved.
  public var point: Point? {
    if case .point(let point) = self { point } else { nil }
  }
}
