import Accessibility
import Scenes

/// On a watch a sheet is for what needs a title or a content of its own.
///
/// Whether it has one only its author knows (`hasCustomTitle`, `hasCustomContent`); where neither is declared there is
/// nothing to check.
public struct WatchSheetCustom: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-sheet-custom",
    title: "A sheet on a watch has a title or a content of its own",
    why: "For a text with a few choices people know the alert and the action sheet; a sheet that is no more than "
      + "that looks unlike them and closes otherwise.",
    remedy: "Present it as an \"alert\" or \"actionSheet\".",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-watchos-custom-only")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.watchOS]) else { return .inapplicable }
    let declared = [shown.sheet.hasCustomTitle, shown.sheet.hasCustomContent].compactMap(\.self)
    if declared.isEmpty { return .inapplicable }
    return declared.contains(true) ? .pass : .fail(.nothingOfItsOwn(name: shown.name))
  }
}

extension Message {
  static func nothingOfItsOwn(name: String) -> Self {
    Self("The sheet “{name}” has neither a title nor a content of its own.", ["name": name])
  }
}
