import Accessibility
import Geometry
import Scenes

/// A button of a dialog is not wider than the dialog has room for on this device.
///
/// Checked where its author gives it a frame of its own; otherwise it is laid out for the device. From top to bottom a
/// dialog may scroll, so that only its sides bound it.
public struct DialogButtonInDialog: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "dialog-button-in-dialog",
    title: "A button of a dialog lies between the sides of the dialog",
    why: "Dialogs look different from device to device; a button that is drawn for a larger one is cut off on a "
      + "smaller one, with a part of its name and of what can be tapped.",
    remedy: "Leave its frame out, so that it is laid out for each device.",
    severity: .warning, method: .static, references: [.guideline("action-sheet-watchos-appearance-by-device")])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let button = DialogButton(index, in: context), button.declared.frame != nil,
      let dialog = context.tree.node(NodeID(button.dialog.id))
    else { return .inapplicable }
    let frame = button.node.frame
    if frame.minX >= dialog.frame.minX, frame.maxX <= dialog.frame.maxX { return .pass }
    return .fail(.beyondDialog(name: button.declared.label, dialog: button.dialog.title ?? button.dialog.id))
  }
}

extension Message {
  static func beyondDialog(name: String, dialog: String) -> Self {
    Self("“{name}” reaches beyond the sides of “{dialog}”.", ["name": name, "dialog": dialog])
  }
}
