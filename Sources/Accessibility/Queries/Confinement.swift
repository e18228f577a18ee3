/// What something modal keeps people away from: the one answer for the reader's cursor, for audits and for explorers.
///
/// The last modal node that is shown and not itself covered confines people to what is in it; everything else is out
/// of reach, whether or not the tree says `blocked` of it. What has come up over it without being modal itself, a sheet
/// later in the tree for instance, is in front and stays in reach. On macOS it confines only what is in the same
/// window; the others stay in reach (C-20). In a tree of an iOS application a plain view that is modal keeps people from
/// its siblings and from nothing else, and of several that are siblings the last one does.
public struct Confinement: Hashable, Sendable {
  /// The index of the modal node that people are confined to; nil where nothing confines them.
  public let modal: Int?
  /// Indices that the modal node keeps something away from.
  private var span = 0..<0
  /// Indices of the modal node and all in it.
  private var inside = 0..<0
  /// Indices of presentations in front of the modal node and all in them, ascending.
  private var inFront: [Range<Int>] = []
  /// Siblings of plain views that are modal, and all in them, ascending and apart.
  private var beside: [Range<Int>] = []
  /// What the modal node is in, from the innermost.
  private var around: [Int] = []

  /// Looks for what is modal in a tree; linear in the size of the tree.
  public init(_ tree: AccessibilityTree) {
    self.init(tree.nodes, isByWindow: tree.platform == "macOS", isBySibling: Self.isBySibling(tree.platform))
  }

  /// Whether a plain view that is modal confines only its siblings on a platform.
  static func isBySibling(_ platform: String?) -> Bool {
    ["iOS", "iPadOS", "tvOS", "visionOS", "watchOS"].contains(platform)
  }

  /// - Parameters:
  ///   - isByWindow: Whether it confines only what is in the same window.
  ///   - isBySibling: Whether a plain view confines only its siblings.
  init<Node: Orderable>(_ nodes: [Node], isByWindow: Bool, isBySibling: Bool = false) {
    var modal: Int?
    // The last plain view that is modal in each node.
    var views: [Int: Int] = [:]
    var index = 0
    while index < nodes.count {
      if nodes[index].removesSubtree {
        index = max(nodes[index].end, index + 1)
        continue
      }
      if nodes[index].traits.contains(.modal) {
        if isBySibling, nodes[index].role.isPlainView { views[nodes[index].parent] = index } else { modal = index }
      }
      index += 1
    }
    self.modal = modal ?? views.values.max()
    for view in views.values { exclude(siblingsOf: view, nodes) }
    merge()
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

  private mutating func exclude<Node: Orderable>(siblingsOf view: Int, _ nodes: [Node]) {
    let parent = nodes[view].parent
    var next = parent + 1
    let end = parent < 0 ? nodes.count : nodes[parent].end
    while next < end {
      let after = max(nodes[next].end, next + 1)
      if next != view { beside.append(next..<after) }
      next = after
    }
  }

  /// Leaves out what is within others.
  private mutating func merge() {
    beside.sort { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    var apart: [Range<Int>] = []
    for range in beside where range.lowerBound >= apart.last?.upperBound ?? 0 { apart.append(range) }
    beside = apart
  }

  private func isBeside(_ index: Int) -> Bool {
    var (low, high) = (0, beside.count)
    while low < high {
      let middle = (low + high) / 2
      if beside[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < beside.count && beside[low].contains(index)
  }

  /// Whether the node at `index` is out of reach because of something modal that it is not in.
  public func excludes(_ index: Int) -> Bool {
    if isBeside(index) { return true }
    return span.contains(index) && !inside.contains(index) && !around.contains(index)
      && !inFront.contains { $0.contains(index) }
  }
}
