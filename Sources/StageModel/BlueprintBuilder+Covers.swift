internal import Accessibility
internal import Digests
public import Mutants
public import Scenes

/// Popovers, full screens, menus and their likes, and the order of choices.
extension BlueprintBuilder {
  /// A presentation that is neither a sheet nor answered by one of its buttons.
  mutating func addCover(_ presentation: Presentation, _ kind: Surface.Kind) {
    let surface = open(presentation, kind)
    let path = surfaces[surface].id.path
    let start = items.endIndex
    if presentation.kind.showsTitle { addTitle(of: presentation, to: surface, path: path) }
    addMessage(of: presentation, to: surface, path: path)
    addContent(presentation.content, to: surface, path: path)
    surfaces[surface].items = start..<items.endIndex
  }

  /// A share sheet: a sheet at medium and large whose primary items come first, so that they show at medium.
  mutating func addActivityView(_ presentation: Presentation) {
    let content = presentation.content
    let first = content.filter { $0.dismissRole != nil || $0.relevance == .primary }
    let rest = content.filter { $0.dismissRole == nil && $0.relevance != .primary }
    var sheet = Sheet()
    sheet.detents = [.medium, .large]
    sheet.grabberVisible = true
    addSheet(presentation, .activityView, sheet, content: first + rest)
  }

  // MARK: Choices

  /// The choices with Cancel among them: a confirmation dialog has one, given or not (C-08).
  func withCancel(_ buttons: [ActionButton]) -> [ActionButton] {
    guard !buttons.contains(where: { $0.style == .cancel }), !Mutant.isOn(.dialogGetsNoCancel) else { return buttons }
    let isTaken = buttons.contains { $0.id == "cancel" }
    return buttons + [ActionButton(id: isTaken ? "" : "cancel", label: texts.cancel, style: .cancel)]
  }

  /// The choices as shown: at the places that their author gives, else in order with Cancel last (5.5).
  func arranged(_ buttons: [ActionButton]) -> [ActionButton] {
    placed(buttons.filter { $0.style != .cancel } + buttons.filter { $0.style == .cancel })
  }

  /// The choices in their order, those whose author gives them a place at that.
  func placed(_ usual: [ActionButton]) -> [ActionButton] {
    guard usual.contains(where: { $0.order != nil }) else { return usual }
    var result = usual.filter { $0.order == nil }
    let placed = usual.enumerated().filter { $0.element.order != nil }
    for (_, button) in placed.sorted(by: { ($0.element.order ?? 0, $0.offset) < ($1.element.order ?? 0, $1.offset) }) {
      result.insert(button, at: min(max(0, (button.order ?? 1) - 1), result.count))
    }
    return result
  }

  // MARK: References

  /// Finds what a presentation points to, is shown in and has to stay inside.
  mutating func anchor(_ surface: SurfaceID) {
    guard let declared = surfaces[surface].declared else { return }
    let parent = declared.parent.flatMap { surfacesByID[$0] } ?? .first
    func item(_ id: String?) -> ItemID? { id.flatMap { find($0, near: parent) } }
    if let presenter = declared.presenter, surfacesByID[presenter] == nil {
      surfaces[surface].presenter = item(presenter)
    }
    switch declared.kind {
    case .popover(let popover):
      surfaces[surface].anchor = item(popover.anchor) ?? item(declared.presenter)
      surfaces[surface].usualOpener = opener(of: surface)
    case .currentContext(let context): surfaces[surface].anchor = item(context.hostElement)
    case .menu(let menu):
      surfaces[surface].anchor = item(menu.revealControl) ?? opener(of: surface)
      if let control = surfaces[surface].anchor, items[control].opens == nil, items[control].element.effect == nil,
        !items[control].element.role.isSwitching
      {
        items[control].opens = surface
      }
    default: break
    }
    // A watch shows none; what is shown in the place of another thing is so wherever that is.
    guard case .popover(let id) = declared.container,
      profile.hasPopovers || surfaces[surface].kind.isCurrentContext
    else { return }
    surfaces[surface].popover = popover(id)
  }

  private func opener(of surface: SurfaceID) -> ItemID? { items.firstIndex { $0.opens == surface } }

  private func popover(_ id: String) -> SurfaceID? {
    guard let index = surfacesByID[id], case .popover = surfaces[index].kind else { return nil }
    return index
  }
}

extension Presentation.Kind {
  /// Whether its title stands above its content, and not only in what is said of it.
  fileprivate var showsTitle: Bool {
    switch self {
    case .menu, .panel: false
    default: true
    }
  }
}

extension Surface {
  /// Whether it is a sheet with this much room: what has a place of its own in regular width is one in compact
  /// width (SM-15, C-19).
  @inlinable package func isSheet(in sizeClass: SizeClasses) -> Bool {
    switch kind {
    case .sheet, .activityView: true
    case .popover: sizeClass.horizontal == .compact
    case .currentContext: sizeClass.horizontal == .compact && !Mutant.isOn(.currentContextStaysWhenCompact)
    default: false
    }
  }
}

extension Surface.Kind {
  /// Whether it is shown in the place of its host.
  @inlinable package var isCurrentContext: Bool {
    if case .currentContext = self { return true }
    return false
  }

  /// Whether it points to an element.
  @inlinable package var isPopover: Bool {
    if case .popover = self { return true }
    return false
  }

  /// Whether it holds choices that people reveal.
  @inlinable package var isMenu: Bool {
    if case .menu = self { return true }
    return false
  }
}
