public import Accessibility
public import Audit
public import Harness

/// A state of an interface at rest, and the shortest way there.
public struct ExploredState<T: ReproducibleTarget>: Sendable {
  /// Its number, counted from 0 in the order in which states were met.
  public let index: Int
  /// The interface in this state.
  public let target: T
  /// What it shows, and how each node stands to people.
  public let context: AuditContext
  /// The step that led there first; nil for the start.
  public let origin: StateOrigin?
  /// How many steps lead there at least.
  public let depth: Int

  /// What it shows.
  public var tree: AccessibilityTree { context.tree }

  /// The nodes that people meet now: shown and not covered by something modal; indices in the tree.
  var open: [Int] {
    tree.nodes.indices.filter { context.standing[$0].isDisjoint(with: [.hidden, .blocked]) }
  }
}
