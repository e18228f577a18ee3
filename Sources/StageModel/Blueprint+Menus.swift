internal import Digests
internal import Scenes

/// Which controls reveal which menus: the one that its author names, else every control that opens it.
extension Blueprint {
  /// Whether operating an item reveals a menu.
  package func reveals(_ item: ItemID, _ menu: SurfaceID) -> Bool {
    let surface = surfaces[menu]
    guard surface.kind.isMenu else { return false }
    if surface.anchor == item { return true }
    guard case .menu(let declared)? = surface.declared?.kind, declared.revealControl == nil else { return false }
    return items[item].opens == menu
  }

  /// The menu that holding an item reveals.
  package func menu(revealedBy item: ItemID) -> SurfaceID? {
    menus.first { reveals(item, $0) }
  }
}
