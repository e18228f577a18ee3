import Accessibility
import Scenes

/// A sheet on watchOS holds no navigation link, tab view or tab, and is not there for navigation (`purpose`).
public struct WatchSheetNavigation: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-sheet-navigation",
    title: "A sheet on a watch is no place to find the way through the app",
    why: "A sheet interrupts for a moment; people who go deeper in it no longer know what they come back "
      + "to.",
    remedy: "Put the navigation into the app itself.",
    severity: .warning, method: .static, references: [.guideline("sheet-watchos-no-navigation")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].role == .sheet || context.tree.nodes[index].role == .popover,
      let view = context.presentation(context.tree.nodes[index].id.path), case .sheet(let sheet) = view.kind,
      let platform = context.scene?.platform
    else { return .inapplicable }
    guard platform == .watchOS else { return .inapplicable }
    if view.purpose == .navigation { return .fail(.navigationSheet(name: view.title ?? view.id)) }
    for inner in index + 1..<context.tree.nodes[index].end {
      switch context.tree.nodes[inner].role {
      case .navigationLink, .tabView, .tabBar, .tab:
        return .fail(.navigation(name: view.title ?? view.id, role: context.tree.nodes[inner].role.words))
      default: break
      }
    }
    return sheet.toolbar.isEmpty && context.tree.nodes[index].end == index + 1 ? .inapplicable : .pass
  }
}

extension Message {
  static func navigationSheet(name: String) -> Self {
    Self("The sheet “{name}” is there for finding the way through the app.", ["name": name])
  }
  static func navigation(name: String, role: String) -> Self {
    Self("In “{name}” there is a {role}.", ["name": name, "role": role])
  }
}
