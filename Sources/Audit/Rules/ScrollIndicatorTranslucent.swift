import Accessibility
import Scenes

/// A scroll indicator that lies over content lets the content through.
///
/// Scroll bars that always show take room of their own and hide nothing.
public struct ScrollIndicatorTranslucent: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "scroll-indicator-translucent",
    title: "A scroll indicator over content is translucent",
    why: "An indicator comes up over the content; an opaque one hides the end of every line that it passes, and one "
      + "that is wholly transparent tells nothing.",
    remedy: "Leave its opacity out, or make it more than 0 and less than 1.",
    severity: .info, method: .static, references: [.guideline("scroll-indicator-translucent")])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard !context.tree.nodes[index].indicators.isEmpty else { return .inapplicable }
    let node = context.tree.nodes[index]
    let over = node.indicators.filter { $0.policy == .whenScrolling }
    guard !over.isEmpty, context.scene != nil else { return .inapplicable }
    guard let wrong = over.first(where: { !($0.opacity > 0 && $0.opacity < 1) }) else { return .pass }
    let name = node.name ?? node.id.path
    return .fail(wrong.opacity > 0 ? .opaqueIndicator(name: name) : .clearIndicator(name: name))
  }
}

extension Message {
  static func opaqueIndicator(name: String) -> Self {
    Self("The scroll indicator of “{name}” hides the content under it.", ["name": name])
  }
  static func clearIndicator(name: String) -> Self {
    Self("The scroll indicator of “{name}” cannot be seen.", ["name": name])
  }
}
