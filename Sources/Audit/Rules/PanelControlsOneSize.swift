import Accessibility
import Scenes

/// In a panel on macOS, or a window of the kind panel, with a small or mini scroll bar all controls and bars have one
/// size.
///
/// The size of a control is its `controlSize`, else that of the panel, which is regular where nothing is said.
public struct PanelControlsOneSize: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "panel-controls-one-size",
    title: "In a panel with a small scroll bar all controls have the same size",
    why: "A small bar is for a panel that has little room; controls of other sizes beside it take that room again and "
      + "look as if they mattered more or less than they do.",
    remedy: "Say \"controlSize\" once, at the panel, and give its scroll bars the same \"size\".",
    severity: .warning, method: .static, references: [.guideline("scroll-macos-panel-one-control-size")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let panel = Self.panel(node, context) else { return .inapplicable }
    var sizes: Set<ControlSize> = []
    for inner in index + 1..<node.end {
      for bar in context.tree.nodes[inner].indicators {
        sizes.insert(ControlSize(rawValue: bar.size.rawValue) ?? .regular)
      }
    }
    if sizes.isSubset(of: [.regular]) { return .inapplicable }
    Self.add(panel.content, of: panel.usual, to: &sizes)
    if sizes.count == 1 { return .pass }
    let words = ControlSize.allCases.filter(sizes.contains).map(\.rawValue).joined(separator: ", ")
    return .fail(.mixedSizes(name: node.name ?? node.id.path, sizes: words))
  }

  /// What a panel holds, and what size its controls have where they say none: a presentation, or a window of that kind.
  private static func panel(_ node: AccessibilityNode, _ context: AuditContext) -> (
    content: [Element], usual: ControlSize
  )? {
    guard let scene = context.scene, scene.platform == .macOS else { return nil }
    if node.role == .panel, let view = context.presentation(node.id.path), case .panel(let panel) = view.kind {
      return (view.content, panel.controlSize)
    }
    guard node.role == .window, let window = scene.windows.first(where: { $0.id == node.id.path }),
      window.kind == .panel
    else { return nil }
    return (window.elements, window.controlSize ?? .regular)
  }

  private static func add(_ elements: [Element], of usual: ControlSize, to sizes: inout Set<ControlSize>) {
    for element in elements {
      if element.role.isControl, !element.traits.contains(.hidden) { sizes.insert(element.controlSize ?? usual) }
      add(element.children, of: usual, to: &sizes)
    }
  }
}

extension Message {
  static func mixedSizes(name: String, sizes: String) -> Self {
    Self("Controls and scroll bars in the panel “{name}” have several sizes: {sizes}.", ["name": name, "sizes": sizes])
  }
}
