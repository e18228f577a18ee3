package import Geometry
package import StageModel

/// Where the thumb of a scroll indicator stands: a strip along an edge, and a part of it.
package struct IndicatorTrack {
  /// The strip.
  package let rect: Rect
  private let axis: ScrollAxis

  /// A strip along the trailing or the bottom edge.
  ///
  /// - Parameters:
  ///   - area: What it lies in, in points.
  ///   - thickness: Points across the axis.
  ///   - length: Points along the axis, in the middle of the edge; the whole edge unless given.
  ///   - isAtLeft: Whether a vertical one is at the left edge.
  package init(_ axis: ScrollAxis, in area: Rect, thickness: Double, length: Double?, isAtLeft: Bool) {
    self.axis = axis
    let edge = axis == .vertical ? area.size.height : area.size.width
    let length = min(length ?? edge, edge)
    if axis == .vertical {
      rect = Rect(
        x: isAtLeft ? area.minX : area.maxX - thickness, y: area.midY - length / 2, width: thickness, height: length)
    } else {
      rect = Rect(x: area.midX - length / 2, y: area.maxY - thickness, width: length, height: thickness)
    }
  }

  private init(_ axis: ScrollAxis, _ rect: Rect) {
    self.axis = axis
    self.rect = rect
  }

  /// The strip without what controls in line with it take of its ends.
  package func cut(by controls: [Rect]) -> IndicatorTrack {
    var (start, end) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    for control in controls where control.intersects(rect) {
      let (first, last) = axis == .vertical ? (control.minY, control.maxY) : (control.minX, control.maxX)
      let middle = axis == .vertical ? rect.midY : rect.midX
      if (first + last) / 2 <= middle { start = max(start, last) } else { end = min(end, first) }
    }
    let length = max(0, end - start)
    return IndicatorTrack(
      axis,
      axis == .vertical
        ? Rect(x: rect.minX, y: start, width: rect.size.width, height: length)
        : Rect(x: start, y: rect.minY, width: length, height: rect.size.height))
  }

  /// What shows the place.
  ///
  /// - Parameters:
  ///   - length: Points along the axis; no longer than the strip.
  ///   - fraction: How far the content has gone, 0…1.
  ///   - isReversed: Whether it goes from right to left.
  package func thumb(length: Double, fraction: Double, isReversed: Bool) -> Rect {
    let whole = axis == .vertical ? rect.size.height : rect.size.width
    let length = min(max(0, length), whole)
    let place = (whole - length) * (isReversed ? 1 - fraction : fraction)
    return axis == .vertical
      ? Rect(x: rect.minX, y: rect.minY + place, width: rect.size.width, height: length)
      : Rect(x: rect.minX + place, y: rect.minY, width: length, height: rect.size.height)
  }
}
