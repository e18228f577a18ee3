import Accessibility
import Scenes

/// Pages of variable height stand after those of fixed height in a tab view on watchOS.
///
/// Reported at the first one that does not. An author who has a reason for the order says it (`hints: {orderConstraint:
/// …}`, of the tab view or of the page), and then it is kept.
public struct WatchVariablePagesLast: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-variable-pages-last",
    title: "Pages of variable height on a watch come last",
    why: "The crown turns page after page until a long one stops it; who meets that in the middle takes it for the end "
      + "and never gets to what comes after.",
    remedy: "Put it after the pages of fixed height, or say why it has to stand there with \"orderConstraint\".",
    severity: .warning, method: .static, references: [.guideline("scroll-watchos-variable-after-fixed")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let page = WatchPages.Page(index, in: context), page.isVariable,
      let pages = WatchPages(around: index, in: context)
    else { return .inapplicable }
    guard pages.hasFixed(after: page), !pages.hasReasonForOrder, !page.hasReasonForOrder else { return .pass }
    let node = context.tree.nodes[index]
    return .fail(.variableBeforeFixed(name: node.name ?? node.id.path))
  }
}

extension Message {
  static func variableBeforeFixed(name: String) -> Self {
    Self("The page “{name}” is of variable height, and a page of fixed height comes after it.", ["name": name])
  }
}
