import Accessibility
import Scenes

/// Few of the actions of a scene open an action sheet.
///
/// Counted are the buttons, links and menu items outside dialogs; no more than `share` of them open an action sheet or
/// confirmation dialog. Fewer than `least` of those say nothing about a habit.
public struct ActionSheetsSparingly: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "action-sheets-sparingly",
    title: "Action sheets are rare",
    why: "Each one interrupts; where every other action asks back, people answer without reading, and for those "
      + "who operate slowly each answer is another round.",
    remedy: "Undo an action instead of asking before it, or put its choices where people see them.",
    severity: .info, method: .static,
    references: [
      .guideline("action-sheet-sparingly")
    ],
    parameters: [
      RuleParameter(
        name: "share", value: Parameters().actionSheetShare, unit: "share",
        meaning: "how many of the actions may open one (P.actionSheetShare)"),
      RuleParameter(
        name: "least", value: Double(least), unit: "action sheets",
        meaning: "how many there are before a share says anything (chosen here)"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard index == 0, let document = context.document else { return .inapplicable }
    return document.once(rule.id) { Self.verdict(on: $0) }
  }

  private static func verdict(on scene: Scene) -> Verdict {
    var (asking, all) = (0, 0)
    let actionSheets = Set(scene.presentations.lazy.filter(Self.isActionSheet).map(\.id))
    func look(at elements: [Element]) {
      for element in elements {
        switch element.role {
        case .button, .link, .menuItem:
          if element.dismissRole == nil {
            all += 1
            if let id = element.opens, actionSheets.contains(id) { asking += 1 }
          }
        default: break
        }
        look(at: element.children)
      }
    }
    for window in scene.windows { look(at: window.elements) }
    for presentation in scene.presentations { look(at: presentation.content) }
    guard asking >= least else { return .inapplicable }
    if Double(asking) <= scene.parameters.actionSheetShare * Double(all) { return .pass }
    return .fail(.asksOften(asking, of: all))
  }

  private static let least = 3

  private static func isActionSheet(_ view: Presentation) -> Bool {
    switch view.kind {
    case .actionSheet, .confirmationDialog: true
    default: false
    }
  }
}

extension Message {
  static func asksOften(_ asking: Int, of all: Int) -> Self {
    Self("{asking} of {all} actions open an action sheet.", ["asking": "\(asking)", "all": "\(all)"])
  }
}
