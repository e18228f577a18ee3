import Accessibility
import Scenes

/// On watchOS nothing scrolls horizontally.
public struct WatchScrollsVertically: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-scrolls-vertically",
    title: "What scrolls on a watch scrolls vertically",
    why: "The crown scrolls up and down; across people have to swipe on a small screen, which their "
      + "finger covers.",
    remedy: "Stack the content vertically.",
    severity: .warning, method: .static, references: [.guideline("scroll-watchos-prefer-vertical")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.scene?.platform == .watchOS, context.tree.nodes[index].actions.contains(.scroll),
      !context.tree.nodes[index].indicators.isEmpty
    else { return .inapplicable }
    return context.tree.nodes[index].indicators.contains { $0.axis == .horizontal } ? .fail(.scrollsAcross()) : .pass
  }
}

extension Message {
  static func scrollsAcross() -> Self { Self("It scrolls horizontally.") }
}
