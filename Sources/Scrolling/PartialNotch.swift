public import Digests
public import StageModel

/// Less than a notch between a page and what a device has turned.
///
/// A page turns where half a notch has been turned, so that it is at most half a notch ahead of the device or behind it.
/// The amount is signed: what is turned back counts against it. It is dropped where the axis has rested (P.rotaryReset),
/// so that then too half a notch turns a page, and no page comes of touches far apart. Every device has its own for
/// each view and axis.
@usableFromInline
package struct PartialNotch: Hashable, Sendable {
  /// Units of a notch that turn a page.
  package static let half = 60

  /// The device, by its ordinal among those of the run.
  @usableFromInline package let device: Int
  @usableFromInline package let axis: ScrollAxis
  /// The scroll view.
  @usableFromInline package let scroller: ScrollerID
  /// 1/120 notches that are turned and not shown in pages, −60…60; positive is towards the end.
  @usableFromInline package var units = 0
  /// Which way it turned the last page, 1 or −1; 0 before the first, and where page and device agree.
  @usableFromInline package var last = 0

  /// How many units in a direction, 1 or −1, are missing to a page.
  ///
  /// Back over the very place at which a page has turned takes one unit more: a hand that trembles there turns nothing,
  /// and a whole notch back still always turns a page.
  package func missing(_ way: Int) -> Int { Self.half + (last == -way ? 1 : 0) - way * units }

  /// Whether it comes before another one: by device, view, vertical first.
  package func isBefore(_ other: PartialNotch) -> Bool {
    if device != other.device { return device < other.device }
    return scroller == other.scroller ? axis == .vertical && other.axis == .horizontal : scroller < other.scroller
  }
}

extension PartialNotch: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(device)
    sink.combine(axis)
    sink.combine(scroller)
    sink.combine(units)
    sink.combine(last)
  }
}
