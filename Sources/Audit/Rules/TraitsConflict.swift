import Accessibility

/// The states of a node can hold at the same time.
public struct TraitsConflict: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "traits-conflict",
    title: "The states of a control do not contradict each other",
    why: "A screen reader says all of them, and people do not know which one to believe.",
    remedy: "Keep the one that is true.",
    severity: .warning, method: .static, references: .criterion("4.1.2"))

  private static let conflicts: [(traits: Traits, words: String)] = [
    ([.disabled, .focused], "disabled and has the keyboard focus"), ([.disabled, .editing], "disabled and edited"),
    ([.readOnly, .editing], "read only and edited"), ([.readOnly, .required], "read only and has to be filled in"),
    ([.destructive, .cancel], "destructive and a way out without effect"),
    ([.decorative, .focused], "decorative and has the keyboard focus"), ([.decorative, .live], "decorative and live"),
    ([.decorative, .landmark], "decorative and a landmark"),
  ]
  private static let all = conflicts.reduce(into: Traits()) { $0.formUnion($1.traits) }.union(.expanded)

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let traits = context.tree.nodes[index].traits
    guard !traits.isDisjoint(with: Self.all), !context.standing[index].contains(.hidden) else { return .inapplicable }
    for conflict in Self.conflicts where traits.isSuperset(of: conflict.traits) {
      return .fail(.conflict(conflict.words))
    }
    if traits.contains(.expanded), !traits.contains(.expandable) {
      return .fail(.conflict("open and cannot be opened"))
    }
    return .pass
  }
}

extension Message {
  static func conflict(_ states: String) -> Self { Self("It is {states}.", ["states": states]) }
}
