public import Accessibility

/// What comes up over something else, and every table, says what it is.
///
/// Menus, popovers and action sheets are understood from what opened them and are left out; so is a window, which may
/// be the only one. Where a heading or text in it would do as a name, whether a reader takes that is *cannot tell*.
public struct ContainerNameMissing: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "container-name-missing",
    title: "A sheet, dialog, alert, panel or table has a name",
    why:
      "When it comes up, or when the cursor enters it, a screen reader says what it is called: without a name people "
      + "hear that something has changed and not what.",
    remedy: "Give it a title.",
    severity: .error, method: .static, references: .criterion("4.1.2"))

  public func concerns(_ role: Role) -> Bool {
    switch role {
    case .sheet, .fullScreen, .alert, .dialog, .panel, .table, .tree: true
    default: false
    }
  }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard !context.standing[index].contains(.hidden) else { return .inapplicable }
    if context.shape(of: index).contains(.isSpoken) || context.tree.nodes[index].value?.isBlank == false {
      return .pass
    }
    let (nodes, role) = (context.tree.nodes, context.tree.nodes[index].role.words)
    if context.standing[index].contains(.sizeless) { return .cannotTell(.containerWithoutArea(role: role)) }
    var next = index + 1
    while next < nodes[index].end {
      switch nodes[next].role {
      case .heading, .text, .titleBar:
        if context.shape(of: next).contains(.isSpoken), let name = nodes[next].name {
          return .cannotTell(.containerNamedInside(role: role, inner: name))
        }
      default: break
      }
      next += 1
    }
    return .fail(.namelessContainer(role: role))
  }
}

extension Message {
  static func namelessContainer(role: String) -> Self { Self("This {role} has no name.", ["role": role]) }
  static func containerWithoutArea(role: String) -> Self {
    Self("This {role} has neither a name nor an area that is known; it may not be shown at all.", ["role": role])
  }
  static func containerNamedInside(role: String, inner: String) -> Self {
    Self(
      "This {role} has no name; whether a screen reader takes “{inner}” from inside it depends on the reader.",
      ["role": role, "inner": inner])
  }
}
