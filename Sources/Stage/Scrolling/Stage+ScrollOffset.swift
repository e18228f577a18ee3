public import Accessibility
internal import Digests
public import Geometry
internal import StageModel

/// Where content is, for tests and reports.
extension Stage {
  /// How far the content of what scrolls has gone now beyond its leading edge and its top, in points; nil for what
  /// does not scroll.
  public func scrollOffset(of id: NodeID) -> Vector? {
    blueprint.item(id).flatMap { blueprint.items[$0].ownScroller }.map { offset($0) }
  }
}
