extension SpecificationDecision {
  /// sheets, their buttons, action sheets, and what scrolls in pages.
  static let first: [SpecificationDecision] = [
    .init(
      "A-01", "What is tapped to go through the detents, the sheet or its grabber?",
      """
      The grabber. Its area is at least P.grabberHit, 44 by 44 points, around its centre; over a parent that is not \
      dimmed it ends at the edge of the sheet.
      """,
      ["sheet-grabber-tap-cycles"]),
    .init(
      "A-02", "In which order does a tap go through the detents, and what follows the largest?",
      "Upwards by height, then the smallest again. A reader's increment and decrement stop at the ends and say so.",
      ["sheet-grabber-tap-cycles"]),
    .init(
      "A-03", "About half of what, almost all of what, and how nearly?",
      """
      Medium against the height of large, within 0.05; large against the screen, from 0.85 to less than all of it on \
      a portrait iPhone, and that only for a person to look at.
      """,
      [
        "sheet-example-translate-dictionary", "sheet-large-parent-strip-visible", "sheet-detent-large-diagram",
        "sheet-detent-medium-height", "sheet-detent-medium-diagram",
      ]),
    .init(
      "A-04", "Is a person asked about unsaved changes when the swipe begins or when it ends?",
      """
      Whether there are changes is looked at when the gesture begins. The sheet follows with resistance and does not \
      leave. It asks at the end if the finger satisfies the threshold, and settles beneath the question at the \
      detent nearest to the finger.
      """,
      ["sheet-unsaved-swipe-confirm", "sheet-unsaved-checked-at-swipe-start"]),
    .init(
      "A-05", "Is the top of the screen its edge or the top of the card?",
      """
      Both: a swipe begins in P.headerZone, from the top of the screen to the bottom of the sheet's header, at least \
      44 points below the sheet's top. The dimmed strip above belongs to the sheet, not to the parent. P.systemEdge \
      leaves the outermost points to the system.
      """,
      ["modality-swipe-down-from-top"]),
    .init(
      "A-06", "Does scrolling first expand the sheet or move its content, and may it turn into a dismissal?",
      """
      Below the largest detent an upward drag of content at offset 0 expands, at the largest it scrolls. The owner \
      never changes within a gesture, but from expanding to scrolling at the largest detent.
      """,
      [
        "sheet-resizable-expands-on-scroll", "modality-swipe-down-anywhere-when-at-top",
        "modality-swipe-down-scrolls-when-not-at-top",
      ]),
    .init(
      "A-07", "Does a swipe down lead to the next smaller detent or dismiss?",
      """
      A slow release goes to the nearest of the detents and height 0, so below half of the smallest detent it \
      dismisses. A flick down goes one detent down, and at the smallest or below it dismisses at P.dismissSpeed. A \
      flick up never dismisses. The whole order is the release rule of SM-2.
      """,
      [
        "sheet-drag-resizes", "sheet-swipe-dismiss", "modality-swipe-down-from-top",
        "modality-swipe-down-anywhere-when-at-top",
      ]),
    .init(
      "A-08", "One sheet at a time in what, and what counts as one?",
      """
      In a scene, on macOS in a window. Sheets count; alerts, action sheets, popovers, menus, panels and full \
      screens do not; a sheet inside a popover counts by itself. A share sheet over a sheet is for a person to look \
      at, as it is the system's.
      """,
      ["sheet-one-at-a-time", "sheet-close-first-before-second"]),
    .init(
      "A-09", "Is a first sheet that comes back as it was?",
      """
      Yes: content, offset, detent and unsaved changes are kept. It is announced in full, counts as presented anew, \
      and is for a person to look at.
      """,
      ["sheet-no-return-to-another-sheet", "sheet-redisplay-first"]),
    .init(
      "A-10", "How large is a corner of a sheet?",
      """
      The outer half of its width, and a band at its head or foot of a quarter of its height or 64 points, whichever \
      is more (P.cornerZone). The centre of the button lies in it; of a toolbar its outermost item on that side.
      """,
      ["sheet-done-top-trailing-ios", "sheet-cancel-top-leading-ios", "sheet-macos-dismiss-bottom-trailing"]),
    .init(
      "A-11", "How are Done, Dismiss, OK and Cancel known?",
      """
      By their role, else by a table of labels in at least English and Korean. A label that says another thing than \
      the role is a warning.
      """,
      [
        "sheet-done-top-trailing-ios", "sheet-cancel-top-leading-ios", "sheet-macos-dismiss-bottom-trailing",
        "sheet-watchos-done-when-info-only",
      ]),
    .init(
      "A-12", "Where are upper left and bottom trailing in layouts from right to left?",
      """
      Trailing is mirrored. The upper left of watchOS is taken as top leading and is mirrored; where it is not, that \
      is for a person to look at.
      """,
      [
        "sheet-macos-dismiss-bottom-trailing", "sheet-watchos-default-cancel-button",
        "sheet-watchos-no-title-like-label", "action-sheet-cancel-upper-left-watchos",
      ]),
    .init(
      "A-13", "What is a reasonable default size?",
      """
      Nothing that matters is cut off, the sheet is no larger than its parent window, and no more than \
      P.maxEmptyRatio of it is empty; else a person is to look.
      """,
      ["sheet-macos-reasonable-size", "sheet-macos-size-fits-content"]),
    .init(
      "A-14", "What is most or all of a window?",
      "More than half of its area is a warning, 95 % and more an error (P.visionMost, P.visionAll).",
      ["sheet-visionos-context-size", "sheet-visionos-not-cover-most"]),
    .init(
      "A-15", "Where is the centre of the field of view, and what comes from the bottom edge?",
      """
      The field of view is the window unless the scene says fieldOfView; its centre is met within 5 % of each \
      dimension. A sheet comes from the bottom if its presentationEdge says so or it reaches the bottom of the \
      window.
      """,
      ["sheet-visionos-not-from-bottom", "sheet-visionos-centered"]),
    .init(
      "A-16", "What is semitransparent?",
      "An opacity between 0 and 1, neither of them. What shows through stays out of a reader's reach.",
      ["sheet-watchos-semitransparent"]),
    .init(
      "A-17", "Is a sheet that is undimmed up to a detent modal above it?",
      """
      Yes. Whether it is modal is asked of each detent (SM-7); crossing the border changes what can be reached and \
      is announced.
      """,
      ["sheet-nonmodal-parent-interactive", "sheet-nonmodal-needs-medium-and-undimmed", "sheet-api-largest-undimmed"]),
    .init(
      "A-18", "Does a tap outside dismiss a sheet?",
      """
      Not in the engine, as no document lists it: the dimming swallows it, or the parent gets it. In an interface \
      that is audited it is for a person to look at, and an error where an action is required or unsaved changes are \
      lost.
      """,
      ["sheet-modal-blocks-parent", "modality-explicit-exit"]),
    .init(
      "A-19", "Do the rules of popovers hold, which only the older page has?",
      "Yes, on iOS and iPadOS: nothing contradicts them.",
      ["sheet-not-on-popover", "sheet-inside-popover-allowed", "sheet-nothing-on-popover"]),
    .init(
      "A-20", "Is the limit of four buttons a general one?",
      """
      It stands with watchOS and is a warning there. On iOS and iPadOS more than four are for a person to look at, \
      and the firm limit is that nothing scrolls. Elsewhere there is none.
      """,
      ["action-sheet-fewer-buttons-faster", "action-sheet-watchos-max-four"]),
    .init(
      "A-21", "Where do several destructive buttons go?",
      "All before the others, in any order among themselves.",
      ["action-sheet-destructive-on-top"]),
    .init(
      "A-22", "When is a title one line, where no text is laid out?",
      """
      By its declared titleLines, else by an estimate: 1 em for a full-width character and 0.55 em for others at 13 \
      points, against the width of the sheet without 16 points on each side.
      """,
      ["action-sheet-title-one-line", "action-sheet-title-not-truncated"]),
    .init(
      "A-23", "When is a message necessary?",
      "Where there is one, a person is to look; one that only repeats the title is a warning; none is right.",
      ["action-sheet-message-only-if-needed"]),
    .init(
      "A-24", "When is a button prominent?",
      """
      When its style is destructive and its colour or weight differs from that of default buttons; where the scene \
      says nothing of looks, its style is enough.
      """,
      ["action-sheet-destructive-prominent"]),
    .init(
      "A-25", "Where are beginning, middle and end?",
      "Thirds of the way through the content; exactly at an end it is the top or the bottom that is spoken.",
      ["scroll-indicator-near-begin-middle-end"]),
    .init(
      "A-26", "How do content and scroll bars give way?",
      """
      Beyond an end they follow with resistance: bounds · (1 - 1 / (travel · 0.55 / bounds + 1)), and spring back. \
      An audit asks only for sign, monotony and return.
      """,
      ["scroll-custom-keeps-elastic"]),
    .init(
      "A-27", "How far does a page turn at the ends, and when sizes change?",
      """
      By the size of a page less the overlap; the last stride ends where the content does. There are 1 + ceil((content \
      - page) / stride) pages, or one where all of it fits. Inner pages show the overlap on both sides.
      """,
      ["scroll-page-size-default-view", "scroll-page-overlap-subtracted", "scroll-page-overlap-both-ends-ko"]),
    .init(
      "A-28", "What makes it apparent that something scrolls?",
      """
      An item of which 10 to 90 % show, an indicator that stays, a page control, or a cue that the author declares; \
      one is enough.
      """,
      ["scroll-make-scrollability-apparent", "scroll-partial-content-at-edge"]),
  ]
}
