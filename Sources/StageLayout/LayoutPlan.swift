internal import Accessibility
internal import Digests
internal import Geometry
internal import Mutants
internal import Scenes
internal import StageModel

/// Computes a `StageLayout`: windows, then sheets, then dialogs.
struct LayoutPlan: Sendable {
  let blueprint: Blueprint
  let screen: Screen
  let sizeClass: SizeClasses
  let detents: [SurfaceID: [Detent]]
  let sizes: [SurfaceID: Size]
  var frames: Table<ItemID, Rect>
  var surfaceFrames: Table<SurfaceID, Rect>
  private(set) var placements: Table<SurfaceID, SheetPlacement?>
  private(set) var heights: Table<SurfaceID, DetentHeights?>
  private(set) var headerHeights: Table<SurfaceID, Double>
  var coverSizes: Table<SurfaceID, Size>
  var contentSizes: Table<ScrollerID, Size> = []
  /// For each scroll view what the system takes at its edges, in points: of the pages of a tab view that fills a
  /// window.
  var scrollInsets: Table<ScrollerID, Screen.Insets>
  /// Whether scroll bars have room of their own beside the content.
  var barsTakeRoom = false

  init(
    blueprint: Blueprint, screen: Screen, sizeClass: SizeClasses, detents: [SurfaceID: [Detent]],
    sizes: [SurfaceID: Size]
  ) {
    self.detents = detents
    self.sizes = sizes
    self.blueprint = blueprint
    self.screen = screen
    self.sizeClass = sizeClass
    frames = Table(repeating: .zero, count: blueprint.items.count)
    surfaceFrames = Table(repeating: .zero, count: blueprint.surfaces.count)
    placements = Table(repeating: nil, count: blueprint.surfaces.count)
    heights = Table(repeating: nil, count: blueprint.surfaces.count)
    headerHeights = Table(repeating: 0, count: blueprint.surfaces.count)
    coverSizes = Table(repeating: Size(width: 0, height: 0), count: blueprint.surfaces.count)
    scrollInsets = Table(repeating: Screen.Insets(), count: blueprint.scrollers.count)
  }

  mutating func run() {
    // What is shown in something else comes after that.
    var hosted: [SurfaceID] = []
    for index in blueprint.surfaces.indices {
      switch blueprint.surfaces[index].kind {
      case .window(let window): layOut(window, at: index)
      case .panel: layOutPanel(at: index)
      case .actionSheet, .confirmationDialog, .alert: break
      default:
        if let sheet = blueprint.surfaces[index].sheet, blueprint.surfaces[index].isSheet(in: sizeClass) {
          layOut(sheet, at: index)
        } else if blueprint.surfaces[index].kind.isCurrentContext {
          hosted.append(index)
        } else {
          layOutCover(at: index)
        }
      }
    }
    for index in hosted { layOutCover(at: index) }
    // Dialogs may lie in popovers.
    for index in blueprint.surfaces.indices where blueprint.surfaces[index].isDialog { layOutDialog(at: index) }
    for index in blueprint.surfaces.indices where popover(of: index) != nil {
      if let sheet = blueprint.surfaces[index].sheet { layOut(sheet, at: index) }
    }
    measureContent()
  }

  var isRightToLeft: Bool { blueprint.scene.isRightToLeft }
  var profile: PlatformProfile { PlatformProfile(blueprint.scene.platform) }

  // MARK: Windows

  private mutating func layOut(_ window: Window, at index: SurfaceID) {
    let frame = window.frame ?? Rect(origin: .zero, size: screen.size)
    surfaceFrames[index] = frame
    let safe = window.frame == nil ? screen.safeArea : Screen.Insets()
    let rows = RowLayout(profile: profile, width: frame.size.width, insets: safe)
    let top = safe.top + (window.title == nil ? 8 : rows.rowHeight + 8)
    let surface = blueprint.surfaces[index]
    let bottom = stack(surface.items, rows: rows, from: top, in: frame.origin)
    let items = blueprint.children(from: surface.items.lowerBound, to: surface.items.upperBound)
    shrinkScroller(among: items, by: frame.origin.y + bottom - (frame.maxY - safe.bottom))
    fitWhole(
      of: surface,
      into: Rect(x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height - safe.bottom))
  }

  // MARK: Sheets

  /// Points above the header's buttons in which the grabber lies.
  static let grabberStrip = 20.0

