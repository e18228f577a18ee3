public import Digests
public import InputEvents
public import StageModel

/// A scroll indicator that is to be seen because something has scrolled (SM-12).
@usableFromInline
package struct ShownIndicator: Hashable, Sendable {
  /// The scroll view.
  @usableFromInline package let scroller: ScrollerID
  /// The axis of the movement.
  @usableFromInline package let axis: ScrollAxis
  /// When it hides; nil while the content moves or a finger holds it.
  @usableFromInline package var hides: Timestamp?

  /// Whether it comes before another one: by scroll view, vertical first.
  package func isBefore(_ other: ShownIndicator) -> Bool {
    scroller == other.scroller ? axis == .vertical && other.axis == .horizontal : scroller < other.scroller
  }
}

extension ShownIndicator: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axis)
    sink.combine(hides)
  }
}
