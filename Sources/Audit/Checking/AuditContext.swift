public import Accessibility
public import Scenes

/// What static checks look at: a tree, the scene it was made from, and what follows from the ancestors of each node.
public struct AuditContext: Sendable {
  /// What the interface shows.
  public let tree: AccessibilityTree
  /// The document behind it, where there is one.
  public let document: AuditedScene?
  /// How each node stands to people; same indices as the tree's nodes.
  public let standing: [Standing]
  /// The index of the modal node that confines people now, if there is one.
  public let modal: Int?
  /// What is around each node; same indices as the tree's nodes.
  public let surroundings: [Surroundings]
  /// What the names of the nodes look like; same indices as the tree's nodes.
  let shapes: [NameShape]
  /// Whether the tree says of some nodes that they can be activated, so that silence about it means something.
  let saysActions: Bool
  /// Whether the tree says of some node that it scrolls, so that silence about it means something.
  let saysScrolling: Bool
  /// Roles of which some node that is on or off is selected, so that one that is not is off.
  let selectedSwitches: Set<Role>
  /// The index of the first node with the keyboard focus, if there is one.
  let firstFocus: Int?
  /// Elements whose place in the reading order hangs on a few points, with those that may be read after them.
  let ambiguities: [Int: Int]
  /// Where people aim: everything that they operate by touch or pointer.
  let targets: TargetIndex

  /// The document behind it, where there is one.
  public var scene: Scene? { document?.scene }

  /// Whether nobody meets a node: it is hidden, without area, or covered by something modal.
  func isOutOfReach(_ index: Int) -> Bool { !standing[index].isDisjoint(with: [.hidden, .sizeless, .blocked]) }

  /// The language of a node's texts, as BCP 47; nil where nothing says it.
  func language(of index: Int) -> String? {
    surroundings[index].speaker.flatMap { tree.nodes[$0].language } ?? tree.language
  }

  /// Looks once at every node; linear in the size of the tree.
  public init(tree: AccessibilityTree, scene: Scene? = nil) {
    self.init(tree: tree, document: scene.map(AuditedScene.init))
  }

  /// Looks once at every node, and not at the document.
  public init(tree: AccessibilityTree, document: AuditedScene?) {
    self.tree = tree
    self.document = document
    (standing, modal) = tree.standings()
    surroundings = Surroundings.all(in: tree)
    var shapes: [NameShape] = []
    shapes.reserveCapacity(tree.nodes.count)
    var (selectedSwitches, firstFocus): (Set<Role>, Int?) = ([], nil)
    var actions: Actions = []
    for index in tree.nodes.indices {
      shapes.append(NameShape(tree.nodes[index].name))
      actions.formUnion(tree.nodes[index].actions)
      let traits = tree.nodes[index].traits
      if traits.isDisjoint(with: [.selected, .focused]) { continue }
      if traits.contains(.selected) { selectedSwitches.insert(tree.nodes[index].role) }
      if traits.contains(.focused), firstFocus == nil { firstFocus = index }
    }
    self.shapes = shapes
    saysActions = actions.contains(.activate)
    saysScrolling = actions.contains(.scroll) || document != nil
    self.selectedSwitches = selectedSwitches
    self.firstFocus = firstFocus
    ambiguities = Dictionary(ReadingOrder(tree).ambiguities.map { ($0.later, $0.earlier) }) { first, _ in first }
    targets = TargetIndex(tree, standing, surroundings)
  }

  /// The presentation of the document with this id.
  public func presentation(_ id: String) -> Presentation? { document?.presentation(id) }
}
