public import Accessibility
import Geometry
public import Scenes

/// What static checks look at: a tree, the scene it was made from, and what follows from the ancestors of each node.
///
/// A class, so that a check which hands it on copies a word and not the tree; nothing in it changes.
public final class AuditContext: Sendable {
  /// What the interface shows.
  public let tree: AccessibilityTree
  /// The document behind it, where there is one.
  public let document: AuditedScene?
  /// How each node stands to people; same indices as the tree's nodes.
  public let standing: [Standing]
  /// What becomes of the words of each node.
  public let words: WordAccount
  /// What the names of elements say.
  let spokenNames: SpokenNames
  /// Whether the tree comes from a source that may leave something unsaid.
  let isFromElsewhere: Bool
  /// How readers go through the tree.
  let manner: ReadingManner
  /// What the reader of the platform leaves out, by node, where somebody has listened.
  let untold: [NodeID: [UntoldWords]]
  /// The index of the modal node that confines people now, if there is one.
  public let modal: Int?
  /// What else rules ask for, where it is known already; nothing where it is not.
  private let known: TreeFacts
  /// Whether it is known already. A flag beside it, as an optional one is copied by a call at each look.
  private let isReady: Bool
  private let lazy = Lazy<TreeFacts>()
  private let lazySliding = Lazy<SlidingNeighbours>()

  /// The document behind it, where there is one.
  public var scene: Scene? { document?.scene }

  /// Looks once at every node; linear in the size of the tree.
  public convenience init(tree: AccessibilityTree, scene: Scene? = nil) {
    self.init(tree: tree, document: scene.map(AuditedScene.init))
  }

  /// Looks once at every node, and not at the document.
  ///
  /// - Parameters:
  ///   - untold: What the reader of the platform leaves out, by node, where somebody has listened.
  ///   - isReady: Whether all that rules ask for is found at once, and not when the first of them asks.
  public init(
    tree: AccessibilityTree, document: AuditedScene?, untold: [NodeID: [UntoldWords]] = [:], isReady: Bool = false
  ) {
    self.tree = tree
    self.untold = untold
    self.document = document
    isFromElsewhere = tree.provenance != nil
    manner = ReadingManner(tree)
    words = WordAccount(tree)
    (standing, modal) = tree.standings()
    spokenNames = SpokenNames(tree, standing)
    self.isReady = isReady
    known = isReady ? TreeFacts(tree, standing, isOfScene: document != nil) : .none
  }

  /// What else rules ask for.
  private var facts: TreeFacts {
    if isReady { return known }
    return lazy.value(orFind: TreeFacts(tree, standing, isOfScene: document != nil))
  }

  /// What is around the node at an index. Asked most of all: where it is known, no array is handed out for it.
  @inline(__always)
  public func surroundings(of index: Int) -> Surroundings {
    isReady ? known.surroundings[index] : facts.surroundings[index]
  }
  /// What the name of the node at an index looks like.
  @inline(__always)
  func shape(of index: Int) -> NameShape { isReady ? known.shapes[index] : facts.shapes[index] }
  /// Whether the node at an index says anything that only trees of real applications say.
  @inline(__always)
  func saysFurther(_ index: Int) -> Bool { isReady ? known.further[index] : facts.further[index] }
  /// Whether the tree says of some nodes that they can be activated, so that silence about it means something.
  var saysActions: Bool { facts.saysActions }
  /// Whether the tree says of some node that it scrolls, so that silence about it means something.
  var saysScrolling: Bool { facts.saysScrolling }
  /// Roles of which some node that is on or off is selected, so that one that is not is off.
  var selectedSwitches: Set<Role> { facts.selectedSwitches }
  /// The first node with the keyboard focus in each window or presentation; −1 stands for being in none.
  var firstFocus: [Int: Int] { facts.firstFocus }
  /// Elements whose place in the reading order hangs on a few points, with those that may be read after them.
  var ambiguities: [Int: Int] { facts.ambiguities }
  /// Where people aim: everything that they operate by touch or pointer.
  var targets: TargetIndex { facts.targets }
  /// Where targets may come to lie when people scroll.
  var sliding: SlidingNeighbours { lazySliding.value(orFind: SlidingNeighbours(tree, standing)) }
  /// What the tree's source cannot tell.
  var gaps: TreeGaps { facts.gaps }

  /// Whether nobody meets a node: it is hidden, without area, or covered by something modal.
  func isOutOfReach(_ index: Int) -> Bool { !standing[index].isDisjoint(with: [.hidden, .sizeless, .blocked]) }

  /// The language of a node's texts, as BCP 47; nil where nothing says it.
  func language(of index: Int) -> String? {
    surroundings(of: index).speaker.flatMap { tree.nodes[$0].language } ?? tree.language
  }

  /// Whether something that has words is said to name a node (`labelledBy`).
  func isNamedByAnother(_ index: Int) -> Bool {
    guard saysFurther(index) else { return false }
    return tree.nodes[index].relations.contains { relation in
      guard relation.kind == .labelledBy, let label = related(relation.target) else { return false }
      return tree.nodes[label].name?.isBlank == false || tree.nodes[label].text?.isBlank == false
    }
  }

  /// The index of a node that another one is related to; nil where it is not there.
  func related(_ id: NodeID) -> Int? { facts.related[id] }

  /// Whether a control is a part of the one around it: on Android what cannot be acted on itself, such as the switch of a
  /// row that is clicked, is read with what can.
  func isMerged(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard tree.platform == "Android", node.isElement != true,
      node.actions.isDisjoint(with: [.activate, .longPress]), !node.traits.contains(.focusable),
      let outer = surroundings(of: index).control ?? surroundings(of: index).item
    else { return false }
    return tree.nodes[outer].actions.contains(.activate)
  }

  /// Where a node takes input: its hit area or else its frame, cut off by everything around it that clips.
  func area(of index: Int) -> Rect {
    isReady
      ? TargetIndex.area(of: index, tree, known.surroundings) : TargetIndex.area(of: index, tree, facts.surroundings)
  }

  /// The presentation of the document with this id.
  public func presentation(_ id: String) -> Presentation? { document?.presentation(id) }
}
