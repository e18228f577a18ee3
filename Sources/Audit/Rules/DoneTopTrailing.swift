import Accessibility
import Geometry
import Scenes

/// In a sheet on iOS and iPadOS the Done button is in the top right corner, and in the top left one where the interface
/// runs from right to left.
///
/// A button is known by the way out that its author says it is (`dismiss`: `done`, `ok`, `dismiss`). Its centre lies in
/// the corner: the outer half of the sheet's width, and a band at its top, on the screen as it is declared.
public struct DoneTopTrailing: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "done-top-trailing",
    title: "Done is in the top trailing corner of a sheet",
    why: "People reach for the way out where it always is, without reading, and with a magnifier they look for it "
      + "in that corner first.",
    remedy: "Leave its frame out: the platform puts it there.",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-done-top-trailing-ios")
    ],
    parameters: CornerZone.parameters)

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let button = SheetWayOut(index, in: context, on: [.iOS, .iPadOS]),
      [.done, .ok, .dismiss].contains(button.role)
    else { return .inapplicable }
    // A frame is meant for the screen as it is declared.
    guard context.tree.screen == button.sheet.scene.screen.size else { return .inapplicable }
    let corner = CornerZone(of: button.sheet.node.frame, in: button.sheet.scene)
    return corner.hasAtTop(button.node.frame.center, .trailing)
      ? .pass : .fail(.notTopTrailing(name: button.node.name ?? button.node.id.lastPart, sheet: button.sheet.name))
  }
}

extension Message {
  static func notTopTrailing(name: String, sheet: String) -> Self {
    Self("“{name}” is not in the top trailing corner of the sheet “{sheet}”.", ["name": name, "sheet": sheet])
  }
}
