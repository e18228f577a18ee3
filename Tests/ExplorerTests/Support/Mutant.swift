import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents

/// A target with one fault, made of one without: every rule has to see its fault, and only there.
struct Mutant<Base: ReproducibleTarget>: ReproducibleTarget {
  /// What is wrong with it.
  enum Fault: Hashable, Sendable {
    /// A tap on a covered control is delivered to it.
    case tapLeaks(NodeID)
    /// A covered control does what it is asked, though no reader's cursor gets there.
    case answersWhenCovered(NodeID)
    /// What is typed goes to a covered control.
    case keyLeaks(NodeID)
    /// A covered control changes its value when it is tapped, and nothing tells.
    case silentLeak(NodeID)
    /// The tree says so of a node.
    case marked(NodeID, Traits)
    /// The node has no name.
    case unnamed(NodeID)
    /// The node is not in the tree.
    case missing(NodeID)
    /// The node does nothing that the reader asks.
    case deaf(NodeID, AccessibilityAction)
    /// The node's value is always the same.
    case stuckValue(NodeID, String)
    /// Something invisible takes every tap on the node.
    case tapsSwallowed(NodeID)
    /// Something invisible takes every tap on the node, and leaves no trace.
    case tapsVanish(NodeID)
    /// Another node gets every tap on the node.
    case tapsStolen(NodeID, by: NodeID)
    /// The node lies off the screen.
    case moved(NodeID, Point)
  }

  var base: Base
  var fault: Fault
  private var leaked = 0

  init(_ base: Base, _ fault: Fault) {
    self.base = base
    self.fault = fault
  }

  var screen: Size { base.screen }
  var now: Timestamp { base.now }
  var nextDeadline: Timestamp? { base.nextDeadline }
  var arbitrations: [Arbitration] { base.arbitrations }
  var stateParts: StateParts {
    var parts = base.stateParts
    parts.core.append(UInt64(leaked))
    return parts
  }
  var acceptedFocusSteps: [Step]? { base.acceptedFocusSteps }
  var changeableNodes: Set<NodeID>? { base.changeableNodes }
  func acceptedSteps(in tree: AccessibilityTree) -> AcceptedSteps? { base.acceptedSteps(in: base.tree) }
  var stateHash: UInt64 { base.stateHash &+ UInt64(leaked) &* 0x9e37_79b9 }

  var tree: AccessibilityTree {
    var tree = base.tree
    switch fault {
    case .marked(let id, let traits): change(id, &tree) { $0.traits.formUnion(traits) }
    case .unnamed(let id): change(id, &tree) { $0.name = nil }
    case .stuckValue(let id, let value): change(id, &tree) { $0.value = value }
    case .moved(let id, let point):
      change(id, &tree) {
        $0.frame.origin = point; $0.hitArea = nil; $0.activationPoint = nil
      }
    case .silentLeak(let id): change(id, &tree) { $0.value = "\(leaked)" }
    case .missing(let id): tree = tree.without(id)
    default: break
    }
    return tree
  }

  private func change(_ id: NodeID, _ tree: inout AccessibilityTree, _ change: (inout AccessibilityNode) -> Void) {
    guard let index = tree.index(of: id) else { return }
    tree.update(index, change)
  }

  mutating func advance(to time: Timestamp) -> [TargetEvent] { base.advance(to: time) }

  mutating func receive(_ input: TargetInput) -> [TargetEvent] {
    switch (fault, input.kind) {
    case (.tapLeaks(let id), .input(.gesture(.tap(let point, _, _)))) where isCovered(id) && isAimed(point, id):
      return [TargetEvent(time: input.time, kind: .activated, node: id)]
    case (.answersWhenCovered(let id), .action(.activate, let asked)) where asked == id && isCovered(id):
      return [TargetEvent(time: input.time, kind: .activated, node: id)]
    case (.silentLeak(let id), .input(.gesture(.tap(let point, _, _)))) where isCovered(id) && isAimed(point, id):
      leaked += 1
      return []
    case (.keyLeaks(let id), .input(.key(let key))) where key.phase == .down && key.text != nil && isCovered(id):
      return [TargetEvent(time: input.time, kind: .textChanged(key.text ?? ""), node: id)]
    case (.deaf(let id, let action), .action(let asked, let node)) where asked == action && node == id: return []
    case (.tapsSwallowed(let id), .input(let kind)) where isTouch(kind, on: id):
      return kind.isTap ? [TargetEvent(time: input.time, kind: .swallowed, node: "inbox")] : []
    case (.tapsVanish(let id), .input(let kind)) where isTouch(kind, on: id): return []
    case (.tapsStolen(let id, let thief), .input(let kind)) where isTouch(kind, on: id):
      return kind.isTap ? [TargetEvent(time: input.time, kind: .activated, node: thief)] : []
    default: return base.receive(input)
    }
  }

  private func isCovered(_ id: NodeID) -> Bool {
    let tree = base.tree
    guard let index = tree.index(of: id) else { return false }
    return ([index] + tree.ancestors(of: index)).contains { tree.nodes[$0].traits.contains(.blocked) }
  }

  private func isAimed(_ point: Point, _ id: NodeID) -> Bool {
    base.tree.node(id).map { ($0.hitArea ?? $0.frame).contains(point) } ?? false
  }

  private func isTouch(_ kind: RecognizedInput.Kind, on id: NodeID) -> Bool {
    switch kind {
    case .gesture(.tap(let point, _, _)): isAimed(point, id)
    case .contact(let event): isAimed(event.contact.position, id)
    default: false
    }
  }
}

extension RecognizedInput.Kind {
  fileprivate var isTap: Bool { if case .gesture(.tap) = self { true } else { false } }
}

extension AccessibilityTree {
  /// The tree without a node and all that is in it.
  fileprivate func without(_ id: NodeID) -> AccessibilityTree {
    var copy = AccessibilityTree(screen: screen)
    copy.platform = platform
    var open: [Int] = []
    var index = 0
    while index < nodes.count {
      while let end = open.last, end <= index {
        copy.close()
        open.removeLast()
      }
      if nodes[index].id == id {
        index = nodes[index].end
        continue
      }
      copy.begin(nodes[index])
      open.append(nodes[index].end)
      index += 1
    }
    while open.popLast() != nil { copy.close() }
    return copy
  }
}
