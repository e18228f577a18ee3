import Accessibility

/// Name and hint say different things.
public struct HintAsName: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "hint-as-name",
    title: "Name and hint say different things",
    why: "A name says what the control is for in a few words, a hint what comes of it; where one stands in for the "
      + "other, people hear the same twice.",
    remedy: "Shorten the name to what the control is for, or leave the hint out.",
    severity: .warning, method: .static, references: .criterion("4.1.2"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].isOperable, context.shapes[index].contains(.isSpoken),
      !context.standing[index].contains(.hidden), let hint = context.tree.nodes[index].hint, !hint.isBlank,
      let name = context.tree.nodes[index].name
    else { return .inapplicable }
    return name == hint || name.words == hint.words ? .fail(.hintIsName(text: name)) : .pass
  }
}

extension Message {
  static func hintIsName(text: String) -> Self { Self("“{text}” is both name and hint.", ["text": text]) }
}
