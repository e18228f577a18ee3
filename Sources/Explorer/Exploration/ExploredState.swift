public import Accessibility
public import Audit
public import Harness

/// A state of an interface at rest, and the shortest way there. It never changes, and is shared by all who look at it.
public final class ExploredState<T: ReproducibleTarget>: Sendable {
  /// Its number, counted from 0 in the order in which states were met.
  public let index: Int
  /// The interface in this state.
  public let target: T
  /// What it shows, and how each node stands to people.
  public let context: AuditContext
  /// The step that led there first; nil for the start.
  public let approach: StateApproach?
  /// How many steps lead there at least.
  public let depth: Int
  /// Whether nothing is new in it but where the keyboard focus is.
  let isOfFocus: Bool
  /// What a screen reader's cursor goes through, in order.
  public let reading: ReadingOrder
  /// Whether the cursor stops at a node; same indices as the tree's nodes.
  private let isRead: [Bool]
  /// The nodes that people meet now: shown and not covered by something modal; indices in the tree.
  let open: [Int]
  /// Where each node is in the tree.
  let ordinals: [NodeID: Int]
  /// How much of the tree it shows.
  private let sample: TreeSample

  init(_ station: Station<T>, sampling sample: TreeSample, document: AuditedScene?) {
    let tree = station.target.tree(sampling: sample)
    self.sample = sample
    index = station.index
    target = station.target
    context = AuditContext(tree: tree, document: document)
    approach = station.approach
    depth = station.depth
    if case .focus = station.kind { isOfFocus = true } else { isOfFocus = false }
    reading = ReadingOrder(tree)
    var isRead = [Bool](repeating: false, count: tree.nodes.count)
    for element in reading.elements { isRead[element] = true }
    self.isRead = isRead
    open = context.standing.indices.filter { [context] in context.standing[$0].isDisjoint(with: [.hidden, .blocked]) }
    ordinals = Dictionary(tree.nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// What another target shows, of the same nodes as far as the same are there.
  func tree(of target: T) -> AccessibilityTree { target.tree(sampling: sample) }

  /// What it shows.
  public var tree: AccessibilityTree { context.tree }

  /// Whether a screen reader's cursor stops at the node at `index`, so that people can ask it for something.
  public func isRead(_ index: Int) -> Bool { isRead.indices.contains(index) && isRead[index] }
}
