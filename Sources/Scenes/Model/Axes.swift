/// A set of the two axes of the screen.
public struct Axes: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt8

  /// Axes by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Up and down.
  public static let vertical = Self(rawValue: 1 << 0)
  /// Left and right.
  public static let horizontal = Self(rawValue: 1 << 1)

  /// Each axis with its name in documents.
  public static let named: [(name: String, value: Axes)] = [("vertical", .vertical), ("horizontal", .horizontal)]
}
