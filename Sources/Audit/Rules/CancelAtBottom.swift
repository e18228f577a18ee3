import Accessibility
import Geometry
import Scenes

/// In an action sheet or confirmation dialog no button stands below Cancel; on watchOS Cancel is at the upper left
/// instead.
///
/// Buttons beside each other have no bottom.
public struct CancelAtBottom: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "cancel-at-bottom",
    title: "Cancel is the bottommost button of an action sheet",
    why: "People look for the way out where it always is, and tap it without reading.",
    remedy: "Leave the order and the frame of Cancel out: the platform puts it there.",
    severity: .warning, method: .static, references: [.guideline("action-sheet-cancel-at-bottom")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let button = DialogButton(index, in: context), button.declared.style == .cancel,
      [.iOS, .iPadOS, .macOS, .tvOS].contains(context.scene?.platform)
    else { return .inapplicable }
    switch button.dialog.kind {
    case .actionSheet, .confirmationDialog: break
    default: return .inapplicable
    }
    for other in context.tree.children(of: context.tree.nodes[index].parent) where other != index {
      guard let below = DialogButton(other, in: context) else { continue }
      if below.node.frame.minY >= button.node.frame.maxY {
        return .fail(.aboveOther(name: button.declared.label, other: below.declared.label))
      }
    }
    return .pass
  }
}

extension Message {
  static func aboveOther(name: String, other: String) -> Self {
    Self("“{name}” stands above “{other}”.", ["name": name, "other": other])
  }
}
