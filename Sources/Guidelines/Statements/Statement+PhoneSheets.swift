internal import Scenes

extension Statement {
  /// Sheets on iOS and iPadOS: what they are for, modality, popovers.
  static let phoneSheets: [Statement] = [
    .init(
      "sheet-tied-to-parent-view", .structure, [.iOS, .iPadOS], [.sheetsIOS15("4, 27")],
      "The work in a sheet is separate from the parent view but connected with it, so each sheet has a parent view."),
    .init(
      "sheet-keeps-place", .dynamicAudit, [.iOS, .iPadOS], [.sheetsIOS15("4, 27")],
      "Opening and leaving a sheet must not carry people away from where they were."),
    .init(
      "sheet-example-mail-compose", .structure, [.iOS], [.sheetsIOS15("4-5, 28")],
      "Example: Mail composes a message in a sheet while the mailbox list stays underneath."),
    .init(
      "sheet-example-translate-dictionary", .structure, [.iOS], [.sheetsIOS15("4, 6, 29")],
      """
      Example: Translate shows the dictionary entry for a word in a sheet covering the lower half of the screen, \
      with the word still visible above.
      """),
    .init(
      "sheet-large-parent-strip-visible", .structure, [.iOS], [.sheetsIOS15("5")],
      """
      The compose example shows that even at full height a very narrow strip of the parent remains visible above the \
      sheet.
      """),
    .init(
      "sheet-keyboard-coexists", .structure, [.iOS], [.sheetsIOS15("5")],
      """
      The compose example shows the on-screen keyboard occupying the lower half while the sheet stays up, so the \
      sheet's editing area must live above it.
      """),
    .init(
      "sheet-modal-dims-parent", .structure, [.iOS, .iPadOS], [.sheetsIOS15("13, 46")],
      "A modal sheet dims its parent view."),
    .init(
      "sheet-modal-dismissed-before-resuming", .behaviour, [.iOS, .iPadOS], [.sheetsIOS15("13, 47")],
      "People leave a modal sheet before they go on with their work in the parent."),
    .init(
      "sheet-auto-dismiss-on-completion", .behaviour, [.iOS, .iPadOS], [.sheetsIOS15("13, 47")],
      "A modal sheet may close by itself once people have finished with it."),
    .init(
      "sheet-nonmodal-allowed-ios", .structure, [.iOS, .iPadOS], [.sheets("6-8")],
      "On iOS and iPadOS a sheet may also be non-modal."),
    .init(
      "sheet-nonmodal-since-ios15", .audit, [.iOS, .iPadOS], [.sheetsIOS15("13, 48")],
      "Non-modal sheets exist from iOS 15 on."),
    .init(
      "sheet-nonmodal-acts-on-parent", .dynamicAudit, [.iOS, .iPadOS], [.sheets("6-8")],
      "The controls of a non-modal sheet work directly on the task in the parent while the sheet stays up."),
    .init(
      "sheet-nonmodal-parent-interactive", .behaviour, [.iOS, .iPadOS], [.sheetsIOS15("13, 48")],
      "With a non-modal sheet on screen people go on working in the parent and in the sheet alike."),
    .init(
      "sheet-nonmodal-notes-formatting", .structure, [.iOS, .iPadOS],
      [.sheets("6-7, 10-11"), .sheetsIOS15("16-18, 63")],
      "Example: Notes uses a non-modal format sheet on iPhone and iPad to style the text selected in the note."),
    .init(
      "sheet-nonmodal-reselect-without-closing", .dynamicAudit, [.iOS, .iPadOS],
      [.sheets("12-13"), .sheetsIOS15("20")],
      "Because the format sheet is non-modal, people can make further selections without closing it."),
    .init(
      "sheet-nonmodal-reflects-selection", .dynamicAudit, [.iOS, .iPadOS], [.sheetsIOS15("17, 19")],
      """
      The two Notes pictures show the sheet displaying the style of whatever is selected now (first bold body text, \
      then italic body text).
      """),
    .init(
      "sheet-nonimmersive-content", .audit, [.iOS, .iPadOS], [.sheetsIOS15("14, 53")],
      "The older page limits sheets to content that is not immersive."),
    .init(
      "sheet-alt-fullscreen-content-ios", .audit, [.iOS, .iPadOS], [.sheets("16-17"), .sheetsIOS15("14, 55")],
      "On iOS and iPadOS videos, photos and camera views fit the full-screen modal style."),
    .init(
      "sheet-alt-fullscreen-multistep-ios", .audit, [.iOS, .iPadOS], [.sheets("16-17"), .sheetsIOS15("14, 55")],
      """
      On iOS and iPadOS multistep work such as marking up or editing documents or photos fits the full-screen modal \
      style.
      """),
    .init(
      "sheet-api-fullscreen", .structure, [.iOS, .iPadOS], [.sheets("16-17"), .sheetsIOS15("14")],
      "UIKit names the full-screen style UIModalPresentationStyle.fullScreen."),
    .init(
      "sheet-fullscreen-covers-screen", .structure, [.iOS, .iPadOS], [.sheetsIOS15("14, 56")],
      "In the full-screen style nothing of the screen stays uncovered, which keeps visual distraction low."),
    .init(
      "sheet-supplementary-nonmodal-sheet-ios", .audit, [.iOS, .iPadOS], [.sheets("21-22"), .sheetsIOS15("16, 61")],
      "On iOS and iPadOS a non-modal sheet serves that workflow."),
    .init(
      "sheet-nonmodal-no-task-pause", .dynamicAudit, [.iOS, .iPadOS], [.sheetsIOS15("16, 61")],
      "Items in a non-modal sheet are usable without pausing the main task."),
    .init(
      "sheet-nonmodal-choice-updates-parent", .behaviour, [.iOS, .iPadOS], [.sheetsIOS15("16, 62")],
      """
      Choosing an item in a non-modal sheet can make the parent view update at once, as feedback on what the item \
      does.
      """),
    .init(
      "sheet-nonmodal-stays-while-working", .behaviour, [.iOS, .iPadOS], [.sheetsIOS15("16, 62")],
      "The non-modal sheet remains on screen while people carry on."),
    .init(
      "sheet-nonmodal-needs-medium-and-undimmed", .audit, [.iOS, .iPadOS], [.sheetsIOS15("16, 64")],
      "A non-modal experience is switched on by supporting the medium detent and taking the dimming off the parent."),
    .init(
      "sheet-api-largest-undimmed", .structure, [.iOS, .iPadOS], [.sheetsIOS15("16")],
      "UIKit sets the last undimmed height with largestUndimmedDetentIdentifier."),
    .init(
      "sheet-card-covers-partly", .structure, [.iOS, .iPadOS], [.sheetsIOS15("8, 33")],
      "A sheet looks like a card lying over part of the underlying content."),
    .init(
      "sheet-top-corners-rounded", .audit, [.iOS, .iPadOS], [.sheetsIOS15("8, 34")],
      "The card's top corners are rounded so that it stands out from its parent."),
    .init(
      "sheet-corner-radius-customizable", .structure, [.iOS, .iPadOS], [.sheetsIOS15("8, 34")],
      "The corner radius of a sheet can be set by the app."),
    .init(
      "sheet-corner-radius-coordinated", .audit, [.iOS, .iPadOS], [.sheetsIOS15("8")],
      "A custom radius is there to match the corner radii used elsewhere in the app."),
    .init(
      "sheet-api-corner-radius", .structure, [.iOS, .iPadOS], [.sheetsIOS15("8")],
      "UIKit sets the radius with preferredCornerRadius."),
    .init(
      "sheet-not-on-popover", .audit, [.iOS, .iPadOS], [.sheetsIOS15("22, 73")],
      "A sheet must not be displayed on top of a popover."),
    .init(
      "sheet-inside-popover-allowed", .structure, [.iOS, .iPadOS], [.sheetsIOS15("22, 74")],
      "A sheet may be displayed within a popover."),
    .init(
      "sheet-nothing-on-popover", .audit, [.iOS, .iPadOS], [.sheetsIOS15("22, 74")],
      "Nothing at all should appear over a popover, an alert possibly excepted."),
    .init(
      "sheet-popover-alert-exception", .structure, [.iOS, .iPadOS], [.sheetsIOS15("22, 74")],
      "An alert is the one thing that may appear over a popover."),
    .init(
      "sheet-popover-closed-before-sheet", .behaviour, [.iOS, .iPadOS], [.sheetsIOS15("22, 75")],
      "If, rarely, an action in a popover calls for a sheet, the popover closes before the sheet is displayed."),
    .init(
      "sheet-popover-to-sheet-is-rare", .advice, [.iOS, .iPadOS], [.sheetsIOS15("22, 75")],
      "Needing a sheet after a popover action should be a rare case."),
    .init(
      "sheet-resizable-expands-on-scroll", .behaviour, [.iOS, .iPadOS], [.sheets("25-27"), .sheetsIOS15("9, 35")],
      "A resizable sheet grows when people scroll its contents.", status: "narrowed: not with a single detent (C-22)"),
  ]
}
