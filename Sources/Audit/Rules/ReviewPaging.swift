import Accessibility
import Scenes

/// A person looks whether content should scroll page by page that falls into pages by what its author says (`hints:
/// {chunked: true}`); asked of nothing else.
public struct ReviewPaging: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .scrollPagingConsider,
    title: "Content that falls into pages scrolls page by page",
    why: "Who scrolls such content freely has to find the beginning of each page.",
    remedy: "Say \"paging: true\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let content = ScrollingContent(index, in: context, asked: .scrollPagingConsider),
      content.element?.hints?.chunked == true
    else { return .inapplicable }
    return context.answer(
      .scrollPagingConsider, content.element?.reviews ?? [], isKept: content.isPaged,
      .scrollPagingConsider(name: content.name))
  }
}

extension Message {
  static func scrollPagingConsider(name: String) -> Self {
    Self("The content of “{name}” falls into pages: should it scroll page by page?", ["name": name])
  }
}
