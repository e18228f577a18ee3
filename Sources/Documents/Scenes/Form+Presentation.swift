import InputEvents
import Mutants
import Scenes

extension Form where Value == Presentation {
  /// A presentation; the key that names its kind carries its id, as in `sheet: draft`.
  static let presentation: Form<Presentation> = Form(
    schema: ["oneOf": .list(PresentationKinds.names.map { ["$ref": .text("#/$defs/\($0)")] })],
    read: { node, decoder in
      let kinds = PresentationKinds.names
      guard let mapping = node.mapping else {
        decoder.mismatch(node, expected: "a presentation that begins with one of \(NearestSpelling.list(kinds))")
        return nil
      }
      let given = mapping.entries.filter {
        PresentationKinds.form($0.key) != nil || ImportedNames.kinds[$0.key] != nil
      }
      if given.count > 1 {
        decoder.note(
          given[1].keyLocation, "a presentation is \(given[0].key) and \(given[1].key) at once", expected: "one kind",
          hint: "begin a new item with \"- \"")
        return nil
      }
      guard let key = given.first else {
        let known = kinds + decoder.imports.spellings(of: ImportedNames.allKinds)
        let hint = mapping.entries.lazy.compactMap { NearestSpelling.hint($0.key, among: known) }.first
        decoder.note(
          node.location, "the presentation does not say its kind",
          expected: "one of \(NearestSpelling.list(kinds)) as a key",
          hint: hint ?? "write the kind with the id: \"sheet: draft\"")
        return nil
      }
      if let kind = PresentationKinds.form(key.key) { return kind.read(node, &decoder) }
      let names = ImportedNames.kinds[key.key] ?? []
      guard let name = decoder.imports.admit(names, at: key.keyLocation, &decoder) else { return nil }
      if Mutant.isOn(.frameworkKindsAreMixedUp), let wrong = PresentationKinds.wrong(name, decoder.imports.platform) {
        let entries = mapping.entries.map { entry in
          var entry = entry
          if entry.key == key.key { entry.key = wrong }
          return entry
        }
        let other = LocatedNode(.mapping(.init(entries)), at: node.location)
        return PresentationKinds.form(wrong)?.read(other, &decoder)
      }
      return PresentationKinds.form(name.entity)?.read(node, &decoder)
    },
    write: { presentation in
      let name = PresentationKinds.name(of: presentation)
      return PresentationKinds.form(name)?.write(presentation) ?? .mapping([])
    })
}
