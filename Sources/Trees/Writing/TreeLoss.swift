public import Accessibility
import SafeText

/// Something that a tree says and a shape that it was written in does not, or says otherwise.
public struct TreeLoss: Hashable, Sendable, CustomStringConvertible {
  /// What it is: a property, or a trait.
  public let name: String
  /// How many nodes it is of.
  public let count: Int
  /// How many nodes there are.
  public let total: Int
  /// The first of those nodes.
  public let node: NodeID
  /// What it says there.
  public let before: String
  /// What the shape says in place of that; nil for nothing.
  public let after: String?

  /// What is said of a trait and an action.
  static let holds = "true"

  /// It in one line, as it stands behind "loses or changes".
  public var description: String {
    // Of what only holds or does not, the node tells all.
    let example = before == Self.holds ? "such as #\(node)" : "such as \(before.quoted()) of #\(node)"
    return "\(name) of \(count) of \(total) node\(total == 1 ? "" : "s"), \(example)"
      + (after.map { ", which is \($0.quoted()) now" } ?? "")
  }
}
