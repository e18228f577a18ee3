import Accessibility

/// A place among others is one that there is, and nobody else's.
public struct PositionWrong: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "position-wrong",
    title: "“2 of 5” is the second of five",
    why: "People who listen know from it how much there is and where they are.",
    remedy: "Count from one, and count what is shown.",
    severity: .warning, method: .static, references: .criterion("1.3.1"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    guard let position = nodes[index].position, !context.standing[index].contains(.hidden) else { return .inapplicable }
    guard position.index >= 1, position.index <= position.count else {
      return .fail(.noPlace(index: position.index, count: position.count))
    }
    if let before = context.surroundings[index].previous, nodes[before].role == nodes[index].role,
      nodes[before].position == position, position.count > 1, !context.standing[before].contains(.hidden)
    {
      return .fail(.takenPlace(index: position.index, count: position.count))
    }
    return .pass
  }
}

extension Message {
  static func noPlace(index: Int, count: Int) -> Self {
    Self("There is no place {index} of {count}.", ["index": "\(index)", "count": "\(count)"])
  }
  static func takenPlace(index: Int, count: Int) -> Self {
    Self("The one before it is {index} of {count} as well.", ["index": "\(index)", "count": "\(count)"])
  }
}
