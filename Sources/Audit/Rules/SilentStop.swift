import Accessibility

/// A reader says something wherever it stops.
///
/// A list item, row, cell or tree item that can be activated, or anything else but a control or picture that a reader is
/// said to stop at for its own sake, and that has no words, neither its own nor of anything in it.
/// Controls without a name are a matter of `name-missing`, pictures of `image-name-missing`.
public struct SilentStop: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "silent-stop",
    title: "A reader says something wherever it stops",
    why: "People who listen are somewhere and do not learn where.",
    remedy: "Give it a name, or a text in it.",
    severity: .error, method: .static, references: .criterion("4.1.2"), implies: ["name-missing"])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard Self.isStop(index, context),
      context.standing[index].isDisjoint(with: [.hidden, .sizeless]),
      !context.tree.nodes[index].traits.contains(.decorative)
    else { return .inapplicable }
    if context.tree.nodes[index].hasWords,
      context.shape(of: index).contains(.isSpoken) || context.tree.nodes[index].name == nil
    {
      return .pass
    }
    let inside = index + 1..<context.tree.nodes[index].end
    if inside.contains(where: { context.tree.nodes[$0].hasWords }) { return .pass }
    return .fail(.silentStop(role: context.tree.nodes[index].role.words))
  }

  private static func isStop(_ index: Int, _ context: AuditContext) -> Bool {
    let node = context.tree.nodes[index]
    switch node.role {
    case .listItem, .row, .cell, .treeItem: return node.actions.contains(.activate)
    case .text where context.manner == .merging && node.isElement == nil && node.name?.isEmpty == false:
      // TalkBack stops at a text of blanks as well, if nothing around it takes its words.
      let around = context.surroundings(of: index)
      return context.isFromElsewhere && node.name?.isBlank == true && around.control == nil && around.item == nil
        && around.element == nil
    case .text, .view, .group: return node.isElement == true && !node.isOperable && context.tree.says(.name)
    default: return false
    }
  }
}

extension Message {
  static func silentStop(role: String) -> Self {
    Self("A reader stops at this {role} and has nothing to say.", ["role": role])
  }
}
