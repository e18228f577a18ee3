import Accessibility

/// Neither value nor hint repeats the name.
///
/// A value that is the name, or that the name ends with; a hint of a control in the same words. What is typed into a
/// field may be what it is called.
public struct NameSaidTwice: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "name-said-twice",
    title: "Neither value nor hint repeats the name",
    why: "A screen reader says name, value and hint one after the other: people hear the same twice.",
    remedy: "Keep in the name what it is, in the value what it is set to, and in the hint what comes of it.",
    severity: .warning, method: .static, references: .criterion("4.1.2"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.shape(of: index).contains(.isSpoken), !context.standing[index].contains(.hidden),
      !context.tree.isToldInFront(index), let name = context.tree.nodes[index].name
    else { return .inapplicable }
    let ofHint = Self.verdict(name, hint: context.tree.nodes[index].isOperable ? context.tree.nodes[index].hint : nil)
    if ofHint.outcome == .fail { return ofHint }
    guard let value = context.tree.nodes[index].value, !value.isEmpty, !context.tree.nodes[index].role.isTextEntry
    else { return ofHint }
    if name.utf8.count < value.utf8.count || value.isBlank { return .pass }
    if name == value { return .fail(.saidTwice(name: name, value: value)) }
    let isEnd = name.utf8.count > value.utf8.count + 1 && name.hasSuffix(" " + value) && value.utf8.count > 1
    return isEnd ? .fail(.saidTwice(name: name, value: value)) : .pass
  }

  private static func verdict(_ name: String, hint: String?) -> Verdict {
    guard let hint, !hint.isBlank else { return .inapplicable }
    return name == hint || name.words == hint.words ? .fail(.hintIsName(text: name)) : .pass
  }
}

extension Message {
  static func hintIsName(text: String) -> Self { Self("“{text}” is both name and hint.", ["text": text]) }
  static func saidTwice(name: String, value: String) -> Self {
    Self("“{name}” and then “{value}” is said: the value twice.", ["name": name, "value": value])
  }
}
