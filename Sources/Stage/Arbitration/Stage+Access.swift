internal import Accessibility
internal import Mutants
internal import Scenes

/// Who may take input now (C-20, SM-1, SM-14).
extension Stage {
  /// Whether a surface takes input, and if not, why.
  enum Access: Hashable {
    case open
    /// It is not on the screen.
    case absent
    /// Something comes or goes; both it and what is under it swallow everything.
    case inTransition(Int)
    /// Something modal lies over it.
    case blocked(by: Int)
  }

  /// Whether a surface takes input now.
  func access(to surface: Int) -> Access {
    let scope = blueprint.scope(of: surface)
    if let dialog = state.dialog, blueprint.scope(of: dialog.surface) == scope {
      if dialog.surface != surface { return isOnScreen(surface) ? .blocked(by: dialog.surface) : .absent }
      return dialog.phase == .resting ? .open : .inTransition(surface)
    }
    guard isOnScreen(surface) else { return .absent }
    for sheet in state.sheets where blueprint.scope(of: sheet.surface) == scope {
      if sheet.isInTransition { return .inTransition(sheet.surface) }
      if sheet.surface != surface, sheet.isModal, !Mutant.isOn(.modalSheetLetsTapsThrough) {
        return .blocked(by: sheet.surface)
      }
    }
    return .open
  }

  func isOnScreen(_ surface: Int) -> Bool {
    surface < blueprint.windowCount || state.dialog?.surface == surface || sheetIndex(surface) != nil
  }

  /// Why a surface does not take input, for people.
  func explain(_ access: Access) -> String {
    switch access {
    case .open: "open"
    case .absent: "it is not on the screen"
    case .inTransition(let surface): "SM-1 presenting, dismissing: \(id(surface)) swallows everything"
    case .blocked(let surface): "modal \(id(surface)) blocks what is under it"
    }
  }
}
