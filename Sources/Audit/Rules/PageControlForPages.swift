import Accessibility
import Scenes

/// What scrolls page by page on iOS and iPadOS has a page control.
///
/// A page control belongs to it by `boundTo`. A tab view shows its tabs and is left out.
public struct PageControlForPages: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "page-control-for-pages",
    title: "A view in pages has a page control",
    why: "Without one nobody knows how many pages there are and which one shows, and who cannot swipe has nothing to "
      + "turn them with.",
    remedy: "Add a \"pageControl\" with \"boundTo\" the view.",
    severity: .info, method: .static, references: [.guideline("scroll-ios-page-control-consider")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let content = ScrollingContent(index, in: context, on: [.iOS, .iPadOS]), content.element?.paging == true,
      content.node.role != .tabView
    else { return .inapplicable }
    return content.pageControlAxis == nil ? .fail(.pagesUncounted(name: content.name)) : .pass
  }
}

extension Message {
  static func pagesUncounted(name: String) -> Self {
    Self("“{name}” goes page by page, and no page control is bound to it.", ["name": name])
  }
}
