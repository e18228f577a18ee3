/// What tells people that a view scrolls.
public struct ScrollCue: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt8

  /// Cues by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An item that shows only in part at the edge.
  public static let partialItem = Self(rawValue: 1 << 0)
  /// A scroll indicator that is to be seen although nothing moves.
  public static let indicator = Self(rawValue: 1 << 1)
  /// A page control.
  public static let pageControl = Self(rawValue: 1 << 2)
  /// Content that fades out at the edge.
  public static let fade = Self(rawValue: 1 << 3)
  /// Something else that its author declares.
  public static let declared = Self(rawValue: 1 << 4)

  /// Each cue with its name in documents.
  public static let named: [(name: String, value: ScrollCue)] = [
    ("partialItem", .partialItem), ("indicator", .indicator), ("pageControl", .pageControl), ("fade", .fade),
    ("declared", .declared),
  ]
}
