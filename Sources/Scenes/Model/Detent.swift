/// A height at which a sheet rests.
public struct Detent: Hashable, Sendable {
  /// Its name: `medium`, `large` or the author's.
  public var id: String
  /// How its height comes about.
  public var height: Height
  /// The size class in which it does not exist; `medium` is never there in compact height.
  public var inactiveIn: Inactivity?
  /// The least maximum, in points, at which it exists; below it its resolver gives no height.
  public var needsMaximum: Double?

  /// How a detent's height comes about.
  ///
  /// The author's heights are resolved against the maximum, the height of `large`; none is greater than that.
  public enum Height: Hashable, Sendable {
    /// Half of large; inactive in compact height.
    case medium
    /// The greatest height there is.
    case large
    /// Points within the safe area, cut off at large.
    case points(Double)
    /// A share of large, 0…1.
    case fraction(Double)
    /// The lesser of points within the safe area and a share of large, 0…1.
    case lesser(points: Double, fraction: Double)
    /// The greater of points within the safe area and a share of large, 0…1.
    case greater(points: Double, fraction: Double)
  }

  /// A size class in which a detent does not exist.
  public enum Inactivity: String, CaseIterable, Hashable, Sendable {
    case compactHeight, compactWidth
  }

  /// A detent that is there at every size, `medium` in compact height apart.
  public init(id: String, height: Height) {
    self.id = id
    self.height = height
  }

  /// Half of large.
  public static let medium = Detent(id: "medium", height: .medium)
  /// The greatest height.
  public static let large = Detent(id: "large", height: .large)
}
