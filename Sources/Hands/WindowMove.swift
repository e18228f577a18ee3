package import Digests
package import Geometry
package import StageModel

/// A window that the pointer moves by its title bar.
package struct WindowMove: Hashable, Sendable {
  /// The window.
  package var window: SurfaceID
  /// Where the pointer took hold of it, in points.
  package var start: Point
  /// How far from its place it was then, in points.
  package var offset: Vector

  /// A window that is taken hold of.
  package init(window: SurfaceID, start: Point, offset: Vector) {
    self.window = window
    self.start = start
    self.offset = offset
  }
}

extension WindowMove: StateEncodable {
  package func encode(into sink: inout some StateSink) {
    sink.combine(window)
    sink.combine(start)
    sink.combine(offset)
  }
}
