internal import Scenes

extension Statement {
  /// Sheets on all and on several platforms.
  static let sheets: [Statement] = [
    .init(
      "sheet-scoped-task", .advice, .all, [.sheets("1-2")],
      "A sheet is meant for one bounded job that belongs to what the person is already doing."),
    .init(
      "sheet-default-modal", .structure, .all, [.sheets("3-5"), .sheetsIOS15("13, 46")],
      "Unless configured otherwise a sheet is modal."),
    .init(
      "sheet-modal-blocks-parent", .behaviour, .all, [.sheets("3-5"), .sheetsIOS15("13, 46")],
      "While a modal sheet is up, nothing in the parent view can be operated until the sheet is gone."),
    .init(
      "sheet-modal-targeted-experience", .behaviour, .all, [.sheets("3-5"), .sheetsIOS15("13, 46")],
      "A modal sheet offers one concentrated experience."),
    .init(
      "sheet-modal-for-specific-information", .advice, .all, [.sheets("3-5")],
      "A modal sheet suits asking people for particular information."),
    .init(
      "sheet-modal-for-simple-task", .advice, .all, [.sheets("3-5")],
      "A modal sheet suits an easy task that can be completed before going back to the parent."),
    .init(
      "sheet-modal-example-uses", .structure, .all, [.sheets("3-4")],
      """
      Typical modal sheets let people attach a file, pick where to move or save something, or say in what format a \
      selection should be.
      """),
    .init(
      "sheet-always-modal-mac-vision-watch", .audit, [.macOS, .visionOS, .watchOS], [.sheets("6-8")],
      "On macOS, visionOS and watchOS a sheet can only be modal."),
    .init(
      "sheet-use-for-simple-content", .audit, .all, [.sheets("14-15"), .sheetsIOS15("14, 53")],
      "Use a sheet for simple content or simple tasks."),
    .init(
      "sheet-parent-partly-visible", .audit, .all, [.sheets("14-15"), .sheetsIOS15("14, 54")],
      "A sheet leaves part of the parent view in sight.", status: "narrowed: not watchOS (C-06)",
      narrowed: [Narrowing([.watchOS], "A sheet on watchOS covers the whole screen (C-06).")]),
    .init(
      "sheet-retains-original-context", .advice, .all, [.sheets("14-15"), .sheetsIOS15("14, 54")],
      "The visible part of the parent helps people keep their original context while they use the sheet."),
    .init(
      "sheet-complex-flow-alternatives", .audit, .all, [.sheets("16-18")],
      "For complicated or long flows another presentation than a sheet should be considered."),
    .init(
      "sheet-one-at-a-time", .audit, .all, [.sheets("19-20")],
      "The main interface shows only one sheet at any moment."),
    .init(
      "sheet-close-returns-to-parent", .behaviour, .all, [.sheets("19-20")],
      "Closing a sheet is expected to lead back to the parent view or window."),
    .init(
      "sheet-no-return-to-another-sheet", .dynamicAudit, .all, [.sheets("19-20")],
      "Landing on another sheet after closing one can make people lose track of where they are.",
      status: "narrowed: explicit redisplay allowed (C-21)"),
    .init(
      "sheet-close-first-before-second", .behaviour, .all, [.sheets("19-20")],
      "If an action in a sheet leads to another sheet, the first one is closed before the second appears."),
    .init(
      "sheet-redisplay-first", .behaviour, .all, [.sheets("19-20")],
      "Where needed, the first sheet may be shown again after the second has been dismissed."),
    .init(
      "sheet-nonmodal-view-for-supplementary", .audit, .all, [.sheets("21-22")],
      "Additional items that bear on the main task in the parent belong in a non-modal view."),
    .init(
      "sheet-supplementary-main-window-usable", .dynamicAudit, [.macOS, .visionOS], [.sheets("21-22")],
      """
      The point of such a split view or panel is that people reach the information and actions they need while they \
      go on using the main window.
      """),
    .init(
      "sheet-api-swiftui", .structure, .all, [.sheets("72")],
      "SwiftUI presents a sheet with sheet(item:onDismiss:content:), which includes a callback on dismissal."),
  ]
}