  private mutating func layOut(_ sheet: Sheet, at index: SurfaceID) {
    let surface = blueprint.surfaces[index]
    let window = windowFrame(of: surface)
    func placement(_ contentHeight: Double?) -> SheetPlacement {
      if let popover = popover(of: index) { return SheetPlacement(inside: coverSizes[popover]) }
      let usual = SheetPlacement(
        platform: profile.platform, screen: screen, sizeClass: sizeClass, window: window, contentHeight: contentHeight,
        parameters: blueprint.scene.parameters)
      return wanted(usual, of: surface, sheet, at: index)
    }
    let width = placement(nil).width
    let rows = RowLayout(profile: profile, width: width, insets: profile.sheetInsets(screen.safeArea))
    let bar = rows.insets.top + (surface.grabber == nil ? 0 : Self.grabberStrip)
    let header = bar + max(sheet.headerHeight, rows.rowHeight)
    let contentHeight = layOutSheetItems(
      surface, rows: rows, header: header, room: placement(nil).maximumHeight)
    headerHeights[index] = header
    let place = placement(contentHeight)
    placements[index] = place
    lowerFooter(of: surface, by: place.maximumHeight - contentHeight)
    var detents = blueprint.hasDetents ? self.detents[index] ?? sheet.detents : [.large]
    if Mutant.isOn(.mediumBringsLarge), detents == [.medium] { detents.append(.large) }
    if Mutant.isOn(.sheetIsMediumUnasked), blueprint.hasDetents, detents == [.large] { detents = [.medium] }
    if Mutant.isOn(.onlyOneDetentCounts) { detents = Array(detents.prefix(1)) }
    heights[index] = DetentHeights(
      detents: detents, large: place.maximumHeight,
      bottomInset: place.attachment == .bottom ? screen.safeArea.bottom : 0,
      isCompactHeight: sizeClass.vertical == .compact, isCompactWidth: sizeClass.horizontal == .compact)
  }

  /// Places header, content and, on macOS, the buttons at the bottom; returns the height of it all.
  ///
  /// - Parameter room: The height that it should fit into, in points; a scroll view among it gives way.
  mutating func layOutSheetItems(
    _ surface: Surface, rows: RowLayout, header: Double, room: Double = .infinity
  ) -> Double {
    let parameters = blueprint.scene.parameters
    var content: [ItemID] = []
    var footer: [ItemID] = []
    var toolbar: ItemID?
    var taken = TakenButtons()
    for index in blueprint.children(from: surface.items.lowerBound, to: surface.items.upperBound) {
      let item = blueprint.items[index]
      if let frame = item.element.frame, item.kind == .element {
        place(index, at: frame, in: .zero, rows: rows)
      } else if profile.putsToolbarsAtBottom, item.element.role == .toolbar, toolbar == nil {
        toolbar = index
      } else if item.kind == .grabber {
        let size = Mutant.isOn(.grabberIsUpright) ? Size(width: 5, height: 36) : Size(width: 36, height: 5)
        frames[index] = Rect(
          x: (rows.width - size.width) / 2, y: parameters.grabberTopInset, width: size.width, height: size.height)
      } else if item.kind == .title {
        frames[index] = Rect(
          x: rows.width / 4, y: header - rows.rowHeight, width: rows.width / 2, height: rows.rowHeight)
      } else if let role = item.element.dismissRole {
        if profile.putsWaysOutAtBottom {
          footer.append(index)
        } else if let frame = headerButton(role, header: header, rows: rows, taken: &taken) {
          frames[index] = frame
        } else {
          content.append(index)
        }
      } else {
        content.append(index)
      }
    }
    var bottom = header + 8
    for index in content { bottom = stackOne(index, rows: rows, y: bottom, in: .zero) }
    let footerHeight = (footer.isEmpty ? 0 : rows.rowHeight + 16) + (toolbar == nil ? 0 : rows.rowHeight + 4)
    bottom -= shrinkScroller(among: content, by: bottom + footerHeight - room)
    if room.isFinite {
      fitWhole(of: surface, into: Rect(x: 0, y: 0, width: rows.width, height: room - footerHeight - 8))
    }
    if let toolbar { bottom = placeToolbar(toolbar, rows: rows, under: bottom, room: room) }
    return placeFooter(footer, rows: rows, y: bottom + 8)
  }

  /// How many ways out are in the header already, at either side.
  private struct TakenButtons {
    var leading = 0
    var trailing = 0
  }

