import Accessibility

/// The reading order does not hang on a few points.
///
/// Two elements nearly in one row, of which the one that is read later stands before the other: a reader that is less
/// exact, or a text that is a little larger, turns them round. An explicit order decides and ends the doubt.
public struct OrderAmbiguous: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "order-ambiguous",
    title: "The reading order does not hang on a few points",
    why: "Readers take what is nearly in one row as one row, each with another measure: people hear a label after the "
      + "value of another one.",
    remedy: "Align what is in one row, move the rows further apart, or say the order.",
    severity: .warning, method: .static, references: .criterion("1.3.2"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].exposure == .element, context.standing[index].isEmpty else { return .inapplicable }
    guard let earlier = context.ambiguities[index] else { return .pass }
    return .fail(
      .ambiguousOrder(earlier: context.tree.nodes[earlier].name ?? context.tree.nodes[earlier].id.path))
  }
}

extension Message {
  static func ambiguousOrder(earlier: String) -> Self {
    Self("It is read after “{earlier}” only because it lies a few points lower.", ["earlier": earlier])
  }
}
