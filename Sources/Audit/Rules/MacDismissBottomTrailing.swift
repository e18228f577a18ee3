import Accessibility
import Geometry
import Scenes

/// On macOS the buttons that leave a sheet stand at its bottom, the last of them in the trailing corner.
///
/// They are known by the way out that their author says they are (`dismiss`). Each has its centre in the band at the
/// foot of the sheet, and the outermost one in the trailing half.
public struct MacDismissBottomTrailing: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "mac-dismiss-bottom-trailing",
    title: "Buttons that leave a sheet are at its bottom trailing corner",
    why: "People reach for the way out where it always is, without reading, and with a magnifier they look for it "
      + "in that corner first.",
    remedy: "Leave their frames out: the platform puts them there.",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-macos-dismiss-bottom-trailing")
    ],
    parameters: CornerZone.parameters)

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.macOS]) else { return .inapplicable }
    let nodes = context.tree.nodes
    let buttons = (index + 1..<max(index + 1, shown.node.end)).filter { inner in
      nodes[inner].role == .button && context.document?.dismissRole(nodes[inner].id.lastPart, of: shown.view.id) != nil
    }
    let corner = CornerZone(of: shown.node.frame, in: shown.scene)
    let outer = buttons.map { nodes[$0] }.max { left, right in
      shown.scene.isRightToLeft ? left.frame.midX > right.frame.midX : left.frame.midX < right.frame.midX
    }
    guard let outer else { return .inapplicable }
    for button in buttons where !corner.hasAtFoot(nodes[button].frame.center) {
      return .fail(.notAtFoot(name: nodes[button].name ?? nodes[button].id.lastPart, sheet: shown.name))
    }
    return corner.isOn(.trailing, outer.frame.center)
      ? .pass : .fail(.notAtTrailingEnd(name: outer.name ?? outer.id.lastPart, sheet: shown.name))
  }
}

extension Message {
  static func notAtFoot(name: String, sheet: String) -> Self {
    Self("“{name}” leaves the sheet “{sheet}” and is not at its bottom.", ["name": name, "sheet": sheet])
  }
  static func notAtTrailingEnd(name: String, sheet: String) -> Self {
    Self(
      "“{name}” leaves the sheet “{sheet}” and is not at the trailing end of its bottom.",
      ["name": name, "sheet": sheet])
  }
}
