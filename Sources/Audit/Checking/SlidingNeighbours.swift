import Accessibility
import Geometry

/// Where targets of a screen may come to lie when people scroll, so that two of them which are far from each other now are
/// near then.
///
/// A walk through an interface stops where scrolling comes to rest; how far two views have gone at the same time, and all
/// places between two stops, it does not try.
struct SlidingNeighbours: Sendable {
  /// Targets of one scroll view, or of none.
  private struct Group {
    let scroller: Int
    var members: [Int] = []
  }

  private let tree: AccessibilityTree
  /// The nearest scroll view around each node; −1 for none.
  private let scrollers: [Int]
  private var groups: [Group] = []

  /// Targets that are looked at for one at most.
  private static let mostLooks = 20_000

  /// Looks once at every node.
  init(_ tree: AccessibilityTree, _ standing: [Standing]) {
    self.tree = tree
    var scrollers: [Int] = []
    scrollers.reserveCapacity(tree.nodes.count)
    var places: [Int: Int] = [:]
    var groups: [Group] = []
    for (index, node) in tree.nodes.enumerated() {
      let parent = node.parent
      let around = parent >= 0 && parent < index ? (tree.nodes[parent].slides ? parent : scrollers[parent]) : -1
      scrollers.append(around)
      guard node.isOperable, !node.traits.contains(.disabled), standing[index].isEmpty else { continue }
      if places[around] == nil {
        places[around] = groups.count
        groups.append(Group(scroller: around))
      }
      if let place = places[around] { groups[place].members.append(index) }
    }
    self.scrollers = scrollers
    self.groups = groups
  }

  /// What a small target may come too near to once something is scrolled; nil for nothing.
  ///
  /// - Parameter isMeant: Whether another target counts.
  func neighbour(of index: Int, at area: Rect, where isMeant: (Int) -> Bool) -> Int? {
    let own = scrollers[index]
    guard groups.count > 1, groups.contains(where: { $0.scroller >= 0 }) else { return nil }
    let center = Rect(origin: area.center, size: .zero)
    guard let widest = reach(center, of: index, apartFrom: nil) else { return nil }
    var looks = 0
    for group in groups where group.scroller != own {
      if group.scroller >= 0, Self.distance(outermost(group.scroller), widest) >= TargetSize.least { continue }
      for other in group.members where isMeant(other) {
        looks += 1
        if looks > Self.mostLooks { return other }
        let frame = tree.nodes[other].hitArea ?? tree.nodes[other].frame
        guard let mine = reach(center, of: index, apartFrom: other),
          let others = reach(frame, of: other, apartFrom: index)
        else { continue }
        if Self.distance(mine, others) < TargetSize.least / 2 { return other }
        guard min(frame.size.width, frame.size.height) < TargetSize.least,
          let middle = reach(Rect(origin: frame.center, size: .zero), of: other, apartFrom: index)
        else { continue }
        if Self.distance(mine, middle) < TargetSize.least { return other }
      }
    }
    return nil
  }

  /// Where the outermost scroll view around a scroll view is, or that itself: what is in it never shows elsewhere.
  private func outermost(_ scroller: Int) -> Rect {
    var place = scroller
    while scrollers[place] >= 0 { place = scrollers[place] }
    return tree.nodes[place].frame
  }

  /// All that a rectangle of a node may cover while the scroll views around it go as far as they go, but for those that
  /// another node goes along with; nil where it never shows.
  private func reach(_ area: Rect, of index: Int, apartFrom other: Int?) -> Rect? {
    var (left, top, right, bottom) = (area.minX, area.minY, area.maxX, area.maxY)
    var next = scrollers[index]
    while next >= 0 {
      let node = tree.nodes[next]
      if let other, next < other, other < node.end { break }
      for indicator in node.indicators {
        let length = indicator.axis == .vertical ? node.frame.size.height : node.frame.size.width
        let way = max(0, indicator.total - length)
        let gone = min(max(0, indicator.fraction), 1) * way
        if indicator.axis == .vertical {
          (top, bottom) = (top - (way - gone), bottom + gone)
        } else {
          (left, right) = (left - (way - gone), right + gone)
        }
      }
      (left, right) = (max(left, node.frame.minX), min(right, node.frame.maxX))
      (top, bottom) = (max(top, node.frame.minY), min(bottom, node.frame.maxY))
      guard left <= right, top <= bottom else { return nil }
      next = scrollers[next]
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func distance(_ one: Rect, _ other: Rect) -> Double {
    let x = max(0, one.minX - other.maxX, other.minX - one.maxX)
    let y = max(0, one.minY - other.maxY, other.minY - one.maxY)
    return (x * x + y * y).squareRoot()
  }
}

extension AccessibilityNode {
  /// Whether what is in it goes when people scroll it.
  fileprivate var slides: Bool { actions.contains(.scroll) && !indicators.isEmpty }
}
