internal import Accessibility
internal import Digests
internal import Focusing
internal import Geometry
internal import Hands
internal import Mutants
internal import Presenting
internal import Room
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel

/// Single nodes: what never changes of them, with their present places and states.
extension TreeBuilder {
  /// What is the same for everything on a surface.
  struct Ground {
    /// Its place, if it is a sheet.
    var sheet: PresentedSheet?
    /// Its frame, in points on the screen.
    var frame = Rect.zero
    /// Its top left corner where frames are relative to it.
    var offset = Vector.zero
    /// Whether it takes no input.
    var isBlocked = false

    /// No surface.
    init() {}

    init(_ surface: SurfaceID, _ stage: Stage) {
      sheet = stage.sheetIndex(surface).map { stage.state.presenting.sheets[$0] }
      frame = stage.surfaceFrame(surface)
      isBlocked = stage.access(to: surface) != .open
      offset = stage.origin(of: surface) - .zero
    }
  }

  /// A surface but for its ordinal among the others and what dims it.
  static func node(ofSurface index: SurfaceID, _ ground: Ground, _ stage: Stage) -> AccessibilityNode {
    var node = stage.blueprint.surfaceNodes[index]
    node.frame = ground.frame
    if let sheet = ground.sheet {
      if sheet.isModal { node.traits.insert(.modal) } else { node.traits.remove(.modal) }
      if node.role == .popover || node.role == .dialog { node.role = .sheet }
      describeLook(of: index, &node, stage)
    } else if stage.coverIndex(index) != nil, stage.blocks(index) {
      // A popover is not modal by declaration, but what is under it takes no input while it is there.
      node.traits.insert(.modal)
    }
    if ground.isBlocked { node.traits.insert(.blocked) }
    return node
  }

  /// How a sheet looks, where that is not the system's.
  private static func describeLook(of surface: SurfaceID, _ node: inout AccessibilityNode, _ stage: Stage) {
    let look = SheetAppearance(
      stage.sheetModel(surface), on: stage.profile, in: stage.layout.sizeClass)
    node.backgroundOpacity = look.backgroundOpacity
    node.isBackgroundBlurred = look.material == .blurDesaturate
    node.cornerRadius = Mutant.isOn(.cornerRadiusIsSystems) ? nil : look.cornerRadius
  }

  /// An item on a surface.
  ///
  /// - Parameter isSelected: Whether it is a row that is selected.
  static func node(
    ofItem index: ItemID, on ground: Ground, isSelected: Bool, _ stage: Stage
  ) -> AccessibilityNode {
    var node = stage.blueprint.itemNode(index)
    node.frame = stage.visibleFrame(of: index).offset(by: ground.offset)
    if let scroller = stage.blueprint.items[index].ownScroller {
      let scrolls = stage.scrolls(scroller, .vertical) || stage.scrolls(scroller, .horizontal)
      if scrolls || !stage.blueprint.scrollers[scroller].isText { node.traits.insert(.clips) }
      if scrolls { node.actions.insert(.scroll) }
      node.indicators = stage.indicators(of: scroller).map { $0.offset(by: ground.offset) }
      let axes = stage.blueprint.scrollers[scroller].axes
      if stage.blueprint.scrollers[scroller].isTabView, axes == .horizontal || axes == .vertical {
        node.orientation = axes == .vertical ? .vertical : .horizontal
      }
    }
    if !stage.blueprint.menus.isEmpty, stage.blueprint.menu(revealedBy: index) != nil {
      node.actions.insert(.longPress)
    }
    if ground.isBlocked { node.traits.insert(.blocked) }
    describeState(of: index, &node, stage)
    if let zoomer = stage.zoomedByReader(index) {
      node.actions.formUnion([.increment, .decrement])
      node.value = node.value.map { "\($0), \(stage.percent(zoomer))" } ?? stage.percent(zoomer)
    }
    if isSelected { node.traits.insert(.selected) }
    if let sheet = ground.sheet, node.role == .grabber {
      describeGrabber(&node, sheet, frame: ground.frame, stage)
    }
    return node
  }

  private static func describeState(of index: ItemID, _ node: inout AccessibilityNode, _ stage: Stage) {
    if let shown = stage.shownPage(ofControl: index) {
      node.value = stage.spokenValue(of: index)
      node.range = ValueRange(minimum: 1, maximum: Double(shown.count), current: Double(shown.current), step: 1)
    } else if stage.state.room.values[index] != .none {
      node.value = stage.spokenValue(of: index)
    }
    if case .number(let number) = stage.state.room.values[index] { node.range?.current = number }
    if stage.state.focusing.focus == index {
      node.traits.insert(.focused)
      // Who comes to what cannot be changed reads it, and edits nothing.
      if node.role.isTextEntry, !node.traits.contains(.readOnly) { node.traits.insert(.editing) }
    }
  }

  /// The grabber: a button beside the sheet's content that says the detent; adjustable where there are several.
  private static func describeGrabber(
    _ node: inout AccessibilityNode, _ sheet: PresentedSheet, frame: Rect, _ stage: Stage
  ) {
    let heights = stage.heights(of: sheet.surface)
    node.value = stage.name(of: sheet.rest(heights))
    node.hitArea = stage.grabberHitArea(sheet, frame: frame)
    node.actions = heights.count > 1 ? [.activate, .increment, .decrement, .focus] : [.focus]
  }
}
