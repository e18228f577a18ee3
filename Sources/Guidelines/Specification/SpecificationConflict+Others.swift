extension SpecificationConflict {
  /// C-20 to C-33: windows, indicators, nesting, watchOS, detents.
  static let others: [SpecificationConflict] = [
    .init(
      "C-20", "What a modal sheet blocks", [.sheets("3, 44, 48")],
      "In general the parent; on macOS the parent window only.",
      """
      Its parent view or window. On macOS input to other windows is never blocked; on visionOS the sheet takes what \
      people do with the whole app.
      """,
      [
        "sheet-modal-blocks-parent", "sheet-macos-parent-blocked", "sheet-macos-other-windows-expected",
        "sheet-visionos-interaction-target",
      ]),
    .init(
      "C-21", "Back to the parent, or to the first sheet", [.sheets("19")],
      "Closing leads to the parent and not to another sheet; yet the first may be shown again after the second.",
      """
      To the parent. Coming back is asked for by redisplayAfter, is presented and announced anew, is never what lay \
      below, and is for a person to look at.
      """,
      ["sheet-close-returns-to-parent", "sheet-no-return-to-another-sheet", "sheet-redisplay-first"]),
    .init(
      "C-22", "Scrolling expands, medium alone does not", [.sheets("25, 30")],
      "Scrolling expands a sheet that can be resized; one that has only medium never gets to full height.",
      "With one detent nothing is resized: drags move the content.",
      ["sheet-resizable-expands-on-scroll", "sheet-medium-only-never-full", "sheet-medium-more-by-scroll-or-expand"]),
    .init(
      "C-23", "Resizing is not expected, and yet good", [.sheets("46, 60")],
      "macOS: people do not expect it, and it is good to have. visionOS: consider it.",
      """
      Never an error: a person is to look, on macOS where the content is declared expandable, on visionOS where the \
      sheet cannot be resized.
      """,
      ["sheet-macos-resize-not-expected", "sheet-macos-support-resizing", "sheet-visionos-consider-resizable"]),
    .init(
      "C-24", "When indicators show", [.scrollViews("10, 56, 61, 73, 75-77, 83-86")],
      """
      After scrolling has begun; never with a page control on the axis; on macOS by setting or device; never on \
      tvOS; of fixed size on visionOS; on watchOS a page indicator that becomes one.
      """,
      "A profile for each platform (SM-12).",
      [
        "scroll-indicator-translucent", "scroll-indicator-after-scroll-starts",
        "scroll-indicator-differs-by-platform", "scroll-indicator-gives-feedback", "scroll-indicator-length-ko",
        "scroll-ios-no-indicator-with-page-control", "scroll-macos-bars-on-interaction",
        "scroll-macos-setting-always", "scroll-macos-device-forces-bars", "scroll-tvos-no-scroll-bars",
        "scroll-watchos-indicator-expands",
      ]),
    .init(
      "C-25", "No nesting on one axis, and long pages in a stack", [.scrollViews("23, 83-86")],
      """
      Scroll views of the same axis are not to be nested; on watchOS a long page scrolls in a vertical stack of \
      pages.
      """,
      "The vertical tab view is not counted as an outer scroll view; SM-10 says who gets the crown.",
      ["scroll-no-nested-same-axis", "scroll-nested-same-axis-unpredictable", "scroll-watchos-crown-mixed-pages"]),
    .init(
      "C-26", "One scroll view on a screen, and nesting across", [.scrollViews("53, 23")],
      "One on a screen, or two of different directions; a horizontal one in a vertical one is fine.",
      "Only scroll views side by side count; one that is nested across does not (A-29).",
      ["scroll-no-nested-same-axis", "scroll-nested-cross-axis-ok", "scroll-ios-one-per-screen"]),
    .init(
      "C-27", "Destructive at the top, and Cancel too", [.actionSheets("19, 23")],
      "Destructive buttons at the top; on watchOS Cancel at the upper left.",
      "The top is that of the list, before every default button; on watchOS Cancel is not in the list.",
      ["action-sheet-cancel-upper-left-watchos", "action-sheet-destructive-on-top"]),
    .init(
      "C-28", "What makes a sheet other than modal", [.sheetsIOS15("16"), .sheets("6, 21")],
      "The older page asks for medium, no dimming and iOS 15; the newer one does not say how.",
      """
      The older way is kept: a warning without medium, an error where dimming contradicts it. The version counts \
      only where it is given.
      """,
      ["sheet-nonmodal-since-ios15", "sheet-nonmodal-needs-medium-and-undimmed", "sheet-detents-since-ios15"]),
    .init(
      "C-29", "Detents on iPhone, or on iPad too", [.sheets("25"), .sheetsIOS15("9")],
      "They were made for iPhone, but the section is for both.",
      "No finding on iPadOS, a warning elsewhere. The advice to disclose step by step is for iPhone only.",
      ["sheet-detents-for-iphone"]),
    .init(
      "C-30", "The Korean of the watchOS rules", [.sheets("66, 67, 68, 69")],
      """
      The Korean has “or” between an interruption and an important task, and says what the cancel button lets people \
      do.
      """,
      "English: both conditions; the cancel button is for sheets in which something can be changed.",
      [
        "sheet-watchos-temporary-interruption", "sheet-watchos-important-task-only",
        "sheet-watchos-cancel-when-changes-possible",
      ]),
    .init(
      "C-31", "Alert, action sheet or sheet on watchOS", [.sheets("64"), .actionSheets("7")],
      "One page names alert and action sheet alike for information and choices, the other keeps them apart.",
      """
      Information or a problem: an alert. Choices: an action sheet. The other of the two is for a person to look at, \
      a sheet is a warning.
      """,
      ["sheet-watchos-alert-for-important-info", "sheet-watchos-action-sheet-for-choices"]),
    .init(
      "C-32", "Done on iOS and on watchOS", [.sheets("41, 68")],
      "iOS: Done at the trailing top beside Cancel. watchOS: Done or Dismiss instead of Cancel.",
      "By platform (C-07); on watchOS one control, whose label depends on whether anything can be changed.",
      ["sheet-done-top-trailing-ios", "sheet-watchos-done-when-info-only"]),
    .init(
      "C-33", "Scrolling expands, or resizes", [.sheets("25"), .sheetsIOS15("9")],
      "The newer page: scrolling the content expands the sheet. The older: people expect it to resize it.",
      """
      Upwards it expands; a swipe down with the content at its top shrinks the sheet, through its smaller detents \
      (A-07). Both are met.
      """,
      ["sheet-resizable-expands-on-scroll", "sheet-resize-by-scroll-or-grabber-expected"]),
  ]
}
