public import Geometry

/// Everything an interface shows at one moment, in document order: a node, then all that is in it.
///
/// Nodes are kept in one array, parents before children. A later sibling lies above an earlier one.
public struct AccessibilityTree: Hashable, Sendable {
  /// All nodes, parents before children.
  public private(set) var nodes: [AccessibilityNode] = []
  /// The screen the frames refer to, in points.
  public var screen: Size
  /// The platform whose rules apply, such as `iOS`; nil where none is known.
  public var platform: String?
  /// Whether the interface runs from right to left.
  public var isRightToLeft = false
  /// BCP 47 language of its texts, where nothing nearer says otherwise.
  public var language: String?

  /// Pixels to the point; nil where nobody says.
  public var scale: Double? {
    get { origin.scale }
    set { if scale != newValue { origin.scale = newValue } }
  }
  /// How far the screen is turned from how it is usually held, in quarter turns counter-clockwise, 0…3.
  public var rotation: Int? {
    get { origin.rotation }
    set { if rotation != newValue { origin.rotation = newValue } }
  }
  /// Ways to hold the screen that the application supports; empty where nobody says.
  public var orientations: [ScreenOrientation] {
    get { origin.orientations }
    set { if orientations != newValue { origin.orientations = newValue } }
  }
  /// The application that shows it, such as a package or bundle name.
  public var application: String? {
    get { origin.application }
    set { if application != newValue { origin.application = newValue } }
  }
  /// Where the tree comes from and what that cannot say; nil where it says everything.
  public var provenance: Provenance? {
    get { origin.provenance }
    set { if provenance != newValue { origin.provenance = newValue } }
  }

  private var origin = TreeOrigin()
  private var open: [Int] = []

  /// An empty tree.
  public init(screen: Size) { self.screen = screen }

  /// Makes room for as many nodes, so that appending them copies none.
  public mutating func reserveCapacity(_ count: Int) { nodes.reserveCapacity(count) }

  /// Appends a node as the last child of the node that is open and returns its index.
  @discardableResult
  public mutating func append(_ node: AccessibilityNode) -> Int {
    let index = nodes.count
    nodes.append(node)
    nodes[index].parent = open.last ?? -1
    nodes[index].end = index + 1
    return index
  }

  /// Appends a node and opens it: what is appended until `close()` is in it.
  @discardableResult
  public mutating func begin(_ node: AccessibilityNode) -> Int {
    let index = append(node)
    open.append(index)
    return index
  }

  /// Closes the node that was opened last.
  public mutating func close() {
    guard let index = open.popLast() else { return }
    nodes[index].end = nodes.count
  }

  /// Changes a node in place; its place in the tree stays.
  public mutating func update(_ index: Int, _ change: (inout AccessibilityNode) -> Void) {
    guard nodes.indices.contains(index) else { return }
    let (parent, end) = (nodes[index].parent, nodes[index].end)
    change(&nodes[index])
    nodes[index].parent = parent
    nodes[index].end = end
  }

  /// Indices of the nodes that have no parent.
  public var roots: [Int] { siblings(from: 0, to: nodes.count) }

  /// Indices of a node's children, in document order.
  public func children(of index: Int) -> [Int] {
    guard nodes.indices.contains(index) else { return [] }
    return siblings(from: index + 1, to: nodes[index].end)
  }

  /// The index of the node with this id; linear in the size of the tree.
  public func index(of id: NodeID) -> Int? { nodes.firstIndex { $0.id == id } }

  /// The node with this id; linear in the size of the tree.
  public func node(_ id: NodeID) -> AccessibilityNode? { nodes.first { $0.id == id } }

  /// Indices from a node's parent up to its root.
  public func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = nodes.indices.contains(index) ? nodes[index].parent : -1
    while next >= 0 {
      result.append(next)
      next = nodes[next].parent
    }
    return result
  }

  private func siblings(from start: Int, to end: Int) -> [Int] {
    var result: [Int] = []
    var next = start
    while next < end {
      result.append(next)
      next = nodes[next].end
    }
    return result
  }
}
