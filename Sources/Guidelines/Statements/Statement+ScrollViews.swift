internal import Scenes

extension Statement {
  /// Scroll views on all and on several platforms.
  static let scrollViews: [Statement] = [
    .init(
      "scroll-content-larger-than-view", .structure, .all, [.scrollViews("8-9")],
      "A scroll view lets people see content larger than the view's own bounds."),
    .init(
      "scroll-vertical-or-horizontal", .behaviour, .all, [.scrollViews("8-9")],
      "Content moves vertically or horizontally."),
    .init(
      "scroll-view-has-no-appearance", .structure, .all, [.scrollViews("10-11")],
      "The scroll view as such has no look of its own."),
    .init(
      "scroll-indicator-translucent", .structure, .all, [.scrollViews("10-12")],
      "A translucent scroll indicator may be part of it.",
      narrowed: [Narrowing([.tvOS], "tvOS shows no scroll indicators: the focus tells where people are.")]),
    .init(
      "scroll-indicator-after-scroll-starts", .behaviour, .all, [.scrollViews("10-11")],
      "The indicator typically appears once people have begun to scroll.",
      status: "narrowed by platform profiles (C-24)",
      narrowed: [Narrowing([.tvOS], "tvOS shows no scroll indicators: the focus tells where people are.")]),
    .init(
      "scroll-indicator-differs-by-platform", .structure, .all, [.scrollViews("10-11")],
      "Look and behaviour of indicators vary with the platform."),
    .init(
      "scroll-indicator-gives-feedback", .dynamicAudit, .all, [.scrollViews("10-11")],
      "All indicators give visual feedback about scrolling.", status: "narrowed: not tvOS (C-24)",
      narrowed: [Narrowing([.tvOS], "tvOS shows no scroll indicators: the focus tells where people are.")]),
    .init(
      "scroll-indicator-near-begin-middle-end", .behaviour, [.iOS, .iPadOS, .macOS, .visionOS, .watchOS],
      [.scrollViews("10-11")],
      """
      Everywhere but on tvOS the indicator tells whether what is visible lies near the beginning, middle or end \
      (five platforms are listed).
      """),
    .init(
      "scroll-indicator-length-ko", .behaviour, .all, [.scrollViews("12")],
      "Translator's summary: place and length of the indicator let people guess how much there is to scroll.",
      narrowed: [
        Narrowing([.tvOS], "tvOS shows no scroll indicators: the focus tells where people are."),
        Narrowing(
          [.visionOS], "On visionOS the indicator is small and of one size (scroll-visionos-indicator-fixed-small)."),
      ]),
    .init(
      "scroll-default-gestures", .dynamicAudit, .all, [.scrollViews("16-18")],
      "The default scrolling gestures are supported."),
    .init(
      "scroll-default-keyboard-shortcuts", .dynamicAudit, .all, [.scrollViews("16-18")],
      "The default keyboard shortcuts for scrolling are supported."),
    .init(
      "scroll-works-everywhere", .dynamicAudit, .all, [.scrollViews("16-18")],
      "People know the system-wide behaviour and expect it in every place."),
    .init(
      "scroll-custom-keeps-elastic", .dynamicAudit, .all, [.scrollViews("16-17")],
      "Custom scrolling must keep the elastic behaviour that people expect of scroll bars.",
      narrowed: [
        Narrowing([.tvOS], "No finger lies on the content there, and keys and the focus stop at its ends.")
      ]),
    .init(
      "scroll-make-scrollability-apparent", .audit, .all, [.scrollViews("20-22")],
      "It should be evident when content can be scrolled."),
    .init(
      "scroll-bars-not-always-visible", .structure, .all, [.scrollViews("20-21")],
      "Scroll bars are not always to be seen, hence another cue is helpful."),
    .init(
      "scroll-partial-content-at-edge", .audit, .all, [.scrollViews("20-22")],
      "Showing a piece of content cut at the edge tells that there is more in that direction."),
    .init(
      "scroll-draw-attention-anyway", .advice, .all, [.scrollViews("20-21")],
      "Most people try scrolling at once, but pointing them to it is considerate."),
    .init(
      "scroll-no-nested-same-axis", .audit, .all, [.scrollViews("23-25")],
      "A scroll view should not sit inside another one of the same orientation.",
      status: "narrowed: not the watchOS page stack (C-25)"),
    .init(
      "scroll-nested-same-axis-unpredictable", .dynamicAudit, .all, [.scrollViews("23-24")],
      "Such nesting can make the interface unpredictable and hard to control."),
    .init(
      "scroll-nested-cross-axis-ok", .structure, .all, [.scrollViews("23-25")],
      "A horizontal scroll view within a vertical one, or the reverse, is all right."),
    .init(
      "scroll-paging-consider", .advice, .all, [.scrollViews("27, 29, 31")],
      "Consider scrolling page by page where it suits the content."),
    .init(
      "scroll-paging-fixed-amount", .behaviour, .all, [.scrollViews("27, 29")],
      "Paged scrolling moves a fixed amount per interaction rather than continuously."),
    .init(
      "scroll-page-size-default-view", .structure, [.iOS, .iPadOS, .macOS, .visionOS, .watchOS],
      [.scrollViews("27, 29")],
      "The page's size can be defined; it typically equals the view's present height or width.",
      status: "narrowed: the source says most platforms; tvOS pages by focus"),
    .init(
      "scroll-page-interaction-defined", .behaviour, [.iOS, .iPadOS, .macOS, .visionOS, .watchOS],
      [.scrollViews("27, 29")],
      "An interaction is defined that scrolls by one page at a time.",
      status: "narrowed: the source says most platforms; tvOS pages by focus"),
    .init(
      "scroll-page-overlap-subtracted", .behaviour, .all, [.scrollViews("27, 29, 31")],
      "To keep context, a unit of overlap can be defined and taken off the page size."),
    .init(
      "scroll-page-overlap-units", .structure, .all, [.scrollViews("27, 29")],
      "Overlap units are, for instance, a text line, a glyph row or a share of a picture."),
    .init(
      "scroll-page-overlap-both-ends-ko", .dynamicAudit, .all, [.scrollViews("31")],
      "Translator's summary: content is repeated at the start and at the end of every page."),
    .init(
      "scroll-people-initiate", .structure, .all, [.scrollViews("33-34")],
      "People start nearly all scrolling themselves."),
    .init(
      "scroll-auto-when-content-out-of-view", .behaviour, .all, [.scrollViews("33-34")],
      "Automatic scrolling helps people find their place when relevant content has gone out of view."),
    .init(
      "scroll-auto-selection-hidden", .behaviour, .all, [.scrollViews("35-36")],
      "If the app selects content in a hidden area, it scrolls the selection into view."),
    .init(
      "scroll-auto-insertion-point-hidden", .behaviour, .all, [.scrollViews("35-36")],
      "If the app puts the insertion point in a hidden area, it scrolls that into view."),
    .init(
      "scroll-auto-find-text", .behaviour, .all, [.scrollViews("35-36")],
      "Example: text found by a search becomes the selection and is scrolled into view."),
    .init(
      "scroll-auto-typing-returns", .behaviour, .all, [.scrollViews("38-39")],
      """
      If people start entering data at a place not visible at the moment, the view returns to the caret at the first \
      keystroke.
      """),
    .init(
      "scroll-auto-pointer-past-edge", .behaviour, .all, [.scrollViews("41-42")],
      """
      If the pointer passes the view's edge during a selection, the view scrolls after it in the direction of its \
      movement.
      """,
      narrowed: [
        Narrowing([.tvOS], "tvOS has no pointer, with which a selection could leave the view.")
      ]),
    .init(
      "scroll-auto-before-acting-on-selection", .behaviour, .all, [.scrollViews("44-45")],
      """
      If people select something, scroll elsewhere and then act on the selection, the view first scrolls until the \
      selection is in view, then does the operation.
      """),
    .init(
      "scroll-auto-minimal", .behaviour, .all, [.scrollViews("46-47")],
      "In every case automatic scrolling goes only as far as needed for people to keep their context."),
    .init(
      "scroll-auto-partial-selection-enough", .behaviour, .all, [.scrollViews("46-47")],
      "If part of the selection is visible, the rest need not be scrolled in."),
    .init(
      "scroll-zoom-limits", .audit, .all, [.scrollViews("48-49")],
      "A view that supports zoom has a suitable largest and smallest scale."),
    .init(
      "scroll-zoom-not-one-character", .audit, .all, [.scrollViews("48-49")],
      "Example: letting text grow until one character fills the screen rarely makes sense."),
  ]
}
