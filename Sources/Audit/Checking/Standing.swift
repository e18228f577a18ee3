/// How a node stands to the people in front of the interface, by itself and by what it is in.
public struct Standing: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt8
  /// A standing by its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Not there for anybody: hidden, fully transparent, or in a clipping node without area.
  public static let hidden = Self(rawValue: 1 << 0)
  /// Without area, or in something without area: an unshown page of a stack looks like this.
  public static let sizeless = Self(rawValue: 1 << 1)
  /// Covered by something modal.
  public static let blocked = Self(rawValue: 1 << 2)
}
