extension SpecificationParameters {
  /// What a parameter of several values means as a whole.
  static let summaries: [String: String] = [
    "P.swipe": "Least travel and least speed of a swipe",
    "P.grabberTopInset": "How far the grabber is from the top of its sheet, as drawn and at most",
    "P.cornerZone": "The band at the head or foot of a sheet in which its corners lie (A-10)",
    "P.jogMax": "The displacement at which the jog bar is fastest, and how fast it is there",
  ]

  /// The statements that the specification names for each.
  static let uses: [String: [String]] = [
    "P.actionSheetShare": ["action-sheet-sparingly", "action-sheet-not-more-than-necessary"],
    "P.axisRatio": ["sheet-swipe-is-vertical"],
    "P.centerTol": ["sheet-visionos-centered"],
    "P.cornerZone": [
      "sheet-done-top-trailing-ios", "sheet-cancel-top-leading-ios", "sheet-macos-dismiss-bottom-trailing",
      "action-sheet-cancel-upper-left-watchos",
    ],
    "P.crownBurst": ["scroll-watchos-crown-mixed-pages"],
    "P.crownStep": ["scroll-watchos-crown-scrolls-tall-content"],
    "P.detentRelease": ["sheet-detent-word-meaning"],
    "P.dismissShare": [
      "sheet-swipe-dismiss", "modality-swipe-down-from-top", "modality-swipe-down-anywhere-when-at-top",
    ],
    "P.dismissSpeed": [
      "sheet-swipe-dismiss", "modality-swipe-down-from-top", "modality-swipe-down-anywhere-when-at-top",
    ],
    "P.elastic": ["scroll-custom-keeps-elastic"],
    "P.geomTol": ["scroll-visionos-vertical-indicator-place", "scroll-visionos-horizontal-indicator-place"],
    "P.grabberCycle": ["sheet-grabber-tap-cycles"],
    "P.grabberHit": ["sheet-grabber-tap-cycles"],
    "P.grabberTopInset": ["sheet-grabber-definition"],
    "P.headerZone": ["modality-swipe-down-from-top"],
    "P.idle": ["modality-explicit-exit"],
    "P.indicatorHide": ["scroll-indicator-after-scroll-starts", "scroll-macos-bars-on-interaction"],
    "P.jogMax": ["scroll-visionos-jog-controls-speed", "scroll-visionos-jog-precise"],
    "P.jogStep": ["scroll-visionos-jog-precise"],
    "P.largeMinRatio": ["sheet-detent-large-diagram"],
    "P.largeTopGap": ["sheet-large-parent-strip-visible", "modality-sheet-top-edge-visible"],
    "P.longPress": ["action-sheet-menu-on-reveal"],
    "P.maxEmptyRatio": ["sheet-macos-size-fits-content"],
    "P.mediumTol": ["sheet-detent-medium-height"],
    "P.navLabels": ["sheet-watchos-no-hierarchy-label"],
    "P.peekMax": ["scroll-partial-content-at-edge"],
    "P.peekMin": ["scroll-partial-content-at-edge"],
    "P.releasePolicy": ["sheet-drag-resizes"],
    "P.settleRule": ["sheet-resizable-expands-on-grabber-drag"],
    "P.sheetsPerSession": ["sheet-watchos-occasional"],
    "P.simpleMaxSteps": [
      "sheet-modal-for-simple-task", "sheet-use-for-simple-content", "sheet-complex-flow-alternatives",
      "sheet-alt-fullscreen-multistep-ios",
    ],
    "P.smallDrag": ["scroll-visionos-small-movements"],
    "P.swipe": ["sheet-resizable-expands-on-scroll", "sheet-detent-word-meaning"],
    "P.systemEdge": ["modality-swipe-down-from-top"],
    "P.tapMax": ["sheet-grabber-tap-cycles"],
    "P.tapSlop": ["sheet-grabber-tap-cycles", "action-sheet-scroll-no-accidental-tap"],
    "P.titleMaxChars": ["action-sheet-title-concise-ko"],
    "P.variableShare": ["scroll-watchos-variable-height-sparingly"],
    "P.visionAll": ["sheet-visionos-not-cover-most"],
    "P.visionMost": ["sheet-visionos-context-size", "sheet-visionos-not-cover-most"],
    "P.watchMaxSteps": ["sheet-watchos-brief"],
    "P.zoomMinChars": ["scroll-zoom-not-one-character"],
  ]
}
