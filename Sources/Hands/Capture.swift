public import Digests
public import Geometry
public import StageModel

/// What a hand has hold of.
///
/// There is one at a time by construction: who takes something takes it from whoever had it. Everything that can be held
/// is a case, so that following, ending and cancelling say of each what they do (`Stage+Capture`).
@usableFromInline
package enum Capture: Hashable, Sendable {
  /// The sheet on this surface.
  case sheet(SurfaceID)
  /// Something adjustable, with the number it had at touch-down, and what of the finger's way is taken off, in points.
  case control(ItemID, from: Double, slop: Vector)
  /// A scroll view, along the axis of the movement and, where it is free to, along the other one as well.
  case scroll(ScrollDrag, across: ScrollDrag?)
  /// What is selected by it.
  case selection(SelectionDrag)
  /// An edge or corner of the sheet on this surface, with the size in points that it had at touch-down, and what of the
  /// finger's way is taken off.
  case edge(SurfaceID, from: Size, SheetEdge, slop: Vector)
  /// The thumb of a scroll bar.
  case bar(ScrollBarDrag)
  /// A control that was pressed: nobody else takes the movement.
  case press(Touchdown)
  /// A scroll indicator as a jog bar, with the movement along its axis that it began at, in points.
  case jog(origin: Double)
  /// Content that two fingers magnify.
  case pinch(Pinch)
  /// A window by its title bar.
  case window(WindowMove)

  /// Whether one finger, or the pointer in its place, drags it by a movement that SM-3 gave away.
  @inlinable package var isDrag: Bool {
    switch self {
    case .sheet, .control, .scroll, .selection, .edge, .bar, .press, .jog: true
    case .pinch, .window: false
    }
  }

  /// The scroll view whose content it moves; nil for everything else, and for a jog bar, which says so itself.
  @inlinable package var scroller: ScrollerID? {
    switch self {
    case .scroll(let drag, _): drag.scroller
    case .bar(let drag): drag.scroller
    case .pinch(let pinch): pinch.scroller
    case .sheet, .control, .selection, .edge, .press, .jog, .window: nil
    }
  }
}

extension Capture: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    switch self {
    case .sheet(let surface):
      sink.combine(1)
      sink.combine(surface)
    case .control(let item, let start, let slop):
      sink.combine(2)
      sink.combine(item)
      sink.combine(start)
      sink.combine(slop)
    case .scroll(let drag, let across):
      sink.combine(3)
      sink.combine(drag)
      sink.combine(across)
    case .edge(let surface, let size, let edge, let slop):
      sink.combine(4)
      sink.combine(surface)
      sink.combine(size)
      sink.combine(edge)
      sink.combine(slop)
    case .selection(let drag):
      sink.combine(5)
      sink.combine(drag)
    case .bar(let drag):
      sink.combine(6)
      sink.combine(drag)
    case .jog(let origin):
      sink.combine(7)
      sink.combine(origin)
    case .press(let touchdown):
      sink.combine(8)
      sink.combine(touchdown)
    case .pinch(let pinch):
      sink.combine(9)
      sink.combine(pinch)
    case .window(let move):
      sink.combine(10)
      sink.combine(move)
    }
  }
}
