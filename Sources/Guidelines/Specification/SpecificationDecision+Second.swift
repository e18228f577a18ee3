extension SpecificationDecision {
  /// scrolling, indicators, the crown, judgement words, and what platforms leave open.
  static let second: [SpecificationDecision] = [
    .init(
      "A-29", "Which scroll views count on a screen?",
      """
      Those that are visible, have more than fits, and are in no other one. A sheet counts its own content only; the \
      panes of a split view count each by itself.
      """,
      ["scroll-ios-one-per-screen", "scroll-ios-two-in-different-directions"]),
    .init(
      "A-30", "What is in line with a scroll bar?",
      """
      A control that reaches into the band of the track along the edge of its scroll view, and so shortens the \
      track. Toolbars and status bars outside do not count.
      """,
      ["scroll-macos-no-inline-controls"]),
    .init(
      "A-31", "What are important elements beneath a scroll bar?",
      """
      Controls, text with a label and what is declared important, if its centre or more than half of its area is \
      under the track.
      """,
      ["scroll-macos-nothing-important-beneath"]),
    .init(
      "A-32", "How large is an indicator on visionOS?",
      """
      No number is given: only that it keeps its size and is thicker than on iOS is audited. The profiles have 3 \
      points on iOS and 6 on visionOS.
      """,
      [
        "scroll-visionos-indicator-fixed-small", "scroll-visionos-indicator-thicker-than-ios",
        "scroll-visionos-widen-tight-margins",
      ]),
    .init(
      "A-33", "By which law does the jog bar set the speed?",
      """
      v(d) = vmax · sign(d) · (|d| / dmax)^1.5, no faster beyond dmax (P.jogMax). An audit asks only for v(0) = 0, \
      the sign, and strict monotony below dmax.
      """,
      ["scroll-visionos-small-movements", "scroll-visionos-jog-controls-speed", "scroll-visionos-jog-precise"]),
    .init(
      "A-34", "Which way does the crown go, how far, and how does one page hand over to the next?",
      """
      By REL_WHEEL a negative value, towards the person, goes towards the end; by REL_DIAL a clockwise one does; \
      crownInverted swaps this. A notch is P.crownStep points of scrolling, or one page. At the end of a long page what \
      is left of the burst is dropped, and the first notch after a pause of P.crownBurst turns the page. Pages that do \
      not scroll never hold a burst up. The project's own: half a notch turns a page; what has been turned over pages \
      is counted for each device, view and axis until it is a notch, and dropped where that axis rests for P.rotaryReset.
      """,
      [
        "scroll-watchos-crown-navigates", "scroll-watchos-crown-scrolls-tall-content",
        "scroll-watchos-crown-pages-vertical-stack", "scroll-watchos-crown-mixed-pages",
      ]),
    .init(
      "A-35", "What does “when possible” mean for the order of pages?",
      """
      A page of variable height before one of fixed height is a warning; with the hint orderConstraint a person is \
      to look.
      """,
      ["scroll-watchos-variable-after-fixed"]),
    .init(
      "A-36", "How far may content scroll by itself?",
      """
      By the least that shows what matters: of a selection larger than the view its nearest edge, of one that shows \
      in part nothing, of the caret all of it.
      """,
      ["scroll-auto-typing-returns", "scroll-auto-minimal", "scroll-auto-partial-selection-enough"]),
    .init(
      "A-37", "Is a pointer past the edge by where it is or by how it moves?",
      """
      By the side on which it is outside; there, moving along the other axis scrolls nothing. Back inside it stops. \
      The further out, the faster.
      """,
      ["scroll-auto-pointer-past-edge"]),
    .init(
      "A-38", "Which limits of zoom are appropriate?",
      """
      The least is above 0 and at most 1, the greatest from 1 to 10; for pictures and maps a person is to look at \
      most. At the greatest scale a glyph takes no more than half of the view's width and height.
      """,
      ["scroll-zoom-limits", "scroll-zoom-not-one-character"]),
    .init(
      "A-39", "What is one screen height where there are bars?",
      "The height of the screen less its declared safe areas.",
      ["scroll-watchos-page-one-screen"]),
    .init(
      "A-40", "What is simple, complex, prolonged, brief, important, relevant, immersive or supplementary?",
      """
      What the author of the scene declares. Without such hints a person is to look, once for a sheet and not for \
      each rule.
      """,
      [
        "sheet-scoped-task", "sheet-modal-for-specific-information", "sheet-modal-for-simple-task",
        "sheet-use-for-simple-content", "sheet-nonimmersive-content", "sheet-retains-original-context",
        "sheet-complex-flow-alternatives", "sheet-alt-window-or-fullscreen-macos", "sheet-alt-document-window-macos",
        "sheet-alt-media-fullscreen-macos", "sheet-alt-full-space-visionos", "sheet-nonmodal-view-for-supplementary",
        "sheet-supplementary-split-view-visionos", "sheet-supplementary-panel-macos",
        "sheet-supplementary-nonmodal-sheet-ios", "sheet-medium-consider-progressive", "sheet-medium-shows-key-items",
        "sheet-skip-medium-when-full-is-better", "sheet-macos-panel-for-repeated-input", "sheet-watchos-brief",
        "sheet-watchos-occasional", "sheet-watchos-important-task-only",
        "sheet-watchos-change-label-only-if-sensible", "action-sheet-choices-for-initiated-action",
        "action-sheet-not-alert", "action-sheet-important-only-ko", "action-sheet-consider-noninterrupting-ko",
        "action-sheet-not-menu", "modality-focus-self-contained-task", "modality-focus-related-options",
        "modality-sheet-nonimmersive", "modality-sheet-no-complex-task", "modality-immersive-gloss-ko",
        "modality-fullscreen-for-immersive", "modality-fullscreen-for-complex-task", "scroll-paging-consider",
        "scroll-watchos-page-glanceable",
      ]),
    .init(
      "A-41", "How do sheets behave on tvOS?",
      """
      By the general rules, with the focus moved by arrow keys and swipes, and Menu as Escape. There are no detents, \
      and no rule of swipes that drag sheets applies. The project's own, of what goes page by page: a page that holds \
      something to focus is left by the focus over its border; where the page that shows holds nothing, an arrow turns \
      one page its way, and so does a swipe over it while another of its pages holds something, so that the same swipe \
      goes on the same way; where none of them does, a swipe takes hold of the page, which goes the way of the finger. \
      What is left of a page that has been told shows without what has the focus where it would cut that, before the next \
      page comes; at the ends of the content it shows all the same. On the way back it is passed over, so that the focus \
      shows as a whole as soon as it shows; where half a page or more of that lies before the page, the page comes first.
      """,
      ["sheet-tvos-no-extra-rules"]),
    .init(
      "A-42", "Which gestures and shortcuts are the default ones?",
      """
      No document lists them; the project's are drag, flick and wheel, arrows for a line, Page keys and Space for a \
      page, Home and End for the ends, the crown on a watch, and a reader's scrolling.
      """,
      ["scroll-default-gestures", "scroll-default-keyboard-shortcuts"]),
    .init(
      "A-43", "What is looking at something, on Linux?",
      """
      An absolute pointer that is tagged as gaze, or an event of the driver, says what is looked at; the drag is a \
      touch or a button.
      """,
      ["scroll-visionos-jog-start"]),
    .init(
      "A-44", "What do Escape of a key and of a reader do to something modal?",
      """
      What its Cancel or dismiss control does, and on a full screen what its button does. Unsaved changes are asked \
      about as after a swipe.
      """,
      ["modality-explicit-exit", "modality-fullscreen-dismiss-by-button"]),
    .init(
      "A-45", "Which platform do parts belong to whose headings are lost?",
      """
      They were deduced from their place and words, and each statement says so. The least sure are the watchOS part \
      of Action sheets (lines 36-54) and the iOS and iPadOS part of Sheets (lines 25-42).
      """,
      ["sheet-resizable-expands-on-scroll", "action-sheet-watchos-anatomy"]),
    .init(
      "A-46", "Which labels suggest hierarchy or look like a title?",
      """
      Those of P.navLabels, and labels that are the title of the sheet, of its parent or of the app, but for case \
      and spaces.
      """,
      ["sheet-watchos-no-hierarchy-label", "sheet-watchos-no-title-like-label"]),
    .init(
      "A-47", "Are there detents on an iPad of regular width?",
      "The engine keeps to them, the audit says nothing; large is the greatest height of that form.",
      ["sheet-detents-for-iphone"]),
    .init(
      "A-48", "How dim is dimmed?",
      "Yes or no: anything above 0 is. Blur alone does not count.",
      [
        "sheet-modal-dims-parent", "sheet-macos-parent-dimmed", "sheet-visionos-parent-dimmed",
        "modality-sheet-dims-uncovered",
      ]),
    .init(
      "A-49", "When is a corner radius coordinated with others?",
      "When the scene has it elsewhere or app.radii lists it; else a person is to look.",
      ["sheet-corner-radius-coordinated"]),
    .init(
      "A-50", "Are 11 points the width of both small and mini scroll bars?",
      "Yes.",
      ["scroll-macos-track-thickness"]),
    .init(
      "A-51", "How does one leave an action sheet without a Cancel button?",
      """
      No document says. Escape and taps outside then do nothing; every button closes it, so there is a way out. If \
      each has an effect a person is to look, and it is an error where C-08 demands Cancel.
      """,
      ["action-sheet-cancel-for-data-loss"]),
    .init(
      "A-52", "Who applies the material of a sheet?",
      "The profile of the platform. The rule only looks for a scene that takes it away.",
      ["sheet-watchos-material"]),
    .init(
      "A-53", "Do the three styles of buttons belong to watchOS only?",
      """
      No: the general part names the destructive one, and the names are those of the frameworks. They hold wherever \
      there are action sheets.
      """,
      [
        "action-sheet-button-style-conveys-effect", "action-sheet-three-styles", "action-sheet-style-default",
        "action-sheet-style-destructive", "action-sheet-style-cancel",
      ]),
    .init(
      "A-54", "The pictures show a portrait iPhone: what holds in landscape?",
      """
      What shows of the parent, partial cover and round corners are looked at where the vertical size class is \
      regular. In compact height a sheet may fill the screen and medium may not exist: no finding, but a way out is \
      still needed.
      """,
      [
        "sheet-parent-partly-visible", "sheet-card-covers-partly", "sheet-top-corners-rounded",
        "modality-sheet-card-partial", "modality-sheet-top-edge-visible",
      ]),
    .init(
      "A-55", "Are the four occasions of automatic scrolling all there are?",
      """
      No. Focus, reader and on-screen keyboard scroll too, and what the app declares; without any of these causes a \
      person is to look.
      """,
      ["scroll-people-initiate", "scroll-auto-when-content-out-of-view"]),
  ]
}
