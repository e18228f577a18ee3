internal import Accessibility
internal import Digests
internal import Scenes

/// What can be selected, and what effects name beside their targets.
extension BlueprintBuilder {
  /// Notes every text, and every list whose author says something of a selection in it.
  mutating func findSelectables() {
    var targets: Set<ItemID> = []
    for index in items.indices {
      guard let effect = items[index].element.effect else { continue }
      if effect.selectsOrActs, let target = items[index].effectTarget { targets.insert(target) }
      guard effect.shows != nil || effect.findTextIn != nil else { continue }
      let surface = items[index].surface
      effectReferences[index] = Blueprint.EffectReferences(
        shown: effect.shows.flatMap { find($0, near: surface) },
        sought: effect.findTextIn.flatMap { find($0, near: surface) })
    }
    for index in items.indices {
      let element = items[index].element
      switch element.selectable {
      case .text:
        selectables.append(
          SelectableItem(item: index, rows: nil, isPointerSelecting: element.pointerSelecting ?? true))
      case .rows:
        let isAsked = element.selection != nil || element.pointerSelecting != nil || targets.contains(index)
        guard isAsked else { continue }
        selectables.append(
          SelectableItem(item: index, rows: rows(of: index), isPointerSelecting: element.pointerSelecting ?? false))
      case nil: break
      }
    }
  }

  /// The items directly in one.
  private func rows(of index: ItemID) -> [ItemID] {
    var rows: [ItemID] = []
    var next = index + 1
    while next < items[index].end {
      rows.append(next)
      next = items[next].end
    }
    return rows
  }
}
