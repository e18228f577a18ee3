import Accessibility
import Scenes

extension EntityForm where Entity == Presentation {
  /// The attributes of a sheet (catalogue, 5.2).
  static let sheet: EntityForm<Presentation> = EntityForm(
    "sheet", "A sheet: comes up over a window, rests at detents, and is left by button, swipe or Escape.",
    attributes: [.required("sheet", .identifier, \.id, "Its name in the scene.")] + common + sheetOnly,
    start: { node, _, _ in
      var presentation = Presentation(id: "", kind: .sheet(Sheet()))
      presentation.source = node.location
      return presentation
    },
    finish: { presentation, node, decoder in checkDetents(presentation.sheet, node, &decoder) })

  private static var sheetOnly: [Attribute<Presentation>] {
    [
      .optional("modality", .choice(), \.sheet.modality, default: .modal, "modal unless given."),
      .optional(
        "detents", .list(of: .detent, count: 1...100), \.sheet.detents, default: [.large],
        "Heights at which it rests, from small to large; [large] unless given."),
      .optional(
        "selectedDetent", .text, \.sheet.selectedDetent, "The detent at which it comes up; the smallest unless given."),
      .optional(
        "largestUndimmedDetent", .text, \.sheet.largestUndimmedDetent,
        "The greatest detent at which a nonmodal sheet leaves its parent in reach; none unless given."),
      .optional("grabber", .flag, \.sheet.grabberVisible, default: false, "Whether it shows a grabber."),
      .optional(
        "swipeToDismiss", .flag, \.sheet.swipeToDismiss, default: true,
        "Whether a downward swipe dismisses it; true unless given."),
      .optional(
        "unsavedChanges", .flag, \.sheet.unsavedChanges, default: false, "Whether it comes up with unsaved changes."),
      .optional(
        "requiresAction", .flag, \.sheet.requiresAction, default: false, "Whether only an offered action leads out."),
      .optional(
        "autoDismissOnCompletion", .flag, \.sheet.autoDismissOnCompletion, default: false,
        "Whether a completing action dismisses it."),
      .optional(
        "confirmation", .reference(.dialog), \.sheet.confirmation,
        "The action sheet or alert that asks about unsaved changes; the system's unless given."),
      .optional(
        "headerHeight", .number(in: 0...1000, unit: "points"), \.sheet.headerHeight, default: Sheet().headerHeight,
        "Height of title and buttons at its top, in points; 44 unless given."),
      .optional("elements", .elements, \.elements, default: [], "What is in it."),
    ]
  }

  /// What all presentations have.
  static var common: [Attribute<Presentation>] {
    [
      .optional("title", .text, \.title, "Its title."),
      .optional("message", .text, \.message, "Its text under the title."),
      .optional(
        "parent", .reference(.surface), \.parent,
        "The window or presentation it belongs to; the presenter's unless given."),
      .optional("presented", .flag, \.isPresented, default: false, "Whether the scene starts with it presented."),
    ]
  }

  /// Notes detents that occur twice, and names of detents that the sheet does not have.
  private static func checkDetents(_ sheet: Sheet, _ node: LocatedNode, _ decoder: inout DocumentDecoder) {
    let names = sheet.detents.map(\.id)
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      let place = node.mapping?["detents"]?.sequence?[index].location ?? node.location
      decoder.note(place, "the detent \"\(name)\" occurs a second time", expected: "each detent once")
    }
    for (attribute, name) in [
      ("selectedDetent", sheet.selectedDetent), ("largestUndimmedDetent", sheet.largestUndimmedDetent),
    ] {
      guard let name, !names.contains(name) else { continue }
      decoder.note(
        node.mapping?[attribute]?.location ?? node.location, "the sheet has no detent \"\(name)\"",
        expected: "one of \(NearestSpelling.list(names))", hint: NearestSpelling.hint(name, among: names))
    }
  }
}

extension Presentation {
  /// What only a sheet has; a plain sheet's for other kinds.
  var sheet: Sheet {
    get { if case .sheet(let sheet) = kind { sheet } else { Sheet() } }
    set { kind = .sheet(newValue) }
  }
}

extension Form where Value == Detent {
  /// `medium`, `large`, or `{id, points}` or `{id, fraction}`.
  static let detent: Form<Detent> = Form(
    schema: ["anyOf": [["enum": ["medium", "large"]], EntityForm<Detent>.customDetent.schema]],
    read: { node, decoder in
      switch node.content {
      case .scalar(let scalar) where scalar.text == "medium": return .medium
      case .scalar(let scalar) where scalar.text == "large": return .large
      case .mapping: return EntityForm<Detent>.customDetent.read(node, &decoder)
      default:
        decoder.mismatch(
          node, expected: "medium, large, {id: …, points: …} or {id: …, fraction: …}",
          hint: node.scalar.flatMap { NearestSpelling.hint($0.text, among: ["medium", "large"]) })
        return nil
      }
    },
    write: { detent in
      if detent == .medium || detent == .large { return .text(detent.id) }
      return EntityForm<Detent>.customDetent.write(detent)
    })
}

extension EntityForm where Entity == Detent {
  /// A detent of the author's.
  static let customDetent: EntityForm<Detent> = EntityForm(
    "detent", "A height of the author's: points within the safe area, or a share of large.",
    attributes: [
      .required("id", .identifier, \.id, "Its name."),
      Attribute(
        "points", .number(in: 1...100_000, unit: "points"), "Its height, cut off at large.",
        set: { $0.height = .points($1) }, get: { if case .points(let points) = $0.height { points } else { nil } }),
      Attribute(
        "fraction", .number(in: 0.01...1), "Its share of large.",
        set: { $0.height = .fraction($1) }, get: { if case .fraction(let share) = $0.height { share } else { nil } }),
      Attribute(
        "height",
        .choice([("medium", Detent.Height.medium), ("large", .large)], name: { $0 == .medium ? "medium" : "large" }),
        "A system height under a name of the author's.",
        set: { $0.height = $1 }, get: { $0.height == .medium || $0.height == .large ? $0.height : nil }),
    ],
    start: { _, _, _ in Detent(id: "", height: .large) },
    finish: { detent, node, decoder in
      let keys = ["points", "fraction", "height"]
      let given = keys.filter { node.mapping?[$0] != nil }
      if given.count != 1 {
        decoder.note(
          node.location, "the detent \"\(detent.id)\" has \(given.isEmpty ? "no height" : "several heights")",
          expected: "one of points, fraction, height")
      }
    })
}
