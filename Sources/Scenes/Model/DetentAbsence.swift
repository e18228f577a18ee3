/// Why a sheet cannot rest at one of its detents, so that another one stands in for it (SM-1, A-54).
public enum DetentAbsence: Hashable, Sendable {
  /// The detent does not exist where the height is compact, as `medium` in landscape.
  case compactHeight
  /// The detent does not exist where the width is compact.
  case compactWidth
  /// The detent needs more room than large has, both in points.
  case tooLittleRoom(needed: Double, there: Double)
  /// The detent is as high as another one at this size, by that one's id.
  case asHigh(as: String)
}
