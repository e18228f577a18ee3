internal import Digests
internal import Harness
internal import Journal
internal import StageModel

/// Content that goes page by page is on its way: under a finger, gliding to a page, led by a jog bar or pointer, or about to
/// be shown at another scale.
struct PageTurn: Hashable, Sendable {
  /// The scroll view.
  let scroller: ScrollerID
  /// The axis along which it goes.
  let axis: ScrollAxis
  /// The page on which it last rested, from 0.
  let page: Int
  /// How many pages there were.
  let count: Int
  /// Who let it go last.
  var cause: Cause
}

extension PageTurn: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axis)
    sink.combine(page)
    sink.combine(count)
    sink.combine(cause)
  }
}
