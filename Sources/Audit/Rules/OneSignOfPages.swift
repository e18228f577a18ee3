import Accessibility
import Scenes

/// Where a page control shows the pages of a view on iOS and iPadOS, no scroll indicator does on the same axis.
///
/// The system hides it; broken is what asks for it nevertheless, with `showsIndicator`.
public struct OneSignOfPages: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "one-sign-of-pages",
    title: "A page control stands without a scroll indicator on its axis",
    why: "Two signs of one place compete, and they do not agree: the one counts pages and the other content.",
    remedy: "Take the axis of the page control out of \"showsIndicator\".",
    severity: .warning, method: .static, references: [.guideline("scroll-ios-no-indicator-with-page-control")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let content = ScrollingContent(index, in: context, on: [.iOS, .iPadOS]), let axis = content.pageControlAxis
    else { return .inapplicable }
    let isAsked = content.element?.showsIndicator?.contains(axis == .vertical ? .vertical : .horizontal) ?? false
    let isShown = content.node.indicators.contains { $0.axis == axis && $0.policy != .never }
    return isAsked || isShown ? .fail(.twoSigns(name: content.name, axis: axis.rawValue)) : .pass
  }
}

extension Message {
  static func twoSigns(name: String, axis: String) -> Self {
    Self("“{name}” has a page control and a {axis} scroll indicator.", ["name": name, "axis": axis])
  }
}
