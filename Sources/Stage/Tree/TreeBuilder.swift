internal import Accessibility
internal import Geometry
internal import Scenes

/// Builds the tree of what is on the screen: windows from back to front, then sheets, then the dialog.
struct TreeBuilder {
  private let stage: Stage
  private var tree: AccessibilityTree

  init(_ stage: Stage) {
    self.stage = stage
    tree = AccessibilityTree(screen: stage.state.size)
  }

  private var blueprint: Blueprint { stage.blueprint }

  func build() -> AccessibilityTree {
    var builder = self
    builder.tree.platform = stage.scene.platform.rawValue
    builder.tree.isRightToLeft = stage.scene.isRightToLeft
    builder.tree.language = stage.scene.language
    for surface in stage.foremostFirst.reversed() { builder.add(surface) }
    return builder.tree
  }

  private mutating func add(_ index: Int) {
    let surface = blueprint.surfaces[index]
    let sheet = stage.sheetIndex(index).map { stage.state.sheets[$0] }
    let frame = sheet.map { stage.sheetFrame($0) } ?? stage.layout.surfaceFrames[index]
    let isBlocked = stage.access(to: index) != .open
    var node = AccessibilityNode(id: surface.id, role: role(of: surface), name: surface.title, frame: frame)
    node.source = surface.source
    if let sheet {
      node.actions = .escape
      if sheet.isModal { node.traits.insert(.modal) }
    } else if surface.isDialog {
      node.actions = .escape
      node.traits.insert(.modal)
    }
    if isBlocked { node.traits.insert(.blocked) }
    tree.begin(node)
    let origin = sheet == nil ? Point.zero : frame.origin
    var next = surface.items.lowerBound
    while next < surface.items.upperBound {
      next = add(item: next, origin: origin, isBlocked: isBlocked, sheet: sheet, sheetFrame: frame)
    }
    tree.close()
  }

  private mutating func add(
    item index: Int, origin: Point, isBlocked: Bool, sheet: PresentedSheet?, sheetFrame: Rect
  ) -> Int {
    let item = blueprint.items[index]
    var node = node(of: index, origin: origin)
    if isBlocked { node.traits.insert(.blocked) }
    if item.part == .grabber, let sheet { describeGrabber(&node, sheet, frame: sheetFrame) }
    tree.begin(node)
    var next = index + 1
    while next < item.end {
      next = add(item: next, origin: origin, isBlocked: isBlocked, sheet: sheet, sheetFrame: sheetFrame)
    }
    tree.close()
    return item.end
  }

  private func role(of surface: Surface) -> Role {
    switch surface.kind {
    case .window: .window
    case .sheet: .sheet
    case .actionSheet: .actionSheet
    case .alert: .alert
    }
  }

  private func node(of index: Int, origin: Point) -> AccessibilityNode {
    let item = blueprint.items[index]
    let element = item.element
    let frame = stage.layout.frames[index].offset(by: origin - .zero)
    var node = AccessibilityNode(id: item.id, role: element.role, name: element.label, frame: frame)
    node.traits = element.traits.subtracting([.focused, .blocked])
    node.value = stage.spokenValue(of: index)
    node.hint = element.hint
    node.placeholder = element.placeholder
    node.position = item.position
    node.language = element.language
    node.foreground = element.foreground
    node.background = element.background
    node.fontSize = element.fontSize
    node.isBold = element.isBold
    node.explicitOrder = element.order
    node.source = element.source
    if var range = element.range, case .number(let number) = stage.state.values[index] {
      range.current = number
      range.step = range.effectiveStep
      node.range = range
    }
    if item.isOperable || item.opens != nil { node.actions.insert(.activate) }
    if item.isOperable {
      node.traits.insert(.focusable)
      node.actions.insert(.focus)
      if element.range != nil { node.actions.formUnion([.increment, .decrement]) }
    }
    if stage.state.focus == index {
      node.traits.insert(.focused)
      if element.role.isTextEntry { node.traits.insert(.editing) }
    }
    return node
  }

  /// The grabber: a button beside the sheet's content that says the detent; adjustable where there are several.
  private func describeGrabber(_ node: inout AccessibilityNode, _ sheet: PresentedSheet, frame: Rect) {
    let heights = stage.heights(of: sheet.surface)
    node.value = stage.name(of: sheet.rest(heights))
    node.hitArea = stage.grabberHitArea(sheet, frame: frame)
    node.actions = heights.count > 1 ? [.activate, .increment, .decrement, .focus] : [.focus]
  }
}
