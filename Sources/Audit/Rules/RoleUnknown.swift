import Accessibility

/// What people operate says what it is.
///
/// A role that the tree's source has no word for, on something that can be activated or that takes the keyboard focus.
public struct RoleUnknown: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "role-unknown",
    title: "What people operate has a role",
    why: "A screen reader does not say that there is something to operate, and how.",
    remedy: "Give it the role of what it works like: a button, a link, a switch.",
    severity: .error, method: .static, references: .criterion("4.1.2"), implies: ["name-missing"])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    // On Android a text that takes the focus so that it is read is nothing to operate.
    let isFocused = context.tree.nodes[index].traits.contains(.focusable) && context.tree.platform != "Android"
    let isAsked = context.tree.nodes[index].actions.contains(.activate) || isFocused
    guard isAsked, !context.standing[index].contains(.hidden) else { return .inapplicable }
    guard context.tree.nodes[index].role == .unknown else { return .pass }
    guard context.tree.says(.role) else { return .cannotTell(.rolesUnknown()) }
    // A page or a desktop application may say a role that is none of these here.
    if context.isFromElsewhere, context.manner == .document, let word = context.tree.nodes[index].roleWord,
      !word.isBlank, word.lowercased() != Role.unknown.rawValue
    {
      return .cannotTell(
        .foreignRole(name: context.tree.nodes[index].name ?? context.tree.nodes[index].id.path, word: word))
    }
    return .fail(.unknownRole(name: context.tree.nodes[index].name ?? context.tree.nodes[index].id.path))
  }
}

extension Message {
  static func rolesUnknown() -> Self { Self("What it is is not known: the source of the tree does not say roles.") }
  static func foreignRole(name: String, word: String) -> Self {
    Self(
      "“{name}” can be operated and is said to be “{word}”, which is no role that Detent knows.",
      ["name": name, "word": word])
  }
  static func unknownRole(name: String) -> Self {
    Self("“{name}” can be operated and does not say what it is.", ["name": name])
  }
}
