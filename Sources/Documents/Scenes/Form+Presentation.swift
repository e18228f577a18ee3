import Scenes

extension Form where Value == Presentation {
  /// A presentation; the key that names its kind carries its id, as in `sheet: draft`.
  static let presentation: Form<Presentation> = Form(
    schema: ["oneOf": .list(kinds.map { ["$ref": .text("#/$defs/\($0)")] })],
    read: { node, decoder in
      guard let mapping = node.mapping else {
        decoder.mismatch(node, expected: "a presentation that begins with one of \(NearestSpelling.list(kinds))")
        return nil
      }
      let given = mapping.entries.filter { kinds.contains($0.key) }
      if given.count > 1 {
        decoder.note(
          given[1].keyLocation, "a presentation is \(given[0].key) and \(given[1].key) at once", expected: "one kind",
          hint: "begin a new item with \"- \"")
        return nil
      }
      guard let kind = given.first?.key else {
        let hint = mapping.entries.lazy.compactMap { NearestSpelling.hint($0.key, among: kinds) }.first
        decoder.note(
          node.location, "the presentation does not say its kind",
          expected: "one of \(NearestSpelling.list(kinds)) as a key",
          hint: hint ?? "write the kind with the id: \"sheet: draft\"")
        return nil
      }
      return form(kind).read(node, &decoder)
    },
    write: { presentation in
      switch presentation.kind {
      case .sheet: form("sheet").write(presentation)
      case .actionSheet: form("actionSheet").write(presentation)
      case .alert: form("alert").write(presentation)
      }
    })

  private static let kinds = ["sheet", "actionSheet", "alert"]

  private static func form(_ kind: String) -> EntityForm<Presentation> {
    switch kind {
    case "sheet": .sheet
    case "actionSheet": .actionSheet
    default: .alert
    }
  }
}
