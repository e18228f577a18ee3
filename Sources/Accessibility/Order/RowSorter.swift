import Geometry

/// Sorts siblings into rows from the top and each row from its leading edge; then honours explicit places.
struct RowSorter {
  /// How far apart the tops of two frames in one row are, less than this, in points.
  var tolerance: Double
  /// Whether rows run from right to left.
  var isRightToLeft: Bool
  /// How far off tops may be, less than this, in points, where a source has rounded them.
  var slack = 0.0

  /// A sibling with what decides its place.
  struct Sibling {
    /// The element or container, as an index in the tree.
    var index: Int { Int(shortIndex) }
    /// The first element in it; itself for an element.
    var first: Int { Int(shortFirst) }
    /// The author's place among the siblings, from 1.
    var explicitOrder: Int? { order.value }
    /// Top of its frame, in points; infinite where it is not a number.
    var top: Double
    /// The two edges of its frame, in points.
    var left: Double, right: Double
    /// There may be very many siblings: indices and places take little room.
    fileprivate let (shortIndex, shortFirst): (Int32, Int32)
    private let order: ShortOrder

    init(_ frameNode: some Orderable, explicitOrder: Int?, index: Int, first: Int) {
      shortIndex = Int32(clamping: index)
      shortFirst = Int32(clamping: first)
      order = ShortOrder(explicitOrder)
      let frame = frameNode.frame
      top = frame.minY.isNaN ? .infinity : frame.minY
      left = frame.minX.isNaN ? .infinity : frame.minX
      right = frame.maxX.isNaN ? -.infinity : frame.maxX
    }

    init(_ node: some Orderable, index: Int, first: Int) {
      self.init(node, explicitOrder: node.explicitOrder, index: index, first: first)
    }
  }

  /// The items in reading order; ambiguous chains are appended to `ambiguities`.
  func sort(_ items: consuming [Sibling], into ambiguities: inout [OrderAmbiguity]) -> [Sibling] {
    guard items.count > 1 else { return items }
    var items = items
    // Most documents list what they show from the top.
    if (1..<items.count).contains(where: { Self.isAbove(items[$0], items[$0 - 1]) }) { items.sort(by: Self.isAbove) }
    var above = 0..<0
    while above.upperBound < items.count {
      let start = above.upperBound
      var end = start + 1
      while end < items.count, items[end].top - items[start].top < tolerance { end += 1 }
      if let ambiguity = ambiguity(between: above, and: start..<end, of: items) { ambiguities.append(ambiguity) }
      if slack > 0, let ambiguity = ambiguity(within: start..<end, of: items) { ambiguities.append(ambiguity) }
      if above.count > 1 { items[above].sort(by: isBefore) }
      above = start..<end
    }
    if above.count > 1 { items[above].sort(by: isBefore) }
    return items.contains { $0.explicitOrder != nil } ? placed(items) : items
  }

  /// Whether `a` is higher than `b`, or as high and before it in the tree.
  private static func isAbove(_ a: Sibling, _ b: Sibling) -> Bool {
    (a.top, a.shortIndex) < (b.top, b.shortIndex)
  }

  /// Whether `a` comes before `b` in one row.
  private func isBefore(_ a: Sibling, _ b: Sibling) -> Bool {
    if leadingEdge(a) != leadingEdge(b) { return leadingEdge(a) < leadingEdge(b) }
    return Self.isAbove(a, b)
  }

  /// Points from the leading side of the screen, whatever their zero.
  private func leadingEdge(_ item: Sibling) -> Double { isRightToLeft ? -item.right : item.left }

  /// The first pair across two rows, both sorted by their tops, that would change places if it shared a row.
  private func ambiguity(
    between above: Range<Int>, and row: Range<Int>, of items: [Sibling]
  ) -> OrderAmbiguity? {
    let tolerance = tolerance + slack
    guard !above.isEmpty, items[row.lowerBound].top - items[above.upperBound - 1].top < tolerance else { return nil }
    // From the bottom of the upper row, the element with the greatest leading edge so far is the best witness.
    var candidates: [Sibling] = []
    for item in items[above].reversed()
    where candidates.isEmpty || leadingEdge(item) > leadingEdge(candidates[candidates.count - 1]) {
      candidates.append(item)
    }
    for item in items[row] {
      var witness: Sibling?
      for candidate in candidates.reversed() where item.top - candidate.top < tolerance {
        witness = candidate
        break
      }
      guard let witness else { return nil }
      if leadingEdge(witness) > leadingEdge(item) {
        return OrderAmbiguity(earlier: witness.first, later: item.first)
      }
    }
    return nil
  }

  /// The first pair in a row, sorted by its tops, that would change places if what is rounded kept it out of that row.
  private func ambiguity(within row: Range<Int>, of items: [Sibling]) -> OrderAmbiguity? {
    // Of those that are so much higher the one with the greatest leading edge is the best witness.
    var (witness, next): (Sibling?, Int) = (nil, row.lowerBound)
    for item in items[row] {
      while next < row.upperBound, item.top - items[next].top > tolerance - slack {
        if witness.map({ leadingEdge(items[next]) > leadingEdge($0) }) ?? true { witness = items[next] }
        next += 1
      }
      if let witness, leadingEdge(item) < leadingEdge(witness) {
        return OrderAmbiguity(earlier: item.first, later: witness.first)
      }
    }
    return nil
  }

  /// Puts items with an explicit order at their places, from 1; the others fill the gaps.
  private func placed(_ items: [Sibling]) -> [Sibling] {
    let explicit = items.enumerated().filter { $0.element.explicitOrder != nil }
      .sorted { ($0.element.explicitOrder ?? 0, $0.offset) < ($1.element.explicitOrder ?? 0, $1.offset) }
      .map(\.element)
    let others = items.filter { $0.explicitOrder == nil }
    var result: [Sibling] = []
    result.reserveCapacity(items.count)
    var (nextExplicit, nextOther) = (explicit.startIndex, others.startIndex)
    while nextExplicit < explicit.endIndex || nextOther < others.endIndex {
      let isDue =
        nextExplicit < explicit.endIndex
        && (nextOther >= others.endIndex || (explicit[nextExplicit].explicitOrder ?? 0) <= result.count + 1)
      if isDue {
        result.append(explicit[nextExplicit])
        nextExplicit += 1
      } else {
        result.append(others[nextOther])
        nextOther += 1
      }
    }
    return result
  }
}