  /// Cancel at the leading top, the others at the trailing top, side by side (placement table 5.5). On a watch the
  /// first one is at the leading top and further ones are not in the header (C-32).
  private func headerButton(
    _ role: Element.DismissRole, header: Double, rows: RowLayout, taken: inout TakenButtons
  ) -> Rect? {
    let isSmall = profile.hasSmallHeaders
    guard !isSmall || taken.leading == 0 else { return nil }
    let isLeading = role == .cancel || isSmall
    let width = isSmall ? 44 : max(64, rows.width / 5)
    let margin = isSmall ? 4.0 : 8.0
    let fromEdge = margin + Double(isLeading ? taken.leading : taken.trailing) * (width + margin)
    guard fromEdge + width <= rows.width / 2 else { return nil }
    if isLeading { taken.leading += 1 } else { taken.trailing += 1 }
    let isLeft = isLeading != isRightToLeft
    let x = isLeft ? rows.insets.left + fromEdge : rows.width - rows.insets.right - fromEdge - width
    return Rect(x: x, y: header - rows.rowHeight, width: width, height: rows.rowHeight)
  }

  /// All ways out at the bottom trailing corner, the last one outermost (macOS).
  private mutating func placeFooter(_ items: [ItemID], rows: RowLayout, y: Double) -> Double {
    guard !items.isEmpty else { return y }
    let width = 96.0
    for (ordinal, index) in items.reversed().enumerated() {
      let fromEdge = 16 + Double(ordinal) * (width + 8)
      let x = isRightToLeft ? fromEdge : rows.width - fromEdge - width
      frames[index] = Rect(x: x, y: y, width: width, height: rows.rowHeight)
    }
    return y + rows.rowHeight + 16
  }

  /// Keeps the ways out at the foot of a sheet that is higher than its content (macOS).
  private mutating func lowerFooter(of surface: Surface, by spare: Double) {
    guard profile.putsWaysOutAtBottom, spare > 0 else { return }
    for index in blueprint.children(from: surface.items.lowerBound, to: surface.items.upperBound)
    where blueprint.items[index].element.dismissRole != nil && blueprint.items[index].element.frame == nil {
      frames[index] = frames[index].offset(by: Vector(dx: 0, dy: spare))
    }
  }

  // MARK: Dialogs

  private mutating func layOutDialog(at index: SurfaceID) {
    let surface = blueprint.surfaces[index]
    let safe = screen.safeArea
    let isSheetLike = profile.putsActionSheetsAtBottom && !isAlert(surface) && popover(of: index) == nil
    let popover = popover(of: index)
    let area =
      popover.map { Rect(origin: .zero, size: coverSizes[$0]) }
      ?? (isInWindow(index) ? windowFrame(of: surface) : Rect(origin: .zero, size: screen.size))
    let fills = profile.fillsScreenWithDialogs
    let own = popover == nil ? surface.declared?.frame : nil
    let width = own?.size.width ?? (fills ? area.size.width : min(area.size.width - 16, isSheetLike ? 430 : 300))
    let rows = RowLayout(
      profile: profile, width: width, insets: fills ? safe : Screen.Insets(), margin: fills ? 4 : 0, spacing: 1)
    var y = rows.insets.top + (surface.title == nil ? 0 : rows.rowHeight)
    var taken = TakenButtons()
    let hasCancelAtTop = profile.putsCancelFirst || Mutant.isOn(.cancelComesFirst)
    // It has its row also where no title stands beside it, wherever its author has written it.
    if hasCancelAtTop, surface.items.contains(where: { blueprint.items[$0].button?.style == .cancel }) {
      y = max(y, rows.insets.top + rows.rowHeight)
    }
    for item in blueprint.children(from: surface.items.lowerBound, to: surface.items.upperBound) {
      if hasCancelAtTop, taken.leading == 0, blueprint.items[item].button?.style == .cancel {
        frames[item] =
          headerButton(.cancel, header: rows.insets.top + rows.rowHeight, rows: rows, taken: &taken) ?? .zero
      } else if blueprint.items[item].kind == .title {
        let row = rows.row(y: rows.insets.top, height: rows.rowHeight)
        frames[item] =
          hasCancelAtTop
          ? Rect(x: rows.width / 4, y: row.minY, width: rows.width / 2, height: row.size.height) : row
      } else {
        y = stackOne(item, rows: rows, y: y, in: .zero)
      }
    }
    let room = own?.size.height ?? profile.roomForDialogs(area.size.height, popover == nil ? safe : .init())
    let children = blueprint.children(from: surface.items.lowerBound, to: surface.items.upperBound)
    // What is above the choices stays there.
    let stacked = children.filter { !hasCancelAtTop || blueprint.items[$0].button?.style != .cancel }
    y -= shrinkScroller(among: stacked, by: y - room)
    let height = fills ? area.size.height : y
    let x = area.midX - width / 2
    let top = isSheetLike ? area.maxY - max(8, safe.bottom) - height : area.midY - height / 2
    let frame = own ?? Rect(x: x, y: fills ? area.minY : top, width: width, height: height)
    surfaceFrames[index] = frame
    for item in surface.items { frames[item] = frames[item].offset(by: frame.origin - .zero) }
    for item in surface.items {
      if let own = blueprint.items[item].button?.frame { frames[item] = own }
    }
  }

