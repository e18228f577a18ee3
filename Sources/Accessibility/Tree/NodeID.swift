/// The stable name of a node within its target: the author's ids from the root to the node, joined by `/`.
public struct NodeID: Hashable, Comparable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The path, such as `inbox/compose` or `draft/grabber`.
  public var path: String

  /// A node by its path.
  public init(_ path: String) { self.path = path }
  /// A node by its path.
  public init(stringLiteral value: String) { path = value }

  /// The path.
  public var description: String { path }
  /// Orders nodes by path, byte by byte.
  public static func < (left: Self, right: Self) -> Bool { left.path < right.path }
}
