internal import Digests
internal import Geometry
internal import StageModel

/// A scroll bar's thumb that the pointer drags: as far along its track, so far has the content gone.
struct ScrollBarDrag: Hashable, Sendable {
  /// The scroll view.
  let scroller: ScrollerID
  let axis: ScrollAxis
  /// The offset when the thumb was taken, in points.
  let start: Double
  /// The greatest offset, in points.
  var maximum: Double
  /// Points of content for a point of the pointer; negative where the content goes from right to left.
  let ratio: Double

  /// A thumb that is taken.
  ///
  /// - Parameter room: Points that the thumb has along its track.
  init(scroller: ScrollerID, axis: ScrollAxis, start: Double, maximum: Double, room: Double, isReversed: Bool) {
    self.scroller = scroller
    self.axis = axis
    self.start = start
    self.maximum = maximum
    ratio = room > 0 ? maximum / room * (isReversed ? -1 : 1) : 0
  }

  /// Where the content is when the pointer has gone `translation` points.
  func offset(at translation: Vector) -> Double { min(max(0, start + translation[axis] * ratio), maximum) }
}

extension ScrollBarDrag: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axis)
    sink.combine(start)
    sink.combine(maximum)
    sink.combine(ratio)
  }
}
