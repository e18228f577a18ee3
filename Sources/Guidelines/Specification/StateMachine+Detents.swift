internal import Scenes

extension StateMachine {
  /// Of detents, of drags on a sheet, and of what follows from them.
  static let detents: [StateMachine] = [
    StateMachine(
      "SM-2", "The detents of a sheet", .all,
      states: [
        .init(
          "d",
          """
          at d(i) of the detents d(1) < … < d(n) that are active at this size; large alone if there is none
          """),
        .init("dismissed", "gone, as if that were a detent of height 0"),
      ],
      transitions: [
        .init(
          ["d"], "tap on the grabber, Space or Return on it, or a reader activates it", to: "d(i + 1)",
          "by P.grabberCycle; by default upwards, and from d(n) to d(1)"),
        .init(
          ["d"], "a reader increments or decrements", if: "there is a next one that way", to: "d(i ± 1)",
          "at an end it stays, and largest or smallest is spoken"),
        .init(["d"], "drag of the grabber", to: "d(by the release rule)", "the sheet follows the finger"),
        .init(["d"], "content is scrolled upwards", if: "it is at offset 0 and i < n", to: "d(i + 1)", "SM-3"),
        .init(["d"], "flick up", if: "i < n", to: "d(i + 1)"),
        .init(["d"], "flick down", if: "i > 1", to: "d(i - 1)"),
        .init(["d"], "flick down at P.dismissSpeed", if: "the sheet is at d(1) or below it", to: "dismissed"),
        .init(
          ["d"], "anything", if: "n = 1",
          "no input changes the detent, and the grabber is not adjustable; the sheet can still be dismissed"),
      ],
      notes: [
        "Where a platform or its version has no detents, there is only large.",
        """
        The release rule holds for every drag that the sheet owns; its rules 1 to 4 are asked in order. h is the height \
        that the finger asks for, without resistance. v is the velocity of the release, positive upwards.
        """,
        """
        What an on-screen keyboard lifted the sheet by, and takes back as the drag ends, is taken off h, but for two \
        cases: a finger that takes no more than the lift back has not come below where the sheet rested, and one that \
        is nearer to the next detent than to where it took the sheet asks for where it is.
        """,
        """
        A flick is a release at P.swipeSpeed or more at which the finger, slop included, is further than P.tapSlop \
        above the lowest point of the drag (upwards) or below its highest (downwards). A tremble at the lift changes \
        nothing (A-65).
        """,
        "Release 1: a flick up never dismisses; it goes to release 3.",
        """
        Release 2: it dismisses, if SM-1 allows it, where h is below P.dismissShare of d(1), or where h is at most \
        d(1) plus P.geomTol and the sheet goes down at P.dismissSpeed or more. A flick down from above d(1) stops at \
        a detent first.
        """,
        """
        Release 3: a flick leads to the next detent that way that is beyond h by more than P.geomTol, or by more \
        than the smaller of P.detentRelease and half the gap between the detents around h if that is larger; if \
        there is none, to d(n) or d(1).
        """,
        """
        Release 4: any other release within P.detentRelease of the detent that the drag began at, but at most half \
        the way to the next, returns there; 0 is no grip. Else the nearest by P.settleRule: of two equally near ones \
        the one nearer to where the drag began, else the smaller.
        """,
        """
        P.releasePolicy neighbour, the default: releases 3 and 4 lead no further than one detent from the one nearest \
        to h. free: instead of releases 2 to 4 the nearest of 0 and d(1) to d(n) to h + P.settleLookahead · v, where 0 \
        is dismissal, to which no flick up leads; there is no grip.
        """,
        """
        P.grabberCycle wrap, the default, or pingPong: up to d(n), then down to d(1); the direction is up again \
        after any other change of the detent. Of the presets only material has pingPong.
        """,
        "A dismissal that is refused or asked about settles at the detent nearest to h.",
        """
        A sheet that is caught while it moves stops at the height shown. A centred card keeps its edge under the \
        finger: above d(1) its height changes by twice the finger's way, below it the card moves down and keeps its \
        height.
        """,
        "At rest the height is that of a detent; where the sheet stands on the bottom edge, that edge never moves.",
      ],
      statements: [
        "sheet-detent-is-rest-height", "sheet-resizes-by-detents", "sheet-grabber-tap-cycles", "sheet-drag-resizes",
        "sheet-resizable-expands-on-scroll", "sheet-resizable-expands-on-grabber-drag", "sheet-swipe-dismiss",
        "sheet-detent-word-meaning", "sheet-two-system-detents",
      ]),
    StateMachine(
      "SM-3", "Who owns a vertical drag on a sheet", [.iOS, .iPadOS],
      states: [
        .init("undecided", "the finger has not passed P.tapSlop"),
        .init("sheet", "the sheet is resized or dismissed"),
        .init("content", "what lies under the finger scrolls"),
        .init("control", "the control or keyboard under the finger uses the movement"),
        .init("parent", "the drag is the parent's"),
        .init("nobody", "swallowed"),
      ],
      transitions: [
        .init(["undecided"], "drag on anything", if: "an action sheet or alert lies over the sheet", to: "nobody"),
        .init(
          ["undecided"], "drag of the grabber up or down", to: "sheet",
          "resizes; may dismiss from the smallest detent; upwards at the largest there is resistance"),
        .init(["undecided"], "drag on a control that uses the movement, or on the on-screen keyboard", to: "control"),
        .init(
          ["undecided"], "drag down in the header zone", to: "sheet",
          "shrinks or dismisses; the strip above a modal sheet belongs to the zone"),
        .init(["undecided"], "drag up in the header zone", if: "below the largest detent", to: "sheet", "expands"),
        .init(
          ["undecided"], "drag up in the header zone", if: "at the largest or only detent", to: "sheet",
          "resistance, then back"),
        .init(
          ["undecided"], "drag up on content at offset 0", if: "below the largest detent", to: "sheet",
          "expands; once at the largest what is left of the drag scrolls"),
        .init(
          ["undecided"], "drag up on content", if: "at the largest or only detent", to: "content",
          "scrolls, elastic at its end; nothing where nothing scrolls"),
        .init(
          ["undecided"], "drag down on content at offset 0", to: "sheet", "shrinks to the next detent, or dismisses"),
        .init(
          ["undecided"], "drag down on content that is scrolled", to: "content",
          "stops at 0, elastic; this gesture does not dismiss"),
        .init(
          ["undecided"], "drag up on content that is scrolled", if: "below the largest detent", to: "content",
          "header and grabber still expand"),
        .init(
          ["undecided"], "drag that is mainly horizontal", to: "content",
          "a horizontal scroll view, if there is one; never the sheet"),
        .init(["undecided"], "drag in a full-screen modal view", to: "content", "never dismisses"),
        .init(["undecided"], "drag beside or below a modal sheet, on the dimmed parent", to: "nobody"),
        .init(["undecided"], "drag on a parent that is not dimmed", to: "parent"),
        .init(
          ["sheet"], "the sheet reaches its largest detent", if: "it was expanding under a drag on content",
          to: "content", "the one hand-over within a gesture"),
      ],
      notes: [
        """
        The first row that fits decides, when the movement passes P.tapSlop. The owner keeps the gesture until its \
        finger lifts or it is cancelled, even where it turns round.
        """,
        """
        Offset 0 means that every vertical scroll view from the start point up to the sheet is at its top. A start \
        point inside none of them counts as offset 0.
        """,
        """
        On other platforms no drag belongs to a sheet; on macOS and visionOS a drag of an edge or corner resizes one \
        that is resizable.
        """,
      ],
      statements: [
        "sheet-resizable-expands-on-scroll", "sheet-resize-by-scroll-or-grabber-expected", "sheet-drag-resizes",
        "sheet-swipe-dismiss", "sheet-swipe-is-vertical", "modality-swipe-down-from-top",
        "modality-swipe-down-anywhere-when-at-top", "modality-swipe-down-scrolls-when-not-at-top",
        "modality-fullscreen-swipe-does-not-dismiss",
      ]),
    StateMachine(
      "SM-4", "Dismissal with unsaved changes", .all,
      states: [
        .init("resting", "at rest"),
        .init("dragging", "held by the finger that may dismiss it"),
        .init(
          "confirming",
          """
          only the question can be answered: discard first, save where it is offered, keep editing last (on watchOS \
          at the upper left)
          """),
        .init("dismissing", "going away"),
      ],
      transitions: [
        .init(
          ["resting"], "a swipe that dismisses begins", to: "dragging", "whether changes are unsaved is sampled here"),
        .init(["dragging"], "release past the threshold", if: "nothing was unsaved", to: "dismissing(swipe)"),
        .init(
          ["dragging"], "release past the threshold", if: "changes were unsaved", to: "confirming",
          "the action sheet comes up, at most once in a gesture"),
        .init(
          ["resting"], "Cancel, Dismiss, Close or Escape", if: "there are unsaved changes", to: "confirming",
          "the way in outside iOS and iPadOS, where no swipe dismisses"),
        .init(["confirming"], "discard", to: "dismissing(discarded)"),
        .init(["confirming"], "save", if: "it is offered", to: "dismissing(saved)"),
        .init(["confirming"], "cancel", to: "resting"),
        .init(["confirming"], "a second swipe", "nothing"),
      ],
      notes: [
        "The threshold is held against the finger, not against the height with resistance.",
        "visionOS has no action sheets: there the question is a confirmation dialog (C-09).",
        "Nothing that a person does loses data without discard.",
      ],
      statements: [
        "sheet-unsaved-swipe-confirm", "sheet-unsaved-checked-at-swipe-start", "sheet-no-confirm-without-changes",
        "action-sheet-mail-draft-example",
      ]),
    StateMachine(
      "SM-5", "A second sheet replaces the first", .all,
      states: [
        .init("first", "the first sheet is up"),
        .init("leaving", "the first sheet goes, as replaced"),
        .init("second", "the second sheet is up, the first one waits or is absent"),
        .init("parent", "neither is there; the parent is active"),
      ],
      transitions: [
        .init(
          ["first"], "an action in the first sheet asks for the second", to: "leaving",
          "unsaved changes are kept if it is to come back, else they are asked about first (SM-4)"),
        .init(
          ["leaving"], "end of the transition", to: "second",
          """
          the first waits if its redisplayAfter names the second, else it is absent; both are never visible together
          """),
        .init(
          ["second"], "the second is gone", if: "the first waits", to: "first",
          "with its content, offset and detent; announced anew"),
        .init(
          ["second"], "the second is gone", if: "the first is absent", to: "parent",
          "the focus goes to what opened the first"),
        .init(
          ["second"], "a third sheet replaces the second", if: "the first waits", to: "second",
          "the first now waits for the third, unless the second is to come back"),
        .init(
          ["leaving", "second"], "the second is refused or never presented", to: "first",
          "it comes back even without redisplayAfter; nothing is lost"),
        .init(["first", "leaving", "second"], "the parent goes", to: "parent"),
      ],
      statements: [
        "sheet-close-first-before-second", "sheet-redisplay-first", "sheet-no-return-to-another-sheet",
        "sheet-one-at-a-time",
      ]),
    StateMachine(
      "SM-6", "From a popover to a sheet", [.iOS, .iPadOS],
      states: [
        .init("popover", "the popover is up"),
        .init("dismissing", "the popover goes"),
        .init("sheet", "the popover is gone and the sheet comes up"),
      ],
      transitions: [
        .init(["popover"], "a control in it asks for a sheet", to: "dismissing"),
        .init(["dismissing"], "the popover is gone", to: "sheet"),
        .init(["popover"], "an alert comes up", "it may lie over the popover"),
        .init(["popover"], "a sheet inside the popover", "allowed; it stays within the popover's frame"),
      ],
      statements: [
        "sheet-not-on-popover", "sheet-inside-popover-allowed", "sheet-nothing-on-popover",
        "sheet-popover-alert-exception", "sheet-popover-closed-before-sheet",
      ]),
    StateMachine(
      "SM-7", "Whether a sheet is modal at its detent", .all,
      states: [
        .init("modal", "the parent is blocked"),
        .init("nonmodal", "the parent can be used"),
      ],
      transitions: [
        .init(
          ["modal"], "the sheet comes to rest",
          if: "iOS or iPadOS from version 15, declared nonmodal, and no higher than its largestUndimmedDetent",
          to: "nonmodal", "the parent is undimmed, the reachable set is made anew, and the change is announced"),
        .init(
          ["nonmodal"], "the sheet comes to rest", if: "higher than its largestUndimmedDetent", to: "modal",
          "the parent is dimmed, the reachable set is made anew, and the change is announced"),
        .init(["modal", "nonmodal"], "drag or movement", "what held at the last rest holds on"),
      ],
      notes: [
        """
        A sheet that is declared nonmodal and has no largestUndimmedDetent is modal, and \
        sheet-nonmodal-needs-medium-and-undimmed reports it.
        """
      ],
      statements: [
        "sheet-default-modal", "sheet-nonmodal-allowed-ios", "sheet-nonmodal-since-ios15",
        "sheet-nonmodal-needs-medium-and-undimmed", "sheet-api-largest-undimmed", "sheet-modal-dims-parent",
      ]),
  ]
}
