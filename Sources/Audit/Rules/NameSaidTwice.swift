import Accessibility

/// A value does not repeat the name.
///
/// A value that is the name, or that the name ends with. What is typed into a field may be what it is called.
public struct NameSaidTwice: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "name-said-twice",
    title: "A value does not repeat the name",
    why: "A screen reader says name and value one after the other: people hear the same twice.",
    remedy: "Keep in the name what it is and in the value what it is set to.",
    severity: .warning, method: .static, references: .criterion("4.1.2"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let value = context.tree.nodes[index].value, context.shapes[index].contains(.isSpoken), !value.isEmpty,
      !context.tree.nodes[index].role.isTextEntry, !context.standing[index].contains(.hidden),
      let name = context.tree.nodes[index].name
    else { return .inapplicable }
    if name.utf8.count < value.utf8.count || value.isBlank { return .pass }
    if name == value { return .fail(.saidTwice(name: name, value: value)) }
    let isEnd = name.utf8.count > value.utf8.count + 1 && name.hasSuffix(" " + value) && value.utf8.count > 1
    return isEnd ? .fail(.saidTwice(name: name, value: value)) : .pass
  }
}

extension Message {
  static func saidTwice(name: String, value: String) -> Self {
    Self("“{name}” and then “{value}” is said: the value twice.", ["name": name, "value": value])
  }
}
