public import Digests
internal import Harness
public import Journal
public import StageModel

/// Content that goes page by page is on its way: under a finger, gliding to a page, led by a jog bar or pointer, or about to
/// be shown at another scale.
@usableFromInline
package struct PageTurn: Hashable, Sendable {
  /// The scroll view.
  @usableFromInline package let scroller: ScrollerID
  /// The axis along which it goes.
  @usableFromInline package let axis: ScrollAxis
  /// The page on which it last rested, from 0.
  @usableFromInline package let page: Int
  /// How many pages there were.
  @usableFromInline package let count: Int
  /// Who let it go last.
  @usableFromInline package var cause: Cause
}

extension PageTurn: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axis)
    sink.combine(page)
    sink.combine(count)
    sink.combine(cause)
  }
}
