import Accessibility
import Geometry

/// What several rules ask for about a tree, found in a few passes over it; it never changes.
///
/// All of it but the platform, the language and the screen follows, for each node, from the window or presentation that
/// the node is in and from where a document is behind the tree.
final class TreeFacts: Sendable {
  let surroundings: [Surroundings]
  let shapes: [NameShape]
  let saysActions: Bool
  let saysScrolling: Bool
  let selectedSwitches: Set<Role>
  let firstFocus: [Int: Int]
  let ambiguities: [Int: Int]
  let targets: TargetIndex

  /// Those of no tree.
  static let none = TreeFacts(AccessibilityTree(screen: Size(width: 0, height: 0)), [], isOfScene: false)

  /// - Parameter isOfScene: Whether a document is behind the tree, which then says all that can be done with a node.
  init(_ tree: AccessibilityTree, _ standing: [Standing], isOfScene: Bool) {
    let surroundings = Surroundings.all(in: tree)
    var shapes: [NameShape] = []
    shapes.reserveCapacity(tree.nodes.count)
    var (selectedSwitches, firstFocus): (Set<Role>, [Int: Int]) = ([], [:])
    var actions: Actions = []
    for index in tree.nodes.indices {
      shapes.append(NameShape(tree.nodes[index].name))
      actions.formUnion(tree.nodes[index].actions)
      let traits = tree.nodes[index].traits
      if traits.isDisjoint(with: [.selected, .focused]) { continue }
      if traits.contains(.selected), !isOfScene { selectedSwitches.insert(tree.nodes[index].role) }
      let surface = surroundings[index].surface ?? -1
      if traits.contains(.focused), firstFocus[surface] == nil { firstFocus[surface] = index }
    }
    self.surroundings = surroundings
    self.shapes = shapes
    saysActions = isOfScene || actions.contains(.activate)
    saysScrolling = isOfScene || actions.contains(.scroll)
    self.selectedSwitches = selectedSwitches
    self.firstFocus = firstFocus
    let pairs = ReadingOrder(tree).ambiguities.filter {
      surroundings[$0.later].surface == surroundings[$0.earlier].surface
    }
    ambiguities = Dictionary(pairs.map { ($0.later, $0.earlier) }) { first, _ in first }
    targets = TargetIndex(tree, standing, surroundings)
  }
}
