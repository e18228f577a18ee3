import Geometry
import Accessibility
import InputEvents
import Scenes

extension EntityForm where Entity == Presentation {
  /// The attributes of a sheet.
  static let sheet = presentation(
    "sheet", "A sheet: comes up over a window, rests at detents, and is left by button, swipe or Escape.",
    .sheet(Sheet()), sheetOnly + appearance,
    finish: { presentation, node, decoder in
      checkDetents(presentation.sheet, node, &decoder)
      checkDefaultSize(presentation.sheet, node, &decoder)
      checkItem(&presentation, node, &decoder)
    })

  private static var sheetOnly: [Attribute<Presentation>] {
    [
      .optional(
        "modality", .choice(), \.sheet.modality, default: .modal,
        "modal unless given. A nonmodal sheet leaves its parent in reach up to largestUndimmedDetent on iOS and iPadOS; elsewhere it stays modal, which a warning says."
      ),
      .optional(
        "detents", .list(of: .detent, count: 1...100), \.sheet.detents, default: [.large],
        "Heights at which it rests, from small to large, on iOS and iPadOS; designed for iPhone. [large] unless given."),
      .optional(
        "selectedDetent", .text, \.sheet.selectedDetent,
        "The detent at which it comes up, on iOS and iPadOS; the smallest unless given."),
      .optional(
        "largestUndimmedDetent", .text, \.sheet.largestUndimmedDetent,
        "The greatest detent at which a nonmodal sheet leaves its parent in reach, on iOS and iPadOS; none unless given."
      ),
      Attribute(
        "item", .item,
        "What it is about, or none: it is presented while there is something; as presented unless given.",
        set: { $0.sheet.item = $1 }, get: { $0.sheet.item.map { .some($0) } }),
      .optional(
        "grabber", .flag, \.sheet.grabberVisible, default: false, "Whether it shows a grabber, on iOS and iPadOS."),
      .optional(
        "swipeToDismiss", .flag, \.sheet.swipeToDismiss, default: true,
        "Whether a downward swipe dismisses it, on iOS and iPadOS; true unless given."),
      .optional(
        "unsavedChanges", .flag, \.sheet.unsavedChanges, default: false, "Whether it comes up with unsaved changes."),
      .optional(
        "autoDismissOnCompletion", .flag, \.sheet.autoDismissOnCompletion, default: false,
        "Whether a completing action dismisses it."),
      .optional(
        "confirmation", .reference(.dialog), \.sheet.confirmation,
        "The action sheet or alert that asks about unsaved changes; the system's unless given."),
      .optional(
        "headerHeight", .number(in: 0...1000, unit: "points"), \.sheet.headerHeight, default: Sheet().headerHeight,
        "Height of title and buttons at its top, in points; 44 unless given."),
      .optional(
        "redisplayAfter", .reference(.sheet), \.sheet.redisplayAfter,
        "The sheet after which it is shown again when that one replaced it; none unless given."),
      .optional(
        "resizable", .flag, \.sheet.isResizable,
        "Whether people can resize it: by an edge on macOS and visionOS; on iOS and iPadOS by its detents, with two or more unless given. Where it is false there, it stays at its detent and shows no grabber."
      ),
    ]
  }

  private static var appearance: [Attribute<Presentation>] {
    [
      Attribute(
        "preferredCornerRadius", .cornerRadius, "Radius of its corners in points, or system; system unless given.",
        set: { $0.sheet.preferredCornerRadius = $1 }, get: { $0.sheet.preferredCornerRadius.map { .some($0) } }),
      .optional(
        "cornerRadius", .cornerRadii, \.sheet.cornerRadius,
        "[top left, top right, bottom right, bottom left] as shown, in points."),
      .optional(
        "defaultSize", .size, \.sheet.defaultSize,

        "[width, height] when it comes up, in points; the platform's usual unless given. Refused on iOS and iPadOS, where its detents say how large it is, and beside a frame."
      ),
      .optional(
        "presentationEdge", .choice(), \.sheet.presentationEdge,
        "Where it comes from and lies; iOS bottom, macOS top, iPadOS, tvOS and visionOS center, watchOS slide-over unless given. iPadOS has bottom as well, for cards; macOS, tvOS and visionOS have bottom, center and top."
      ),
      .optional(
        "backgroundOpacity", .number(in: 0...1), \.sheet.backgroundOpacity,
        "How opaque its background is; 0.8 on watchOS, else 1 unless given."),
      .optional(
        "material", .choice(), \.sheet.material,
        "What its background does to what is behind; blurDesaturate on watchOS, else none unless given."),
      .optional(
        "hasCustomTitle", .flag, \.sheet.hasCustomTitle, "Whether its title is its own, not the system's."),
      .optional(
        "hasCustomContent", .flag, \.sheet.hasCustomContent, "Whether its content is more than texts and choices."),
      .optional("toolbar", .elements, \.sheet.toolbar, default: [], "Elements in its toolbar, in reading order."),
    ]
  }

