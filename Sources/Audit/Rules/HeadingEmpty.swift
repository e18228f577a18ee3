public import Accessibility

/// A heading says something.
///
/// By its own name, or by a text or named picture in it.
public struct HeadingEmpty: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "heading-empty",
    title: "A heading has words",
    why: "Readers list headings and go from one to the next; one without words is a stop at nothing.",
    remedy: "Give it a text, or take the role from it.",
    severity: .warning, method: .static, references: .criterion("2.4.6"))

  public func concerns(_ role: Role) -> Bool { role == .heading }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard !context.standing[index].contains(.hidden),
      !context.tree.nodes[index].traits.contains(.decorative)
    else { return .inapplicable }
    if context.shape(of: index).contains(.isSpoken) || context.tree.nodes[index].value?.isBlank == false {
      return .pass
    }
    let inside = index + 1..<context.tree.nodes[index].end
    return inside.contains { context.shape(of: $0).contains(.isSpoken) } ? .pass : .fail(.emptyHeading())
  }
}

extension Message {
  static func emptyHeading() -> Self { Self("This heading has no words.") }
}
