import Accessibility

/// The reading order does not hang on a few points.
///
/// Two elements nearly in one row, of which the one that is read later stands before the other: a reader that is less
/// exact, or a text that is a little larger, turns them round. An explicit order decides and ends the doubt, unless
/// it gives the same place to two siblings.
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
    if let twin = Self.twin(of: index, context) {
      return .fail(.samePlace(other: context.tree.nodes[twin].name ?? context.tree.nodes[twin].id.path))
    }
    guard let earlier = context.ambiguities[index] else { return .pass }
    return .fail(
      .ambiguousOrder(earlier: context.tree.nodes[earlier].name ?? context.tree.nodes[earlier].id.path))
  }
}

extension OrderAmbiguous {
  /// A sibling not far before a node that its author has given the same place in the reading order.
  private static func twin(of index: Int, _ context: AuditContext) -> Int? {
    guard let place = context.tree.nodes[index].explicitOrder else { return nil }
    var (next, count) = (context.surroundings(of: index).previous, 0)
    while let sibling = next, count < reach {
      if context.tree.nodes[sibling].explicitOrder == place, context.standing[sibling].isEmpty { return sibling }
      (next, count) = (context.surroundings(of: sibling).previous, count + 1)
    }
    return nil
  }

  /// Siblings that are looked at, so that the time stays linear.
  private static let reach = 32
}

extension Message {
  static func samePlace(other: String) -> Self {
    Self("“{other}” has the same place in the reading order.", ["other": other])
  }
  static func ambiguousOrder(earlier: String) -> Self {
    Self("It is read after “{earlier}” only because it lies a few points lower.", ["earlier": earlier])
  }
}
