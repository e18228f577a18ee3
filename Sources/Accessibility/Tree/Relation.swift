/// What a node says of another one.
public struct Relation: Hashable, Sendable {
  /// How the two belong together.
  public var kind: Kind
  /// The other node.
  public var target: NodeID

  /// How a node and another one belong together: `kind` of the node is the target.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The target's words name the node.
    case labelledBy
    /// The target's words describe it.
    case describedBy
    /// The target says what is wrong with it.
    case errorMessage
    /// The target tells more about it.
    case details
    /// Reading goes on at the target.
    case flowsTo
    /// It changes what the target shows.
    case controls
    /// It belongs to the target.
    case memberOf
    /// It is read before the target.
    case readBefore
    /// It is read after the target.
    case readAfter
    /// The target heads its row.
    case rowHeader
    /// The target heads its column.
    case columnHeader
  }

  /// A relation to another node.
  public init(_ kind: Kind, _ target: NodeID) {
    self.kind = kind
    self.target = target
  }
}
