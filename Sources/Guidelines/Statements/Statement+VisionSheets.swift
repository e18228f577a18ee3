internal import Scenes

extension Statement {
  /// Sheets on visionOS.
  static let visionSheets: [Statement] = [
    .init(
      "sheet-alt-full-space-visionos", .audit, [.visionOS], [.sheets("16-17")],
      "On visionOS the app can offer a way into a Full Space where people immerse themselves in content or a task."),
    .init(
      "sheet-supplementary-split-view-visionos", .audit, [.visionOS], [.sheets("21-22")],
      "On visionOS a split view keeps such supplementary items at hand while the main window is used."),
    .init(
      "sheet-visionos-floats-in-front", .structure, [.visionOS], [.sheets("56-57")],
      "On visionOS the sheet hovers nearer to the viewer than the window it belongs to."),
    .init(
      "sheet-visionos-parent-dimmed", .structure, [.visionOS], [.sheets("56-57")],
      "On visionOS the sheet dims the parent window."),
    .init(
      "sheet-visionos-interaction-target", .behaviour, [.visionOS], [.sheets("56-57")],
      "On visionOS the visible sheet is what people's interactions with the app go to."),
    .init(
      "sheet-visionos-not-from-bottom", .audit, [.visionOS], [.sheets("58-59")],
      "On visionOS a sheet should not come out of the window's bottom edge."),
    .init(
      "sheet-visionos-centered", .audit, [.visionOS], [.sheets("58-59")],
      "On visionOS the sheet should be in the centre of people's field of view, which helps them see it."),
    .init(
      "sheet-visionos-context-size", .audit, [.visionOS], [.sheets("60-61")],
      "On visionOS the default size should let people keep their context."),
    .init(
      "sheet-visionos-not-cover-most", .audit, [.visionOS], [.sheets("60-61")],
      "On visionOS a sheet should not cover most of its window, let alone all."),
    .init(
      "sheet-visionos-consider-resizable", .advice, [.visionOS], [.sheets("60-61")],
      "On visionOS an app should think about making the sheet resizable for those who want it."),
  ]
}
