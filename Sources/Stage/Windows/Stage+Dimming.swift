public import Accessibility
internal import Digests
internal import Mutants
internal import Presenting
internal import Scenes
internal import StageModel

/// What dims what: a consequence of what is modal now, never kept (SM-7, C-02, A-48).
///
/// A sheet dims what it lies over from the moment it comes up until it is gone, as long as it is modal at its detent;
/// an action sheet or alert does too. Popovers, menus and panels dim nothing. A watch blurs instead.
extension Stage {
  /// Whether something on the screen dims something else: a sheet the window that it lies over, say.
  public func dims(_ front: NodeID, _ back: NodeID) -> Bool {
    guard let front = blueprint.surface(front.path), let back = blueprint.surface(back.path) else { return false }
    return dims(front, back, order: foremostFirst)
  }

  /// Surfaces that something dims now.
  func dimmedSurfaces(of order: [SurfaceID]) -> Set<SurfaceID> {
    guard blueprint.dimsParents else { return [] }
    var dimmed: Set<SurfaceID> = []
    for front in order where isDimming(front) {
      for back in order where dims(front, back, order: order) { dimmed.insert(back) }
    }
    return dimmed
  }

  private func dims(_ front: SurfaceID, _ back: SurfaceID, order: [SurfaceID]) -> Bool {
    guard blueprint.dimsParents, isDimming(front), let ordinal = order.firstIndex(of: front),
      order[(ordinal + 1)...].contains(back)
    else { return false }
    if let popover = blueprint.surfaces[front].popover, coverIndex(popover) != nil {
      return back == popover || isInside(back, popover)
    }
    let scope = blueprint.scope(of: front)
    return scope == .wholeApp || scope == blueprint.scope(of: back)
  }

  /// Whether a surface on the screen is one that dims.
  private func isDimming(_ surface: SurfaceID) -> Bool {
    if Mutant.isOn(.modalSheetIsBright) { return false }
    if let index = sheetIndex(surface) { return state.presenting.sheets[index].isModal }
    return dialogIndex(surface) != nil && blueprint.surfaces[surface].declared?.isDeclaredModal ?? true
  }
}
