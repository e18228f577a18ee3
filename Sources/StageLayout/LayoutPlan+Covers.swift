internal import Accessibility
internal import Digests
internal import Geometry
internal import Scenes
internal import StageModel

/// Popovers, menus, full screens, current contexts and split views: how large they are and what lies where in them.
extension LayoutPlan {
  /// The popover that a surface stays inside at this size; none where that is a sheet itself.
  func popover(of index: SurfaceID) -> SurfaceID? {
    guard let popover = blueprint.surfaces[index].popover, !blueprint.surfaces[popover].isSheet(in: sizeClass) else {
      return nil
    }
    return popover
  }

  /// Places the items of a cover, relative to its top left corner.
  mutating func layOutCover(at index: SurfaceID) {
    let surface = blueprint.surfaces[index]
    switch surface.kind {
    case .menu: layOutMenu(at: index)
    case .popover: layOutPopover(at: index)
    case .splitView: layOutSplitView(at: index)
    default:
      let size = surface.declared?.frame?.size ?? hostSize(of: index)
      let isWhole = size == screen.size
      layOutContent(
        of: surface, width: size.width, insets: isWhole ? screen.safeArea : .init(),
        room: size.height - (isWhole ? screen.safeArea.bottom : 0))
    }
  }

  /// The size of what a current context is shown in; of the screen for anything else.
  private func hostSize(of index: SurfaceID, depth: Int = 0) -> Size {
    let surface = blueprint.surfaces[index]
    guard surface.kind.isCurrentContext else { return surface.declared?.frame?.size ?? screen.size }
    if let anchor = surface.anchor, !frames[anchor].isEmpty { return frames[anchor].size }
    // What is shown in one another in a circle has no size of its own.
    guard depth < blueprint.surfaces.count, let host = host(of: index) else { return windowFrame(of: surface).size }
    if blueprint.surfaces[host].isWindow { return surfaceFrames[host].size }
    if let placement = placements[host], let heights = heights[host] {
      return placement.frame(height: heights.largest.height).size
    }
    return coverSizes[host].width > 0 ? coverSizes[host] : hostSize(of: host, depth: depth + 1)
  }

  /// The surface that a current context is shown in: as its author says, else that of the first element that opens it.
  private func host(of index: SurfaceID) -> SurfaceID? {
    blueprint.surfaces[index].declared?.parent.flatMap { blueprint.surface($0) }
      ?? blueprint.items.first { $0.opens == index }?.surface
  }

  /// Title and ways out in a header, the rest below; returns the height of it all.
  @discardableResult
  private mutating func layOutContent(
    of surface: Surface, width: Double, insets: Screen.Insets, room: Double = .infinity
  ) -> Double {
    let rows = RowLayout(profile: profile, width: width, insets: insets)
    let items = blueprint.children(from: surface.items.lowerBound, to: surface.items.upperBound)
    let hasHeader = items.contains {
      blueprint.items[$0].kind == .title || blueprint.items[$0].element.dismissRole != nil
    }
    return layOutSheetItems(surface, rows: rows, header: insets.top + (hasHeader ? rows.rowHeight + 4 : 0), room: room)
  }

  private mutating func layOutPopover(at index: SurfaceID) {
    let surface = blueprint.surfaces[index]
    let fitting = surface.declared?.contentSize?.fittingSize ?? surface.declared?.frame?.size
    let width = min(fitting?.width ?? Self.popoverWidth, max(1, screen.size.width - 16))
    let room = profile.scrollsScreensAsWhole ? .infinity : Self.room(forPopover: surface, on: screen)
    let height = layOutContent(of: surface, width: width, insets: .init(), room: room)
    // What may come up inside it needs room.
    let question = surface.confirmation
    let holdsMore =
      canBeChanged(surface)
      || blueprint.surfaces.indices.contains { blueprint.surfaces[$0].popover == index && $0 != question }
    coverSizes[index] = Size(
      width: width, height: fitting?.height ?? max(height + 8, holdsMore ? Self.popoverWidth : 0))
  }

  /// How high the content of a popover may be, in points: as its author says, else as there is room on the screen.
  static func room(forPopover surface: Surface, on screen: Screen) -> Double {
    let wanted = surface.declared?.contentSize?.fittingSize ?? surface.declared?.frame?.size
    let free = screen.size.height - screen.safeArea.top - screen.safeArea.bottom - 16
    return wanted?.height ?? max(1, free) - 8
  }

