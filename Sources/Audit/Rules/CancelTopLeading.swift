import Accessibility
import Geometry
import Scenes

/// In a sheet on iOS and iPadOS the Cancel button is in the top left corner, and in the top right one where the
/// interface runs from right to left.
///
/// A button is known by the way out that its author says it is (`dismiss`: `cancel`). Its centre lies in the corner:
/// the outer half of the sheet's width, and a band at its top, on the screen as it is declared.
public struct CancelTopLeading: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "cancel-top-leading",
    title: "Cancel is in the top leading corner of a sheet",
    why: "People reach for the way out where it always is, without reading, and with a magnifier they look for it "
      + "in that corner first.",
    remedy: "Leave its frame out: the platform puts it there.",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-cancel-top-leading-ios")
    ],
    parameters: CornerZone.parameters)

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let button = SheetWayOut(index, in: context, on: [.iOS, .iPadOS]), button.role == .cancel
    else { return .inapplicable }
    // A frame is meant for the screen as it is declared.
    guard context.tree.screen == button.sheet.scene.screen.size else { return .inapplicable }
    let corner = CornerZone(of: button.sheet.node.frame, in: button.sheet.scene)
    return corner.hasAtTop(button.node.frame.center, .leading)
      ? .pass : .fail(.notTopLeading(name: button.node.name ?? button.node.id.lastPart, sheet: button.sheet.name))
  }
}

extension Message {
  static func notTopLeading(name: String, sheet: String) -> Self {
    Self("“{name}” is not in the top leading corner of the sheet “{sheet}”.", ["name": name, "sheet": sheet])
  }
}
