public import Accessibility
public import Geometry
public import InputEvents
import Gestures

/// A tree that cannot change, as a target: a reader can go through it, and what is done to it is reported as
/// delivered to the node that it reaches.
public struct TreeTarget: ReproducibleTarget {
  /// The tree.
  public let tree: AccessibilityTree
  /// The moment up to which it has been looked at.
  public private(set) var now = Timestamp.zero

  /// A target that shows `tree`.
  public init(_ tree: AccessibilityTree) { self.tree = tree }

  /// The tree's screen, in points.
  public var screen: Size { tree.screen }
  /// Nothing ever happens by itself.
  public var nextDeadline: Timestamp? { nil }
  /// There is nothing to decide.
  public var arbitrations: [Arbitration] { [] }
  /// Always the same: nothing changes.
  public var stateHash: UInt64 { 0 }

  /// Lets time pass; nothing happens.
  public mutating func advance(to time: Timestamp) -> [TargetEvent] {
    now = max(now, time)
    return []
  }

  /// Says which node a tap, a click or an action reaches.
  public mutating func receive(_ input: TargetInput) -> [TargetEvent] {
    now = max(now, input.time)
    let node: NodeID?
    switch input.kind {
    case .action(_, let id): node = tree.node(id)?.id
    case .input(.gesture(.tap(let location, _, _))), .input(.pointer(.pressed(_, let location))):
      node = tree.hitTest(location).map { tree.nodes[$0].id }
    default: node = nil
    }
    return node.map { [TargetEvent(time: now, kind: .delivered, node: $0, cause: "a tree by itself does nothing")] }
      ?? []
  }
}
