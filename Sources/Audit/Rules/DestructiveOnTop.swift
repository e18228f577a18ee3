import Accessibility
import Geometry
import Scenes

/// In an action sheet or confirmation dialog no other button but Cancel stands above one of the style destructive.
///
/// Compared is where buttons of one column are on the screen; buttons beside each other have no top.
public struct DestructiveOnTop: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "destructive-on-top",
    title: "A destructive choice stands above the others",
    why: "At the top it is noticed first; among the others it is tapped unawares.",
    remedy: "Put the destructive buttons first.",
    severity: .warning, method: .static, references: [.guideline("action-sheet-destructive-on-top")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let button = DialogButton(index, in: context), button.declared.style == .destructive else {
      return .inapplicable
    }
    switch button.dialog.kind {
    case .actionSheet, .confirmationDialog: break
    default: return .inapplicable
    }
    for other in context.tree.children(of: context.tree.nodes[index].parent) where other != index {
      guard let above = DialogButton(other, in: context), above.declared.style == .default else { continue }
      if above.node.frame.maxY <= button.node.frame.minY {
        return .fail(.belowOther(name: button.declared.label, other: above.declared.label))
      }
    }
    return .pass
  }
}

extension Message {
  static func belowOther(name: String, other: String) -> Self {
    Self("“{name}” destroys and stands below “{other}”.", ["name": name, "other": other])
  }
}
