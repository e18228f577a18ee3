package import Digests
package import Geometry
package import StageModel

/// A pointer button that is down.
package struct Press: Hashable, Sendable {
  /// The device whose button it is; nil where nobody says.
  package var device: Int?
  /// The item that it went down on; nil for none.
  package var item: ItemID?
  /// Where it went down, in points.
  package var start: Point
  /// Whether what moves since is a drag.
  package var isDragging = false
  /// What it went down on.
  package var touchdown: Touchdown?
  /// Where the pointer has been lately, as a finger would have been.
  package var track: Finger
  /// The scroll bar that it went down on, beside the thumb.
  package var bar: Bar?

  /// A button that has just gone down on an item at a place in points.
  package init(device: Int?, item: ItemID?, start: Point) {
    (self.device, self.item, self.start) = (device, item, start)
    track = Finger(device: device, id: -1, start: start, samples: [])
  }

  /// A scroll bar.
  package struct Bar: Hashable, Sendable {
    /// The scroll view.
    package let scroller: ScrollerID
    /// The axis along which it scrolls.
    package let axis: ScrollAxis

    /// The bar of a scroll view along an axis.
    package init(scroller: ScrollerID, axis: ScrollAxis) {
      self.scroller = scroller
      self.axis = axis
    }
  }
}

extension Press: StateEncodable {
  package func encode(into sink: inout some StateSink) {
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
  package func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axis)
  }
}
