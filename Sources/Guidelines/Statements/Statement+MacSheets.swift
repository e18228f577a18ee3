internal import Scenes

extension Statement {
  /// Sheets on macOS and tvOS.
  static let macSheets: [Statement] = [
    .init(
      "sheet-alt-window-or-fullscreen-macos", .audit, [.macOS], [.sheets("16-17")],
      "On macOS a long or complex flow may get a new window or the app's full-screen mode in place of a sheet."),
    .init(
      "sheet-alt-document-window-macos", .audit, [.macOS], [.sheets("16-17")],
      "On macOS a self-contained job such as editing a document works well in its own window."),
    .init(
      "sheet-alt-media-fullscreen-macos", .audit, [.macOS], [.sheets("16-17")],
      "On macOS full screen helps people look at media."),
    .init(
      "sheet-supplementary-panel-macos", .audit, [.macOS], [.sheets("21-22")],
      "On macOS a panel keeps such supplementary items at hand while the main window is used."),
    .init(
      "sheet-macos-floating-card", .structure, [.macOS], [.sheets("44-45")],
      "On macOS a sheet is a card-like view floating above its parent window."),
    .init(
      "sheet-macos-rounded-corners", .audit, [.macOS], [.sheets("44-45")],
      "On macOS the card has rounded corners."),
    .init(
      "sheet-macos-parent-dimmed", .structure, [.macOS], [.sheets("44-45")],
      "On macOS the parent window is dimmed for as long as the sheet is on screen."),
    .init(
      "sheet-macos-parent-blocked", .behaviour, [.macOS], [.sheets("44-45")],
      "On macOS the dimming signals that the parent window cannot be used until the sheet is dismissed."),
    .init(
      "sheet-macos-other-windows-expected", .dynamicAudit, [.macOS], [.sheets("44-45, 48-49")],
      "On macOS people expect to use the app's other windows before dismissing the sheet."),
    .init(
      "sheet-macos-reasonable-size", .audit, [.macOS], [.sheets("46-47")],
      "On macOS a sheet opens at a sensible default size."),
    .init(
      "sheet-macos-resize-not-expected", .structure, [.macOS], [.sheets("46-47")],
      """
      On macOS people do not generally expect sheets to be resizable, which is why the size has to fit the content.
      """),
    .init(
      "sheet-macos-size-fits-content", .audit, [.macOS], [.sheets("46-47")],
      "On macOS the size must be appropriate to what is shown."),
    .init(
      "sheet-macos-support-resizing", .audit, [.macOS], [.sheets("46-47")],
      """
      On macOS supporting resizing is nevertheless good, for instance when contents need enlarging to be seen \
      clearly.
      """),
    .init(
      "sheet-macos-opening-fronts-parent", .behaviour, [.macOS], [.sheets("48-49")],
      "On macOS opening a sheet brings its parent window to the front."),
    .init(
      "sheet-macos-opening-fronts-panels", .behaviour, [.macOS], [.sheets("48-49")],
      "On macOS a document window's modeless document-related panels come forward together with it."),
    .init(
      "sheet-macos-bring-others-forward", .dynamicAudit, [.macOS], [.sheets("48-49")],
      "On macOS people can bring other windows of the app forward while the sheet is still up."),
    .init(
      "sheet-macos-dismiss-bottom-trailing", .audit, [.macOS], [.sheets("51-52")],
      """
      On macOS every button that dismisses the sheet (Done, OK, Cancel among them) is at the bottom, in the trailing \
      corner.
      """),
    .init(
      "sheet-macos-panel-for-repeated-input", .audit, [.macOS], [.sheets("53-54")],
      "On macOS a panel is right where people repeatedly give input and watch results."),
    .init(
      "sheet-macos-find-replace-panel", .structure, [.macOS], [.sheets("53-54")],
      "Example: find and replace lets people trigger replacements singly and check each result, hence a panel."),
    .init(
      "sheet-api-appkit", .structure, [.macOS], [.sheets("74")],
      "AppKit presents a sheet with presentAsSheet(_:)."),
    .init(
      "sheet-tvos-no-extra-rules", .structure, [.tvOS], [.sheets("23-24")],
      "tvOS adds nothing of its own for sheets, so only the general rules apply there."),
  ]
}
