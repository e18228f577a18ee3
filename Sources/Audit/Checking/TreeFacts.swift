import Accessibility
import Geometry

/// What several rules ask for about a tree, found in a few passes over it; it never changes.
///
/// All of it but the platform, the language and the screen follows, for each node, from the window or presentation that
/// the node is in and from where a document is behind the tree.
final class TreeFacts: Sendable {
  let surroundings: [Surroundings]
  let shapes: [NameShape]
  /// Of which nodes it is said what only trees of real applications say.
  let further: [Bool]
  let saysActions: Bool
  let saysScrolling: Bool
  let selectedSwitches: Set<Role>
  let firstFocus: [Int: Int]
  let ambiguities: [Int: Int]
  let targets: TargetIndex
  /// What the tree's source cannot tell.
  let gaps: TreeGaps
  /// Where the nodes are that others are related to.
  let related: [NodeID: Int]

  /// Those of no tree.
  static let none = TreeFacts(AccessibilityTree(screen: Size(width: 0, height: 0)), [], isOfScene: false)

  /// - Parameter isOfScene: Whether a document is behind the tree, which then says all that can be done with a node.
  init(_ tree: AccessibilityTree, _ standing: [Standing], isOfScene: Bool) {
    let surroundings = Surroundings.all(in: tree)
    var shapes: [NameShape] = []
    shapes.reserveCapacity(tree.nodes.count)
    var (selectedSwitches, firstFocus): (Set<Role>, [Int: Int]) = ([], [:])
    var actions: Actions = []
    var further: [Bool] = []
    further.reserveCapacity(tree.nodes.count)
    var wanted: Set<NodeID> = []
    for index in tree.nodes.indices {
      shapes.append(NameShape(tree.nodes[index].name))
      actions.formUnion(tree.nodes[index].actions)
      further.append(tree.nodes[index].saysFurther)
      if further[index] { Self.add(relationsOf: index, in: tree, to: &wanted) }
      let traits = tree.nodes[index].traits
      if traits.isDisjoint(with: [.selected, .focused]) { continue }
      if traits.contains(.selected), !isOfScene { selectedSwitches.insert(tree.nodes[index].role) }
      let surface = surroundings[index].surface ?? -1
      if traits.contains(.focused), firstFocus[surface] == nil { firstFocus[surface] = index }
    }
    self.surroundings = surroundings
    self.shapes = shapes
    self.further = further
    saysActions = isOfScene || actions.contains(.activate)
    saysScrolling = isOfScene || actions.contains(.scroll)
    self.selectedSwitches = selectedSwitches
    self.firstFocus = firstFocus
    let pairs = ReadingOrder(tree).ambiguities.filter {
      surroundings[$0.later].surface == surroundings[$0.earlier].surface
    }
    ambiguities = Dictionary(pairs.map { ($0.later, $0.earlier) }) { first, _ in first }
    targets = TargetIndex(tree, standing, surroundings)
    gaps = TreeGaps(tree, standing, shapes)
    related = wanted.isEmpty ? [:] : Self.places(of: wanted, in: tree)
  }

  @inline(never)
  private static func add(relationsOf index: Int, in tree: AccessibilityTree, to ids: inout Set<NodeID>) {
    for relation in tree.nodes[index].relations { ids.insert(relation.target) }
  }

  /// The index of each of some nodes that is there; of several with one id the first counts.
  private static func places(of ids: Set<NodeID>, in tree: AccessibilityTree) -> [NodeID: Int] {
    var result: [NodeID: Int] = [:]
    for index in tree.nodes.indices where ids.contains(tree.nodes[index].id) && result[tree.nodes[index].id] == nil {
      result[tree.nodes[index].id] = index
    }
    return result
  }
}
