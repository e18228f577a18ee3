internal import Accessibility
internal import Digests
internal import Hands
internal import Mutants
internal import Presenting
internal import Scenes
internal import StageModel

/// Who may take input now (C-20, SM-1, SM-14).
extension Stage {
  /// Whether a surface takes input now.
  func access(to surface: SurfaceID) -> Access {
    let scope = blueprint.scope(of: surface)
    if let dialog = dialog(over: scope) {
      if dialog.surface == surface { return dialog.phase == .resting ? .open : .inTransition(surface) }
      let isModal = blueprint.surfaces[dialog.surface].declared?.isDeclaredModal ?? true
      if isModal, !Mutant.isOn(.actionSheetLetsTapsThrough) {
        return isOnScreen(surface) ? .blocked(by: dialog.surface) : .absent
      }
    }
    guard isOnScreen(surface) else { return .absent }
    if state.presenting.covers.isEmpty {
      for sheet in state.presenting.sheets.reversed() {
        if let verdict = verdict(of: sheet.surface, on: surface, scope: scope) { return verdict }
      }
    } else {
      for layer in visibleLayers.reversed() {
        if let verdict = verdict(of: layer, on: surface, scope: scope) { return verdict }
      }
    }
    return .open
  }

  /// Whether an item takes input now: its surface does, and nothing covers it.
  func isReachable(_ item: ItemID) -> Bool {
    access(to: blueprint.items[item].surface) == .open && !isCovered(item)
  }

  /// What a sheet or cover says of a surface that lies under it or is it; nil to ask the next one behind.
  private func verdict(of layer: SurfaceID, on surface: SurfaceID, scope: Scope) -> Access? {
    guard blueprint.scope(of: layer) == scope else { return nil }
    if Mutant.isOn(.parentResumesWhileSheetLeaves), isLeavingSheet(layer) { return nil }
    if isInTransition(layer) { return .inTransition(layer) }
    if layer == surface { return .open }
    return blocks(layer) ? .blocked(by: layer) : nil
  }

  private func isLeavingSheet(_ layer: SurfaceID) -> Bool {
    guard let index = sheetIndex(layer), case .dismissing = state.presenting.sheets[index].phase else { return false }
    return true
  }

  /// Whether a surface shows: it is there and no full screen hides it.
  func isOnScreen(_ surface: SurfaceID) -> Bool {
    let isWindow = blueprint.surfaces[surface].isWindow
    if isWindow, state.presenting.goneWindows.contains(surface) { return false }
    if state.presenting.covers.isEmpty || !isEverythingHidden {
      return isWindow || dialogIndex(surface) != nil || sheetIndex(surface) != nil
        || coverIndex(surface) != nil
    }
    return dialogIndex(surface) != nil || visibleLayers.contains(surface)
  }

  /// Why a surface does not take input, for people.
  func explain(_ access: Access) -> String {
    guard keepsReasons else { return "" }
    return switch access {
    case .open: "open"
    case .absent: "it is not on the screen"
    case .inTransition(let surface): "SM-1 presenting, dismissing: \(id(surface)) swallows everything"
    case .blocked(let surface): "modal \(id(surface)) blocks what is under it"
    }
  }
}
