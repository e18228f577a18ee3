import Accessibility
import Geometry
import Scenes

extension EntityForm where Entity == Element {
  /// The attributes of an element.
  static let element: EntityForm<Element> = EntityForm(
    "element", "A control, a text, a picture, or a group of them.",
    attributes: described + declared + scrolling + selecting + paged + [
      .optional("elements", .elements, \.children, default: [], "What is in it.")
    ], imports: ImportedNames(entity: "element"),
    start: { node, _, _ in
      var element = Element(id: "", role: .other)
      element.source = node.location
      return element
    },
    finish: { element, node, decoder in
      checkScrolling(element, node, &decoder)
      checkPaging(element, node, &decoder)
    })

  private static var described: [Attribute<Element>] {
    [
      .required("role", .choice(), \.role, "What it is."),
      Attribute(
        "id", .identifier, "Its name among its siblings; made from role and place unless given.",
        set: { $0.id = $1 }, get: { $0.id.isEmpty ? nil : $0.id }),
      .optional("label", .text, \.label, "What it is called."),
      .optional("value", .text, \.value, "What it is set to."),
      .optional("hint", .text, \.hint, "What it does, said last."),
      .optional("placeholder", .text, \.placeholder, "What stands in it while it is empty; never a label."),
      .optional("traits", .options(Traits.named), \.traits, default: [], "States that it starts with."),
      .optional(
        "frame", .rect, \.frame,
        "[x, y, width, height] in points, from the top left of the window or presentation it is in; laid out in rows unless given."
      ),
      .optional("range", EntityForm<ValueRange>.valueRange.form, \.range, "Numbers of something adjustable."),
      .optional("opens", .reference(.presentation), \.opens, "The presentation that activating it presents."),
      .optional(
        "effect", EntityForm<Element.Effect>.effect.form, \.effect, "What activating it does besides."),
      .optional(
        "dismiss", .choice(), \.dismissRole,
        "What it does to the presentation that it is in, where it is one of the ways out."),
      .optional("language", .languageTag, \.language, "BCP 47 language of its texts; the scene's unless given."),
      .optional(
        "politeness", .choice(), \.politeness,
        "How urgently a change of it, or of what is in it, is spoken wherever the reader is; polite where it is live."),
      .optional("order", .integer(in: -1_000_000...1_000_000), \.order, "Its place in the reading order."),
      .optional("foreground", .color, \.foreground, "Colour of text and glyphs."),
      .optional("background", .color, \.background, "Colour behind them."),
      .optional("fontSize", .number(in: 1...1000, unit: "points"), \.fontSize, "Size of its text in points."),
      .optional("bold", .flag, \.isBold, default: false, "Whether its text is bold."),
    ]
  }

  private static var declared: [Attribute<Element>] {
    [
      .optional("important", .flag, \.isImportant, "Whether it must stay in sight."),
      .optional("relevance", .choice(), \.relevance, "How much it matters among its likes."),
      .optional("destroysData", .flag, \.destroysData, "Whether operating it destroys data."),
      .optional(
        "dragAxes", .options(Axes.named), \.dragAxes, default: [], "Axes along which it uses drags itself."),
      .optional("controlSize", .choice(), \.controlSize, "The size of the control."),
      .optional("visual", EntityForm<Element.Visual>.visual.form, \.visual, "What it looks like."),
      .optional("hints", EntityForm<Hints>.hints.form, \.hints, "What its author declares."),
      .optional("reviewed", .reviews, \.reviews, default: [], "What people have judged of it."),
    ]
  }
}

extension EntityForm where Entity == Element.Visual {
  /// What an element looks like.
  static let visual: EntityForm<Element.Visual> = EntityForm(
    "visual", "What an element looks like, as far as its author says.",
    attributes: [
      .optional("color", .color, \.color, "The colour that stands out."),
      .optional("weight", .number(in: 1...1000), \.weight, "Weight of its text: 400 is regular, 700 is bold."),
      .optional("contrast", .number(in: 1...21), \.contrast, "Contrast with what is behind it, as in WCAG."),
      .optional("cornerRadius", .number(in: 0...10_000, unit: "points"), \.cornerRadius, "Radius of its corners."),
    ],
    start: { _, _, _ in Element.Visual() })
}

extension EntityForm where Entity == Element.Effect {
  /// What activating an element does besides opening something.
  static let effect: EntityForm<Element.Effect> = EntityForm(
    "effect", "What activating an element does besides opening a presentation.",
    attributes: [
      .optional(
        "target", .reference(.element), \.target,
        "The element whose value changes, or in which something is selected: its id, or its path."),
      .optional("value", .text, \.value, "The value that it gets; turned round unless given."),
      .optional("completes", .flag, \.completes, default: false, "Whether it completes the presentation's task."),
      .optional("commits", .flag, \.commits, default: false, "Whether it makes changes permanent."),
      .optional("destructive", .flag, \.isDestructive, default: false, "Whether it destroys something."),
      .optional("reversible", .flag, \.isReversible, "Whether it can be taken back."),
      .optional(
        "needsClarification", .flag, \.needsClarification,
        "Whether it takes place only once people have said what they mean."),
      .optional("changes", .flag, \.changes, default: false, "Whether it changes what is not saved yet."),
    ] + selecting,
    start: { _, _, _ in Element.Effect() })
}

extension Form where Value == [Element] {
  /// A list of elements, which may have elements in them.
  static let elements: Form<[Element]> = .list(of: .reference("element", to: { .element }))
}
