import Accessibility
import Scenes

extension EntityForm where Entity == Element {
  /// What page controls, tab views and pages say of pages.
  static var paged: [Attribute<Element>] {
    [
      .optional(
        "axis", .choice(Axes.named.map { ($0.name, $0.value) }, name: { $0 == .vertical ? "vertical" : "horizontal" }),
        \.pages.axis,
        "The axis of a page control or tab view; unless given that of what a page control is bound to, and for a tab view vertical on watchOS and horizontal elsewhere."
      ),
      .optional(
        "boundTo", .reference(.scroller), \.pages.scroller,
        "The scroll view, list or tab view whose pages a page control shows: its id, or its path."),
      .optional(
        "count", .integer(in: 1...10_000, unit: "pages"), \.pages.count,
        "Pages of a page control that is bound to nothing."),
      .optional(
        "current", .integer(in: 1...10_000), \.pages.current,
        "The page, from 1, that a tab view or an unbound page control starts with; the first unless given."),
      .optional(
        "contentHeight", .number(in: 0...100_000, unit: "points"), \.pages.contentHeight,
        "Points of a page's content; those of what is laid out in it unless given."),
      .optional(
        "heightKind", .choice(), \.pages.heightKind, "Whether a page is as high as the screen or as its content."),
      .optional("purpose", .text, \.pages.purpose, "What a page is for."),
    ]
  }
}
