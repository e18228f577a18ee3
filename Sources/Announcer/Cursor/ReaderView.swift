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
  /// What surrounds each node.
  private let surroundings: Surroundings
  /// The choices of a rotor that lead from one element to another here.
  let rotorsAmongElements: Set<Rotor>

  /// Finds the reading order of `tree`.
  ///
  /// - Parameter manner: How it is gone through; as the readers of its platform do unless given.
  public init(_ tree: AccessibilityTree, manner: ReadingManner? = nil) {
    self.tree = tree
    order = ReadingOrder(tree, manner: manner)
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
    surroundings = Surroundings(tree, order: order.elements, ordinals: ordinals)
    let elements = order.elements
    rotorsAmongElements = Set(
      Rotor.amongElements.filter { rotor in elements.contains { rotor.leads(to: tree.nodes[$0]) } })
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

  /// Where a step from the element at a place in the reading order comes to in what scrolls that it comes into: the nearest
  /// element of that which is in sight; nil where the step comes into nothing, or nothing of it is in sight.
  func entry(from ordinal: Int, forward: Bool) -> Int? {
    let next = forward ? ordinal + 1 : ordinal - 1
    guard order.elements.indices.contains(next), order.elements.indices.contains(ordinal),
      !tree.isPartlyInSight(order.elements[next])
    else { return nil }
    let here = order.elements[ordinal]
    let scroller = tree.ancestors(of: order.elements[next]).last { index in
      let isAround = index <= here && here < tree.nodes[index].end
      return !isAround && tree.nodes[index].actions.contains(.scroll)
    }
    guard let scroller else { return nil }
    let inside = scroller..<tree.nodes[scroller].end
    let rest = forward ? stride(from: next, to: count, by: 1) : stride(from: next, to: -1, by: -1)
    return rest.lazy.prefix { inside.contains(order.elements[$0]) }.first { tree.isPartlyInSight(order.elements[$0]) }
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

  /// The role of the element at a place in the reading order.
  func role(at ordinal: Int) -> Role? {
    order.elements.indices.contains(ordinal) ? tree.nodes[order.elements[ordinal]].role : nil
  }

  /// The topmost element at a point of the screen, for exploring by touch.
  public func element(at point: Point) -> NodeID? {
    tree.hitTest(point) { ordinal(of: $0.id) != nil }.map { tree.nodes[$0].id }
  }

  /// What surrounds the element at a place in the reading order, for somebody who comes from another element.
  public func context(at ordinal: Int, after previous: NodeID? = nil) -> SpeechContext {
    guard order.elements.indices.contains(ordinal) else { return SpeechContext() }
    return surroundings.context(of: order.elements[ordinal], after: previous.flatMap { indices[$0] }, in: tree)
  }

  /// Which items of the first list in a node show, as numbers from 1, and how many there are; nil where none is counted.
  func itemsInSight(in id: NodeID) -> (first: Int, last: Int, count: Int)? {
    guard let root = index(of: id) else { return nil }
    var list: Int?
    var result: (first: Int, last: Int, count: Int)?
    for index in (root + 1)..<max(root + 1, tree.nodes[root].end) {
      let parent = tree.nodes[index].parent
      guard list == nil || list == parent, let position = surroundings.itemPosition(index, tree) else { continue }
      list = parent
      guard tree.isPartlyInSight(index) else { continue }
      result = (
        min(result?.first ?? position.index, position.index), max(result?.last ?? 0, position.index), position.count
      )
    }
    return result
  }

  // MARK: As a voice speaks of it

  /// The element at a place in the reading order with what is in it, as a voice speaks of it.
  ///
  /// - Parameter isMerged: Whether what is in it is spoken of piece by piece; else the words of what is in an element
  ///   without a name are its name.
  public func spoken(at ordinal: Int, isMerged: Bool) -> SpokenNode? {
    guard order.elements.indices.contains(ordinal) else { return nil }
    return spoken(order.elements[ordinal], isMerged: isMerged)
  }

  /// The same for any node, by its index in the tree.
  func spoken(_ index: Int, isMerged: Bool) -> SpokenNode {
    let node = tree.nodes[index]
    // A live region speaks for the stops in it as well.
    let isWhole = isMerged && node.traits.contains(.live)
    let isStop = { !isWhole && ordinals[$0] >= 0 }
    var result = SpokenNode(isMerged ? node : tree.spoken(index, where: isStop))
    result.shape = surroundings.shape(of: index, tree)
    result.isAmongSelected = surroundings.isAmongSelected(index, tree)
    if isMerged {
      let parts = tree.parts(of: index, where: isStop)
      result.children = parts.map { SpokenNode(tree.nodes[$0]) }
      result.hasLinks = result.hasLinks || parts.contains { tree.nodes[$0].role == .link }
    }
    result.isPicture =
      (node.role == .button && node.isPictureAlone || node.role == .image && !node.hasWords) && result.children.isEmpty
    result.label = names(related: [.labelledBy], to: node).first
    result.descriptions = names(related: [.details, .describedBy], to: node)
    return result
  }

  /// The nearest node around another, or that one itself, whose changes are spoken wherever the cursor is.
  func liveRegion(around index: Int) -> Int? {
    var next = index
    while next >= 0 {
      let node = tree.nodes[next]
      // What is said not to be spoken is not, whatever it is in.
      if node.politeness == .off { return nil }
      if node.traits.contains(.live) { return next }
      next = node.parent
    }
    return nil
  }

  /// The names of the nodes that a node says belong to it in one of these ways.
  private func names(related kinds: Set<Relation.Kind>, to node: AccessibilityNode) -> [String] {
    node.relations.filter { kinds.contains($0.kind) }.compactMap { self.node($0.target)?.name.nonEmpty }
  }

  /// Something that has come up, with the labels in it.
  func presented(_ index: Int) -> SpokenNode {
    var result = SpokenNode(tree.nodes[index])
    result.children = surroundings.texts(in: index, tree)
    if tree.nodes[index].role == .window {
      let end = tree.nodes[index].end
      let dialogs: Set<Role> = [.dialog, .alert, .sheet, .actionSheet]
      result.dialogsElsewhere = tree.nodes.indices.count { other in
        (other < index || other >= end) && dialogs.contains(tree.nodes[other].role) && tree.nodes[other].end > other + 1
      }
    }
    return result
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
  /// Whether it is a picture by the word of its source, or where the source has no word for that, because there is no
  /// other word.
  fileprivate var isPictureAlone: Bool {
    guard !hasWords else { return false }
    guard let roleWord else { return true }
    return roleWord.hasSuffix("ImageButton") || roleWord.hasSuffix("ImageView")
  }

  /// Whether a screen reader comes to it at the same place when it has become another, unless something else in the
  /// tree has changed; how it lies to what does not scroll along with it is not looked at.
  fileprivate func isRead(as node: AccessibilityNode) -> Bool {
    id == node.id && role == node.role && exposure == node.exposure && removesSubtree == node.removesSubtree
      && explicitOrder == node.explicitOrder && orderTraits == node.orderTraits
      && actions.contains(.scroll) == node.actions.contains(.scroll)
  }

  private var orderTraits: Traits { traits.intersection([.clips, .modal, .landmark, .blocked, .hidden, .decorative]) }
}
