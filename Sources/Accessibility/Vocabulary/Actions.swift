/// The standard actions that a node offers.
public struct Actions: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt16

  /// Actions by their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Do what a tap does.
  public static let activate = Self(rawValue: 1 << 0)
  /// One step more.
  public static let increment = Self(rawValue: 1 << 1)
  /// One step less.
  public static let decrement = Self(rawValue: 1 << 2)
  /// Leave what confines the cursor.
  public static let escape = Self(rawValue: 1 << 3)
  /// Move content by a page.
  public static let scroll = Self(rawValue: 1 << 4)
  /// Bring the node into view.
  public static let reveal = Self(rawValue: 1 << 5)
  /// Move the keyboard focus here.
  public static let focus = Self(rawValue: 1 << 6)
  /// Do what a long press does.
  public static let longPress = Self(rawValue: 1 << 7)
}
