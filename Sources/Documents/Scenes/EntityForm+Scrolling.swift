import Scenes

extension EntityForm where Entity == Element {
  /// What a scroll view or list says about its scrolling (catalogue, 5.3).
  static var scrolling: [Attribute<Element>] {
    [
      .optional(
        "axes", .options(Axes.named), \.axes,
        "Axes along which a scroll view or list scrolls; by the size of its content unless given."),
      .optional(
        "contentSize", .size, \.contentSize, "[width, height] of what scrolls in a scroll view or list, in points."),
      .optional("paging", .flag, \.paging, default: false, "Whether it scrolls page by page."),
      .optional(
        "pageSize", .number(in: 1...100_000, unit: "points"), \.pageSize,
        "Points of a page along the axis; what shows at once unless given."),
      .optional(
        "overlap", EntityForm<PageOverlap>.overlap.form, \.overlap, default: .nothing,
        "What of a page is shown again on the next one."),
      .optional(
        "elastic", .flag, \.isElastic, default: true, "Whether its content gives at its ends and springs back."),
      .optional("zoom", EntityForm<Zoom>.zoom.form, \.zoom, "How far people can magnify what is in a scroll view."),
      .optional(
        "deceleration", .choice(), \.deceleration, default: .normal,
        "How soon its content comes to rest when it is let go: normal (0.998 of the velocity is left after a millisecond) or fast (0.99)."
      ),
    ]
  }
}

extension EntityForm where Entity == PageOverlap {
  /// What of a page is shown again on the next one.
  static let overlap: EntityForm<PageOverlap> = EntityForm(
    "overlap", "What of a page is shown again on the next one, in one of four units.",
    attributes: [
      unit(
        "lines", .integer(in: 0...1000), "Lines of text.", { .lines($0) },
        { if case .lines(let count) = $0 { count } else { nil } }),
      unit(
        "glyphRows", .integer(in: 0...1000), "Rows of glyphs.", { .glyphRows($0) },
        { if case .glyphRows(let count) = $0 { count } else { nil } }),
      unit(
        "pictureFraction", .number(in: 0...1, unit: "share"), "A share of the first picture in it.",
        { .pictureFraction($0) }, { if case .pictureFraction(let share) = $0 { share } else { nil } }),
      unit(
        "points", .number(in: 0...100_000, unit: "points"), "Points.", { .points($0) },
        { if case .points(let points) = $0 { points } else { nil } }),
    ],
    start: { _, _, _ in .nothing },
    finish: { _, node, decoder in
      guard let given = node.mapping?.entries.count, given != 1 else { return }
      decoder.note(
        node.location, given == 0 ? "the overlap has no unit" : "the overlap has several units",
        expected: "one of lines, glyphRows, pictureFraction, points")
    })

  private static func unit<Value>(
    _ name: String, _ form: Form<Value>, _ summary: String, _ make: @escaping @Sendable (Value) -> PageOverlap,
    _ part: @escaping @Sendable (PageOverlap) -> Value?
  ) -> Attribute<PageOverlap> {
    Attribute(name, form, summary, set: { $0 = make($1) }, get: part)
  }
}
