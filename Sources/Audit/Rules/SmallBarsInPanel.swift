import Accessibility
import Scenes

/// On macOS a scroll bar of the size small or mini is in a panel, in a window of the kind panel, or in one that belongs to a
/// document.
public struct SmallBarsInPanel: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "small-bars-in-panel",
    title: "A small scroll bar is in a panel",
    why: "A small bar is hard to hit; in a window there is room for a regular one.",
    remedy: "Leave the size of the bar out.",
    severity: .warning, method: .static, references: [.guideline("scroll-macos-small-bars-in-panel")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let scene = context.scene, scene.platform == .macOS,
      let bar = context.tree.nodes[index].indicators.first(where: { $0.size != .regular }),
      let surface = context.surroundings(of: index).surface
    else { return .inapplicable }
    let id = context.tree.nodes[surface].id.path
    let isPanel =
      context.tree.nodes[surface].role == .panel
      || scene.windows.contains { $0.id == id && ($0.relatedDocument != nil || $0.kind == .panel) }
    return isPanel ? .pass : .fail(.smallBar(size: bar.size.rawValue))
  }
}

extension Message {
  static func smallBar(size: String) -> Self {
    Self("Its scroll bar is of the size {size} and in no panel.", ["size": size])
  }
}
