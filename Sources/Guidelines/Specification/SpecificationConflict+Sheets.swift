extension SpecificationConflict {
  /// C-01 to C-19: sheets and how they are left, action sheets, popovers.
  static let sheets: [SpecificationConflict] = [
    .init(
      "C-01", "A stack of cards or one sheet", [.modalityIOS13("22"), .sheets("19")],
      """
      The iOS 13 page shows an earlier card behind the current one. The newest page has one sheet at a time and \
      closes the first before the second.
      """,
      "The newest holds: a visible stack is an error. A scene that asks for ruleset ios13 may have one.",
      [
        "sheet-one-at-a-time", "sheet-no-return-to-another-sheet", "sheet-close-first-before-second",
        "modality-sheet-top-edge-visible", "modality-sheet-previous-card",
      ]),
    .init(
      "C-02", "Always dimmed and blocked, or not always modal",
      [.modalityIOS13("22"), .sheetsIOS15("13"), .sheets("6")],
      "The iOS 13 page dims and blocks whatever is not covered. Later pages have sheets that are not modal.",
      """
      Dimming and blocking follow from whether the sheet is modal now (SM-7). It can be otherwise only on iOS and \
      iPadOS from version 15; macOS, visionOS and watchOS are always modal, and so is tvOS by default.
      """,
      [
        "sheet-modal-blocks-parent", "sheet-modal-dims-parent", "sheet-nonmodal-allowed-ios",
        "sheet-nonmodal-since-ios15", "modality-sheet-dims-uncovered", "modality-sheet-blocks-uncovered",
        "modality-sheet-suspends-task",
      ]),
    .init(
      "C-03", "Which swipe dismisses", [.modalityIOS13("26-36, 46"), .sheets("39")],
      """
      The iOS 13 page: down from the top of the screen, down anywhere with the content at its top, or a button; on a \
      full screen only a button. The newest: a vertical swipe, with a question where changes are unsaved.
      """,
      """
      Both together: where and which way from the one, the question from the other. Vertical is read as down; a \
      swipe up expands. Full screens ignore swipes.
      """,
      [
        "sheet-swipe-dismiss", "sheet-swipe-is-vertical", "sheet-unsaved-swipe-confirm",
        "modality-swipe-down-from-top", "modality-swipe-down-anywhere-when-at-top", "modality-sheet-button-dismiss",
        "modality-fullscreen-swipe-does-not-dismiss",
      ]),
    .init(
      "C-04", "One vertical drag, three possible owners",
      [.sheets("25"), .sheetsIOS15("9"), .modalityIOS13("30"), .scrollViews("8")],
      "The same movement may resize the sheet, dismiss it or scroll its content.",
      "A fixed table, SM-3: decided when the drag is known, and kept to the end of the gesture.",
      [
        "sheet-resizable-expands-on-scroll", "sheet-resize-by-scroll-or-grabber-expected",
        "modality-swipe-down-from-top", "modality-swipe-down-anywhere-when-at-top",
        "modality-swipe-down-scrolls-when-not-at-top",
      ]),
    .init(
      "C-05", "How firm the rule of the grabber is", [.sheets("36"), .sheetsIOS15("21")],
      "The older page includes one in general, the newer one includes one.",
      "A warning; the hint grabberOmittedReason leaves it to a person.",
      ["sheet-grabber-in-resizable"]),
    .init(
      "C-06", "Part of the parent visible, or full screen",
      [.sheets("14, 62"), .sheetsIOS15("8"), .modalityIOS13("22")],
      "In general part of the parent stays visible; on watchOS the sheet takes the whole screen.",
      "watchOS is exempt: there the sheet is semitransparent and has the system's material.",
      [
        "sheet-parent-partly-visible", "sheet-card-covers-partly", "sheet-watchos-fullscreen",
        "modality-sheet-card-partial",
      ]),
    .init(
      "C-07", "Where the buttons go that dismiss", [.sheets("41, 51, 68"), .actionSheets("19")],
      """
      iOS: Done at the top right, Cancel at the top left, mirrored from right to left. macOS: all at the bottom \
      trailing corner. watchOS: one at the upper left. Action sheets: Cancel at the bottom, on watchOS at the upper \
      left.
      """,
      "No contradiction: one place for each kind and platform. Sheets on tvOS and visionOS have no rule.",
      [
        "sheet-done-top-trailing-ios", "sheet-cancel-top-leading-ios", "sheet-macos-dismiss-bottom-trailing",
        "sheet-watchos-default-cancel-button", "action-sheet-cancel-at-bottom",
        "action-sheet-cancel-upper-left-watchos",
      ]),
    .init(
      "C-08", "Cancel where necessary, or required", [.actionSheets("19, 36, 52")],
      "The general part has Cancel where data might be lost, the watchOS part always. SwiftUI adds one by itself.",
      """
      An error without one where a button is destructive or destroys data, and always on watchOS; else a person is \
      to look, as a way out is still needed. A confirmation dialog gets one from the model.
      """,
      [
        "action-sheet-cancel-for-data-loss", "action-sheet-swiftui-cancel-default",
        "action-sheet-watchos-cancel-required",
      ]),
    .init(
      "C-09", "Action sheets on visionOS", [.actionSheets("5, 27")],
      "SwiftUI's confirmation dialog works on all platforms; action sheets do not exist on visionOS.",
      """
      An action sheet there is an error. A confirmation dialog is allowed, looks like an alert, and is for a person \
      to look at.
      """,
      ["action-sheet-swiftui-all-platforms", "action-sheet-not-on-visionos"]),
    .init(
      "C-10", "Whether four buttons are too many", [.actionSheets("52, 53, 54")],
      "English: no more than four with Cancel, so three others. The Korean sentences contradict each other.",
      "English: more than four, or more than three others, is too many; both sides of the limit are tested.",
      ["action-sheet-watchos-max-four", "action-sheet-watchos-max-three-choices"]),
    .init(
      "C-11", "About half, or half", [.sheets("25, 26"), .sheetsIOS15("9, 42")],
      "English: about half. Korean: half.",
      "The engine has 0.5, the audit accepts 0.45 to 0.55.",
      ["sheet-detent-medium-height"]),
    .init(
      "C-12", "Large comes by itself, or is usual", [.sheets("30"), .sheetsIOS15("12, 45")],
      "English: sheets have large automatically. The older Korean: mostly.",
      "English: the default is large alone; a list that is written down replaces it.",
      ["sheet-large-automatic"]),
    .init(
      "C-13", "What is tapped, what is dragged", [.sheets("36, 37"), .sheetsIOS15("21, 70")],
      "In English the grabber is meant, in Korean the sheet is tapped; for drags the texts differ too.",
      "A tap counts on the grabber and goes to the content elsewhere (A-01). A drag works on both, by SM-3.",
      ["sheet-drag-resizes", "sheet-grabber-tap-cycles"]),
    .init(
      "C-14", "When unsaved changes are asked about", [.sheets("39, 40")],
      "English: unsaved when the swipe begins. Korean: when the sheet was closed by it.",
      "They are sampled when the drag is known, and asked about at its end if it would have dismissed (A-04).",
      ["sheet-unsaved-swipe-confirm", "sheet-unsaved-checked-at-swipe-start"]),
    .init(
      "C-15", "What the Korean leaves out or adds", [.sheets("7, 16, 17, 51, 52, 70, 71"), .actionSheets("27, 28")],
      """
      The Korean leaves visionOS out of what is always modal and out of what has no action sheets, drops “trailing”, \
      turns top leading into upper left, and adds “immersive”.
      """,
      "English in each case; what the Korean adds is noted.",
      [
        "sheet-always-modal-mac-vision-watch", "sheet-alt-fullscreen-content-ios",
        "sheet-macos-dismiss-bottom-trailing", "sheet-watchos-no-title-like-label", "action-sheet-not-on-visionos",
      ]),
    .init(
      "C-16", "When a full screen replaces a sheet",
      [.sheets("16"), .sheetsIOS15("14"), .modalityIOS13("38, 52")],
      """
      The older pages give a full screen what is immersive or complex, the newer one videos, photos, cameras and \
      work of many steps, with other ways out on each platform.
      """,
      """
      All of it together: a warning for a sheet that is immersive, complex, prolonged or of many steps. What is \
      suggested depends on the platform: full screen on iOS and iPadOS, a window or full-screen mode on macOS, a \
      Full Space on visionOS.
      """,
      [
        "sheet-use-for-simple-content", "sheet-nonimmersive-content", "sheet-complex-flow-alternatives",
        "sheet-alt-fullscreen-content-ios", "sheet-alt-fullscreen-multistep-ios", "sheet-fullscreen-covers-screen",
        "modality-sheet-nonimmersive", "modality-sheet-no-complex-task", "modality-fullscreen-for-immersive",
        "modality-fullscreen-for-complex-task",
      ]),
    .init(
      "C-17", "Leaving by a deed, or by itself", [.modalityIOS13("2"), .sheetsIOS15("13")],
      "A mode needs something done to leave it; a sheet may close by itself once people have finished.",
      """
      It closes by itself only as the direct result of what completes it. No timer closes anything modal; a tap \
      outside is A-18.
      """,
      ["sheet-auto-dismiss-on-completion", "modality-explicit-exit"]),
    .init(
      "C-18", "One sheet, and an action sheet over it", [.sheets("19, 39"), .actionSheets("7")],
      "Only one sheet may show, but the question about unsaved changes comes up over one.",
      "Action sheets and alerts do not count as sheets: at most one of them over at most one sheet.",
      ["sheet-one-at-a-time", "sheet-unsaved-swipe-confirm", "action-sheet-is-modal"]),
    .init(
      "C-19", "Popovers, action sheets, current contexts and compact rooms",
      [.sheetsIOS15("22"), .sheets("39"), .modalityIOS13("57-60")],
      """
      Nothing but an alert lies over a popover. But a sheet inside one may have unsaved changes, and a current \
      context in one becomes a sheet where the room is compact.
      """,
      """
      What is inside a popover stays within its frame, and so is not over it. A question there is asked inside, by \
      an alert, or after the popover has closed. In compact rooms the popover itself becomes the sheet.
      """,
      [
        "sheet-not-on-popover", "sheet-inside-popover-allowed", "sheet-nothing-on-popover",
        "sheet-popover-alert-exception", "sheet-popover-closed-before-sheet",
        "modality-current-context-becomes-sheet-when-compact",
      ]),
  ]
}
