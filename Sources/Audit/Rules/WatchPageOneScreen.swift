import Accessibility
import Scenes

/// A page of a tab view on watchOS is no higher than the screen.
///
/// A page that its author calls `heightKind: variable` may be, where no page of a fixed height comes after it.
public struct WatchPageOneScreen: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-page-one-screen",
    title: "A page on a watch fits the screen",
    why:
      "What fits is taken in at a glance, and the crown goes on to the next page; on a longer page it scrolls first, "
      + "and people do not know which of the two comes.",
    remedy:
      "Leave something out, make several pages of it, or say \"heightKind: variable\" and put it after the others.",
    severity: .info, method: .static, references: [.guideline("scroll-watchos-page-one-screen")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let page = WatchPages.Page(index, in: context) else { return .inapplicable }
    guard page.isLong else { return .pass }
    if page.isDeclared, WatchPages(around: index, in: context)?.hasFixed(after: page) != true { return .pass }
    let node = context.tree.nodes[index]
    return .fail(.longPage(name: node.name ?? node.id.path))
  }
}

extension Message {
  static func longPage(name: String) -> Self { Self("The page “{name}” is higher than the screen.", ["name": name]) }
}
