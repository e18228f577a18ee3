package import Accessibility
internal import Geometry
internal import Mutants
internal import Scenes

/// What never changes of the nodes of a scene; `TreeBuilder` adds where they are and the state they are in.
extension AccessibilityNode {
  /// The node of a window or presentation.
  package init(_ surface: Surface) {
    self.init(id: surface.id, role: surface.role, name: surface.title, frame: .zero)
    value = surface.message
    source = surface.source
    if case .window(let window) = surface.kind { isDimmed = window.isDimmed }
    guard let declared = surface.declared else { return }
    if declared.exits?.contains(.assistiveEscape) ?? true { actions = .escape }
    switch surface.kind {
    case .sheet, .activityView: break  // SM-7 decides.
    case .panel: break  // Nothing is under it (SM-16).
    default: if declared.isDeclaredModal { traits.insert(.modal) }
    }
    if declared.isCritical, !Mutant.isOn(.criticalIsCutOff) { traits.insert(.critical) }
  }

  /// Whether there is more to say of an item's node than of most.
  static func hasDetails(_ item: Item) -> Bool {
    let element = item.element
    return item.position != nil || element.hint != nil || element.placeholder != nil || element.language != nil
      || element.foreground != nil || element.background != nil || element.fontSize != nil || element.isBold
      || element.order != nil || element.range != nil || element.politeness != nil
  }

  /// The node of an item of which there is no more to say than of most.
  package init(plain item: Item) {
    let element = item.element
    self.init(id: item.id, role: element.role, name: element.label, frame: .zero)
    if element.role == .scrollView, Mutant.isOn(.scrollViewIsAStop) { role = .image }
    traits = element.traits.subtracting([.focused, .blocked])
    source = element.source
    let isOperable = item.isOperable
    if isOperable || item.opens != nil { actions.insert(.activate) }
    if isOperable {
      traits.insert(.focusable)
      actions.insert(.focus)
      if item.pagedScroller != nil { actions.formUnion([.increment, .decrement]) }
    }
  }

  /// The node of any item.
  package init(detailed item: Item) {
    self.init(plain: item)
    let element = item.element
    hint = element.hint
    placeholder = element.placeholder
    position = item.position
    language = element.language
    politeness = element.politeness
    if politeness == .polite || politeness == .assertive { traits.insert(.live) }
    foreground = element.foreground
    background = element.background
    fontSize = element.fontSize
    isBold = element.isBold
    explicitOrder = element.order
    guard var range = element.range else { return }
    range.step = range.effectiveStep
    self.range = range
    if item.isOperable { actions.formUnion([.increment, .decrement]) }
  }
}

extension Surface {
  /// What it is in the tree.
  package var role: Role {
    if Mutant.isOn(.systemModalsAreSheets), isSystemModal { return .sheet }
    return switch kind {
    case .window: .window
    case .sheet: .sheet
    case .actionSheet, .confirmationDialog: .actionSheet
    case .alert: .alert
    case .activityView: .activityView
    case .popover: .popover
    case .fullScreen, .fullSpace: .fullScreen
    case .currentContext: .dialog
    case .menu: .menu
    case .splitView: .splitView
    case .panel: .panel
    }
  }

  private var isSystemModal: Bool {
    switch kind {
    case .actionSheet, .alert, .activityView: true
    default: false
    }
  }
}
