internal import Scenes

extension StateMachine {
  /// Of sheets: presenting, detents, drags, unsaved changes, a second sheet, popovers, what is modal.
  static let sheets: [StateMachine] = [presenting] + detents

  private static let presenting =
    StateMachine(
      "SM-1", "Presenting and leaving a sheet", .all,
      states: [
        .init("absent", "not on the screen"),
        .init("presenting", "coming up"),
        .init("resting", "at rest at a detent d"),
        .init("dragging", "held by a finger, at the height h"),
        .init("settling", "on its way to a detent by itself"),
        .init("confirming", "asking about unsaved changes, by an action sheet or alert over it"),
        .init("dismissing", "going away, for a reason"),
        .init("waiting", "closed in favour of a second sheet, and may come back"),
      ],
      transitions: [
        .init(
          ["absent"], "a sheet is asked for",
          if: "there is no other sheet in its scene (on macOS: window) and no popover over it", to: "presenting",
          """
          on macOS its window and the document's panels come to the front; if it is modal, the parent is dimmed and \
          its task stops
          """),
        .init(
          ["absent"], "a sheet is asked for", if: "a popover is up and the sheet is not inside it", to: "absent",
          "the popover closes first, then its presenter presents the sheet (SM-6)"),
        .init(
          ["resting"], "a second sheet is asked for", if: "ruleset current",
          "SM-5; with ruleset ios13 the second one goes on top"),
        .init(
          ["dragging", "settling"], "a second sheet is asked for", to: "settling(d)",
          "the drag is cancelled; SM-5 once the sheet rests"),
        .init(
          ["presenting", "dismissing"], "a second sheet is asked for",
          "the request waits for the end of the transition"),
        .init(["confirming"], "a second sheet is asked for", "the request waits for the answer"),
        .init(
          ["presenting", "dismissing"], "touch, key, or action of a reader",
          "swallowed: neither sheet nor parent gets it; Escape while it comes up is acted on at rest"),
        .init(
          ["presenting"], "end of the transition", to: "resting(d)",
          "the reader's cursor goes into the sheet and its title is spoken"),
        .init(["resting"], "vertical drag that the sheet owns (SM-3)", to: "dragging", "unsaved changes are sampled"),
        .init(
          ["dragging"], "the finger moves", to: "dragging",
          """
          the height follows; with resistance beyond the largest detent, and below the smallest where changes are \
          unsaved or no dismissal is allowed
          """),
        .init(["dragging"], "a second finger comes down", "ignored: the lift of the first one is the release"),
        .init(["dragging"], "release", if: "it leads to a detent (SM-2)", to: "settling(d')"),
        .init(
          ["dragging"], "release", if: "it leads to dismissal, but swipeToDismiss is off or an action is required",
          to: "settling(nearest to h)", "the refusal is told: dismissRefused"),
        .init(
          ["dragging"], "release", if: "it leads to dismissal, and there were unsaved changes when the drag began",
          to: "confirming(nearest to h)", "it settles there and the action sheet comes up"),
        .init(
          ["dragging"], "release", if: "it leads to dismissal, and nothing is unsaved", to: "dismissing(swipe)"),
        .init(
          ["dragging"], "the touch is cancelled: also by a lost device, dropped events, or a new size of the screen",
          to: "settling(d)", "back to where the drag came from, by the heights of the new size"),
        .init(
          ["dragging"], "Escape of a key or a reader, or a reader's action on the grabber", to: "resting(d)",
          "the drag ends at once, then as at rest"),
        .init(
          ["settling"], "Escape of a key or a reader, a button, or a completing action", to: "resting(d')",
          "the movement ends at once, then as at rest"),
        .init(
          ["settling"], "end of the movement", to: "resting(d')",
          "a detent that is another one is spoken; whether the sheet is modal is looked at anew (SM-7)"),
        .init(
          ["settling"], "a finger comes down on the grabber, the header, or content at offset 0",
          to: "dragging(d', shown height)",
          """
          it stops at the height shown and samples unsaved changes anew; it goes on settling where the movement \
          turns out to be the content's; a tap on the grabber or a control counts, and not its release
          """),
        .init(
          ["settling"], "tap on the grabber, or a reader activates, increments or decrements it",
          if: "there are at least two detents", to: "settling(d'')", "counted from where it was going"),
        .init(
          ["resting", "settling"], "another orientation, size or safe area",
          """
          the same detent at its new height; where it does not exist at this size (A-54) the next larger one stands \
          in until it exists again; spoken only if the detent differs
          """),
        .init(
          ["resting", "dragging", "settling"], "the app chooses a detent or changes the set",
          to: "settling(chosen, or nearest in the new set)", "the drag is cancelled"),
        .init(
          ["resting"], "tap on the grabber, or a reader activates it", if: "there are at least two detents",
          to: "settling(next d)", "SM-2"),
        .init(["resting"], "Done or OK", to: "dismissing(button)", "changes are committed"),
        .init(
          ["resting"], "Dismiss or Close", if: "nothing is unsaved, or the sheet only informs",
          to: "dismissing(button)"),
        .init(["resting"], "Dismiss or Close", if: "there are unsaved changes", to: "confirming(d)"),
        .init(
          ["resting"], "Cancel, Escape of a key, or Escape of a reader", if: "there are unsaved changes",
          to: "confirming(d)", "the documents say so of swipes; A-44 extends it"),
        .init(["resting"], "Cancel", if: "nothing is unsaved", to: "dismissing(button)"),
        .init(["resting"], "Escape of a key or a reader", if: "nothing is unsaved", to: "dismissing(escape)"),
        .init(
          ["resting"], "any way out but an offered action",
          if: "an action is required; this goes before every other condition", "the refusal is told: dismissRefused"),
        .init(
          ["resting", "dragging", "settling", "confirming"], "the app dismisses it, or its parent goes",
          to: "dismissing(programmatic)",
          "nothing is asked; the drag is cancelled; an open action sheet closes first, without effect"),
        .init(
          ["resting"], "completing action", if: "autoDismissOnCompletion", to: "dismissing(completed)",
          "the result is delivered"),
        .init(["resting"], "tap outside, or time passing", "swallowed if it is modal, else the parent's"),
        .init(["confirming"], "discard", to: "dismissing(discarded)", "the changes are dropped"),
        .init(["confirming"], "save", if: "it is offered", to: "dismissing(saved)", "the changes are kept"),
        .init(["confirming"], "cancel", to: "resting(d)", "the changes are as they were and the cursor is back"),
        .init(["confirming"], "a second swipe, or another orientation", "nothing but a new layout"),
        .init(
          ["dismissing"], "end of the transition", if: "no second sheet replaces it", to: "absent",
          "onDismiss once, for every reason; dimming ends, the parent's task goes on, the focus returns"),
        .init(
          ["dismissing"], "end of the transition", if: "a second sheet replaces it and it may come back",
          to: "waiting", "onDismiss once; the parent stays blocked and unspoken (SM-5)"),
        .init(
          ["dismissing"], "end of the transition", if: "a second sheet replaces it and it does not come back",
          to: "absent", "onDismiss once; the parent stays blocked and unspoken (SM-5)"),
        .init(["waiting"], "the second sheet is gone", to: "presenting", "SM-5"),
        .init(["waiting"], "the parent goes, or the app gives it up", to: "absent"),
      ],
      statements: [
        "sheet-modal-blocks-parent", "sheet-one-at-a-time", "sheet-close-returns-to-parent",
        "sheet-modal-dismissed-before-resuming", "sheet-auto-dismiss-on-completion", "sheet-swipe-dismiss",
        "sheet-unsaved-swipe-confirm", "sheet-unsaved-checked-at-swipe-start", "sheet-keeps-place",
        "modality-explicit-exit",
      ])
}
