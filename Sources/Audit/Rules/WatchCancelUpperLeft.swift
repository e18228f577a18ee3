import Accessibility
import Geometry
import Scenes

/// On a watch Cancel is in the upper left corner of an action sheet or confirmation dialog, and in the upper right one
/// where the interface runs from right to left.
public struct WatchCancelUpperLeft: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-cancel-upper-left",
    title: "Cancel is in the upper left corner on a watch",
    why: "It is where people leave everything else on a watch, and what a reader comes to first.",
    remedy: "Leave the frame of Cancel out: the platform puts it there.",
    severity: .warning, method: .static,
    references: [
      .guideline("action-sheet-cancel-upper-left-watchos")
    ],
    parameters: CornerZone.parameters)

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let button = DialogButton(index, in: context), button.declared.style == .cancel,
      let scene = context.scene, scene.platform == .watchOS, let surface = context.surroundings(of: index).surface
    else { return .inapplicable }
    switch button.dialog.kind {
    case .actionSheet, .confirmationDialog: break
    default: return .inapplicable
    }
    let corner = CornerZone(of: context.tree.nodes[surface].frame, in: scene)
    return corner.hasAtTop(button.node.frame.center, .leading)
      ? .pass : .fail(.cancelElsewhere(name: button.declared.label))
  }
}

extension Message {
  static func cancelElsewhere(name: String) -> Self {
    Self("“{name}” is not in the upper left corner of the watch.", ["name": name])
  }
}
