internal import Accessibility
internal import Digests
internal import StageModel

/// Along which axes content has moved that nobody has been told of yet.
struct ScrollTravel: Hashable, Sendable {
  /// The scroll view.
  var scroller: ScrollerID
  /// The axes of its movements, along which it may be back where it was.
  var axes: Set<ScrollIndicator.Axis>
}

extension ScrollTravel: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axes.contains(.vertical))
    sink.combine(axes.contains(.horizontal))
  }
}
