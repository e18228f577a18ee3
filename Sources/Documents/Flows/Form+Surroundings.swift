import Announcer
import Geometry
import Scenes

extension Form where Value == Bool {
  /// The direction in which an interface runs; true from right to left.
  static let layoutDirection = Form.choice([("ltr", false), ("rtl", true)], name: { $0 ? "rtl" : "ltr" })
}

extension Form where Value == String {
  /// A language that a screen reader can speak.
  static let spokenLanguage = Form(
    schema: ["enum": .list(Language.all.map { .text($0.code) })],
    read: { node, decoder in
      guard let code = text.read(node, &decoder) else { return nil }
      guard Language.named(code) != nil else {
        decoder.note(
          node.location, "no voice speaks \"\(LocatedNode.excerpt(code))\" yet",
          expected: Language.all.map(\.code).joined(separator: ", "),
          hint: LanguageTag.meant(by: code).flatMap(Language.named).map { "write \($0.code)" })
        return nil
      }
      return code
    },
    write: { .text($0) })
}

extension Form where Value == Voice {
  /// A screen reader.
  static let voice = Form.choice(Voice.allCases.map { ($0.rawValue, $0) }, name: \.rawValue)
}

extension Form where Value == Size {
  /// Width and height of a screen, such as `393x852`.
  static let screen = Form(
    schema: ["type": "string", "pattern": "^[0-9.]+x[0-9.]+$"],
    read: { node, decoder in
      if let scalar = node.scalar {
        let sides = scalar.text.split(separator: "x", omittingEmptySubsequences: false).map { part in
          NumberText.double(String(part)).flatMap { (1...100_000).contains($0) ? $0 : nil }
        }
        if sides.count == 2, let width = sides[0], let height = sides[1] { return Size(width: width, height: height) }
      }
      decoder.mismatch(
        node, expected: "width x height in points, each from 1 to 100000, such as 393x852",
        hint: node.mapping.flatMap(size).map { "write \($0)" } ?? node.absenceHint)
      return nil
    },
    write: { .text(text(ofScreen: $0)) })

  /// The size of a mapping, as scenes have it.
  private static func size(_ mapping: LocatedNode.Mapping) -> String? {
    guard mapping.entries.count == 2, let width = mapping["width"]?.scalar.flatMap({ NumberText.double($0.text) }),
      let height = mapping["height"]?.scalar.flatMap({ NumberText.double($0.text) })
    else { return nil }
    return text(ofScreen: Size(width: width, height: height))
  }

  /// The size as a flow writes it.
  static func text(ofScreen size: Size) -> String {
    NumberText.text(size.width) + "x" + NumberText.text(size.height)
  }
}

extension Form where Value == LocatedNode {
  /// Parameters of a scene, each of them right by itself.
  static let parameters = Form(
    schema: EntityForm<Parameters>.parameters.schema,
    read: { node, decoder in EntityForm<Parameters>.parameters.read(node, &decoder).map { _ in node } },
    write: { node in
      .mapping((node.mapping?.entries ?? []).map { DocumentValue.Pair($0.key, DocumentValue(node: $0.value)) })
    })

  /// The same by another name, which the schema of a flow does not say twice.
  static let sameParameters = Form(
    schema: ["$ref": "#/properties/parameters"], read: parameters.read, write: parameters.write)
}

extension DocumentValue {
  /// What a node was read from, its spelling kept.
  fileprivate init(node: LocatedNode) {
    switch node.content {
    case .mapping(let mapping): self = .mapping(mapping.entries.map { Pair($0.key, DocumentValue(node: $0.value)) })
    case .sequence(let items): self = .list(items.map { DocumentValue(node: $0) })
    case .scalar(let scalar) where scalar.isNull: self = .null
    case .scalar(let scalar) where scalar.isPlain && (scalar.text == "true" || scalar.text == "false"):
      self = .bool(scalar.text == "true")
    case .scalar(let scalar) where scalar.isPlain && NumberText.isJSON(ArraySlice(scalar.text.utf8)):
      self = .number(scalar.text)
    case .scalar(let scalar): self = .text(scalar.text)
    }
  }
}
