import Accessibility

/// What is invalid says what is wrong with it.
///
/// By its own error text, by a message or description that belongs to it, or by its hint. A text right beside it may be
/// that message without belonging to it: then it cannot be told.
public struct ErrorMessageMissing: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "error-message-missing",
    title: "What is invalid says what is wrong",
    why: "People who hear “invalid” and no more do not know what to mend.",
    remedy: "Describe the error in words, and tie the message to the field.",
    severity: .warning, method: .static, references: .criterion("3.3.1"))

  /// Nodes of a message that are looked at for words, so that the time stays linear.
  private static let reach = 64

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard node.traits.contains(.invalid), context.standing[index].isEmpty else { return .inapplicable }
    let own = [node.errorText, node.hint, node.stateDescription]
    if own.contains(where: { $0?.isBlank == false }) { return .pass }
    let told = node.relations.contains { relation in
      guard [.errorMessage, .describedBy, .details].contains(relation.kind) else { return false }
      guard let target = context.related(relation.target) else { return false }
      return (target..<context.tree.nodes[target].end).prefix(Self.reach).contains {
        context.shape(of: $0).contains(.isSpoken)
      }
    }
    if told { return .pass }
    if let text = Self.textBeside(index, context) {
      return .cannotTell(.perhapsErrorMessage(text: context.tree.nodes[text].name ?? ""))
    }
    return .fail(.unexplainedError())
  }

  /// A text right after a node that is not the label of what comes next, as far as that can be seen.
  private static func textBeside(_ index: Int, _ context: AuditContext) -> Int? {
    let (nodes, next) = (context.tree.nodes, context.tree.nodes[index].end)
    guard next < nodes.count, nodes[next].parent == nodes[index].parent, nodes[next].role == .text,
      context.shape(of: next).contains(.isSpoken)
    else { return nil }
    return next
  }
}

extension Message {
  static func unexplainedError() -> Self { Self("It is invalid, and nothing says what is wrong with it.") }
  static func perhapsErrorMessage(text: String) -> Self {
    Self(
      "It is invalid, and nothing that belongs to it says what is wrong: whether “{text}” beside it does cannot be told.",
      ["text": text])
  }
}
