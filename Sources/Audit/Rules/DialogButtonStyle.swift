import Accessibility
import Scenes

/// The style of a button in a dialog says what the button does: destructive where it destroys something, and only
/// there.
///
/// What a button destroys only its author knows (`destroysData`, `performsDestructiveAction`, `outcome: discard`).
public struct DialogButtonStyle: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "dialog-button-style",
    title: "A button of a dialog has the style destructive if it destroys something, and only then",
    why: "The style is what people go by when they choose in a hurry: a button that destroys and looks like any other "
      + "costs them their data, and one that looks dangerous for nothing teaches them not to look.",
    remedy: "Give a button that destroys data the style \"destructive\" and others \"default\"; of a button that "
      + "destroys something say so by \"destroysData\" or \"performsDestructiveAction\".",
    severity: .warning, method: .static,
    references: [
      .guideline("action-sheet-button-style-conveys-effect"),
      .guideline("action-sheet-destructive-prominent"),
      .guideline("action-sheet-destructive-style-used"),
      .guideline("action-sheet-style-default"),
      .guideline("action-sheet-style-destructive"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let button = DialogButton(index, in: context)?.declared else { return .inapplicable }
    let destroys = button.destroysData || button.performsDestructiveAction == true
    switch (destroys, button.style) {
    case (true, .default), (true, .cancel):
      return .fail(.destroysUnsaid(name: button.label, style: button.style.rawValue))
    case (false, .destructive): return .fail(.destroysNothing(name: button.label))
    case (true, .destructive), (false, .default), (false, .cancel): return .pass
    }
  }
}

extension Message {
  static func destroysUnsaid(name: String, style: String) -> Self {
    Self("“{name}” destroys something and has the style {style}.", ["name": name, "style": style])
  }
  static func destroysNothing(name: String) -> Self {
    Self("“{name}” has the style destructive and is not said to destroy anything.", ["name": name])
  }
}
