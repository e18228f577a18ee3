internal import Scenes

extension Statement {
  /// Sheets on iOS and iPadOS: detents, grabber, ways out.
  static let phoneDetents: [Statement] = [
    .init(
      "sheet-resize-by-scroll-or-grabber-expected", .dynamicAudit, [.iOS, .iPadOS], [.sheetsIOS15("9, 35")],
      """
      The older page says more widely that people expect scrolling the contents or dragging the grabber to resize \
      the sheet, growing and shrinking alike.
      """),
    .init(
      "sheet-resizable-expands-on-grabber-drag", .behaviour, [.iOS, .iPadOS],
      [.sheets("25-27"), .sheetsIOS15("9, 35")],
      "A resizable sheet grows when people drag its grabber."),
    .init(
      "sheet-grabber-definition", .structure, [.iOS, .iPadOS], [.sheets("25-27"), .sheetsIOS15("9, 35")],
      "The grabber is a little horizontal bar at the sheet's top edge."),
    .init(
      "sheet-grabber-optional", .structure, [.iOS, .iPadOS], [.sheets("25, 27"), .sheetsIOS15("9, 35")],
      "The grabber can appear; it is not always there."),
    .init(
      "sheet-resizes-by-detents", .behaviour, [.iOS, .iPadOS], [.sheets("25-27"), .sheetsIOS15("9, 36")],
      "A sheet is resized along its detents."),
    .init(
      "sheet-detent-is-rest-height", .structure, [.iOS, .iPadOS], [.sheets("25-27"), .sheetsIOS15("9, 39")],
      "A detent is a particular height at which a sheet comes to rest by itself."),
    .init(
      "sheet-detent-word-meaning", .structure, [.iOS, .iPadOS], [.sheetsIOS15("37-38")],
      """
      Translator's note: a detent is originally a mechanical catch that holds something until it is released, like \
      the part that stops a dial's rotation.
      """),
    .init(
      "sheet-detents-for-iphone", .structure, [.iOS], [.sheets("25-26"), .sheetsIOS15("9, 39")],
      "Detents were designed for iPhone."),
    .init(
      "sheet-detents-since-ios15", .audit, [.iOS, .iPadOS], [.sheetsIOS15("9, 36")],
      "Sheets resize by detents from iOS 15 on."),
    .init(
      "sheet-two-system-detents", .structure, [.iOS, .iPadOS], [.sheets("25-26, 28-29"), .sheetsIOS15("9, 40-42")],
      "The system defines exactly two detents, large and medium."),
    .init(
      "sheet-detent-large-height", .structure, [.iOS, .iPadOS], [.sheets("25-26"), .sheetsIOS15("9, 41")],
      "Large is the height of the sheet when fully expanded."),
    .init(
      "sheet-detent-large-diagram", .structure, [.iOS], [.sheetsIOS15("10")],
      "The diagram shows large taking up almost all of a portrait iPhone screen."),
    .init(
      "sheet-detent-medium-height", .structure, [.iOS, .iPadOS], [.sheets("25-26"), .sheetsIOS15("9, 42")],
      "Medium is about half the height of the fully expanded sheet."),
    .init(
      "sheet-detent-medium-diagram", .structure, [.iOS], [.sheetsIOS15("11")],
      """
      The diagram shows medium filling the lower half of the outline of large, so the sheet stays anchored at the \
      bottom.
      """),
    .init(
      "sheet-large-automatic", .structure, [.iOS, .iPadOS], [.sheets("30-31"), .sheetsIOS15("12, 45")],
      "Without further configuration a sheet supports the large detent."),
    .init(
      "sheet-medium-plus-large-two-heights", .behaviour, [.iOS, .iPadOS], [.sheets("30-31"), .sheetsIOS15("12")],
      "With medium added, the sheet can rest at both heights."),
    .init(
      "sheet-medium-only-never-full", .behaviour, [.iOS, .iPadOS], [.sheets("30-31"), .sheetsIOS15("12")],
      "With medium alone, the sheet cannot reach full height."),
    .init(
      "sheet-api-detents", .structure, [.iOS, .iPadOS], [.sheets("30-31"), .sheetsIOS15("12")],
      "UIKit holds the supported heights in the property detents."),
    .init(
      "sheet-medium-consider-progressive", .advice, [.iOS], [.sheets("32-34"), .sheetsIOS15("15, 58")],
      "In an iPhone app consider the medium detent, so that content is disclosed step by step."),
    .init(
      "sheet-medium-shows-key-items", .audit, [.iOS], [.sheets("32-33"), .sheetsIOS15("15, 59")],
      "As in the share sheet, the most relevant items are placed so that they show at medium without resizing."),
    .init(
      "sheet-medium-more-by-scroll-or-expand", .dynamicAudit, [.iOS], [.sheets("32-33"), .sheetsIOS15("15, 59")],
      "Further items are reached by scrolling or expanding the sheet.",
      status: "narrowed: medium-only sheets just scroll (C-22)"),
    .init(
      "sheet-skip-medium-when-full-is-better", .advice, [.iOS], [.sheets("32-34")],
      "Medium need not be offered where the content is more useful at full height."),
    .init(
      "sheet-compose-full-height-only", .audit, [.iOS], [.sheets("32-33")],
      "Example: compose sheets in Messages and Mail appear only at full height so that there is room for writing."),
    .init(
      "sheet-grabber-in-resizable", .audit, [.iOS, .iPadOS], [.sheets("36-37"), .sheetsIOS15("21, 68")],
      "A resizable sheet should include a grabber."),
    .init(
      "sheet-grabber-shows-draggable", .audit, [.iOS, .iPadOS], [.sheets("36-37"), .sheetsIOS15("21, 69")],
      "The grabber tells people that the sheet can be dragged to change its size."),
    .init(
      "sheet-drag-resizes", .behaviour, [.iOS, .iPadOS], [.sheets("36-37"), .sheetsIOS15("21, 69")],
      "Dragging changes the sheet's size, upwards and downwards."),
    .init(
      "sheet-grabber-tap-cycles", .behaviour, [.iOS, .iPadOS], [.sheets("36-37"), .sheetsIOS15("21, 70")],
      "Tapping the grabber cycles through the detents."),
    .init(
      "sheet-grabber-visual-indicator", .structure, [.iOS, .iPadOS], [.sheets("36-37"), .sheetsIOS15("21")],
      "The grabber is the visible sign that a sheet is resizable."),
    .init(
      "sheet-grabber-voiceover", .dynamicAudit, [.iOS, .iPadOS], [.sheets("36-37"), .sheetsIOS15("21, 71")],
      "The grabber works with VoiceOver, so that the sheet can be resized without looking at the screen."),
    .init(
      "sheet-api-grabber", .structure, [.iOS, .iPadOS], [.sheets("36-37"), .sheetsIOS15("21")],
      "UIKit switches the grabber on with prefersGrabberVisible."),
    .init(
      "sheet-swipe-dismiss", .behaviour, [.iOS, .iPadOS], [.sheets("39-40")],
      "A sheet can be dismissed by swiping."),
    .init(
      "sheet-swipe-is-vertical", .behaviour, [.iOS, .iPadOS], [.sheets("39-40")],
      "The dismissing swipe is vertical."),
    .init(
      "sheet-swipe-expected-over-button", .dynamicAudit, [.iOS, .iPadOS], [.sheets("39-40")],
      """
      People expect the swipe in preference to tapping a dismiss button, so the button must not be the only way out.
      """),
    .init(
      "sheet-unsaved-swipe-confirm", .behaviour, [.iOS, .iPadOS], [.sheets("39-40")],
      "If there are unsaved changes, a swipe to dismiss brings up an action sheet in which people confirm."),
    .init(
      "sheet-unsaved-checked-at-swipe-start", .behaviour, [.iOS, .iPadOS], [.sheets("39-40")],
      "What counts is whether changes are unsaved at the moment the dismissing swipe begins."),
    .init(
      "sheet-no-confirm-without-changes", .behaviour, [.iOS, .iPadOS], [.sheets("39-40")],
      "Conversely, without unsaved changes a swipe closes the sheet with no question asked."),
    .init(
      "sheet-done-top-trailing-ios", .audit, [.iOS, .iPadOS], [.sheets("41-42")],
      """
      A Done or Dismiss button typically sits in the top right corner, or the top left one in a right-to-left \
      layout.
      """),
    .init(
      "sheet-cancel-top-leading-ios", .audit, [.iOS, .iPadOS], [.sheets("41-42")],
      "The Cancel button sits in the top left corner, or the top right one in a right-to-left layout."),
    .init(
      "sheet-api-uikit", .structure, [.iOS, .iPadOS], [.sheets("73"), .sheetsIOS15("7")],
      "UIKit manages sheets with UISheetPresentationController."),
  ]
}
