public import Geometry

/// A finger on the screen, as a drawing shows it.
public struct ReportContact: Hashable, Sendable {
  /// Its number in the run, from 1.
  public var id: Int
  /// Where it was, from touch to lift or to now, in points.
  public var trail: [Point]
  /// Whether it has left the screen.
  public var isLifted: Bool

  /// A finger with the way it went.
  public init(id: Int, trail: [Point], isLifted: Bool = true) {
    self.id = id
    self.trail = trail
    self.isLifted = isLifted
  }

  /// The way it went, in words; nil where nothing is known of it.
  var words: String? {
    guard let start = trail.first, let end = trail.last else { return nil }
    let way =
      start == end && trail.count == 1
      ? "at \(start.words)" : "from \(start.words) to \(end.words)"
    return "contact \(id) \(way), \(isLifted ? "lifted" : "down")"
  }
}
