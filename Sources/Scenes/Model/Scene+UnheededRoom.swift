internal import Accessibility

/// What authors say of the room along an axis where nothing is shown otherwise with more or less of it.
extension Scene {
  var unheededSizeClass: [(name: String, reason: String)] {
    let usual = PlatformProfile(platform).sizeClass(for: screen.size)
    guard sizeClass != usual else { return [] }
    var names: [(name: String, reason: String)] = []
    let sameWidth = SizeClasses(horizontal: usual.horizontal, vertical: sizeClass.vertical)
    if sizeClass.horizontal != usual.horizontal {
      if platform == .watchOS {
        names.append(("sizeClass.horizontal", "a watch is always compact along its width"))
      } else if !hasCovers, !hasCardsByWidth, !changesKeyboard(sameWidth) {
        let reason =
          "only popovers, what is shown in another one's place, sheets on iPadOS, detents that are inactive in compact "
          + "width and keyboards on the screen go by it"
        names.append(("sizeClass.horizontal", reason))
      }
    }
    let sameHeight = SizeClasses(horizontal: shownSizeClass.horizontal, vertical: usual.vertical)
    if sizeClass.vertical != usual.vertical, !hasCardsByHeight, !changesKeyboard(sameHeight) {
      names.append(("sizeClass.vertical", "only sheets on iOS and iPadOS and keyboards on the screen go by it"))
    }
    return names
  }

  /// Whether anything is a sheet in compact width and something else in regular width.
  private var hasCovers: Bool {
    presentations.contains { presentation in
      switch presentation.kind {
      case .popover, .currentContext: true
      default: false
      }
    }
  }

  /// Whether a sheet lies otherwise with more room along its width.
  private var hasCardsByWidth: Bool {
    guard PlatformProfile(platform).hasDetents else { return false }
    return presentations.contains { presentation in
      switch presentation.kind {
      case .sheet(let sheet): platform == .iPadOS || sheet.detents.contains { $0.inactiveIn == .compactWidth }
      case .activityView: platform == .iPadOS
      default: false
      }
    }
  }

  /// Whether a sheet has other heights, or is judged otherwise, with more room along its height.
  private var hasCardsByHeight: Bool {
    guard PlatformProfile(platform).hasDetents else { return false }
    return presentations.contains { presentation in
      switch presentation.kind {
      case .sheet, .activityView: true
      // As sheets they are as high as there is room.
      default: false
      }
    }
  }

  /// Whether the keyboard on the screen has other rows of keys than with another room, and comes up at all.
  private func changesKeyboard(_ other: SizeClasses) -> Bool {
    guard platform != .macOS, onScreenKeyboard.frame == nil, onScreenKeyboard.isVisible || hasFieldsWithKeyboard else {
      return false
    }
    return OnScreenKeyboard.usualFrame(on: screen, in: shownSizeClass)
      != OnScreenKeyboard.usualFrame(on: screen, in: other)
  }

  /// Whether people can type somewhere for which the keyboard comes up by itself.
  private var hasFieldsWithKeyboard: Bool {
    func isIn(_ elements: [Element]) -> Bool {
      elements.contains { $0.role.isTextEntry || isIn($0.children) }
    }
    return PlatformProfile(platform).hasDetents
      && (windows.contains { isIn($0.elements) } || presentations.contains { isIn($0.content) })
  }
}
