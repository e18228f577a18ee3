extension SpecificationDecision {
  /// chosen here, where no document and no state machine says what the engine does.
  static let third: [SpecificationDecision] = [
    .init(
      "A-56", "How do popovers and menus come and go?",
      """
      Chosen here, because the documents only say what may not lie over a popover: they come up, rest and go away as \
      sheets do. A hold or a click on its control reveals a menu. A choice, a button that dismisses, a completing \
      action, Escape of a key or a reader, or a tap beside closes them, unsaved changes being asked about; nothing else \
      gets that tap, and nothing under them takes input. What asks to come meanwhile waits until they have gone, but \
      for an alert over a popover and what lies inside one.
      """,
      ["sheet-not-on-popover", "sheet-popover-closed-before-sheet", "sheet-inside-popover-allowed"]),
    .init(
      "A-57", "How do full screens and current contexts come and go where SM-15 is silent?",
      """
      Chosen here, because people are to learn one way: they come up and go away as sheets do in SM-1, also by a \
      completing action and by the app. On macOS, tvOS, watchOS and visionOS they are left by a button or by Escape as \
      its equal, as in SM-15. What is shown in a host comes, waits and goes with it.
      """,
      ["modality-explicit-exit", "modality-fullscreen-dismiss-by-button", "modality-current-context-style"]),
    .init(
      "A-58", "How do alerts and confirmation dialogs go on visionOS, and where an action is required?",
      """
      Chosen here, because C-09 keeps only action sheets from visionOS: as in SM-14. On every platform one that \
      requires an action is not left by its Cancel button or Escape; the refusal is told.
      """,
      ["action-sheet-not-on-visionos", "action-sheet-is-modal", "modality-explicit-exit"]),
    .init(
      "A-59", "Who owns a drag where no sheet takes one?",
      """
      Chosen here, because SM-3 is about iOS and iPadOS only: the on-screen keyboard, then a control that uses the \
      movement, then what scrolls under it, then the control that is pressed; a sheet, a popover and a full screen take \
      none, and nothing is dismissed by one. On macOS and visionOS a drag of an edge or corner of a resizable sheet \
      gives it another size, which it keeps.
      """,
      [
        "sheet-macos-support-resizing", "sheet-visionos-consider-resizable",
        "modality-fullscreen-swipe-does-not-dismiss",
      ]),
    .init(
      "A-60", "How do panels and windows close on macOS?",
      """
      Chosen here, because SM-16 is about windows with sheets: a panel is modeless and comes up at once; one that is \
      there comes forward. Escape closes the panel that has the keys, and so do its buttons that dismiss and a \
      completing action. Command-W closes the window in front as its close button does.
      """,
      ["sheet-supplementary-panel-macos", "sheet-macos-panel-for-repeated-input"]),
    .init(
      "A-61", "What becomes of what asks to come while something else is up?",
      """
      Chosen here, because one thing at a time is the rule of sheets: what is on the screen already, though something \
      covers it, does not come twice; while an action sheet or alert is up, what asks waits for the answer.
      """,
      ["sheet-one-at-a-time", "action-sheet-is-modal"]),
    .init(
      "A-62", "Where is the focus on a watch whose page has been turned?",
      """
      Chosen here, because nobody is to operate what they cannot see: what had it on the page that went leaves it to the \
      first control in sight that the crown adjusts, else to nothing, so that the crown turns pages. Where nothing had the \
      focus, nothing has it on the next page either, and the crown goes on turning pages until a control is tapped.
      """,
      ["scroll-watchos-crown-navigates", "scroll-watchos-crown-pages-vertical-stack"]),
    .init(
      "A-63", "What does a finger do that lifts where something else is by then?",
      """
      Chosen here, because people have not touched what has come up: nothing. It acts on what it came down on, and if \
      that is no longer there, or something has come up over it, nothing goes on under what did. A control that the \
      finger leaves and enters again acts, as UIKit's do, where nobody took the drag from it and the finger lifts on it \
      or up to 70 points beside it; a pointer's button acts where it goes up on it, as AppKit's do. A hold of \
      P.longPress is no tap: it reveals a menu or does nothing, though a button of UIKit acts then, too.
      """,
      ["sheet-modal-blocks-parent", "modality-sheet-blocks-uncovered"]),
    .init(
      "A-64", "What does a list do that is longer than its room?",
      """
      Chosen here, because nobody wants rows that nobody reaches: it scrolls, as the platform scrolls, where its rows go \
      on below the frame that its author gives it, or where without a frame it and what stands with it do not fit into \
      the window, sheet or popover, or the group with a frame, that they are in, also with the screen turned. A television scrolls such a window as a whole.
      """,
      ["scroll-content-larger-than-view", "scroll-tvos-focus-autoscroll"]),
    .init(
      "A-65", "What is a tremble as a finger lifts after a flick?",
      """
      Chosen here, because a finger that leaves the glass rolls back a little: a way back by no more than P.tapSlop \
      that ends no later than 40 ms after the turn. The flick counts with the speed that it had where it turned, and as \
      far as it had come there. One that goes back for longer has stopped, and one that goes back farther is a movement \
      of its own.
      """,
      ["sheet-swipe-dismiss", "sheet-drag-resizes"]),
    .init(
      "A-66", "Over which samples is the velocity of a finger measured?",
      """
      Over all of the last 100 ms, since the last pause of more than 40 ms, from three samples on (the horizon, the pause \
      and the least number are those of Flutter's velocity_tracker.dart and of AOSP's VelocityTracker.cpp). Both keep 20 \
      samples at most, which at 500 Hz are 40 ms and at 1000 Hz 20 ms: there one movement would have another velocity \
      only because it is reported more often. Chosen here, because a velocity is right at any report rate: 128 samples, \
      which hold 100 ms up to 1270 Hz. Right is the velocity of the curve of second order that fits them best, as in \
      either source: that of a line or a parabola of time is exact, and that of a movement which has turned round within \
      these 100 ms may be up to about twice the finger's own. The numbers are the estimator's own, and no scene sets them.
      """,
      ["sheet-swipe-dismiss", "sheet-drag-resizes", "scroll-paging-fixed-amount"]),
  ]
}
