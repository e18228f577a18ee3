public import Accessibility

/// What was not looked at, because a bound was hit: everything that an input in a state that was left out may change.
public struct Overlooked: Hashable, Sendable {
  /// Whether that may be anything.
  public private(set) var isEverything = false
  /// The nodes that it is, where it is not everything; presentations are nodes too.
  public private(set) var nodes: Set<NodeID> = []

  /// Nothing.
  public init() {}

  /// Whether something was not looked at that may change a node.
  public func contains(_ node: NodeID) -> Bool { isEverything || nodes.contains(node) }

  /// Whether everything was looked at.
  public var isEmpty: Bool { !isEverything && nodes.isEmpty }

  /// Adds what may change from a state that was left out; nil for anything.
  mutating func add(_ changeable: Set<NodeID>?) {
    guard let changeable else {
      isEverything = true
      nodes = []
      return
    }
    if isEverything { return }
    if nodes.isEmpty { nodes = changeable } else { nodes.formUnion(changeable) }
  }
}
