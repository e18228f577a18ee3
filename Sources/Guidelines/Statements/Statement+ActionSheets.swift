internal import Scenes

extension Statement {
  /// Action sheets.
  static let actionSheets: [Statement] = [
    .init(
      "action-sheet-is-modal", .structure, .all, [.actionSheets("1-2")],
      "An action sheet is modal.",
      narrowed: [Narrowing([.visionOS], "Action sheets are not supported in visionOS (action-sheet-not-on-visionos).")]),
    .init(
      "action-sheet-choices-for-initiated-action", .audit, .all, [.actionSheets("1-2")],
      "It presents choices belonging to an action that people themselves have started."),
    .init(
      "action-sheet-swiftui-all-platforms", .structure, .all, [.actionSheets("5-6")],
      "With SwiftUI, a confirmation dialog's presentation modifier gives action-sheet function on all platforms.",
      status: "narrowed: visionOS gets an alert-like form (C-09)"),
    .init(
      "action-sheet-uikit-platforms", .structure, [.iOS, .iPadOS, .tvOS], [.actionSheets("5-6")],
      "With UIKit, action sheets exist on iOS, iPadOS and tvOS under UIAlertController.Style.actionSheet."),
    .init(
      "action-sheet-not-alert", .audit, .all, [.actionSheets("7-9")],
      "Choices that go with a deliberate action are offered in an action sheet and not in an alert."),
    .init(
      "action-sheet-alert-can-confirm-destructive", .structure, .all, [.actionSheets("7-8")],
      "An alert, too, can serve to confirm or cancel an action with destructive consequences."),
    .init(
      "action-sheet-alert-has-no-extra-choices", .audit, .all, [.actionSheets("7-8")],
      "An alert does not offer further choices about the action."),
    .init(
      "action-sheet-alert-unexpected", .audit, .all, [.actionSheets("7-8")],
      "An alert usually comes unexpectedly; an action sheet follows a deliberate act."),
    .init(
      "action-sheet-alert-tells-problem", .structure, .all, [.actionSheets("7-8")],
      "An alert generally reports a problem or a changed situation that may call for a reaction."),
    .init(
      "action-sheet-sparingly", .audit, .all, [.actionSheets("10-12")],
      "Action sheets should be used sparingly."),
    .init(
      "action-sheet-interrupts", .behaviour, .all, [.actionSheets("10-12")],
      "They give important information and choices, at the price of interrupting the running task.",
      narrowed: [Narrowing([.visionOS], "Action sheets are not supported in visionOS (action-sheet-not-on-visionos).")]),
    .init(
      "action-sheet-not-more-than-necessary", .advice, .all, [.actionSheets("10-12")],
      "To make people attend to action sheets, do not use them more often than necessary."),
    .init(
      "action-sheet-important-only-ko", .advice, .all, [.actionSheets("11")],
      "Korean addition: use one only where important information and choices are given."),
    .init(
      "action-sheet-consider-noninterrupting-ko", .advice, .all, [.actionSheets("11")],
      "Korean addition: consider alternatives that do not stop people's flow, which keeps the experience smoother."),
    .init(
      "action-sheet-title-one-line", .audit, .all, [.actionSheets("13-15")],
      "The title should fit on one line."),
    .init(
      "action-sheet-title-not-truncated", .audit, .all, [.actionSheets("13-14")],
      "A long title is slow to read and may be cut off or force people to scroll."),
    .init(
      "action-sheet-title-concise-ko", .advice, .all, [.actionSheets("15")],
      "Translator's summary: use a concise, clear title so that people grasp the matter and choose quickly."),
    .init(
      "action-sheet-message-only-if-needed", .audit, .all, [.actionSheets("16-18")],
      "A message is given only if necessary."),
    .init(
      "action-sheet-title-and-context-suffice", .audit, .all, [.actionSheets("16-18")],
      "In general the title together with the action's context tells people enough to understand the choices."),
    .init(
      "action-sheet-cancel-for-data-loss", .audit, .all, [.actionSheets("19-21")],
      "Where an action might destroy data, a Cancel button lets people turn it down.",
      status: "sharpened on watchOS: always required (C-08)",
      narrowed: [
        Narrowing(
          [.visionOS],
          "A confirmation dialog, which visionOS has in its place, gets Cancel by itself (action-sheet-swiftui-cancel-default)."
        )
      ]),
    .init(
      "action-sheet-cancel-at-bottom", .audit, [.iOS, .iPadOS, .macOS, .tvOS], [.actionSheets("19-20")],
      "Outside watchOS, Cancel is the bottommost button."),
    .init(
      "action-sheet-swiftui-cancel-default", .structure, .all, [.actionSheets("19-20")],
      "A SwiftUI confirmation dialog contains a Cancel button by default."),
    .init(
      "action-sheet-destructive-prominent", .audit, .all, [.actionSheets("23-25")],
      "Destructive choices are made to stand out visually."),
    .init(
      "action-sheet-destructive-style-used", .audit, .all, [.actionSheets("23-25")],
      "Buttons performing destructive actions carry the destructive style."),
    .init(
      "action-sheet-destructive-on-top", .audit, .all, [.actionSheets("23-25")],
      "Destructive buttons are placed at the top, where they are noticed most."),
    .init(
      "action-sheet-api-destructive", .structure, .all, [.actionSheets("23")],
      "The style is called destructive in SwiftUI and UIAlertAction.Style.destructive in UIKit."),
    .init(
      "action-sheet-macos-tvos-no-extra", .structure, [.macOS, .tvOS], [.actionSheets("27-28")],
      "macOS and tvOS add nothing to the general rules."),
    .init(
      "action-sheet-mail-draft-example", .structure, [.iOS, .iPadOS], [.actionSheets("7-8")],
      """
      Example: cancelling a message in Mail offers three choices, namely deleting the edits or the whole draft, \
      saving it, or going back to editing.
      """),
    .init(
      "action-sheet-not-menu", .audit, [.iOS, .iPadOS], [.actionSheets("29-31")],
      "Choices that go with an action are given in an action sheet, not in a menu."),
    .init(
      "action-sheet-appears-on-action", .behaviour, [.iOS, .iPadOS], [.actionSheets("29-31")],
      "People are used to an action sheet coming up when they do something that may need clarifying choices."),
    .init(
      "action-sheet-menu-on-reveal", .behaviour, [.iOS, .iPadOS], [.actionSheets("29-30")],
      "A menu, by contrast, is expected when people choose to open it."),
    .init(
      "action-sheet-no-scroll", .audit, [.iOS, .iPadOS], [.actionSheets("33-35")],
      "An action sheet should not have to scroll."),
    .init(
      "action-sheet-fewer-buttons-faster", .advice, [.iOS, .iPadOS], [.actionSheets("33-35")],
      "The more buttons there are, the more time and effort a choice takes."),
    .init(
      "action-sheet-scroll-no-accidental-tap", .dynamicAudit, [.iOS, .iPadOS], [.actionSheets("33-35")],
      "Scrolling an action sheet easily triggers a button by accident."),
    .init(
      "action-sheet-not-on-visionos", .audit, [.visionOS], [.actionSheets("27")],
      "Action sheets are not supported on visionOS."),
    .init(
      "action-sheet-cancel-upper-left-watchos", .audit, [.watchOS], [.actionSheets("19-20")],
      "On watchOS, Cancel goes to the upper left corner instead."),
    .init(
      "action-sheet-watchos-anatomy", .audit, [.watchOS], [.actionSheets("36-38")],
      "The system style has a title, optionally a message, a Cancel button and at least one further button."),
    .init(
      "action-sheet-watchos-appearance-by-device", .structure, [.watchOS], [.actionSheets("36-37")],
      "The look differs by device."),
    .init(
      "action-sheet-button-style-conveys-effect", .structure, [.watchOS], [.actionSheets("40-42")],
      "Each button has a style telling something about its effect."),
    .init(
      "action-sheet-three-styles", .structure, [.watchOS], [.actionSheets("40-41, 43, 47")],
      "There are three system styles: Default, Destructive, Cancel."),
    .init(
      "action-sheet-style-default", .structure, [.watchOS], [.actionSheets("44, 48")],
      "Default means that the button has no special meaning."),
    .init(
      "action-sheet-style-destructive", .structure, [.watchOS], [.actionSheets("45, 49")],
      "Destructive means that the button destroys people's data or does something destructive in the app."),
    .init(
      "action-sheet-style-cancel", .behaviour, [.watchOS], [.actionSheets("46, 50")],
      "Cancel means that the view goes away and nothing is done."),
    .init(
      "action-sheet-watchos-max-four", .audit, [.watchOS], [.actionSheets("52-54")],
      "No more than four buttons, Cancel included."),
    .init(
      "action-sheet-watchos-all-options-visible", .audit, [.watchOS], [.actionSheets("52-53")],
      "With fewer buttons people can see all options together more easily."),
    .init(
      "action-sheet-watchos-cancel-required", .audit, [.watchOS], [.actionSheets("52-53")],
      "Cancel is required (watchOS)."),
    .init(
      "action-sheet-watchos-max-three-choices", .audit, [.watchOS], [.actionSheets("52-53")],
      "Besides Cancel there should be three choices at most."),
  ]
}
