public import Accessibility
public import Digests
public import StageModel

/// Along which axes content has moved that nobody has been told of yet.
@usableFromInline
package struct ScrollTravel: Hashable, Sendable {
  /// The scroll view.
  @usableFromInline package var scroller: ScrollerID
  /// The axes of its movements, along which it may be back where it was.
  @usableFromInline package var axes: Set<ScrollIndicator.Axis>
}

extension ScrollTravel: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axes.contains(.vertical))
    sink.combine(axes.contains(.horizontal))
  }
}

extension ScrollAxis {
  /// The same axis as indicators name it.
  package var indicatorAxis: ScrollIndicator.Axis { self == .vertical ? .vertical : .horizontal }
}
