internal import Scenes

extension StateMachine {
  /// Of action sheets, full screens, windows, and the cursor of a reader.
  static let presentations: [StateMachine] = [
    StateMachine(
      "SM-14", "Action sheets and alerts", [.iOS, .iPadOS, .macOS, .tvOS, .watchOS],
      states: [
        .init("absent", "not on the screen"),
        .init("presented", "up; the task below stops"),
        .init("dismissed", "answered; the task below goes on"),
      ],
      transitions: [
        .init(["absent"], "an action of a person needs clarifying", to: "presented"),
        .init(["presented"], "a default or destructive button", to: "dismissed", "its effect, once"),
        .init(["presented"], "the Cancel button", to: "dismissed", "no effect"),
        .init(
          ["presented"], "Escape of a key or a reader", if: "there is a Cancel button", to: "dismissed",
          "as that button"),
        .init(["presented"], "Escape of a key or a reader", if: "there is no Cancel button", "nothing (A-51)"),
        .init(["presented"], "vertical swipe, or a second presentation", "nothing"),
        .init(["presented"], "a drag that scrolls its buttons", "activates none"),
        .init(["presented"], "the app dismisses the presenter", to: "dismissed", "first of all, without effect"),
      ],
      notes: [
        "On visionOS there is no way in: action sheets do not exist there (C-09)."
      ],
      statements: [
        "action-sheet-appears-on-action", "action-sheet-is-modal", "action-sheet-interrupts",
        "action-sheet-style-cancel", "action-sheet-scroll-no-accidental-tap", "action-sheet-not-on-visionos",
      ]),
    StateMachine(
      "SM-15", "Full screen and current context", [.iOS, .iPadOS],
      states: [
        .init("presenting", "coming up"),
        .init("resting", "up; in a current context inside its host"),
        .init("dismissing", "going away"),
      ],
      transitions: [
        .init(["presenting"], "end of the transition", to: "resting"),
        .init(["resting"], "button, or Escape of a key or a reader as its equal", to: "dismissing"),
        .init(["resting"], "swipe", if: "full screen", "ignored"),
        .init(
          ["resting"], "the room becomes compact", if: "current context",
          "it goes on as a sheet, and is itself again when the room is regular"),
      ],
      statements: [
        "modality-fullscreen-covers-screen", "modality-fullscreen-dismiss-by-button",
        "modality-fullscreen-swipe-does-not-dismiss", "modality-current-context-style",
        "modality-current-context-becomes-sheet-when-compact",
      ]),
    StateMachine(
      "SM-16", "Windows with sheets", [.macOS],
      states: [
        .init("free", "W has no sheet"),
        .init("front", "the window W of the sheet is in front; its content is dimmed and blocked"),
        .init("behind", "another window V is in front and active; the sheet stays on W"),
      ],
      transitions: [
        .init(
          ["free"], "a sheet opens on W", to: "front", "the panels of its document come before the other windows"),
        .init(["front"], "click or key on V", to: "behind"),
        .init(["front", "behind"], "the sheet is dismissed", to: "free", "W is no longer dimmed"),
      ],
      statements: [
        "sheet-macos-parent-blocked", "sheet-macos-parent-dimmed", "sheet-macos-opening-fronts-parent",
        "sheet-macos-opening-fronts-panels", "sheet-macos-bring-others-forward", "sheet-macos-other-windows-expected",
      ]),
    StateMachine(
      "SM-17", "Where the reader's cursor is", .all,
      states: [
        .init("outside", "in what is below the presentation"),
        .init("inside", "in the presentation, and nowhere else where that is modal"),
      ],
      transitions: [
        .init(
          ["outside"], "something is presented", to: "inside",
          """
          its kind, title and message are announced; the cursor goes to its first element, on watchOS to the control \
          that dismisses it
          """),
        .init(["inside"], "another detent", to: "inside", "spoken as a value"),
        .init(["inside"], "a second sheet replaces the first", to: "inside", "one announcement"),
        .init(
          ["inside"], "an action sheet or alert comes up over it", to: "inside",
          "that one confines in turn; left again, the cursor returns into the sheet"),
        .init(["inside"], "dismissed", to: "outside", "what opened it is spoken"),
      ],
      statements: [
        "sheet-modal-targeted-experience", "sheet-keeps-place", "sheet-close-returns-to-parent",
        "sheet-grabber-voiceover", "modality-critical-information-received",
      ]),
  ]
}
