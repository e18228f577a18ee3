public import Digests
public import Geometry
public import StageModel

/// Windows and panels on macOS: which lies over which, which takes the keys, where each has its keyboard focus, and
/// how far people have moved them (SM-16).
///
/// Windows that are gone and panels that are not presented keep their places; `Presenting.goneWindows` has them.
@usableFromInline
package struct WindowStack: Sendable {
  /// Surfaces of windows and panels, from back to front.
  @usableFromInline package internal(set) var order: [SurfaceID] = []
  /// The one that takes the keys; it need not be in front, as the panels of its document lie over it.
  @usableFromInline package internal(set) var key: SurfaceID?
  /// The items that get the keyboard focus when their windows take the keys again, by window.
  @usableFromInline package internal(set) var focus: [SurfaceID: ItemID] = [:]
  /// What presented panels were opened with, by panel.
  @usableFromInline package internal(set) var openers: [SurfaceID: ItemID] = [:]
  /// How far from their places windows are, by window; in points.
  @usableFromInline package internal(set) var offsets: [SurfaceID: Vector] = [:]

  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(order)
    sink.combine(key)
    sink.combine(focus) { $0.combine($1) }
    sink.combine(openers) { $0.combine($1) }
    sink.combine(offsets) { $0.combine($1) }
  }
}
