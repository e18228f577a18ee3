public import Accessibility
public import Geometry

/// A tree with all that a screen reader needs to find its way in it; made once per change of the tree.
public struct ReaderView: Sendable {
  /// The tree.
  public let tree: AccessibilityTree
  /// What is read, in order.
  public let order: ReadingOrder
  /// Ids of what is read, in order.
  let ids: [NodeID]
  /// Places in the reading order by id.
  private let places: [NodeID: Int]
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
    var places: [NodeID: Int] = [:]
    places.reserveCapacity(order.elements.count)
    for (place, index) in order.elements.enumerated() where places[tree.nodes[index].id] == nil {
      places[tree.nodes[index].id] = place
    }
    self.places = places
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
  public func element(at place: Int) -> NodeID? {
    guard order.elements.indices.contains(place) else { return nil }
    return tree.nodes[order.elements[place]].id
  }

  /// Whether something modal lies over a node.
  func isBlocked(_ id: NodeID) -> Bool { tree.node(id)?.traits.contains(.blocked) ?? false }

  /// The first element of which any part can be seen in what it scrolls in, else the first of all; nil where there is
  /// nothing to read.
  var firstInSight: NodeID? { firstInSight { _ in true } }

  /// The same among those that fulfil a condition on their places in the tree.
  func firstInSight(where isMeant: (Int) -> Bool) -> NodeID? {
    let meant = order.elements.lazy.filter(isMeant)
    return (meant.first { tree.isPartlyInSight($0) } ?? meant.first).map { tree.nodes[$0].id }
  }

  /// The place of a node in the reading order, from 0; nil where the reader cannot go there.
  public func place(of id: NodeID) -> Int? { places[id] }

  /// The node at a place in the reading order.
  public func node(at place: Int) -> AccessibilityNode? {
    order.elements.indices.contains(place) ? tree.nodes[order.elements[place]] : nil
  }

  /// The topmost element at a point of the screen, for exploring by touch.
  public func element(at point: Point) -> NodeID? {
    tree.hitTest(point) { places[$0.id] != nil }.map { tree.nodes[$0].id }
  }

  /// What surrounds the element at a place in the reading order.
  public func context(at place: Int) -> SpeechContext {
    guard order.elements.indices.contains(place) else { return SpeechContext() }
    let index = order.elements[place]
    return SpeechContext(
      of: index, in: tree, isFirstIn: { firstElement[$0] == index }, isLastIn: { lastElement[$0] == index })
  }
}
