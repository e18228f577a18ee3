internal import Digests
internal import InputEvents
internal import StageModel

/// A scroll indicator that is to be seen because something has scrolled (SM-12).
struct ShownIndicator: Hashable, Sendable {
  /// The scroll view.
  let scroller: ScrollerID
  /// The axis of the movement.
  let axis: ScrollAxis
  /// When it hides; nil while the content moves or a finger holds it.
  var hides: Timestamp?

  /// Whether it comes before another one: by scroll view, vertical first.
  func isBefore(_ other: ShownIndicator) -> Bool {
    scroller == other.scroller ? axis == .vertical && other.axis == .horizontal : scroller < other.scroller
  }
}

extension ShownIndicator: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axis)
    sink.combine(hides)
  }
}
