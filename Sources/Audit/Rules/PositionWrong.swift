import Accessibility

/// A place among others is one that there is, and nobody else's.
///
/// Neighbours that follow on each other agree how many they are, and places that have begun to rise do not fall but to
/// the first of another set.
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
    if let before = context.surroundings(of: index).previous, nodes[before].role == nodes[index].role,
      nodes[before].position == position, position.count > 1, !context.standing[before].contains(.hidden)
    {
      return .fail(.takenPlace(index: position.index, count: position.count))
    }
    if let before = Self.neighbour(of: index, context), let other = nodes[before].position {
      if position.index == other.index + 1, position.count != other.count {
        return .fail(.otherCount(position.count, before: other.count))
      }
      if position.index > 1, position.index < other.index, position.count == other.count,
        let first = Self.neighbour(of: before, context), let start = nodes[first].position, start.index < other.index,
        start.count == other.count
      {
        return .fail(.placeFalls(index: position.index, before: other.index))
      }
    }
    return .pass
  }
}

extension PositionWrong {
  /// The sibling right before a node that is of its kind.
  private static func neighbour(of index: Int, _ context: AuditContext) -> Int? {
    guard let before = context.surroundings(of: index).previous,
      context.tree.nodes[before].role == context.tree.nodes[index].role,
      !context.standing[before].contains(.hidden)
    else { return nil }
    return before
  }
}

extension Message {
  static func otherCount(_ count: Int, before: Int) -> Self {
    Self(
      "It says that there are {count}, and the one before it {before}.", ["count": "\(count)", "before": "\(before)"])
  }
  static func placeFalls(index: Int, before: Int) -> Self {
    Self(
      "It says that it is number {index} and stands after number {before}.",
      ["index": "\(index)", "before": "\(before)"])
  }
  static func noPlace(index: Int, count: Int) -> Self {
    Self("There is no place {index} of {count}.", ["index": "\(index)", "count": "\(count)"])
  }
  static func takenPlace(index: Int, count: Int) -> Self {
    Self("The one before it is {index} of {count} as well.", ["index": "\(index)", "count": "\(count)"])
  }
}
