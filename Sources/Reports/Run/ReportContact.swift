public import Geometry
public import Harness

/// A finger on the screen, or a pointer with a button down, as a drawing shows it.
public struct ReportContact: Hashable, Sendable {
  /// Whether it is a finger or a pointer.
  public var tool: ScreenCapture.Trail.Tool
  /// A finger's number in the run, from 1; a pointer's device.
  public var id: Int
  /// Where it was, from touch to lift, from press to release, or to now, in points.
  public var trail: [Point]
  /// Whether it has left the screen, or its button is up.
  public var isLifted: Bool

  /// A finger or pointer with the way it went.
  public init(
    _ tool: ScreenCapture.Trail.Tool = .finger, id: Int, trail: [Point], isLifted: Bool = true
  ) {
    self.tool = tool
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
    switch tool {
    case .finger: return "contact \(id) \(way), \(isLifted ? "lifted" : "down")"
    case .pointer(let button):
      return "pointer \(way), \(Self.name(ofButton: button)) button \(isLifted ? "released" : "down")"
    }
  }

  /// The button of a pointer in words.
  static func name(ofButton button: Int) -> String {
    switch button {
    case 0: "left"
    case 1: "right"
    case 2: "middle"
    default: "other"
    }
  }
}
