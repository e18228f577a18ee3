import Geometry

/// The order in which a screen reader goes through a tree, and what it leaves out.
///
/// Rows run from top to bottom, within a row from the leading edge; right to left where the interface does. A
/// container stays together and sorts by the first element in it, or by its own frame where it cuts off its content,
/// which may have scrolled away, or is a bar of tabs; a plain `view` does not count as a container.
/// An explicit order is a place from 1 among the siblings and wins. Left out, with all that is in them: hidden, fully
/// transparent and blocked nodes, clipping nodes of no size, and by themselves elements of no size, and what something modal excludes (see `Confinement`).
/// Texts and pictures within a control are part of it. Takes time n log n in the size of the tree at worst.
///
///     let order = ReadingOrder(tree)
///     order.elements.map { tree.nodes[$0].name }
public struct ReadingOrder: Hashable, Sendable {
  /// Indices of the elements in the tree, in the order they are read.
  public private(set) var elements: [Int] = []
  /// Pairs whose order hangs on a chain of near misses, from the top.
  public private(set) var ambiguities: [OrderAmbiguity] = []

  /// The reading order of a tree; `rowTolerance` is in points and the platform's own unless given.
  ///
  /// Where a platform's readers do not go by rows (`ReadingManner`), the order is theirs, and no pair is ambiguous.
  ///
  /// - Parameter manner: How it is gone through; as the readers of its platform do unless given.
  public init(_ tree: AccessibilityTree, rowTolerance: Double? = nil, manner: ReadingManner? = nil) {
    let own = ReadingManner(tree)
    // A reader that goes by rows elsewhere reads the page of a browser as the document that it is.
    switch manner == .rows && own == .document ? .document : manner ?? own {
    case .document:
      self.init(DocumentStops(tree, Confinement(tree)).elements)
    case .merging:
      self.init(MergingStops(tree, Confinement(tree)).elements)
    case .rows:
      self.init(
        tree.nodes, Confinement(tree),
        RowSorter(
          tolerance: rowTolerance ?? tree.rowTolerance, isRightToLeft: tree.isRightToLeft,
          slack: tree.says(.exactFrame) ? 0 : 1),
        knowsContainers: tree.says(.containers),
        // What a source lists as a stop is one, whatever its size.
        knowsFrames: tree.says(.frame) && tree.provenance?.listsStops != true,
        isFromElsewhere: tree.provenance != nil)
      if tree.provenance?.listsStops == true { order(by: tree.nodes) }
    }
  }

  /// The reading order of nodes of which no more is known, in document order, all of them in one window; what else counts
  /// is as in a tree, which has no nodes.
  public init(of nodes: [OrderedNode], as tree: AccessibilityTree) {
    self.init(
      nodes,
      Confinement(nodes, isByWindow: false, isBySibling: Confinement.isBySibling(tree.platform)),
      RowSorter(tolerance: tree.rowTolerance, isRightToLeft: tree.isRightToLeft))
  }

  private init(_ elements: [Int]) { self.elements = elements }

  /// Puts elements at the places that their source gives them in the whole, wherever they stand; the others come last.
  private mutating func order(by nodes: [AccessibilityNode]) {
    let places = elements.map { nodes[$0].explicitOrder ?? .max }
    elements = zip(places, elements.indices).sorted { $0 < $1 }.map { elements[$0.1] }
    ambiguities = ambiguities.filter {
      nodes[$0.earlier].explicitOrder == nil || nodes[$0.later].explicitOrder == nil
    }
  }

  /// - Parameter knowsContainers: Whether what holds others is a container for a reader; else only content that has scrolled
  ///   away leaves its place to what scrolls.
  private init<Node: Orderable>(
    _ nodes: [Node], _ confinement: Confinement, _ sorter: RowSorter, knowsContainers: Bool = true,
    knowsFrames: Bool = true, isFromElsewhere: Bool = false
  ) {
    let groups = Grouping(nodes, confinement, knowsFrames: knowsFrames)
    // Of a dump, what has no size at the origin has no known place.
    func isPlaced(_ index: Int) -> Bool {
      !isFromElsewhere || !knowsFrames || nodes[index].frame != .zero || nodes[index].explicitOrder != nil
    }

    // Containers are solved from the innermost outwards; each becomes a chain of elements, linked by `next`.
    var next = [Int](repeating: -1, count: nodes.count)
    var heads = [Int32](repeating: -1, count: nodes.count)
    var tails = heads
    for group in groups.innermostFirst {
      var items: [RowSorter.Sibling] = []
      // What has no known place follows what stands before it in the tree.
      var placeless: [(item: RowSorter.Sibling, before: Int)] = []
      for member in groups.members(of: group) {
        if groups.isElement(member) {
          let item = RowSorter.Sibling(nodes[member], index: member, first: member)
          if isPlaced(member) { items.append(item) } else { placeless.append((item, items.last?.index ?? -1)) }
          next[member] = Int(heads[member])
        } else if heads[member] >= 0 {
          var head = Int(heads[member])
          let first = head
          // A group stands where the first of it does whose place is known.
          while !isPlaced(head), next[head] >= 0 { head = next[head] }
          let clips = nodes[member].traits.contains(.clips)
          let hasScrolled = knowsContainers || nodes[head].frame.minY < nodes[member].frame.minY
          // A bar of tabs is found where it is, wherever its tabs are in it.
          let isBar = nodes[member].role == .tabBar && !nodes[member].frame.isEmpty
          let place = isBar || clips && hasScrolled ? member : head
          let item = RowSorter.Sibling(
            nodes[place], explicitOrder: nodes[member].explicitOrder, index: member, first: first)
          if isPlaced(place) { items.append(item) } else { placeless.append((item, items.last?.index ?? -1)) }
        }
      }
      var sorted = sorter.sort(consume items, into: &ambiguities)
      if !placeless.isEmpty {
        let followers = Dictionary(grouping: placeless, by: \.before).mapValues { $0.map(\.item) }
        sorted = (followers[-1] ?? []) + sorted.flatMap { [$0] + (followers[$0.index] ?? []) }
      }
      var chain: (head: Int, tail: Int)?
      for item in sorted {
        let tail = tails[item.index] >= 0 ? Int(tails[item.index]) : item.first
        if let open = chain {
          next[open.tail] = item.first
          chain = (open.head, tail)
        } else {
          chain = (item.first, tail)
        }
      }
      if let chain {
        if group < 0 {
          var element = chain.head
          while element >= 0 {
            elements.append(element)
            element = next[element]
          }
        } else {
          heads[group] = Int32(truncatingIfNeeded: chain.head)
          tails[group] = Int32(truncatingIfNeeded: chain.tail)
        }
      }
    }
    ambiguities.sort { ($0.earlier, $0.later) < ($1.earlier, $1.later) }
  }

  /// Ids of the elements, in the order they are read.
  public func ids(in tree: AccessibilityTree) -> [NodeID] {
    elements.compactMap { tree.nodes.indices.contains($0) ? tree.nodes[$0].id : nil }
  }
}
