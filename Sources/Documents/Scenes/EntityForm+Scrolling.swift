import Accessibility
import Scenes

extension EntityForm where Entity == Element {
  /// What a scroll view or list says about its scrolling; of what does not scroll it is refused.
  static var scrolling: [Attribute<Element>] {
    [
      .optional(
        "axes", .options(Axes.named), \.axes,
        "Axes along which it scrolls: a scroll view by the size of its content unless given, a list, table or tree only where it says so here or by contentSize. What zoom has magnified scrolls along the other one too."
      ),
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
      .optional(
        "directionalLock", .flag, \.directionalLock, default: false,
        "Whether a finger that drags content which scrolls along both axes moves it along one of them only, the one that it went along when the drag was recognized (UIScrollView.isDirectionalLockEnabled, off there too); a drag that begins within 6.3° of 45° is not locked. Content that scrolls page by page is always dragged so."
      ),
      .optional(
        "zoom", EntityForm<Zoom>.zoom.form, \.zoom,
        "How far people can magnify what is in a scroll view, which then scrolls along both axes."),
      .optional(
        "deceleration", .choice(), \.deceleration, default: .normal,
        "How soon its content comes to rest when it is let go: normal (0.998 of the velocity is left after a millisecond) or fast (0.99)."
      ),
      .optional(
        "showsIndicator", .shownAxes, \.showsIndicator,
        "Axes on which it shows a scroll indicator, or true or false for both; those on which it scrolls unless given."),
      .optional(
        "indicator", EntityForm<IndicatorLook>.indicatorLook.form, \.indicator,
        "What its scroll indicators look like; as on the platform unless given."),
      .optional(
        "scrollCue", .options(ScrollCue.named), \.scrollCue, default: [],
        "What tells people that there is more, beside what can be found out."),
    ]
  }

  /// What a tab view, whose pages are as large as itself, cannot say.
  private static let sizes: Set<String> = ["pageSize", "overlap", "contentSize"]

  /// Made once: a scene may have 100,000 elements.
  private static let namesOfScrolling = Set(scrolling.map(\.name))

  /// Notes what an element says about scrolling although it does not scroll.
  static func checkScrolling(_ element: Element, _ node: LocatedNode, _ decoder: inout DocumentDecoder) {
    for entry in node.mapping?.entries ?? [] where element.role == .tabView && sizes.contains(entry.key) {
      decoder.note(
        entry.keyLocation, "\(entry.key) is about pages of any size, and those of a tabView are as large as it is",
        expected: "it on a scrollView with paging: true", hint: "remove it")
    }
    for entry in node.mapping?.entries ?? []
    where entry.key == "pageSize" && element.role == .scrollView && !element.paging {
      decoder.note(
        entry.keyLocation, "pageSize is about pages, and the scrollView has none", expected: "paging: true beside it",
        hint: "add paging: true, or remove it")
    }
    let saysSo = element.axes != nil || element.contentSize != nil
    let doesScroll = element.role.canScroll && (!element.role.isListOfRows || saysSo)
    guard !doesScroll, let mapping = node.mapping else { return }
    for entry in mapping.entries where namesOfScrolling.contains(entry.key) {
      if element.role.canScroll {
        decoder.note(
          entry.keyLocation, "\(entry.key) is about scrolling, and the \(element.role.rawValue) does not scroll",
          expected: "axes or contentSize beside it", hint: "add axes: [vertical]")
      } else {
        decoder.note(
          entry.keyLocation, "\(entry.key) is about scrolling, and a \(element.role.rawValue) does not scroll",
          expected: "a role that scrolls: scrollView, or list, table or tree with axes or contentSize",
          hint: "remove it, or put the \(element.role.rawValue) into a scrollView")
      }
    }
  }
}

extension Role {
  /// Whether its content may be larger than itself.
  fileprivate var canScroll: Bool {
    switch self {
    case .scrollView, .tabView, .page: true
    default: isListOfRows
    }
  }
}

extension Form where Value == Axes {
  /// A list of axes, or `true` or `false` for both.
  fileprivate static let shownAxes: Form<Axes> = {
    let list = Form<Axes>.options(Axes.named)
    return Form(
      schema: ["anyOf": [list.schema, ["type": "boolean"]]],
      read: { node, decoder in
        if let scalar = node.scalar, scalar.isPlain {
          if scalar.text == "true" { return [.vertical, .horizontal] }
          if scalar.text == "false" { return [] }
        }
        guard node.sequence != nil else {
          decoder.mismatch(
            node, expected: "a list of axes such as [vertical], or true or false",
            hint: node.meantTruth ?? node.absenceHint)
          return nil
        }
        return list.read(node, &decoder)
      },
      write: { $0.isEmpty ? false : $0 == [.vertical, .horizontal] ? true : list.write($0) })
  }()
}

extension EntityForm where Entity == IndicatorLook {
  /// What scroll indicators look like.
  static let indicatorLook: EntityForm<IndicatorLook> = EntityForm(
    "indicator", "What the scroll indicators of a view look like; as on the platform unless given.",
    attributes: [
      .optional("opacity", .number(in: 0...1, unit: "share"), \.opacity, "How opaque they are, from 0 to 1."),
      .optional("size", .choice(), \.size, "Their size, which decides how thick they are on macOS."),
      .optional("thickness", .number(in: 0...10_000, unit: "points"), \.thickness, "How thick they are."),
    ],
    start: { _, _, _ in IndicatorLook() })
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