  /// Whether a dialog lies in its window (5.2, container): on macOS and visionOS, unless its author wants the screen.
  private func isInWindow(_ index: SurfaceID) -> Bool {
    if profile.blocksWindowOnly { return blueprint.scope(of: index) == .window(blueprint.surfaces[index].window) }
    return profile.standsInSpace && blueprint.surfaces[index].declared?.container != .screen
  }

  private func isAlert(_ surface: Surface) -> Bool {
    if case .alert = surface.kind { return true }
    return false
  }

  // MARK: Rows

  func windowFrame(of surface: Surface) -> Rect {
    guard blueprint.surfaces[surface.window].isWindow, !surfaceFrames[surface.window].isEmpty else {
      return Rect(origin: .zero, size: screen.size)
    }
    return surfaceFrames[surface.window]
  }

  private mutating func stack(_ items: Range<ItemID>, rows: RowLayout, from top: Double, in origin: Point) -> Double {
    var y = top
    for index in blueprint.children(from: items.lowerBound, to: items.upperBound) {
      y = stackOne(index, rows: rows, y: y, in: origin)
    }
    return y
  }

  /// Puts an item and all in it below `y` and returns where the next one goes.
  mutating func stackOne(_ index: ItemID, rows: RowLayout, y: Double, in origin: Point) -> Double {
    let item = blueprint.items[index]
    if let frame = item.element.frame {
      place(index, at: frame, in: origin, rows: rows)
      return y
    }
    let children = blueprint.children(from: index + 1, to: item.end)
    if isTabView(index) { return layTabView(index, rows: rows, y: y, in: origin) }
    if isRow(index) {
      let row = layRow(children, from: rows.row(y: y, height: 0), rows: rows, in: origin)
      let height = max(row, heightAround(children, of: index, from: y))
      frames[index] = rows.row(y: y, height: height).offset(by: origin - .zero)
      return y + height + rows.spacing
    }
    var bottom = y
    let inner = rowsBesideBar(of: index, rows, edge: trailingEdge(of: rows.row(y: y, height: 0)))
    for child in children { bottom = stackOne(child, rows: inner, y: bottom, in: origin) }
    let height = max(
      rows.height(of: item.element.role), bottom - y - (children.isEmpty ? 0 : rows.spacing),
      heightAround(children, of: index, from: y))
    frames[index] = rows.row(y: y, height: height).offset(by: origin - .zero)
    return y + height + rows.spacing
  }

  /// Puts an item where its author wants it, and what is in it relative to the same surface.
  private mutating func place(_ index: ItemID, at frame: Rect, in origin: Point, rows: RowLayout) {
    frames[index] = frame.offset(by: origin - .zero)
    if isTabView(index) {
      layPages(of: index, in: frames[index], Screen.Insets())
      return
    }
    if isRow(index) {
      let children = blueprint.children(from: index + 1, to: blueprint.items[index].end)
      _ = layRow(children, from: frame, rows: rows, in: origin)
      return
    }
    var y = frame.minY
    let confined = rows.within(frame, isScrolled: isScrolledSideways(index))
    let inner = rowsBesideBar(of: index, confined, edge: trailingEdge(of: frame))
    let children = blueprint.children(from: index + 1, to: blueprint.items[index].end)
    for child in children { y = stackOne(child, rows: inner, y: y, in: origin) }
    if blueprint.items[index].ownScroller == nil, !frame.isEmpty {
      shrinkScroller(among: children, by: y - inner.spacing - frame.maxY)
    }
  }

  // MARK: Focus

  /// Items that can have the focus, in the order a screen reader goes through them.
  func focusOrder(of surface: SurfaceID) -> [ItemID] {
    var tree = AccessibilityTree(screen: screen.size)
    tree.platform = profile.platform.rawValue
    tree.isRightToLeft = isRightToLeft
    let items = blueprint.surfaces[surface].items
    let first = items.lowerBound
    let nodes = items.map { index in
      let item = blueprint.items[index]
      var node = AccessibilityNode(
        id: item.id, role: item.element.role, name: item.element.label, frame: frames[index])
      node.traits = item.element.traits
      node.explicitOrder = item.element.order
      return OrderedNode(node, parent: max(item.parent.map { $0 - first } ?? -1, -1), end: item.end - first)
    }
    return ReadingOrder(of: nodes, as: tree).elements.map { first + $0 }.filter { blueprint.items[$0].isOperable }
  }
}
