import Accessibility
import Scenes

/// Of the pages of a tab view on watchOS not too large a share is of variable height.
///
/// A page is where its author says so (`heightKind: variable`), or says nothing and it is higher than the screen.
public struct WatchVariablePagesFew: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-variable-pages-few",
    title: "Few pages on a watch are of variable height",
    why: "On each of them the crown scrolls before it turns the page; where most are so people have to try what a turn "
      + "does.",
    remedy: "Make more of the pages as high as the screen.",
    severity: .info, method: .static, references: [.guideline("scroll-watchos-variable-height-sparingly")],
    parameters: [
      RuleParameter(
        name: "share", value: Parameters().variableShare, unit: "share",
        meaning: "how much of the pages may be so (P.variableShare)")
    ])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let scene = context.scene, let pages = WatchPages(index, in: context), pages.all.contains(where: \.isVariable)
    else { return .inapplicable }
    let count = pages.all.count(where: \.isVariable)
    let most = scene.parameters.variableShare
    if Double(count) <= most * Double(pages.all.count) { return .pass }
    return .fail(.manyVariable(count: count, of: pages.all.count, most: most))
  }
}

extension Message {
  static func manyVariable(count: Int, of all: Int, most: Double) -> Self {
    Self(
      "{count} of its {all} pages are of variable height, which is more than {most}.",
      ["count": "\(count)", "all": "\(all)", "most": most.percent])
  }
}
