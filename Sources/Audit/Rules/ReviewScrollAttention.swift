import Accessibility
import Scenes

/// A person looks whether people find out that a view scrolls that nobody has scrolled yet.
///
/// Answered by every cue: an item that is cut off at the edge, a bar that always shows, a page control, or `scrollCue`.
public struct ReviewScrollAttention: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .scrollDrawAttentionAnyway,
    title: "People are pointed to what scrolls",
    why: "Most people try at once whether something scrolls; who cannot try easily goes by what shows.",
    remedy: "Say \"scrollCue\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let content = ScrollingContent(index, in: context, asked: .scrollDrawAttentionAnyway), content.isAtStart,
      content.edge != .unknown
    else { return .inapplicable }
    return context.answer(
      .scrollDrawAttentionAnyway, content.element?.reviews ?? [],
      isKept: content.hasStandingCue || content.edge == .cut, .scrollDrawAttentionAnyway(name: content.name))
  }
}

extension Message {
  static func scrollDrawAttentionAnyway(name: String) -> Self {
    Self("How do people find out that “{name}” scrolls?", ["name": name])
  }
}
