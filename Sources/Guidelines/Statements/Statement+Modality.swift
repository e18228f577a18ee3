internal import Scenes

extension Statement {
  /// Modality.
  static let modality: [Statement] = [
    .init(
      "modality-temporary-mode", .structure, .all, [.modalityIOS13("2, 4")],
      "Modality shows content in a temporary mode set apart from the context people were in before."),
    .init(
      "modality-explicit-exit", .audit, .all, [.modalityIOS13("2, 4")],
      "Leaving the mode takes an explicit act."),
    .init(
      "modality-focus-self-contained-task", .advice, .all, [.modalityIOS13("6, 8")],
      "Modal presentation can help people concentrate on a self-contained task."),
    .init(
      "modality-focus-related-options", .advice, .all, [.modalityIOS13("6, 8")],
      "It can also help people concentrate on a set of options that belong closely together."),
    .init(
      "modality-critical-information-received", .behaviour, .all, [.modalityIOS13("10, 12")],
      "It can make sure that people receive critical information."),
    .init(
      "modality-critical-information-acted-on", .behaviour, .all, [.modalityIOS13("10, 12")],
      "And, if need be, that people act on it."),
    .init(
      "modality-ios-system-modals", .structure, [.iOS, .iPadOS], [.modalityIOS13("16, 18")],
      "iOS has alerts, activity views (share sheets) and action sheets for specific situations."),
    .init(
      "modality-custom-styles-ios13", .structure, [.iOS, .iPadOS], [.modalityIOS13("16, 18")],
      """
      For custom modal content iOS 13 and later has the presentation styles described on the page: sheet and full \
      screen.
      """),
    .init(
      "modality-sheet-card-partial", .structure, [.iOS, .iPadOS], [.modalityIOS13("22, 24")],
      "The sheet style shows a card over part of the content underneath.", status: "narrowed: not watchOS (C-06)"),
    .init(
      "modality-sheet-dims-uncovered", .structure, [.iOS, .iPadOS], [.modalityIOS13("22, 24")],
      "Everything not covered is dimmed.", status: "narrowed to modal sheets (C-02)"),
    .init(
      "modality-sheet-blocks-uncovered", .behaviour, [.iOS, .iPadOS], [.modalityIOS13("22, 24")],
      "The dimmed areas cannot be interacted with.", status: "narrowed to modal sheets (C-02)"),
    .init(
      "modality-sheet-top-edge-visible", .audit, [.iOS, .iPadOS], [.modalityIOS13("22, 24")],
      "The upper edge of the parent view (or of an earlier card) is visible behind the card."),
    .init(
      "modality-sheet-previous-card", .structure, [.iOS, .iPadOS], [.modalityIOS13("22, 24")],
      "A card may have an earlier card behind it (card stacks of the iOS 13 era).",
      status: "superseded (C-01; only ruleset ios13)"),
    .init(
      "modality-sheet-recalls-suspended-task", .advice, [.iOS, .iPadOS], [.modalityIOS13("22, 24")],
      "The visible edge helps people remember the task they suspended on opening the card."),
    .init(
      "modality-sheet-suspends-task", .behaviour, [.iOS, .iPadOS], [.modalityIOS13("22, 24")],
      "Opening the card suspends the task underneath, to be resumed later.", status: "narrowed to modal sheets (C-02)"),
    .init(
      "modality-swipe-down-from-top", .behaviour, [.iOS, .iPadOS], [.modalityIOS13("26, 28")],
      "A card is dismissed by a downward swipe that starts at the screen's top.",
      status: "narrowed: smaller detents first, confirmation when unsaved (C-03, A-07)"),
    .init(
      "modality-swipe-down-anywhere-when-at-top", .behaviour, [.iOS, .iPadOS], [.modalityIOS13("30, 32")],
      "A card is dismissed by swiping down anywhere on the screen, provided its content is scrolled to the top.",
      status: "narrowed: smaller detents first, confirmation when unsaved (C-03, A-07)"),
    .init(
      "modality-swipe-down-scrolls-when-not-at-top", .behaviour, [.iOS, .iPadOS], [.modalityIOS13("30, 32")],
      """
      Conversely, when the content is not at its top, a downward swipe in the content scrolls it and does not \
      dismiss.
      """),
    .init(
      "modality-sheet-button-dismiss", .behaviour, [.iOS, .iPadOS], [.modalityIOS13("34, 36")],
      "A card is dismissed by tapping a button."),
    .init(
      "modality-sheet-nonimmersive", .audit, [.iOS, .iPadOS], [.modalityIOS13("38, 40")],
      "A sheet is for modal content that is not immersive."),
    .init(
      "modality-sheet-no-complex-task", .audit, [.iOS, .iPadOS], [.modalityIOS13("38, 40")],
      "A sheet should not be the place for a complex task."),
    .init(
      "modality-immersive-gloss-ko", .structure, [.iOS, .iPadOS], [.modalityIOS13("40, 54")],
      "Translator's gloss: immersive is content that, as it were, surrounds the user."),
    .init(
      "modality-fullscreen-covers-screen", .structure, [.iOS, .iPadOS], [.modalityIOS13("46, 48")],
      "The full-screen style covers the entire screen."),
    .init(
      "modality-fullscreen-hides-previous", .structure, [.iOS, .iPadOS], [.modalityIOS13("46, 48")],
      "The previous view is completely covered."),
    .init(
      "modality-fullscreen-little-distraction", .advice, [.iOS, .iPadOS], [.modalityIOS13("46, 48")],
      "That keeps visual distraction to a minimum."),
    .init(
      "modality-fullscreen-dismiss-by-button", .audit, [.iOS, .iPadOS], [.modalityIOS13("46, 48")],
      "A full-screen modal view is left by tapping a button."),
    .init(
      "modality-fullscreen-swipe-does-not-dismiss", .behaviour, [.iOS, .iPadOS], [.modalityIOS13("46, 48")],
      "As the button is the only way named, swiping down does not dismiss a full-screen modal view."),
    .init(
      "modality-fullscreen-for-immersive", .audit, [.iOS, .iPadOS], [.modalityIOS13("52, 54")],
      "Immersive content (video, photos, camera) gets the full-screen style."),
    .init(
      "modality-fullscreen-for-complex-task", .audit, [.iOS, .iPadOS], [.modalityIOS13("52, 54")],
      "Complex tasks that gain from the full screen (document markup, photo editing) get it too."),
    .init(
      "modality-current-context-style", .structure, [.iOS, .iPadOS], [.modalityIOS13("58, 60")],
      """
      There is a style presenting modal content in the current context, inside a split view pane, a popover or \
      another view that is not full screen.
      """),
    .init(
      "modality-current-context-becomes-sheet-when-compact", .behaviour, [.iOS, .iPadOS], [.modalityIOS13("58, 60")],
      "In a compact environment such content should switch to the sheet style."),
  ]
}
