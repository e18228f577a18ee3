internal import Accessibility
internal import Digests
internal import Geometry
internal import Hands
internal import InputEvents
internal import Mutants
internal import Room
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel
internal import StageMotion

/// Where scroll views and what is in them are.
extension Stage {
  /// How far the content of a scroll view has gone now, in points.
  func offset(_ scroller: ScrollerID) -> Vector {
    let place = state.scrolling.places[scroller]
    var offset = place.offset
    if place.isStopped || state.hands.pinch?.scroller == scroller { return offset }
    if let zooming = zoomingOffset(scroller, at: state.room.now) { return zooming }
    if case .scroll(let drag, _) = state.hands.capture, drag.scroller == scroller { return offset }
    if let jog = state.scrolling.jog, jog.scroller == scroller { offset[jog.axis] = jog.offset(at: state.room.now) }
    let maximum = maximumOffset(scroller)
    if let motion = place.motion {
      offset[place.axis] = motion.position(at: state.room.now, upTo: maximum[place.axis])
      if let cross = place.cross {
        offset[place.crossAxis] = cross.position(at: state.room.now, upTo: maximum[place.crossAxis])
        return offset
      }
    }
    if place.motion == nil || place.axis == .horizontal { offset.dy = min(max(0, offset.dy), maximum.dy) }
    if place.motion == nil || place.axis == .vertical { offset.dx = min(max(0, offset.dx), maximum.dx) }
    return offset
  }

  /// The greatest offset at rest, in points.
  func maximumOffset(_ scroller: ScrollerID) -> Vector { maximumOffset(scroller, at: state.room.now) }

  /// The same at a moment at which its content may be shown at another scale.
  func maximumOffset(_ scroller: ScrollerID, at time: Timestamp) -> Vector {
    let scale = blueprint.hasZoom ? scale(scroller, at: time) : 1
    let content = contentSize(scroller)
    let visible = viewportSize(scroller, at: time)
    let hidden = Mutant.isOn(.contentEndStaysHidden) ? 60.0 : 0
    var maximum = Vector(
      dx: max(0, content.width * scale - visible.width), dy: max(0, content.height * scale - visible.height - hidden))
    if scale <= 1, blueprint.scrollers[scroller].zoom != nil, let axes = blueprint.scrollers[scroller].axes {
      // Back at its own size it is where it began, along an axis on which only zoom let it scroll.
      for axis in [ScrollAxis.vertical, .horizontal] where !axes.contains(axis.axes) { maximum[axis] = 0 }
    }
    return maximum
  }

  /// The size of its content, in points: that of the text in a text editor, else as it is laid out.
  func contentSize(_ scroller: ScrollerID) -> Size {
    guard blueprint.scrollers[scroller].isText else { return layout.contentSizes[scroller] }
    return textSize(of: blueprint.scrollers[scroller].item) ?? layout.contentSizes[scroller]
  }

  /// Whether it scrolls along an axis: as its author says, else where its content is larger than what shows.
  ///
  /// Magnified content scrolls along both axes, whatever its author says of it as it is: a pinch shows what was beside
  /// the fingers no longer, and there has to be a way back to it (UIKit's magnified content does the same).
  func scrolls(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    if let axes = blueprint.scrollers[scroller].axes,
      axes.contains(axis.axes) || !isMagnified(scroller) || Mutant.isOn(.zoomScrollsOneAxis)
    {
      return axes.contains(axis.axes)
    }
    return maximumOffset(scroller)[axis] > 0.5
  }

  /// How far an item is from where it is laid out, because what it is in has been scrolled; in points.
  func shift(of item: ItemID) -> Vector {
    var next = blueprint.items[item].scroller
    var shift = Vector.zero
    while let scroller = next {
      let offset = offset(scroller)
      shift = shift + Vector(dx: scene.isRightToLeft ? offset.dx : -offset.dx, dy: -offset.dy)
      next = blueprint.items[blueprint.scrollers[scroller].item].scroller
    }
    return shift
  }

  /// Where what shows at a point of a scroll view is laid out; both in the layout's coordinates.
  func contentPoint(under point: Point, in scroller: ScrollerID) -> Point {
    let offset = offset(scroller)
    let place = Point(x: point.x + (scene.isRightToLeft ? -offset.dx : offset.dx), y: point.y + offset.dy)
    guard blueprint.hasZoom else { return place }
    let (frame, scale) = (layout.frames[blueprint.scrollers[scroller].item], scale(scroller))
    let edge = scene.isRightToLeft ? frame.maxX : frame.minX
    return Point(x: edge + (place.x - edge) / scale, y: frame.minY + (place.y - frame.minY) / scale)
  }

