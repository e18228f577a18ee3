internal import Digests
internal import Geometry
internal import Hands
internal import Mutants
internal import Presenting
internal import Room
internal import Scenes
internal import StageLayout
internal import StageModel

/// Where covers lie now: they follow what they point to and what they are shown in.
extension Stage {
  /// The present frame of a surface on the screen, in points.
  func surfaceFrame(_ surface: SurfaceID) -> Rect {
    if let index = sheetIndex(surface) { return sheetFrame(state.presenting.sheets[index]) }
    if let index = coverIndex(surface) { return coverFrame(state.presenting.covers[index]) }
    return layout.surfaceFrames[surface].offset(by: containerOrigin(of: surface) - .zero)
  }

  /// Where the frames of a surface's items are counted from, in points on the screen.
  func origin(of surface: SurfaceID) -> Point {
    if sheetIndex(surface) != nil || coverIndex(surface) != nil { return surfaceFrame(surface).origin }
    return containerOrigin(of: surface)
  }

  /// The place of the popover that a sheet or dialog stays inside; elsewhere how far its window was moved.
  func containerOrigin(of surface: SurfaceID) -> Point {
    guard let popover = blueprint.surfaces[surface].popover, let index = coverIndex(popover),
      !Mutant.isOn(.popoverSheetSpreadsOut)
    else {
      return .zero + windowOffset(of: surface)
    }
    return coverFrame(state.presenting.covers[index]).origin
  }

  /// The present frame of a cover on the screen, in points.
  func coverFrame(_ cover: PresentedCover) -> Rect {
    let surface = blueprint.surfaces[cover.surface]
    if let frame = surface.declared?.frame { return frame }
    switch surface.kind {
    case .popover, .menu:
      let size = layout.coverSizes[cover.surface]
      let control = surface.kind.isMenu ? revealControl(of: cover.surface) : surface.anchor
      let anchor = (control ?? cover.opener ?? surface.usualOpener).flatMap { item in
        isUnder(blueprint.items[item].surface, cover) ? screenFrame(of: item) : nil
      }
      return anchored(size, to: anchor, within: room(of: cover))
    case .currentContext: return hostFrame(of: cover)
    case .splitView: return surfaceFrame(surface.window)
    default: return Rect(origin: .zero, size: state.room.size)
    }
  }

  /// The frame of an item on the screen, in points.
  func screenFrame(of item: ItemID) -> Rect {
    visibleFrame(of: item).offset(by: origin(of: blueprint.items[item].surface) - .zero)
  }

  /// The surface that a current context is shown in.
  func hostSurface(of surface: SurfaceID) -> SurfaceID { hostSurface(of: surface, openedBy: opener(of: surface)) }

  /// The surface that a current context is shown in that this item opens.
  func hostSurface(of surface: SurfaceID, openedBy opener: ItemID?) -> SurfaceID {
    if let item = blueprint.surfaces[surface].anchor { return blueprint.items[item].surface }
    return blueprint.surfaces[surface].declared?.parent.flatMap { blueprint.surface($0) }
      ?? blueprint.surfaces[surface].popover ?? opener.map { blueprint.items[$0].surface }
      ?? blueprint.surfaces[surface].window
  }

  /// What opened something that is on the screen or waits for its return.
  func opener(of surface: SurfaceID) -> ItemID? {
    if let index = coverIndex(surface) { return state.presenting.covers[index].opener }
    if let index = sheetIndex(surface) { return state.presenting.sheets[index].opener }
    return state.presenting.waiting.first { $0.surface == surface }?.opener
  }

  /// The control that a menu lies at: the one that has revealed it, or that would.
  func revealControl(of menu: SurfaceID, openedBy opener: ItemID? = nil) -> ItemID? {
    let asker = opener ?? coverIndex(menu).flatMap { state.presenting.covers[$0].opener }
    return asker.flatMap { blueprint.reveals($0, menu) ? $0 : nil } ?? blueprint.surfaces[menu].anchor
  }

  private func hostFrame(of cover: PresentedCover) -> Rect {
    let host = hostSurface(of: cover.surface)
    guard isUnder(host, cover) else { return surfaceFrame(blueprint.surfaces[cover.surface].window) }
    return blueprint.surfaces[cover.surface].anchor.map { screenFrame(of: $0) } ?? surfaceFrame(host)
  }

  /// Whether a surface lies under a cover, so that its place does not depend on the cover's: what points to each
  /// other in a circle would have no place at all.
  private func isUnder(_ surface: SurfaceID, _ cover: PresentedCover) -> Bool {
    guard !blueprint.surfaces[surface].isWindow else { return true }
    let ordinal = coverIndex(cover.surface) ?? 0
    if let container = blueprint.surfaces[surface].popover.flatMap({ coverIndex($0) }), container >= ordinal {
      return false
    }
    if let other = coverIndex(surface) { return other < ordinal }
    return sheetIndex(surface) == nil || cover.sheetsBelow.contains(surface)
  }

  /// What a popover or menu may lie in: the safe area, or the popover that its control is in.
  private func room(of cover: PresentedCover) -> Rect {
    if blueprint.surfaces[cover.surface].kind.isMenu, let item = revealControl(of: cover.surface),
      let popover = coverIndex(blueprint.items[item].surface), isUnder(blueprint.items[item].surface, cover),
      blueprint.surfaces[state.presenting.covers[popover].surface].kind.isPopover
    {
      return coverFrame(state.presenting.covers[popover])
    }
    let safe = layout.screen.safeArea
    return Rect(
      x: safe.left + Self.coverMargin, y: safe.top + Self.coverMargin,
      width: max(0, state.room.size.width - safe.left - safe.right - 2 * Self.coverMargin),
      height: max(0, state.room.size.height - safe.top - safe.bottom - 2 * Self.coverMargin))
  }

  /// Under its anchor where there is room, else above it, else beside it; within `room` in any case.
  private func anchored(_ size: Size, to anchor: Rect?, within room: Rect) -> Rect {
    let width = min(size.width, room.size.width)
    let height = min(size.height, room.size.height)
    guard let anchor else {
      return Rect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
    }
    var x = anchor.midX - width / 2
    let y: Double
    if anchor.maxY + Self.coverGap + height <= room.maxY {
      y = anchor.maxY + Self.coverGap
    } else if anchor.minY - Self.coverGap - height >= room.minY {
      y = anchor.minY - Self.coverGap - height
    } else {
      y = anchor.midY - height / 2
      let isRight = anchor.maxX + Self.coverGap + width <= room.maxX
      x = isRight ? anchor.maxX + Self.coverGap : anchor.minX - Self.coverGap - width
    }
    return Rect(
      x: min(max(x, room.minX), room.maxX - width), y: min(max(y, room.minY), room.maxY - height), width: width,
      height: height)
  }

  /// Points between what a popover points to and the popover.
  private static let coverGap = 8.0
  /// Points that popovers and menus keep from the safe area's edges.
  private static let coverMargin = 8.0
}
