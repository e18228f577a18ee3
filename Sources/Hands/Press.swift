public import Digests
public import Geometry
public import StageModel

/// A pointer button that is down.
@usableFromInline
package struct Press: Hashable, Sendable {
  /// The device whose button it is; nil where nobody says.
  @usableFromInline package var device: Int?
  /// The item that it went down on; nil for none.
  @usableFromInline package var item: ItemID?
  /// Where it went down, in points.
  @usableFromInline package var start: Point
  /// Whether what moves since is a drag.
  @usableFromInline package var isDragging = false
  /// What it went down on.
  @usableFromInline package var touchdown: Touchdown?
  /// Where the pointer has been lately, as a finger would have been.
  @usableFromInline package var track: Finger
  /// The scroll bar that it went down on, beside the thumb.
  @usableFromInline package var bar: Bar?

  /// A button that has just gone down on an item at a place in points.
  package init(device: Int?, item: ItemID?, start: Point) {
    (self.device, self.item, self.start) = (device, item, start)
    track = Finger(device: device, id: -1, start: start, samples: [])
  }

  /// A scroll bar.
  @usableFromInline
  package struct Bar: Hashable, Sendable {
    /// The scroll view.
    @usableFromInline package let scroller: ScrollerID
    /// The axis along which it scrolls.
    @usableFromInline package let axis: ScrollAxis

    /// The bar of a scroll view along an axis.
    package init(scroller: ScrollerID, axis: ScrollAxis) {
      self.scroller = scroller
      self.axis = axis
    }
  }
}

extension Press: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(device)
    sink.combine(item?.ordinal ?? -1)
    sink.combine(start)
    sink.combine(isDragging)
    sink.combine(touchdown)
    sink.combine(track)
    sink.combine(bar)
  }
}

extension Press.Bar: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axis)
  }
}
