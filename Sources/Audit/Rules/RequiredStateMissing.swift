public import Accessibility

/// What is on or off says which.
///
/// A switch, toggle or check box says it in its value, in its author's words, or by being selected. Where the tree has a value or a selection
/// on another of its kind, one without is off by silence and passes: that is how many sources tell it.
public struct RequiredStateMissing: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "required-state-missing",
    title: "A switch says whether it is on",
    why: "People who do not see it learn neither what is set nor whether their own tap has done anything.",
    remedy: "Say the state in the value, or by the trait that stands for it.",
    severity: .error, method: .static, references: .criterion("4.1.2"))

  public func concerns(_ role: Role) -> Bool {
    switch role {
    case .toggle, .switchControl, .checkBox: true
    default: false
    }
  }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard !context.standing[index].contains(.hidden) else { return .inapplicable }
    if context.tree.nodes[index].value?.isBlank == false || context.tree.nodes[index].traits.contains(.selected)
      || context.tree.nodes[index].stateDescription?.isBlank == false
    {
      return .pass
    }
    guard context.tree.says(.value) else {
      return .cannotTell(.stateUnknown(role: context.tree.nodes[index].role.words))
    }
    if context.selectedSwitches.contains(context.tree.nodes[index].role) { return .pass }
    return .fail(.stateless(role: context.tree.nodes[index].role.words))
  }
}

extension Message {
  static func stateUnknown(role: String) -> Self {
    Self(
      "Whether this {role} says that it is on or off is not known: the source of the tree does not say values.",
      ["role": role])
  }
  static func stateless(role: String) -> Self {
    Self("This {role} does not say whether it is on or off.", ["role": role])
  }
}
