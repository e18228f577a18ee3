import Accessibility
import InputEvents
import Scenes

/// Presentations whose author names ways out of which none is there, so that nobody would get out
/// (modality-explicit-exit).
struct ExitChecks {
  private let scene: Scene

  /// Notes every one of them.
  static func check(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    let checks = ExitChecks(scene: scene)
    for presentation in scene.presentations {
      guard let exits = presentation.exits else { continue }
      let offered = Presentation.Exit.allCases.filter { checks.isThere($0, in: presentation) }
      if exits.contains(where: offered.contains) { continue }
      let kind = PresentationKinds.name(of: presentation)
      decoder.note(
        decoder.place(of: "exits", in: presentation),
        exits.isEmpty
          ? "no way leads out of \"\(presentation.id)\""
          : "none of its exits leads out of \"\(presentation.id)\": \(exits.map(\.rawValue).joined(separator: ", "))",
        expected: offered.isEmpty
          ? "a way out that the \(kind) has" : "one of \(NearestSpelling.list(offered.map(\.rawValue))) at least",
        hint: offered.contains(.button)
          ? "add button" : "give it a button with \"dismiss: cancel\", and add button to \"exits\"")
    }
  }

  /// Whether people could leave it this way if it were not for its list of exits.
  private func isThere(_ exit: Presentation.Exit, in presentation: Presentation) -> Bool {
    switch exit {
    case .button: hasButton(presentation)
    case .swipe: isSwipedAway(presentation)
    case .escapeKey: scene.inputDevices.contains(.keyboard) && hearsEscape(presentation)
    case .assistiveEscape: hearsEscape(presentation)
    case .completion: !presentation.isDialog && holds(presentation.content) { $0.effect?.completes == true }
    }
  }

  private func hasButton(_ presentation: Presentation) -> Bool {
    switch presentation.kind {
    case .actionSheet, .alert: !presentation.buttons.isEmpty
    case .confirmationDialog: true
    case .menu: holds(presentation.content) { $0.role.isControl }
    case .sheet, .activityView: scene.platform == .watchOS || hasDismissControl(presentation)
    default: hasDismissControl(presentation)
    }
  }

  private func hasDismissControl(_ presentation: Presentation) -> Bool {
    holds(presentation.content) { $0.dismissRole != nil }
  }

  private func isSwipedAway(_ presentation: Presentation) -> Bool {
    guard PlatformProfile(scene.platform).hasDetents, !presentation.requiresAction else { return false }
    switch presentation.kind {
    case .sheet(let sheet): return sheet.swipeToDismiss
    case .activityView: return true
    // On an iPad they become sheets where there is less room.
    case .popover, .currentContext: return scene.sizeClass.horizontal == .compact
    default: return false
    }
  }

  private func hearsEscape(_ presentation: Presentation) -> Bool {
    if presentation.requiresAction { return false }
    switch presentation.kind {
    case .actionSheet, .alert: return presentation.buttons.contains { $0.style == .cancel }
    case .confirmationDialog, .sheet, .activityView, .popover, .menu, .panel: return true
    case .fullScreen, .currentContext, .splitView, .fullSpace: return hasDismissControl(presentation)
    }
  }

  private func holds(_ elements: [Element], _ isMeant: (Element) -> Bool) -> Bool {
    elements.contains { isMeant($0) || holds($0.children, isMeant) }
  }
}
