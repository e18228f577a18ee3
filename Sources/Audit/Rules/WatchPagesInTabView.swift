import Accessibility
import Scenes

/// What goes page by page on watchOS is a tab view.
public struct WatchPagesInTabView: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-pages-in-tab-view",
    title: "Pages on a watch are those of a tab view",
    why: "A tab view goes with the crown and tells beside it which page shows; a scroll view in pages does neither.",
    remedy: "Make it a \"tabView\" with a \"page\" for each.",
    severity: .warning, method: .static, references: [.guideline("scroll-watchos-tab-views-for-paging")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.scene?.platform == .watchOS, !context.standing[index].contains(.hidden) else { return .inapplicable }
    let node = context.tree.nodes[index]
    if node.role == .tabView { return .pass }
    guard node.actions.contains(.scroll), node.role != .page, context.document?.scroller(node.id.path)?.paging == true
    else { return .inapplicable }
    return .fail(.pagesWithoutTabs(name: node.name ?? node.id.path))
  }
}

extension Message {
  static func pagesWithoutTabs(name: String) -> Self {
    Self("“{name}” goes page by page and is no tab view.", ["name": name])
  }
}
