import Accessibility
import Scenes

/// A sheet on iOS and iPadOS that shows a grabber has at least two heights.
///
/// From version 15 on, which has detents; a sheet that its author keeps from being resized shows none.
public struct GrabberPromisesResizing: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "grabber-promises-resizing",
    title: "A grabber is on a sheet that can be resized",
    why: "The grabber says that there is another height; people pull at it, and a reader offers to, and nothing "
      + "comes of it.",
    remedy: "Give the sheet another detent, or leave the grabber out.",
    severity: .info, method: .static,
    references: [
      .guideline("sheet-grabber-shows-draggable")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.iOS, .iPadOS]), shown.sheet.grabberVisible,
      shown.sheet.isResizable != false, shown.scene.osVersion ?? Self.first >= Self.first
    else { return .inapplicable }
    return shown.sheet.detents.count > 1 ? .pass : .fail(.grabberForNothing(name: shown.name))
  }

  /// The first version with detents (C-02).
  private static let first = 15
}

extension Message {
  static func grabberForNothing(name: String) -> Self {
    Self("The sheet “{name}” shows a grabber and has one height.", ["name": name])
  }
}
