package import Digests
package import Geometry
package import StageModel

/// Two fingers that magnify the content of a scroll view.
package struct Pinch: Hashable, Sendable {
  /// The scroll view.
  package let scroller: ScrollerID
  /// The scale that the fingers asked for when they began; resistance does not count.
  package let start: Double
  /// What of the content was between them, from its leading top corner at scale 1, in points.
  package let content: Vector
  /// Where the content rested before they came, in points.
  package let origin: Vector
  /// Where they are, on the screen, in points.
  package var center: Point

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
  package func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(start)
    sink.combine(content)
    sink.combine(origin)
    sink.combine(center)
  }
}
