/// A height at which a sheet rests.
public struct Detent: Hashable, Sendable {
  /// Its name: `medium`, `large` or the author's.
  public var id: String
  /// How its height comes about.
  public var height: Height

  /// How a detent's height comes about, and where it does not exist.
  public enum Height: Hashable, Sendable {
    /// Half of large; inactive in compact height.
    case medium
    /// The greatest height there is.
    case large
    /// Points within the safe area, cut off at large.
    case points(Double)
    /// A share of large, 0…1.
    case fraction(Double)
  }

  /// A detent.
  public init(id: String, height: Height) {
    self.id = id
    self.height = height
  }

  /// Half of large.
  public static let medium = Detent(id: "medium", height: .medium)
  /// The greatest height.
  public static let large = Detent(id: "large", height: .large)
}
