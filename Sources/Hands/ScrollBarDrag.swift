public import Digests
package import Geometry
public import StageModel

/// A scroll bar's thumb that the pointer drags: as far along its track, so far has the content gone.
@usableFromInline
package struct ScrollBarDrag: Hashable, Sendable {
  /// The scroll view.
  @usableFromInline package let scroller: ScrollerID
  /// The axis along which the bar lies.
  @usableFromInline package let axis: ScrollAxis
  /// The offset when the thumb was taken, in points.
  @usableFromInline package let start: Double
  /// The greatest offset, in points.
  @usableFromInline package var maximum: Double
  /// Points of content for a point of the pointer; negative where the content goes from right to left.
  @usableFromInline package let ratio: Double

  /// A thumb that is taken.
  ///
  /// - Parameter room: Points that the thumb has along its track.
  package init(scroller: ScrollerID, axis: ScrollAxis, start: Double, maximum: Double, room: Double, isReversed: Bool) {
    self.scroller = scroller
    self.axis = axis
    self.start = start
    self.maximum = maximum
    ratio = room > 0 ? maximum / room * (isReversed ? -1 : 1) : 0
  }

  /// Where the content is when the pointer has gone `translation` points.
  package func offset(at translation: Vector) -> Double { min(max(0, start + translation[axis] * ratio), maximum) }
}

extension ScrollBarDrag: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axis)
    sink.combine(start)
    sink.combine(maximum)
    sink.combine(ratio)
  }
}
