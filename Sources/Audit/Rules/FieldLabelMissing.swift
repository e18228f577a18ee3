public import Accessibility

/// A field says what belongs into it by more than a placeholder.
///
/// A placeholder is a name to a reader (see `name-missing`), but it is gone as soon as something is typed. A text that
/// is said to name the field is its label.
public struct FieldLabelMissing: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "field-label-missing",
    title: "A field has a label that stays",
    why: "A placeholder is gone as soon as something is typed: people who look again, or who lose the thread easily, "
      + "do not know what they are filling in.",
    remedy: "Give the field a label beside its placeholder.",
    severity: .error, method: .static,
    references: [.guideline("ann-every-control")] + .criterion("3.3.2"))

  public func concerns(_ role: Role) -> Bool { role.isTextEntry }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard !context.standing[index].contains(.hidden),
      !context.tree.nodes[index].traits.contains(.decorative)
    else { return .inapplicable }
    if context.shape(of: index).contains(.isSpoken) || context.isNamedByAnother(index) { return .pass }
    let node = context.tree.nodes[index]
    guard context.tree.says(.name) else { return .cannotTell(.namesUnknown(role: node.role.words)) }
    guard let text = node.placeholder, !text.isBlank else {
      return node.isOperable ? .fail(.noLabel(role: node.role.words)) : .inapplicable
    }
    return .fail(.placeholderIsNoLabel(role: node.role.words, text: text))
  }
}

extension Message {
  static func noLabel(role: String) -> Self { Self("This {role} has no label.", ["role": role]) }
  static func placeholderIsNoLabel(role: String, text: String) -> Self {
    Self(
      "This {role} has no label; its placeholder “{placeholder}” is gone as soon as something is typed.",
      ["role": role, "placeholder": text])
  }
}
