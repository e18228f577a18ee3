import Accessibility
import InputEvents
import Scenes

/// Controls that open a menu which its author says another one reveals, so that they would do nothing
/// (action-sheet-menu-on-reveal).
struct MenuChecks {
  /// The control that reveals each menu whose author names it, by id or path.
  private var revealControls: [String: String] = [:]

  /// Notes every one of them.
  static func check(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    var checks = MenuChecks()
    for presentation in scene.presentations {
      guard case .menu(let menu) = presentation.kind, let control = menu.revealControl else { continue }
      checks.revealControls[presentation.id] = control
    }
    guard !checks.revealControls.isEmpty else { return }
    for window in scene.windows { checks.check(window.elements, path: window.id, &decoder) }
    for presentation in scene.presentations { checks.check(presentation.content, path: presentation.id, &decoder) }
  }

  private func check(_ elements: [Element], path: String, _ decoder: inout DocumentDecoder) {
    for element in elements {
      let own = path + "/" + element.id
      if let menu = element.opens, let control = revealControls[menu], control != own, control != element.id {
        decoder.note(
          element.source,
          "\"\(element.id)\" opens the menu \"\(menu)\", whose \"revealControl\" is \"\(control)\", and would do nothing",
          expected: "\"opens\" on \"\(control)\" only, or a menu without \"revealControl\"",
          hint: "remove \"revealControl\" from \"\(menu)\": every control that opens it then reveals it")
      }
      if !element.children.isEmpty { check(element.children, path: own, &decoder) }
    }
  }
}
