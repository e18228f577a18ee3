internal import Scenes

extension StateMachine {
  /// Of what scrolls: fingers, pages, the crown, scrolling that nobody does, indicators, the jog bar.
  static let scrolling: [StateMachine] = [
    StateMachine(
      "SM-8", "Scrolling under a finger", .all,
      states: [
        .init("idle", "at rest"),
        .init("tracking", "the content follows the finger"),
        .init("decelerating", "it goes on by itself"),
        .init("settling", "it returns from beyond an end"),
      ],
      transitions: [
        .init(
          ["idle"], "a finger moves further than P.tapSlop along an axis that scrolls", to: "tracking",
          "the view under the start point owns the gesture; a movement across goes to the nested view with that axis"),
        .init(["tracking"], "release with speed", to: "decelerating"),
        .init(["tracking"], "release without speed", if: "beyond an end", to: "settling"),
        .init(["tracking"], "release without speed", if: "within the ends", to: "idle"),
        .init(["tracking"], "the touch is cancelled", to: "settling", "without speed"),
        .init(["decelerating"], "the speed is used up, or an end is reached", to: "settling"),
        .init(["settling"], "the content is within its ends", to: "idle"),
        .init(
          ["decelerating", "settling"], "a finger comes down", to: "tracking",
          "the content stops under it; lifted without movement it activates nothing"),
        .init(
          ["tracking"], "a second finger comes down",
          "the content does not move twice; where it can be magnified a pinch begins"),
        .init(
          ["tracking"], "another orientation, other bounds or another size of content", to: "idle",
          "the offset is kept within 0 and the greatest"),
        .init(["tracking"], "an app or an occasion of SM-11 asks to scroll", "it waits for the release"),
      ],
      notes: [
        """
        A drag that scrolls never activates a button. One that nobody takes is the pressed control's, which acts where \
        the finger lifts on it or 70 pt beside it at most (UIControl), except on macOS and tvOS.
        """,
        "When indicators show is SM-12.",
      ],
      statements: [
        "scroll-default-gestures", "scroll-content-larger-than-view", "scroll-people-initiate",
        "scroll-custom-keeps-elastic", "action-sheet-scroll-no-accidental-tap",
      ]),
    StateMachine(
      "SM-9", "Pages that overlap", .all,
      states: [
        .init(
          "page", "on page n of m; stride = size of a page - overlap, offsets 0, stride, 2 stride … to the greatest")
      ],
      transitions: [
        .init(
          ["page"], "swipe, Page key or a reader's scrolling", to: "page(n ± 1)",
          "no further than the first and last; the page control follows, and page n of m is announced"),
        .init(
          ["page"], "the view gets another size", to: "page(with the first visible content)",
          "the usual size of a page is computed anew"),
      ],
      notes: [
        "There are 1 + ceil((content - page) / stride) pages where the content is larger than a page, else one.",
        "An overlap of a page or more is an error of the document.",
        "On tvOS the focus goes over pages, and A-41 says which way a swipe turns them.",
      ],
      statements: [
        "scroll-page-interaction-defined", "scroll-page-size-default-view", "scroll-page-overlap-subtracted",
        "scroll-paging-fixed-amount", "scroll-page-overlap-both-ends-ko",
      ]),
    StateMachine(
      "SM-10", "The crown and pages of different height", [.watchOS],
      states: [
        .init(
          "page",
          """
          on page i at offset o; the greatest offset is what its content is higher than the visible height (A-39), \
          or 0
          """)
      ],
      transitions: [
        .init(
          ["page"], "a notch forward", if: "o is below the greatest", to: "page(i, o + P.crownStep at most)",
          "the indicator shows how far the page has scrolled"),
        .init(
          ["page"], "a notch forward", if: "the page does not scroll and is not the last", to: "page(i + 1, 0)",
          "within the same burst too; the indicator shows dots, or how far the page has scrolled if that is long"),
        .init(
          ["page"], "a notch forward", if: "the end of a long page was reached in this burst",
          "what is left of the burst is dropped; a notch back moves at once"),
        .init(
          ["page"], "a notch forward", if: "at the end of a long page that is not the last, in a new burst",
          to: "page(i + 1, 0)"),
        .init(["page"], "a notch forward", if: "at the end of the last page", "elastic"),
        .init(["page"], "a notch back", to: "page(mirrored)", "as forward; a long page is entered at its end"),
        .init(
          ["page"], "50 milliseconds without a turn", if: "what was turned scrolls on, fast (P.swipe), and can go on",
          to: "page(i, further on)",
          """
          the content decelerates (SM-8) from P.crownMomentum of the speed of the last 100 milliseconds; the project's, \
          and off by default
          """),
      ],
      notes: [
        "A burst is a run of rotation without a pause of P.crownBurst.",
        """
        A single list scrolls by the crown only where its content is higher than the visible height. Horizontal tab \
        views are not turned by it.
        """,
      ],
      statements: [
        "scroll-watchos-crown-navigates", "scroll-watchos-crown-scrolls-tall-content",
        "scroll-watchos-crown-pages-vertical-stack", "scroll-watchos-crown-mixed-pages",
        "scroll-watchos-indicator-expands",
      ]),
    StateMachine(
      "SM-11", "Scrolling that nobody does", .all,
      states: [
        .init("still", "what matters is in sight, or nothing asks for it"),
        .init("scrolling", "the content goes there by the smallest way on that axis"),
      ],
      transitions: [
        .init(
          ["still"], "(1) the app selects something or places the caret", if: "it is out of sight", to: "scrolling"),
        .init(
          ["still"], "(2) text is typed", if: "the caret is out of sight", to: "scrolling",
          "before the text is put in"),
        .init(
          ["still"], "(3) the pointer is beyond an edge while it selects", to: "scrolling",
          "for as long as it is there"),
        .init(
          ["scrolling"], "the pointer returns or is released, or the content ends", if: "it was (3)", to: "still"),
        .init(
          ["still"], "(4) something is done to a selection", if: "it is out of sight", to: "scrolling",
          "before it is done"),
        .init(
          ["still"], "(5) the focus or the reader's cursor moves", if: "the item does not show as a whole",
          to: "scrolling", "to as much of it as fits; from the documents on tvOS, the project's elsewhere"),
        .init(["still"], "(6) the on-screen keyboard covers the caret", to: "scrolling", "the project's"),
        .init(["still"], "(7) a cause that the app declares", to: "scrolling", "the project's"),
        .init(["scrolling"], "what matters is in sight", to: "still"),
      ],
      notes: [
        "A selection of which a part is in sight is left where it is (1 and 4).",
        "The documents' list is open (A-55); scrolling without any of these causes is for a person to look at.",
      ],
      statements: [
        "scroll-people-initiate", "scroll-auto-when-content-out-of-view", "scroll-auto-find-text",
        "scroll-auto-insertion-point-hidden", "scroll-auto-typing-returns", "scroll-auto-pointer-past-edge",
        "scroll-auto-selection-hidden", "scroll-auto-before-acting-on-selection", "scroll-auto-minimal",
        "scroll-auto-partial-selection-enough", "scroll-tvos-focus-autoscroll",
      ]),
    StateMachine(
      "SM-12", "When scroll indicators show", .all,
      states: [
        .init("hidden", "nothing shows"),
        .init("visible", "the indicator or scroll bar shows"),
      ],
      transitions: [
        .init(
          ["hidden"], "scrolling on iOS or iPadOS", if: "no page control on that axis", to: "visible", "translucent"),
        .init(["hidden"], "scrolling on macOS", to: "visible", "the layout does not shift"),
        .init(
          ["hidden"], "nothing, on macOS",
          if: "the setting is always, a device forces bars, or a control is in line with one", to: "visible",
          "it stays"),
        .init(["hidden"], "anything, on tvOS", "there are none"),
        .init(
          ["hidden"], "a swipe begins, on visionOS", to: "visible",
          "where it always is, of its size; looked at and dragged it is a jog bar (SM-13)"),
        .init(
          ["hidden"], "scrolling on watchOS", to: "visible",
          "beside the crown; vertical tab views show a page indicator at rest, which grows in a long page"),
        .init(["visible"], "P.indicatorHide after the end of the scrolling", if: "nothing keeps it", to: "hidden"),
      ],
      statements: [
        "scroll-indicator-after-scroll-starts", "scroll-indicator-translucent",
        "scroll-indicator-differs-by-platform", "scroll-ios-no-indicator-with-page-control",
        "scroll-macos-bars-on-interaction", "scroll-macos-setting-always", "scroll-macos-device-forces-bars",
        "scroll-macos-inline-forces-visible", "scroll-macos-no-content-shift", "scroll-tvos-no-scroll-bars",
        "scroll-visionos-indicator-on-swipe", "scroll-watchos-indicator-expands",
      ]),
    StateMachine(
      "SM-13", "The jog bar", [.visionOS],
      states: [
        .init("hidden", "no indicator"),
        .init("indicator", "the scroll indicator shows"),
        .init("jog", "ticks show, at the displacement d and the speed v"),
      ],
      transitions: [
        .init(["hidden"], "swipe", to: "indicator"),
        .init(["indicator"], "it is looked at and a drag begins", to: "jog(d = 0, v = 0)", "the ticks show"),
        .init(
          ["jog"], "the hand moves", to: "jog", "v follows d by the law of A-33, the offset and the ticks follow v"),
        .init(["jog"], "release", to: "indicator", "v = 0"),
        .init(["indicator"], "time passes", to: "hidden", "SM-12"),
        .init(["hidden", "indicator"], "a drag that is not looked at", "it scrolls as ever"),
      ],
      statements: [
        "scroll-visionos-jog-start", "scroll-visionos-jog-controls-speed", "scroll-visionos-jog-ticks",
        "scroll-visionos-jog-precise", "scroll-visionos-indicator-on-swipe",
      ]),
  ]
}
