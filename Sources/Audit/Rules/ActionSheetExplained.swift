import Accessibility
import Scenes

/// An action sheet or confirmation dialog has a title or message, or comes from an action that has a name.
///
/// The name is that of the control that opens it, or what its author says of it (`trigger.action`).
public struct ActionSheetExplained: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "action-sheet-explained",
    title: "An action sheet says what it is about",
    why: "Choices without a question are hard to answer, most of all for people who hear them one by one.",
    remedy: "Give it a title.",
    severity: .warning, method: .static,
    references: [
      .guideline("action-sheet-title-and-context-suffice")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let dialog = ShownDialog(index, in: context), dialog.actionSheet != nil else { return .inapplicable }
    let words = [dialog.view.title, dialog.view.message, dialog.view.invocation?.action]
    if words.contains(where: { $0?.isBlank == false }) || Self.isOpenedByName(dialog, context) { return .pass }
    return .fail(.saysNothing(name: dialog.view.id))
  }

  /// Whether a control with a name opens it, or a sheet with a name asks with it.
  private static func isOpenedByName(_ dialog: ShownDialog, _ context: AuditContext) -> Bool {
    let named = context.document?.once("action-sheet-explained") { Self.openedByName(in: $0) }
    return named?.contains(dialog.view.id) == true
  }

  /// Ids of what a control with a name opens, or a sheet asks with.
  private static func openedByName(in scene: Scene) -> Set<String> {
    var found: Set<String> = []
    func look(at elements: [Element]) {
      for element in elements {
        if let id = element.opens, element.label?.isBlank == false { found.insert(id) }
        look(at: element.children)
      }
    }
    for window in scene.windows { look(at: window.elements) }
    for presentation in scene.presentations {
      if case .sheet(let sheet) = presentation.kind, let asked = sheet.confirmation { found.insert(asked) }
      look(at: presentation.content)
    }
    return found
  }
}

extension Message {
  static func saysNothing(name: String) -> Self {
    Self(
      "The action sheet “{name}” has neither title nor message, and nothing with a name leads to it.", ["name": name])
  }
}