  /// Notes a size of which nothing would be seen.
  private static func checkDefaultSize(_ sheet: Sheet, _ node: LocatedNode, _ decoder: inout DocumentDecoder) {
    guard let size = sheet.defaultSize, size.width <= 0 || size.height <= 0 else { return }
    decoder.note(
      node.mapping?["defaultSize"]?.location ?? node.location,
      "a sheet of \(NumberText.text(size.width)) by \(NumberText.text(size.height)) points cannot be seen",
      expected: "a width and a height above 0 points", hint: "leave it out for the platform's usual size")
  }

  /// Presents a sheet that has an item, and notes one that `presented` says the contrary of.
  private static func checkItem(
    _ presentation: inout Presentation, _ node: LocatedNode, _ decoder: inout DocumentDecoder
  ) {
    guard let item = node.mapping?["item"] else { return }
    let isThere = presentation.sheet.item != nil
    if node.mapping?["presented"] != nil, presentation.isPresented != isThere {
      decoder.note(
        item.location, "the sheet has \(isThere ? "an" : "no") item and says presented: \(presentation.isPresented)",
        expected: "presented: \(isThere), or no \"presented\"")
    }
    presentation.isPresented = isThere
  }

  /// Notes detents that occur twice, and names of detents that the sheet does not have.
  private static func checkDetents(_ sheet: Sheet, _ node: LocatedNode, _ decoder: inout DocumentDecoder) {
    let names = sheet.detents.map(\.id)
    decoder.detents[node.location] = node.mapping?["detents"]?.sequence?.map(\.location)
    var seen: Set<String> = []
    for (index, name) in names.enumerated() where !seen.insert(name).inserted {
      let place = node.mapping?["detents"]?.sequence?[index].location ?? node.location
      decoder.note(place, "the detent \"\(name)\" occurs a second time", expected: "each detent once")
    }
    for (attribute, name) in [
      ("selectedDetent", sheet.selectedDetent), ("largestUndimmedDetent", sheet.largestUndimmedDetent),
    ] {
      guard let name, !names.contains(name) else { continue }
      decoder.note(
        node.mapping?[attribute]?.location ?? node.location, "the sheet has no detent \"\(name)\"",
        expected: "one of \(NearestSpelling.list(names))",
        hint: name == "none" ? "leave \(attribute) out" : NearestSpelling.hint(name, among: names))
    }
  }
}

extension Form where Value == String? {
  /// A name for something, or `none`.
  static let item: Form<String?> = Form(
    schema: Form<String>.text.schema,
    read: { node, decoder in
      guard let text = Form<String>.text.read(node, &decoder) else { return nil }
      return .some(text == "none" && node.scalar?.isPlain == true ? nil : text)
    },
    write: { .text($0 ?? "none") })
}

extension Form where Value == Double? {
  /// Points, or `system` for nil.
  static let cornerRadius: Form<Double?> = Form(
    schema: ["anyOf": [["enum": ["system"]], radius.schema]],
    read: { node, decoder in
      guard let scalar = node.scalar, NumberText.double(scalar.text) == nil else {
        return radius.read(node, &decoder).map { .some($0) }
      }
      if scalar.text == "system" { return .some(nil) }
      decoder.mismatch(
        node, expected: "system, or a number from 0 to 10000, in points",
        hint: NearestSpelling.hint(scalar.text, among: ["system"]) ?? node.absenceHint)
      return nil
    },
    write: { $0.map { .number($0) } ?? "system" })

  private static let radius = Form<Double>.number(in: 0...10_000, unit: "points")
}

extension Form where Value == CornerRadii {
  /// Four radii in points, clockwise from the top left, or one for all corners.
  static let cornerRadii: Form<CornerRadii> = Form(
    schema: ["anyOf": [radius.schema, four.schema]],
    read: { node, decoder in
      guard node.sequence != nil else { return radius.read(node, &decoder).map { CornerRadii($0) } }
      return four.read(node, &decoder).map {
        CornerRadii(topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3])
      }
    },
    write: { radii in
      if radii == CornerRadii(radii.topLeft) { return .number(radii.topLeft) }
      return four.write([radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft])
    })

  private static let radius = Form<Double>.number(in: 0...10_000, unit: "points")
  private static let four = Form<[Double]>.list(of: radius, count: 4...4)
}
