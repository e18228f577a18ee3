public import Digests
public import Geometry
public import StageModel

/// A window that the pointer moves by its title bar.
@usableFromInline
package struct WindowMove: Hashable, Sendable {
  /// The window.
  @usableFromInline package var window: SurfaceID
  /// Where the pointer took hold of it, in points.
  @usableFromInline package var start: Point
  /// How far from its place it was then, in points.
  @usableFromInline package var offset: Vector

  /// A window that is taken hold of.
  package init(window: SurfaceID, start: Point, offset: Vector) {
    self.window = window
    self.start = start
    self.offset = offset
  }
}

extension WindowMove: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(window)
    sink.combine(start)
    sink.combine(offset)
  }
}
