/// What something modal keeps people away from: the one answer for the reader's cursor, for audits and for explorers.
///
/// The last modal node that is shown and not itself covered confines people to what is in it; everything else is out
/// of reach, whether or not the tree says `blocked` of it. What has come up over it without being modal itself, a sheet
/// later in the tree for instance, is in front and stays in reach. On macOS it confines only what is in the same
/// window; the others stay in reach (C-20).
public struct Confinement: Hashable, Sendable {
  /// The index of the modal node that people are confined to; nil where nothing confines them.
  public let modal: Int?
  /// Indices that the modal node keeps something away from.
  private var span = 0..<0
  /// Indices of the modal node and all in it.
  private var inside = 0..<0
  /// Indices of presentations in front of the modal node and all in them, ascending.
  private var inFront: [Range<Int>] = []
  /// What the modal node is in, from the innermost.
  private var around: [Int] = []

  /// Looks for what is modal in a tree; linear in the size of the tree.
  public init(_ tree: AccessibilityTree) { self.init(tree.nodes, isByWindow: tree.platform == "macOS") }

  /// - Parameter isByWindow: Whether it confines only what is in the same window.
  init<Node: Orderable>(_ nodes: [Node], isByWindow: Bool) {
    var modal: Int?
    var index = 0
    while index < nodes.count {
      if nodes[index].removesSubtree {
        index = max(nodes[index].end, index + 1)
        continue
      }
      if nodes[index].traits.contains(.modal) { modal = index }
      index += 1
    }
    self.modal = modal
    guard let modal else { return }
    inside = modal..<nodes[modal].end
    var next = nodes[modal].parent
    while next >= 0 {
      around.append(next)
      next = nodes[next].parent
    }
    let window = around.last ?? modal
    span = isByWindow ? window..<nodes[window].end : 0..<nodes.count
    index = nodes[modal].end
    while index < span.upperBound {
      // A presentation that is over something that is itself covered is covered as well.
      let isOverModal = nodes[index].parent < 0 || around.contains(nodes[index].parent)
      if !nodes[index].removesSubtree, isOverModal, nodes[index].role.isPresentation {
        inFront.append(index..<max(nodes[index].end, index + 1))
      }
      index = isOverModal ? max(nodes[index].end, index + 1) : index + 1
    }
  }

  /// Whether the node at `index` is out of reach because of something modal that it is not in.
  public func excludes(_ index: Int) -> Bool {
    span.contains(index) && !inside.contains(index) && !around.contains(index)
      && !inFront.contains { $0.contains(index) }
  }
}
