internal import Accessibility
internal import Digests
internal import Geometry
internal import Scenes
package import StageModel

/// Elements without a frame that come to lie on one that has a frame.
extension StageLayout {
  /// Pairs of an element without a frame and the first one with a frame beside it that it lies on, in the order of the
  /// document; what is in something else is looked at beside its neighbours there.
  package func overlaps(_ blueprint: Blueprint) -> [(unplaced: ItemID, placed: ItemID)] {
    blueprint.surfaces.indices.flatMap { index -> [(unplaced: ItemID, placed: ItemID)] in
      let surface = blueprint.surfaces[index]
      guard !surface.isDialog else { return [] }
      var pairs = overlaps(among: surface.items.lowerBound, surface.items.upperBound, blueprint)
      for item in surface.items where blueprint.items[item].end > item + 1 {
        pairs += overlaps(among: item + 1, blueprint.items[item].end, blueprint)
      }
      return pairs.sorted { $0.unplaced < $1.unplaced }
    }
  }

  private func overlaps(
    among start: ItemID, _ end: ItemID, _ blueprint: Blueprint
  ) -> [(unplaced: ItemID, placed: ItemID)] {
    let siblings = blueprint.children(from: start, to: end).filter { blueprint.items[$0].kind == .element }
    let unplaced = siblings.filter { blueprint.items[$0].element.frame == nil }
    guard siblings.count > 1, !unplaced.isEmpty else { return [] }
    let placed = siblings.flatMap { sibling in placedItems(of: sibling, blueprint).map { (item: $0, sibling: sibling) }
    }
    return unplaced.compactMap { unplaced in
      placed.first { $0.sibling != unplaced && lies(unplaced, on: $0.item) }.map { (unplaced, $0.item) }
    }
  }

  /// An item with a frame, or those within one that has none itself.
  private func placedItems(of item: ItemID, _ blueprint: Blueprint) -> [ItemID] {
    if blueprint.items[item].element.frame != nil { return [item] }
    return blueprint.children(from: item + 1, to: blueprint.items[item].end)
      .filter { blueprint.items[$0].kind == .element }
      .flatMap { placedItems(of: $0, blueprint) }
  }

  private func lies(_ item: ItemID, on other: ItemID) -> Bool {
    let common = frames[item].intersection(frames[other])
    return common.size.width > 0.5 && common.size.height > 0.5
  }
}
