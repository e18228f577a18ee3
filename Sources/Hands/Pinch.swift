public import Digests
public import Geometry
public import StageModel

/// Two fingers that magnify the content of a scroll view.
@usableFromInline
package struct Pinch: Hashable, Sendable {
  /// The scroll view.
  @usableFromInline package let scroller: ScrollerID
  /// The scale that the fingers asked for when they began; resistance does not count.
  @usableFromInline package let start: Double
  /// What of the content was between them, from its leading top corner at scale 1, in points.
  @usableFromInline package let content: Vector
  /// Where the content rested before they came, in points.
  @usableFromInline package let origin: Vector
  /// Where they are, on the screen, in points.
  @usableFromInline package var center: Point

  /// Fingers that begin.
  package init(scroller: ScrollerID, start: Double, content: Vector, origin: Vector, center: Point) {
    self.scroller = scroller
    self.start = start
    self.content = content
    self.origin = origin
    self.center = center
  }
}

extension Pinch: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(start)
    sink.combine(content)
    sink.combine(origin)
    sink.combine(center)
  }
}
