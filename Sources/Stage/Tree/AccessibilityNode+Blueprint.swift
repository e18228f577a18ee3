internal import Accessibility
internal import Geometry
internal import Mutants
internal import Scenes

/// What never changes of the nodes of a scene; `TreeBuilder` adds where they are and the state they are in.
extension AccessibilityNode {
  /// The node of a window or presentation.
  init(_ surface: Surface) {
    self.init(id: surface.id, role: surface.role, name: surface.title, frame: .zero)
    value = surface.message
    source = surface.source
    guard let declared = surface.declared else { return }
    if declared.exits?.contains(.assistiveEscape) ?? true { actions = .escape }
    switch surface.kind {
    case .sheet, .activityView: break  // SM-7 decides.
    case .panel: break  // Nothing is under it (SM-16).
    default: if declared.isDeclaredModal { traits.insert(.modal) }
    }
    if declared.isCritical, !Mutant.isOn(.criticalIsCutOff) { traits.insert(.critical) }
  }

  /// The node of an item.
  init(_ item: Item) {
    let element = item.element
    self.init(id: item.id, role: element.role, name: element.label, frame: .zero)
    if element.role == .scrollView, Mutant.isOn(.scrollViewIsAStop) { role = .image }
    traits = element.traits.subtracting([.focused, .blocked])
    hint = element.hint
    placeholder = element.placeholder
    position = item.position
    language = element.language
    foreground = element.foreground
    background = element.background
    fontSize = element.fontSize
    isBold = element.isBold
    explicitOrder = element.order
    source = element.source
    range = element.range
    if let range { self.range?.step = range.effectiveStep }
    if item.isOperable || item.opens != nil { actions.insert(.activate) }
    if item.isOperable {
      traits.insert(.focusable)
      actions.insert(.focus)
      if range != nil || item.bound != nil { actions.formUnion([.increment, .decrement]) }
    }
  }
}

extension Surface {
  /// What it is in the tree.
  var role: Role {
    switch kind {
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
}
