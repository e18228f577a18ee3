public import Accessibility
public import Geometry

/// A tree with all that a screen reader needs to find its way in it; made once per change of what there is to be read.
///
/// Where only places and states have changed, the nodes that somebody looks at are brought up to date one by one.
public struct ReaderView: Sendable {
  /// The tree.
  public private(set) var tree: AccessibilityTree
  /// What is read, in order.
  public let order: ReadingOrder
  /// Ids of what is read, in order.
  let ids: [NodeID]
  /// The first node of each id.
  private let indices: [NodeID: Int]
  /// Places in the reading order by node, −1 for what is not read.
  private let ordinals: [Int]
  /// Places in the reading order by id, where several nodes have the same one.
  private let ordinalsOfTwins: [NodeID: Int]?
  /// Elements of which any part may be seen in what scrolls, in reading order, by the node of that.
  private var showing: [Int: [Int]] = [:]
  /// The nearest list or landmark around each node, −1 for none.
  private let enclosing: [Int]
  /// The first and last element in each list or landmark.
  private var firstElement: [Int: Int] = [:]
  private var lastElement: [Int: Int] = [:]

  /// Finds the reading order of `tree`.
  public init(_ tree: AccessibilityTree) {
    self.tree = tree
    order = ReadingOrder(tree)
    ids = order.ids(in: tree)
    var indices: [NodeID: Int] = [:]
    indices.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices.reversed() { indices[tree.nodes[index].id] = index }
    self.indices = indices
    var ordinals = [Int](repeating: -1, count: tree.nodes.count)
    for (ordinal, index) in order.elements.enumerated() { ordinals[index] = ordinal }
    self.ordinals = ordinals
    ordinalsOfTwins =
      indices.count == tree.nodes.count
      ? nil
      : Dictionary(
        order.elements.enumerated().map { (tree.nodes[$1].id, $0) }, uniquingKeysWith: { first, _ in first })
    var enclosing = [Int](repeating: -1, count: tree.nodes.count)
    for index in tree.nodes.indices {
      let parent = tree.nodes[index].parent
      guard parent >= 0 else { continue }
      let isBoundary = tree.nodes[parent].role == .list || tree.nodes[parent].traits.contains(.landmark)
      enclosing[index] = isBoundary ? parent : enclosing[parent]
    }
    self.enclosing = enclosing
    for index in order.elements {
      var container = enclosing[index]
      while container >= 0 {
        if firstElement[container] == nil { firstElement[container] = index }
        lastElement[container] = index
        container = enclosing[container]
      }
    }
  }

  /// How many elements are read.
  public var count: Int { order.elements.count }

  /// The id of the element at a place in the reading order, from 0.
  public func element(at ordinal: Int) -> NodeID? {
    guard order.elements.indices.contains(ordinal) else { return nil }
    return tree.nodes[order.elements[ordinal]].id
  }

  /// Whether something modal lies over a node.
  func isBlocked(_ id: NodeID) -> Bool { node(id)?.traits.contains(.blocked) ?? false }

  /// The first element of which any part can be seen in what it scrolls in, else the first of all; nil where there is
  /// nothing to read.
  var firstInSight: NodeID? { firstInSight { _ in true } }

  /// The same among those that fulfil a condition on their places in the tree.
  func firstInSight(where isMeant: (Int) -> Bool) -> NodeID? {
    let meant = order.elements.lazy.filter(isMeant)
    return (meant.first { tree.isPartlyInSight($0) } ?? meant.first).map { tree.nodes[$0].id }
  }

  /// The place of a node in the reading order, from 0; nil where the reader cannot go there.
  public func ordinal(of id: NodeID) -> Int? {
    if let ordinalsOfTwins { return ordinalsOfTwins[id] }
    return indices[id].flatMap { ordinals[$0] < 0 ? nil : ordinals[$0] }
  }

  /// The index in the tree of the first node with this id.
  public func index(of id: NodeID) -> Int? { indices[id] }

  /// The first node with this id.
  public func node(_ id: NodeID) -> AccessibilityNode? { indices[id].map { tree.nodes[$0] } }

  /// The node at a place in the reading order.
  public func node(at ordinal: Int) -> AccessibilityNode? {
    order.elements.indices.contains(ordinal) ? tree.nodes[order.elements[ordinal]] : nil
  }

  /// The node at a place in the reading order with the words that are said for it: of one without a name, those of what
  /// is in it.
  public func spokenNode(at ordinal: Int) -> AccessibilityNode? {
    guard order.elements.indices.contains(ordinal) else { return nil }
    return tree.spoken(order.elements[ordinal]) { ordinals[$0] >= 0 }
  }

  /// The role of the element at a place in the reading order.
  func role(at ordinal: Int) -> Role? {
    order.elements.indices.contains(ordinal) ? tree.nodes[order.elements[ordinal]].role : nil
  }

  /// The topmost element at a point of the screen, for exploring by touch.
  public func element(at point: Point) -> NodeID? {
    tree.hitTest(point) { ordinal(of: $0.id) != nil }.map { tree.nodes[$0].id }
  }

  /// What surrounds the element at a place in the reading order.
  public func context(at ordinal: Int) -> SpeechContext {
    guard order.elements.indices.contains(ordinal) else { return SpeechContext() }
    let index = order.elements[ordinal]
    return SpeechContext(
      of: index, in: tree, isFirstIn: { firstElement[$0] == index }, isLastIn: { lastElement[$0] == index })
  }

  // MARK: Bringing up to date

  /// Takes a node as it is now, which was at `index` before; false where the reading order hangs on the difference.
  public mutating func update(_ index: Int, with node: AccessibilityNode) -> Bool {
    guard tree.nodes.indices.contains(index), tree.nodes[index].isRead(as: node) else { return false }
    tree.update(index) { $0 = node }
    return true
  }

  /// Says which nodes may be seen at all in what scrolls, so that no others have to be looked at there.
  public mutating func show(_ nodes: [NodeID], in scroller: NodeID) {
    guard let root = index(of: scroller) else { return }
    showing[root] = nodes.compactMap { id in
      index(of: id).flatMap { ordinals[$0] < 0 ? nil : ordinals[$0] }
    }.sorted().map { order.elements[$0] }
  }

  /// Forgets which nodes may be seen: what scrolls goes on.
  public mutating func forgetWhatShows() {
    if !showing.isEmpty { showing = [:] }
  }

  /// The elements in what scrolls that may be seen there, in reading order; all in it where nobody has said which.
  func elements(in root: Int) -> some Sequence<Int> {
    (showing[root] ?? order.elements).lazy.filter { [end = tree.nodes[root].end] in $0 > root && $0 < end }
  }
}

extension AccessibilityNode {
  /// Whether a screen reader comes to it at the same place when it has become another, unless something else in the
  /// tree has changed; how it lies to what does not scroll along with it is not looked at.
  fileprivate func isRead(as node: AccessibilityNode) -> Bool {
    id == node.id && role == node.role && exposure == node.exposure && removesSubtree == node.removesSubtree
      && explicitOrder == node.explicitOrder && orderTraits == node.orderTraits
      && actions.contains(.scroll) == node.actions.contains(.scroll)
  }

  private var orderTraits: Traits { traits.intersection([.clips, .modal, .landmark, .blocked, .hidden, .decorative]) }
}
