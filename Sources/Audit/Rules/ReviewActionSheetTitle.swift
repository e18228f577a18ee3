import Accessibility
import Scenes

/// A person looks whether a long title of an action sheet could be shorter.
///
/// Asked where it has more than `characters`, of which a full-width one counts twice; shorter titles are taken for
/// concise.
public struct ReviewActionSheetTitle: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .actionSheetTitleConcise,
    title: "The title of an action sheet is concise",
    why: "It is read, or spoken, before the choices.",
    remedy: "Make it shorter",
    parameters: [
      RuleParameter(
        name: "characters", value: Double(Parameters().titleMaxChars), unit: "characters",
        meaning: "how many a concise title has at most (P.titleMaxChars)")
    ])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.actionSheetTitleConcise, at: index), let title = view.title,
      let scene = context.scene
    else { return .inapplicable }
    let length = title.unicodeScalars.reduce(0) { $0 + (DialogTitleOneLine.isFullWidth($1.value) ? 2 : 1) }
    return context.answer(
      .actionSheetTitleConcise, view.reviews, isKept: length <= scene.parameters.titleMaxChars,
      .actionSheetTitleConcise(name: title))
  }
}

extension Message {
  static func actionSheetTitleConcise(name: String) -> Self {
    Self("The title “{name}” is long: could it be shorter?", ["name": name])
  }
}
