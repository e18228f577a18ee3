import Geometry

extension AccessibilityTree {
  /// Whether people can see a node in what it scrolls in: along each axis its middle or, of what is larger than what
  /// clips it, any part.
  public func isInSight(_ index: Int) -> Bool { shows(index, asPart: false) }

  /// Whether any part of a node can be seen in what it scrolls in.
  public func isPartlyInSight(_ index: Int) -> Bool { shows(index, asPart: true) }

  private func shows(_ index: Int, asPart isPartEnough: Bool) -> Bool {
    guard nodes.indices.contains(index) else { return false }
    let frame = nodes[index].frame
    var visible = frame
    var next = nodes[index].parent
    while next >= 0 {
      let around = nodes[next].frame
      if nodes[next].traits.contains(.clips) {
        guard
          Self.shows(frame.minX, frame.maxX, between: around.minX, around.maxX, isPartEnough),
          Self.shows(frame.minY, frame.maxY, between: around.minY, around.maxY, isPartEnough)
        else { return false }
        visible = visible.intersection(around)
      }
      next = nodes[next].parent
    }
    return frame.isEmpty || !visible.isEmpty
  }

  private static func shows(
    _ start: Double, _ end: Double, between first: Double, _ last: Double, _ isPartEnough: Bool
  ) -> Bool {
    let middle = (start + end) / 2
    let isLarger = end - start > last - first
    if isPartEnough || isLarger { return end > first && start < last || start >= first && end <= last }
    return middle >= first - tolerance && middle <= last + tolerance
  }

  /// Points that sums of places may be off by.
  private static let tolerance = 0.01
}
