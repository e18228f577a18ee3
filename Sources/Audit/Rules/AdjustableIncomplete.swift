public import Accessibility

/// What people adjust says its value and can be adjusted by one step.
///
/// In a tree that gives nodes actions, increment and decrement have to be offered unless it is disabled or covered. A
/// picker, and a page control whose pages its value tells, need no range; a slider, stepper or other adjustable element
/// does, or a value that is said.
public struct AdjustableIncomplete: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "adjustable-incomplete",
    title: "Something adjustable says its value and can be stepped",
    why: "People who cannot drag adjust a value step by step, and have to hear what it has become.",
    remedy: "Give it a value with its range, and the actions increment and decrement.",
    severity: .error, method: .static, references: .criterion("4.1.2"))

  public func concerns(_ role: Role) -> Bool { role.isAdjustable }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard !context.standing[index].contains(.hidden),
      !context.tree.nodes[index].traits.contains(.decorative)
    else { return .inapplicable }
    let role = context.tree.nodes[index].role
    if context.tree.nodes[index].range == nil, context.tree.nodes[index].value?.isBlank ?? true {
      return .fail(.withoutValue(role: role.words))
    }
    if !context.tree.says(.actions), context.tree.nodes[index].actions.isEmpty {
      return .cannotTell(.stepsUnknown(role: role.words))
    }
    guard context.saysActions, !context.isOutOfReach(index),
      context.tree.nodes[index].traits.isDisjoint(with: [.disabled, .readOnly]), role != .picker, role != .pageControl
    else { return .pass }
    let actions = context.tree.nodes[index].actions
    if actions.isSuperset(of: [.increment, .decrement]) || Self.hasParts(index, context) { return .pass }
    return .fail(.withoutSteps(role: role.words))
  }

  /// Whether buttons in it take the steps.
  private static func hasParts(_ index: Int, _ context: AuditContext) -> Bool {
    (index + 1..<context.tree.nodes[index].end).contains { context.tree.nodes[$0].role == .button }
  }
}

extension Message {
  static func stepsUnknown(role: String) -> Self {
    Self(
      "Whether this {role} can be adjusted by one step is not known: the source of the tree does not say actions.",
      ["role": role])
  }
  static func withoutValue(role: String) -> Self {
    Self("This {role} has neither a value nor a range.", ["role": role])
  }
  static func withoutSteps(role: String) -> Self {
    Self("This {role} cannot be adjusted by one step.", ["role": role])
  }
}
