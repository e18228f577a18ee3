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

  /// What something modal keeps input from.
  private let confined: Set<NodeID>

  /// A target that shows `tree`.
  public init(_ tree: AccessibilityTree) {
    self.tree = tree
    let confinement = Confinement(tree)
    confined = Set(tree.nodes.indices.filter { confinement.excludes($0) }.map { tree.nodes[$0].id })
  }

  /// The foremost thing there that can be used, else the foremost one: layers that only hold others lie over half of a
  /// screen in many applications and let touches through, and no dump says which do.
  public func touched(at place: Point) -> NodeID? {
    let used = tree.hitTest(place) { $0.isOperable && !confined.contains($0.id) }
    return (used ?? tree.hitTest(place)).map { tree.nodes[$0].id }
  }

  /// The tree's screen, in points.
  public var screen: Size { tree.screen }
  /// Nothing ever happens by itself.
  public var nextDeadline: Timestamp? { nil }
  /// There is nothing to decide.
  public var arbitrations: [Arbitration] { [] }
  /// Always the same: nothing changes.
  public var stateHash: UInt64 { 0 }
  /// Always the same, so that nobody looks at it anew.
  public var treeVersion: Int? { 0 }

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
      node = touched(at: location)
    default: node = nil
    }
    return node.map { [TargetEvent(time: now, kind: .delivered, node: $0, cause: "a tree by itself does nothing")] }
      ?? []
  }
}
