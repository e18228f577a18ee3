internal import Scenes

extension Stage {
  /// On macOS one for each window with what belongs to it, and one for their order; elsewhere one for the whole.
  ///
  /// Each counts what is presented anywhere. Windows without the keys count without the focus that they remember: it is
  /// met again where they have the keys.
  public var partHashes: [UInt64] {
    guard blueprint.ordersWindows else { return [stateHash] }
    var presented = StateHasher()
    state.hashRoom(into: &presented)
    state.windows.hashPlaces(into: &presented)
    state.hashLayers(into: &presented)
    state.hashInput(into: &presented)
    let key = keyScope
    var order = presented
    order.combine(key)
    for window in state.windows.order { order.combine(window) }
    var result = [order.finalize()]
    for scope in [Blueprint.wholeApp] + blueprint.windows {
      var part = presented
      part.combine(scope)
      part.combine(scope == key ? state.focus ?? -1 : -2)
      for (item, value) in zip(blueprint.items, state.values) where blueprint.scope(of: item.surface) == scope {
        value.hash(into: &part)
      }
      for (scroller, place) in zip(blueprint.scrollers, state.scrolls)
      where blueprint.scope(of: blueprint.items[scroller.item].surface) == scope {
        place.hash(into: &part, now: state.now)
      }
      for slot in state.zooms.keys.sorted()
      where blueprint.scope(of: blueprint.items[blueprint.scrollers[slot].item].surface) == scope {
        part.combine(slot)
        state.zooms[slot]?.hash(into: &part, now: state.now)
      }
      for (selectable, mark) in zip(blueprint.selectables, state.marks)
      where blueprint.scope(of: blueprint.items[selectable.item].surface) == scope {
        mark.hash(into: &part)
      }
      result.append(part.finalize())
    }
    return result
  }
}
