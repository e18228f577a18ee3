public import Accessibility

/// A part is in the whole that it is a part of.
///
/// Containers that mean nothing of their own lie between without effect. Where one lies between for which the source of
/// the tree has no word, the answer is *cannot tell*; so it is of a part at the root, of which the whole may be left
/// out.
public struct RequiredParent: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "required-parent",
    title: "A row, cell, tab or item is in its table, bar or list",
    why: "A screen reader says the place among the others (“2 of 5”) and goes from row to row only within the whole.",
    remedy: "Put it into a table, list, tree, tab bar or menu, or give it the role that it has by itself.",
    severity: .error, method: .static, references: .criterion("1.3.1"))

  private enum Answer { case isWhole, isNothing, isOther, isUnknown }

  public func concerns(_ role: Role) -> Bool {
    switch role {
    case .listItem, .row, .cell, .columnHeader, .rowHeader, .treeItem, .tab, .menuItem: true
    default: false
    }
  }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let role = context.tree.nodes[index].role
    guard !context.standing[index].contains(.hidden) else { return .inapplicable }
    var next = context.tree.nodes[index].parent
    while next >= 0 {
      switch Self.answer(context.tree.nodes[next].role, for: role) {
      case .isWhole: return .pass
      case .isUnknown: return .cannotTell(.unknownWhole(role: role.words))
      case .isOther: return .fail(.withoutWhole(role: role.words, parent: context.tree.nodes[next].role.words))
      case .isNothing: next = context.tree.nodes[next].parent
      }
    }
    return .cannotTell(.rootPart(role: role.words))
  }

  private static func answer(_ whole: Role, for part: Role) -> Answer {
    switch whole {
    case .view, .group, .scrollView, .page: return .isNothing
    case .unknown, .other: return .isUnknown
    default: break
    }
    let isWhole =
      switch part {
      case .menuItem:
        [.menu, .menuBar, .list, .comboBox, .picker, .toolbar, .button, .toggle, .popover, .menuItem].contains(whole)
      case .tab: [.tabBar, .tabView, .toolbar, .titleBar].contains(whole)
      case .listItem, .treeItem, .row, .cell:
        [.list, .table, .tree, .row, .listItem, .treeItem, .menu, .menuBar, .comboBox, .picker, .tabView].contains(
          whole)
      default: [.table, .row, .tree, .list, .columnHeader, .rowHeader].contains(whole)
      }
    return isWhole ? .isWhole : .isOther
  }
}

extension Message {
  static func withoutWhole(role: String, parent: String) -> Self {
    Self("This {role} is in the {parent}, which is not what it is a part of.", ["role": role, "parent": parent])
  }
  static func unknownWhole(role: String) -> Self {
    Self("What this {role} is in has a role that is not known.", ["role": role])
  }
  static func rootPart(role: String) -> Self { Self("What this {role} is in is not in the tree.", ["role": role]) }
}
