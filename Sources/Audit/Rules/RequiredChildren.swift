public import Accessibility

/// A table, tree, tab bar, menu bar or menu has the parts that make it one.
///
/// An empty one is still to be filled. One part is enough, at any depth; where something is in it for which the source
/// of the tree has no word, the answer is *cannot tell*. A list may hold anything.
public struct RequiredChildren: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "required-children",
    title: "A table has rows or cells, a tree items, a bar what is in bars",
    why: "A screen reader says that a table begins and finds no row to go to.",
    remedy: "Give the parts their roles, or the whole the role of a group.",
    severity: .error, method: .static, references: .criterion("1.3.1"))

  public func concerns(_ role: Role) -> Bool {
    switch role {
    case .table, .tree, .tabBar, .menuBar, .menu: true
    default: false
    }
  }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let role = context.tree.nodes[index].role
    guard context.tree.nodes[index].end > index + 1, !context.standing[index].contains(.hidden) else {
      return .inapplicable
    }
    var isUnknown = false
    for inner in index + 1..<context.tree.nodes[index].end {
      switch context.tree.nodes[inner].role {
      case .row, .cell, .listItem, .treeItem, .columnHeader, .rowHeader:
        if role == .table || role == .tree || role == .menu { return .pass }
      case .tab, .button, .radioButton, .toggle: if role != .table, role != .tree { return .pass }
      case .menuItem, .menu: if role == .menuBar || role == .menu { return .pass }
      case .unknown, .other: isUnknown = true
      case let part: if role == .menu, part.isControl { return .pass }
      }
    }
    return isUnknown ? .cannotTell(.unknownParts(role: role.words)) : .fail(.withoutParts(role: role.words))
  }
}

extension Message {
  static func withoutParts(role: String) -> Self {
    Self("This {role} holds nothing that makes it one.", ["role": role])
  }
  static func unknownParts(role: String) -> Self {
    Self("What this {role} holds has roles that are not known.", ["role": role])
  }
}
