import Accessibility
import Geometry

/// Everything that people aim at with a finger or a pointer, found by where it is.
///
/// Targets are kept by horizontal bands of the screen, so that those around a place are found without a look at all of
/// them. Very high ones are kept apart; of these the first `mostHigh` count, so that the time stays linear.
struct TargetIndex: Sendable {
  /// Something to aim at.
  struct HitArea: Sendable {
    /// Its index in the tree.
    let node: Int
    /// Where it takes input, cut off by what is around it, in points.
    let area: Rect
    /// The window or presentation that it is in; −1 for none.
    let surface: Int
  }

  /// All of them, in the order of the tree.
  let targets: [HitArea]
  /// Ordinals of targets, band after band.
  private var members: [Int32] = []
  /// Where each band begins in `members`.
  private var starts: [Int32] = []
  private var high: [Int32] = []
  private var top = 0.0
  private var bandHeight = 64.0

  /// Bands that a target may lie in without being a high one.
  private static let most = 8
  /// High targets that count.
  private static let mostHigh = 64
  /// So few targets need no bands.
  private static let few = 16

  /// Looks once at every node.
  init(_ tree: AccessibilityTree, _ standing: [Standing], _ surroundings: [Surroundings]) {
    var targets: [HitArea] = []
    for index in tree.nodes.indices where standing[index].isEmpty && Self.isTarget(tree, index) {
      let area = Self.area(of: index, tree, surroundings)
      if area.isEmpty || !Self.isPlaced(area) { continue }
      targets.append(HitArea(node: index, area: area, surface: surroundings[index].surface ?? -1))
    }
    self.targets = targets
    guard targets.count > Self.few else { return }
    var bottom = -Double.infinity
    top = .infinity
    for target in targets { (top, bottom) = (min(top, target.area.minY), max(bottom, target.area.maxY)) }
    let bandCount = max(1, min(targets.count, Int(min((bottom - top) / bandHeight, 1e9)) + 1))
    bandHeight = max(bandHeight, (bottom - top) / Double(bandCount))
    var counts = [Int32](repeating: 0, count: bandCount + 1)
    for (ordinal, target) in targets.enumerated() {
      let bands = bands(of: target.area, among: bandCount)
      guard bands.count <= Self.most else {
        if high.count < Self.mostHigh { high.append(Int32(ordinal)) }
        continue
      }
      for band in bands { counts[band + 1] += 1 }
    }
    for band in 0..<bandCount { counts[band + 1] += counts[band] }
    starts = counts
    members = [Int32](repeating: 0, count: Int(counts[bandCount]))
    for (ordinal, target) in targets.enumerated() {
      let bands = bands(of: target.area, among: bandCount)
      guard bands.count <= Self.most else { continue }
      for band in bands {
        members[Int(counts[band])] = Int32(ordinal)
        counts[band] += 1
      }
    }
  }

  /// The first target that `point` lies in and for which `matches` holds; in no order that means anything.
  func first(at point: Point, where matches: (HitArea) -> Bool) -> HitArea? {
    first(near: Rect(origin: point, size: .zero)) { $0.area.contains(point) && matches($0) }
  }

  /// The first target that shares any of `area` and for which `matches` holds; in no order that means anything.
  func first(touching area: Rect, where matches: (HitArea) -> Bool) -> HitArea? {
    first(near: area) { $0.area.intersects(area) && matches($0) }
  }

  /// The first target in the bands of `area`, or of the high ones, for which `matches` holds.
  private func first(near area: Rect, where matches: (HitArea) -> Bool) -> HitArea? {
    if starts.isEmpty { return targets.first(where: matches) }
    for band in bands(of: area, among: starts.count - 1) {
      for place in Int(starts[band])..<Int(starts[band + 1]) {
        let target = targets[Int(members[place])]
        if matches(target) { return target }
      }
    }
    for ordinal in high {
      let target = targets[Int(ordinal)]
      if matches(target) { return target }
    }
    return nil
  }

  private func bands(of area: Rect, among count: Int) -> Range<Int> {
    let first = Int(max(0, min((area.minY - top) / bandHeight, Double(count - 1))))
    let last = Int(max(0, min((area.maxY - top) / bandHeight, Double(count - 1))))
    return first..<max(first, last) + 1
  }

  /// Whether people aim at a node: it is operated, and not disabled.
  private static func isTarget(_ tree: AccessibilityTree, _ index: Int) -> Bool {
    guard tree.nodes[index].isOperable else { return false }
    return !tree.nodes[index].traits.contains(.disabled)
  }

  /// Whether a place is one that a screen can have: every coordinate a number within `farthest`.
  private static func isPlaced(_ area: Rect) -> Bool {
    [area.minX, area.minY, area.maxX, area.maxY].allSatisfy { abs($0) <= farthest }
  }

  /// Points from the corner of the screen to the farthest place that counts.
  private static let farthest = 1e9

  /// Where a node takes input: its hit area or else its frame, cut off by everything around it that clips.
  static func area(of index: Int, _ tree: AccessibilityTree, _ surroundings: [Surroundings]) -> Rect {
    var area = tree.nodes[index].hitArea ?? tree.nodes[index].frame
    var next = surroundings[index].clip
    while let clip = next {
      area = area.intersection(tree.nodes[clip].frame)
      next = surroundings[clip].clip
    }
    return area
  }
}
