internal import Digests
internal import Geometry
internal import StageModel

/// Windows and panels on macOS: which lies over which, which takes the keys, where each has its keyboard focus, and
/// how far people have moved them (SM-16).
///
/// Windows that are gone and panels that are not presented keep their places; `StageState.goneWindows` has them.
struct WindowStack: Sendable {
  /// Surfaces of windows and panels, from back to front.
  var order: [SurfaceID] = []
  /// The one that takes the keys; it need not be in front, as the panels of its document lie over it.
  var key: SurfaceID?
  /// The items that get the keyboard focus when their windows take the keys again, by window.
  var focus: [SurfaceID: ItemID] = [:]
  /// What presented panels were opened with, by panel.
  var openers: [SurfaceID: ItemID] = [:]
  /// How far from their places windows are, by window; in points.
  var offsets: [SurfaceID: Vector] = [:]

  func encode(into sink: inout some StateSink) {
    sink.combine(order)
    sink.combine(key)
    sink.combine(focus) { $0.combine($1) }
    sink.combine(openers) { $0.combine($1) }
    sink.combine(offsets) { $0.combine($1) }
  }
}