  /// Where a frame in a scroll view is shown, in the layout's coordinates; nil is no scroll view.
  func shown(_ frame: Rect, in scroller: ScrollerID?) -> Rect {
    var (frame, next) = (frame, scroller)
    while let scroller = next {
      let outer = layout.frames[blueprint.scrollers[scroller].item]
      let (offset, scale) = (offset(scroller), scale(scroller))
      let edge = scene.isRightToLeft ? outer.maxX : outer.minX
      frame = Rect(
        x: edge + (frame.minX - edge) * scale + (scene.isRightToLeft ? offset.dx : -offset.dx),
        y: outer.minY + (frame.minY - outer.minY) * scale - offset.dy,
        width: frame.size.width * scale, height: frame.size.height * scale)
      next = blueprint.items[blueprint.scrollers[scroller].item].scroller
    }
    return frame
  }

  /// The frame of an item, relative to its surface as the layout's frames are: scrolled, and for a scroll view the
  /// part that shows its content.
  func visibleFrame(of item: ItemID) -> Rect {
    if let scroller = blueprint.items[item].ownScroller, !blueprint.scrollers[scroller].isText {
      return viewport(scroller)
    }
    let frame = layout.frames[item]
    if blueprint.hasZoom { return shown(frame, in: blueprint.items[item].scroller) }
    return blueprint.items[item].scroller == nil ? frame : frame.offset(by: shift(of: item))
  }

  /// The part of a scroll view that shows its content, relative to its surface.
  func viewport(_ scroller: ScrollerID) -> Rect {
    let item = blueprint.scrollers[scroller].item
    let frame = laidOutViewport(scroller)
    if blueprint.hasZoom { return shown(frame, in: blueprint.items[item].scroller) }
    return blueprint.items[item].scroller == nil ? frame : frame.offset(by: shift(of: item))
  }

  /// The same where it is laid out, as though nothing around it had been scrolled: read from right to left, a bar that
  /// takes room has it at the left.
  func laidOutViewport(_ scroller: ScrollerID) -> Rect {
    var frame = layout.frames[blueprint.scrollers[scroller].item]
    let width = frame.size.width
    frame.size = viewportSize(scroller)
    if scene.isRightToLeft, layout.barsTakeRoom { frame.origin.x += width - frame.size.width }
    return frame
  }

  /// Its size: that of the scroll view, cut off at the visible bottom of its surface unless nothing much would be
  /// left. In a scroll view it is never cut off. Bars that take room leave the rest.
  func viewportSize(_ scroller: ScrollerID) -> Size { viewportSize(scroller, at: state.room.now) }

  /// The same at a moment at which its content may be shown at another scale.
  private func viewportSize(_ scroller: ScrollerID, at time: Timestamp) -> Size {
    let item = blueprint.scrollers[scroller].item
    let frame = layout.frames[item]
    let room = barRoom(scroller, at: time)
    let whole = Size(width: max(0, frame.size.width - room.width), height: max(0, frame.size.height - room.height))
    guard blueprint.items[item].scroller == nil else { return whole }
    let height = visibleBottom(of: blueprint.items[item].surface) - frame.minY
    guard height >= StageLayout.leastScrollHeight / 2, height < frame.size.height else { return whole }
    return Size(width: whole.width, height: max(0, height - room.height))
  }

  /// The lower end of what is visible of a surface, in the coordinates of its items' frames: its own, or the upper
  /// edge of the on-screen keyboard.
  private func visibleBottom(of surface: SurfaceID) -> Double {
    if blueprint.surfaces[surface].isWindow || blueprint.surfaces[surface].isDialog {
      return min(layout.surfaceFrames[surface].maxY, keyboardFrame?.minY ?? .infinity)
    }
    guard sheetIndex(surface) != nil || coverIndex(surface) != nil else { return .infinity }
    let frame = surfaceFrame(surface)
    return min(frame.size.height, (keyboardFrame?.minY ?? .infinity) - frame.minY)
  }

  // MARK: Under a finger

  /// The scroll views from an item up to its surface, the innermost first.
  func scrollChain(from item: ItemID?) -> [ScrollerID] {
    guard let item, !blueprint.scrollers.isEmpty else { return [] }
    var chain: [ScrollerID] = []
    var next = blueprint.items[item].ownScroller ?? blueprint.items[item].scroller
    while let scroller = next {
      chain.append(scroller)
      next = blueprint.items[blueprint.scrollers[scroller].item].scroller
    }
    return chain
  }

  /// The innermost of them that scrolls along an axis.
  func scroller(in chain: [ScrollerID], _ axis: ScrollAxis) -> ScrollerID? { chain.first { scrolls($0, axis) } }

  /// Whether it has more along an axis than shows at once; a vertical tab view may have that on its pages.
  func hasMore(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    scrolls(scroller, axis) && (maximumOffset(scroller)[axis] > 0 || axis == .vertical && isStack(scroller))
  }

  /// Whether all of them are at their top ("offset 0", SM-3).
  func isAtTop(_ chain: [ScrollerID]) -> Bool { chain.allSatisfy { !scrolls($0, .vertical) || offset($0).dy <= 0 } }
}
