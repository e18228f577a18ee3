internal import Scenes

extension Statement {
  /// Sheets on watchOS.
  static let watchSheets: [Statement] = [
    .init(
      "sheet-watchos-fullscreen", .structure, [.watchOS], [.sheets("62-63")],
      "On watchOS a sheet takes the full screen."),
    .init(
      "sheet-watchos-slides-over", .behaviour, [.watchOS], [.sheets("62-63")],
      "On watchOS the sheet slides over the app's current content."),
    .init(
      "sheet-watchos-semitransparent", .structure, [.watchOS], [.sheets("62-63")],
      "On watchOS the sheet is semitransparent, which helps keep the current context."),
    .init(
      "sheet-watchos-material", .structure, [.watchOS], [.sheets("62-63")],
      "On watchOS the system lays a material on the background that blurs and desaturates what is covered."),
    .init(
      "sheet-watchos-custom-only", .audit, [.watchOS], [.sheets("64-65")],
      "On watchOS a sheet is only for modal tasks needing a title or content presentation of their own."),
    .init(
      "sheet-watchos-alert-for-important-info", .audit, [.watchOS], [.sheets("64-65")],
      "On watchOS important information is better given in an alert (or action sheet)."),
    .init(
      "sheet-watchos-action-sheet-for-choices", .audit, [.watchOS], [.sheets("64-65")],
      "On watchOS a set of choices is better given in an action sheet (or alert)."),
    .init(
      "sheet-watchos-brief", .advice, [.watchOS], [.sheets("66-67")],
      "On watchOS what people do in a sheet should be short."),
    .init(
      "sheet-watchos-occasional", .advice, [.watchOS], [.sheets("66-67")],
      "On watchOS sheets should be occasional."),
    .init(
      "sheet-watchos-temporary-interruption", .advice, [.watchOS], [.sheets("66-67")],
      "On watchOS a sheet is only a passing interruption of the workflow."),
    .init(
      "sheet-watchos-important-task-only", .advice, [.watchOS], [.sheets("66-67")],
      "On watchOS a sheet only serves an important task."),
    .init(
      "sheet-watchos-no-navigation", .audit, [.watchOS], [.sheets("66-67")],
      "On watchOS a sheet is not to be used for finding one's way through the app's content."),
    .init(
      "sheet-watchos-default-cancel-button", .structure, [.watchOS], [.sheets("68-69")],
      "On watchOS a sheet comes with a circular cancel control at upper left unless changed."),
    .init(
      "sheet-watchos-change-label-only-if-sensible", .advice, [.watchOS], [.sheets("68-69")],
      "On watchOS the dismiss control's default label should be changed only where that makes sense in the app."),
    .init(
      "sheet-watchos-cancel-when-changes-possible", .audit, [.watchOS], [.sheets("68-69")],
      "On watchOS the cancel button is right when people can change the app's behaviour or their data in the sheet."),
    .init(
      "sheet-watchos-done-when-info-only", .audit, [.watchOS], [.sheets("68-69")],
      "On watchOS a sheet that only shows information uses Done or Dismiss in place of Cancel."),
    .init(
      "sheet-watchos-toolbar-for-buttons", .structure, [.watchOS], [.sheets("68-69")],
      "On watchOS several buttons can be shown in a toolbar."),
    .init(
      "sheet-watchos-no-confusing-label", .advice, [.watchOS], [.sheets("70-71")],
      "On watchOS a changed dismiss label must not be a confusing alternative."),
    .init(
      "sheet-watchos-no-hierarchy-label", .audit, [.watchOS], [.sheets("70-71")],
      "On watchOS the label must not suggest that the sheet is one level of a hierarchical navigation."),
    .init(
      "sheet-watchos-no-title-like-label", .audit, [.watchOS], [.sheets("70-71")],
      """
      On watchOS text at the top leading corner that could be taken for the title of a page or of the app leaves \
      people not knowing how to dismiss.
      """),
    .init(
      "sheet-watchos-label-required", .audit, [.watchOS], [.sheets("70-71")],
      "On watchOS a dismiss button without a label leaves people not knowing how to dismiss the sheet."),
  ]
}
