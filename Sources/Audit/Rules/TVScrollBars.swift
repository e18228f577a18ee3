import Accessibility
import Scenes

/// On tvOS nothing that scrolls shows an indicator, or asks for one.
public struct TVScrollBars: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "tv-scroll-bars",
    title: "There are no scroll bars on tvOS",
    why: "Nobody points at a bar on a television: it tells people of something that they cannot use.",
    remedy: "Leave \"showsIndicator\" out.",
    severity: .warning, method: .static, references: [.guideline("scroll-tvos-no-scroll-bars")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.scene?.platform == .tvOS, context.tree.nodes[index].actions.contains(.scroll) else {
      return .inapplicable
    }
    let node = context.tree.nodes[index]
    if node.indicators.contains(where: { $0.policy != .never }) { return .fail(.barOnTV()) }
    let asked = context.document?.scroller(node.id.path)?.showsIndicator ?? []
    return asked.isEmpty ? .pass : .fail(.barAskedForOnTV())
  }
}

extension Message {
  static func barAskedForOnTV() -> Self { Self("“showsIndicator” asks for a scroll bar, which tvOS does not have.") }
  static func barOnTV() -> Self { Self("It shows a scroll bar.") }
}