  /// Whether people can change something in it, so that it may have to ask what becomes of that.
  private func canBeChanged(_ surface: Surface) -> Bool {
    blueprint.items[surface.items].contains {
      $0.element.role.isTextEntry && !$0.element.traits.contains(.readOnly) || $0.element.effect?.changes == true
    }
  }

  private mutating func layOutMenu(at index: SurfaceID) {
    let surface = blueprint.surfaces[index]
    let width = min(Self.menuWidth, max(1, screen.size.width - 16))
    let rows = RowLayout(profile: profile, width: width, insets: .init(), margin: 0, spacing: 1)
    var y = 0.0
    for item in blueprint.children(from: surface.items.lowerBound, to: surface.items.upperBound) {
      y = stackOne(item, rows: rows, y: y, in: .zero)
    }
    coverSizes[index] = Size(width: width, height: max(1, y - rows.spacing))
  }

  /// A panel beside the window that it serves where there is room, else at its trailing edge; where its author wants
  /// it in any case.
  mutating func layOutPanel(at index: SurfaceID) {
    let surface = blueprint.surfaces[index]
    let width = surface.declared?.contentSize?.fittingSize?.width ?? Self.panelWidth
    let server =
      surface.beside.flatMap { surfaceFrames[$0].isEmpty ? nil : surfaceFrames[$0] }
      ?? Rect(origin: .zero, size: screen.size)
    let beside = isRightToLeft ? server.minX - Self.panelGap - width : server.maxX + Self.panelGap
    let isRoomy = beside >= 0 && beside + width <= screen.size.width
    let within = isRightToLeft ? server.minX + Self.panelGap : server.maxX - Self.panelGap - width
    var frame =
      surface.declared?.frame
      ?? Rect(
        x: isRoomy ? beside : max(0, within), y: server.minY + (isRoomy ? 0 : 2 * SheetPlacement.titleBar),
        width: width, height: 0)
    let rows = RowLayout(profile: profile, width: frame.size.width, insets: .init())
    var y = SheetPlacement.titleBar + 8
    for item in blueprint.children(from: surface.items.lowerBound, to: surface.items.upperBound) {
      y = stackOne(item, rows: rows, y: y, in: frame.origin)
    }
    if surface.declared?.frame == nil {
      frame.size.height = surface.declared?.contentSize?.fittingSize?.height ?? y + rows.spacing
    }
    surfaceFrames[index] = frame
  }

  /// The usual width of a panel and what it keeps from the window beside it, in points.
  private static let panelWidth = 280.0
  private static let panelGap = 16.0

  /// Panes beside each other, equally wide, from the leading side; the rest above them.
  private mutating func layOutSplitView(at index: SurfaceID) {
    let surface = blueprint.surfaces[index]
    let size = windowFrame(of: surface).size
    guard case .splitView(let model)? = surface.declared?.kind else { return }
    let children = blueprint.children(from: surface.items.lowerBound, to: surface.items.upperBound)
    let panes = children.filter { item in
      let node = blueprint.items[item]
      return node.element.frame == nil
        && (model.panes.contains(node.element.id) || model.panes.contains(node.id.path))
    }
    var top = layOutContent(of: surface, width: size.width, insets: .init())
    guard !panes.isEmpty else { return }
    // The panes were stacked like everything else: what is above them keeps its place.
    top = children.filter { !panes.contains($0) }.map { frames[$0].maxY }.max() ?? 0
    let width = size.width / Double(panes.count)
    for (ordinal, pane) in panes.enumerated() {
      let column = isRightToLeft ? panes.count - 1 - ordinal : ordinal
      let x = Double(column) * width
      let rows = RowLayout(profile: profile, width: width, insets: .init())
      var y = top + 8
      for child in blueprint.children(from: pane + 1, to: blueprint.items[pane].end) {
        y = stackOne(child, rows: rows, y: y, in: Point(x: x, y: 0))
      }
      frames[pane] = Rect(x: x, y: top, width: width, height: max(0, size.height - top))
    }
  }

  /// The usual width of a popover's content and of a menu, in points (UIKit).
  private static let popoverWidth = 320.0
  private static let menuWidth = 250.0
}
