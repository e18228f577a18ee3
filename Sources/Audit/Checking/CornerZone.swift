import Geometry
import Scenes

/// Where the corners of something on the screen are: the outer half of its width, and a band at its head or foot of a
/// share of its height or so many points, whichever is more (A-10, P.cornerZone).
struct CornerZone {
  private let frame: Rect
  private let band: Double
  private let isRightToLeft: Bool

  /// One side of something, in reading direction.
  enum Side {
    case leading, trailing
  }

  /// The corners of a place in a scene.
  init(of frame: Rect, in scene: Scene) {
    self.frame = frame
    band = max(frame.size.height * scene.parameters.cornerShare, scene.parameters.cornerHeight)
    isRightToLeft = scene.isRightToLeft
  }

  /// Whether a point is in the upper corner at a side.
  func hasAtTop(_ point: Point, _ side: Side) -> Bool { point.y <= frame.minY + band && isOn(side, point) }

  /// Whether a point is in the band at the foot.
  func hasAtFoot(_ point: Point) -> Bool { point.y >= frame.maxY - band && point.y <= frame.maxY }

  /// Whether a point is in the outer half at a side.
  func isOn(_ side: Side, _ point: Point) -> Bool {
    (side == .leading) != isRightToLeft ? point.x < frame.midX : point.x > frame.midX
  }

  /// The numbers that it goes by, for rules.
  static let parameters = [
    RuleParameter(
      name: "cornerShare", value: Parameters().cornerShare, unit: "share",
      meaning: "how much of the height the band is in which a corner lies (P.cornerZone, A-10)"),
    RuleParameter(
      name: "cornerHeight", value: Parameters().cornerHeight, unit: "pt",
      meaning: "the least height of that band (P.cornerZone, A-10)"),
  ]
}
