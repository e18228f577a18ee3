internal import Accessibility
internal import Digests
internal import Scenes

/// Which surfaces' inputs may meet what is on which.
extension BlueprintBuilder {
  /// For each surface itself, then the others whose inputs may change or hang on something on it; in their order.
  ///
  /// What only points at content is not among them: where that has put it is told apart by itself.
  var meetings: Table<SurfaceID, [SurfaceID]> {
    var others: [SurfaceID: Set<SurfaceID>] = [:]
    func note(_ surface: SurfaceID?, by other: SurfaceID?) {
      guard let surface, let other, surface != other else { return }
      others[surface, default: []].insert(other)
    }
    for (index, item) in zip(items.indices, items) {
      for target in [item.effectTarget, effectReferences[index]?.shown, effectReferences[index]?.sought] {
        guard let target else { continue }
        note(items[target].surface, by: item.surface)
        // A question that clarifies what a control does lets that come about.
        if item.element.effect?.needsClarification == true { note(items[target].surface, by: item.opens) }
      }
      if let opens = item.opens, surfaces[opens].isShownInContent(items) { note(item.surface, by: opens) }
    }
    for (surface, model) in zip(surfaces.indices, surfaces) {
      if let anchor = model.anchor, model.isShownInContent(items) { note(items[anchor].surface, by: surface) }
      if let popover = model.popover { note(surface, by: popover) }
    }
    return Table(surfaces.indices.map { [$0] + (others[$0] ?? []).sorted() })
  }
}

extension Blueprint {
  /// Whether what of a surface can be touched hangs on where the content is that it points at or lies in.
  package func isShownInContent(_ surface: SurfaceID) -> Bool { surfaces[surface].isShownInContent(items) }
}

extension Surface {
  /// Whether what of it can be touched hangs on where the content is that it points at or lies in: a context lies in it; the
  /// keyboard for a text in a popover covers as much of that as lies low. Any other popover or menu stays on the screen.
  func isShownInContent(_ items: Table<ItemID, Item>) -> Bool {
    guard hangsOnItsControl else { return false }
    return kind.isCurrentContext || self.items.contains { items[$0].element.role.isTextEntry }
  }

  /// Whether where it lies may depend on where the control lies that opened it.
  package var hangsOnItsControl: Bool {
    switch kind {
    case .window, .sheet, .alert, .fullScreen, .splitView, .fullSpace, .panel: false
    case .actionSheet, .confirmationDialog, .activityView, .popover, .currentContext, .menu: true
    }
  }
}
