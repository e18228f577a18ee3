import Accessibility
import Scenes

/// The message of an action sheet or confirmation dialog says something that its title does not.
///
/// It says nothing of its own where its words, but for case and punctuation, stand in the title one after the other.
public struct MessageRepeatsTitle: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "message-repeats-title",
    title: "A message says more than the title",
    why: "People read it, or hear it, before they come to the choices; what they have just read costs time and "
      + "says nothing.",
    remedy: "Leave the message out.",
    severity: .warning, method: .static,
    references: [
      .guideline("action-sheet-message-only-if-needed")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let dialog = ShownDialog(index, in: context), dialog.actionSheet != nil, let message = dialog.view.message
    else { return .inapplicable }
    let words = message.words
    guard let title = dialog.view.title, !words.isEmpty else {
      return words.isEmpty ? .fail(.repeatsTitle(name: dialog.name)) : .pass
    }
    return words.stand(in: title.words) ? .fail(.repeatsTitle(name: dialog.name)) : .pass
  }
}

extension Message {
  static func repeatsTitle(name: String) -> Self {
    Self("The message of “{name}” says nothing that the title does not.", ["name": name])
  }
}
