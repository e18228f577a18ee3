import InputEvents

/// The table of an entity's attributes, from which its reader, writer and schema are made.
public struct EntityForm<Entity: Sendable>: Sendable {
  /// Makes the entity before its attributes are read, with what its defaults depend on; nil after an error.
  public typealias Start = @Sendable (LocatedNode, LocatedNode.Mapping, inout DocumentDecoder) -> Entity?
  /// Looks at the entity after its attributes have been read.
  public typealias Finish = @Sendable (inout Entity, LocatedNode, inout DocumentDecoder) -> Void

  /// What messages and the schema call it.
  public let name: String
  /// What it is, in a sentence, for the schema.
  public let summary: String
  /// Its attributes, in the order in which they are written.
  public let attributes: [Attribute<Entity>]
  /// What frameworks call it, its attributes and their values.
  let imports: ImportedNames
  private let index: [String: Int]
  private let required: [Attribute<Entity>]
  /// What frameworks call the values of each attribute; same indices.
  private let valueSpellings: [Set<String>?]
  private let start: Start
  private let finish: Finish

  /// A table.
  public init(
    _ name: String, _ summary: String, attributes: [Attribute<Entity>],
    start: @escaping Start, finish: @escaping Finish = { _, _, _ in }
  ) {
    self.init(name, summary, attributes: attributes, imports: .none, start: start, finish: finish)
  }

  /// A table of something that frameworks have names of their own for.
  init(
    _ name: String, _ summary: String, attributes: [Attribute<Entity>], imports: ImportedNames,
    start: @escaping Start, finish: @escaping Finish = { _, _, _ in }
  ) {
    self.name = name
    self.imports = imports
    self.summary = summary
    self.attributes = attributes
    index = Dictionary(attributes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    required = attributes.filter(\.isRequired)
    valueSpellings = attributes.map { imports.spellings(for: $0.name) }
    self.start = start
    self.finish = finish
  }

  /// Reads an entity; nil after errors have been noted.
  public func read(_ document: LocatedNode, _ decoder: inout DocumentDecoder) -> Entity? {
    var node = document
    var positions = document.mapping.map(positions)
    if !imports.isEmpty, let mapping = document.mapping, let found = positions, hasFrameworkNames(mapping, found) {
      guard let translated = imports.translate(document, isOwn: { index[$0] != nil }, &decoder) else { return nil }
      node = translated
      positions = node.mapping.map(self.positions)
    }
    guard let mapping = node.mapping, let positions else {
      decoder.mismatch(
        node, expected: "\(name): a mapping with \(NearestSpelling.list(attributes.map(\.name)))",
        hint: MeantAttribute.hint(for: node, as: name))
      return nil
    }
    var isComplete = checkKeys(node, mapping, positions, &decoder)
    guard var entity = start(node, mapping, &decoder) else { return nil }
    for (entry, position) in zip(mapping.entries, positions) {
      guard let position else { continue }
      if !attributes[position].read(entry.value, &entity, &decoder) { isComplete = false }
    }
    guard isComplete else { return nil }
    finish(&entity, node, &decoder)
    return entity
  }

  /// The place of each key among the attributes; nil for one that is none.
  private func positions(_ mapping: LocatedNode.Mapping) -> [Int?] { mapping.entries.map { index[$0.key] } }

  /// Whether anything in a mapping may be a framework's name; most have none, and nothing is to be done for them.
  private func hasFrameworkNames(_ mapping: LocatedNode.Mapping, _ positions: [Int?]) -> Bool {
    zip(mapping.entries, positions).contains { entry, position in
      guard let position else { return true }
      guard let spellings = valueSpellings[position] else { return false }
      guard let scalar = entry.value.scalar else { return true }
      return spellings.contains(scalar.text) || scalar.text.utf8.contains(UInt8(ascii: "."))
    }
  }

  /// What people call attributes elsewhere.
  private static var otherWords: [String: String] {
    [
      "name": "label", "title": "label", "text": "label", "type": "role", "kind": "role", "enabled": "traits",
      "onTap": "opens", "onPress": "opens", "onClick": "opens", "action": "opens", "presents": "opens",
      "href": "opens",
      "scene": "target", "tree": "target", "app": "target", "parameters": "set", "settings": "set",
      "children": "elements", "items": "elements", "subviews": "elements", "views": "elements",
    ]
  }

  /// Notes keys that are unknown and attributes that are missing.
  private func checkKeys(
    _ node: LocatedNode, _ mapping: LocatedNode.Mapping, _ positions: [Int?], _ decoder: inout DocumentDecoder
  ) -> Bool {
    var isComplete = true
    var found = 0
    var meant: Set<String> = []
    for (entry, position) in zip(mapping.entries, positions) {
      if let position {
        if attributes[position].isRequired { found += 1 }
        continue
      }
      isComplete = false
      let names = attributes.map(\.name)
      let known = names + decoder.imports.spellings(of: imports.keys)
      let meantAttribute =
        decoder.isFull ? nil : MeantAttribute.of(entry, in: mapping, entity: name)
      meant.formUnion(meantAttribute?.given ?? [])
      let nearest =
        decoder.isFull || meantAttribute != nil
        ? nil
        : NearestSpelling.of(entry.key, among: known)
          ?? Self.otherWords[entry.key].flatMap { word in
            names.contains(word) && mapping[word] == nil ? word : nil
          }
      if let nearest { meant.insert(nearest) }
      decoder.note(
        entry.keyLocation, "\(name) has no attribute \"\(LocatedNode.excerpt(entry.key))\"",
        expected: "one of \(NearestSpelling.list(names))",
        hint: meantAttribute?.hint ?? nearest.map { "did you mean \"\($0)\"?" })
    }
    if found < required.count {
      for attribute in required where mapping[attribute.name] == nil {
        isComplete = false
        if meant.contains(attribute.name) { continue }
        decoder.note(node.location, "\(name) has no \"\(attribute.name)\"", expected: attribute.definition)
      }
    }
    return isComplete
  }

  /// Writes an entity without what has its default.
  public func write(_ entity: Entity) -> DocumentValue {
    .mapping(
      attributes.compactMap { attribute in
        attribute.write(entity).map { DocumentValue.Pair(attribute.name, $0) }
      })
  }

  /// The JSON Schema of the entity.
  public var schema: DocumentValue {
    var pairs: [DocumentValue.Pair] = [
      .init("description", .text(summary)),
      .init("type", "object"),
      .init("properties", .mapping(attributes.flatMap(properties))),
    ]
    let names = required.filter { imports.keys(for: $0.name).isEmpty }.map { DocumentValue.text($0.name) }
    if !names.isEmpty { pairs.append(.init("required", .list(names))) }
    let renamed = required.filter { !imports.keys(for: $0.name).isEmpty }.map { attribute -> DocumentValue in
      let keys = [attribute.name] + imports.keys(for: attribute.name).map(\.spelling)
      return ["anyOf": .list(keys.map { ["required": [.text($0)]] })]
    }
    if !renamed.isEmpty { pairs.append(.init("allOf", .list(renamed))) }
    pairs.append(.init("additionalProperties", false))
    return .mapping(pairs)
  }

  /// An attribute in the schema: under its own name, and under those that frameworks have for it.
  private func properties(_ attribute: Attribute<Entity>) -> [DocumentValue.Pair] {
    let schema = imports.schema(of: attribute.name, attribute.schema)
    return [.init(attribute.name, schema.described(attribute.summary))]
      + imports.keys(for: attribute.name).map { .init($0.spelling, schema.described($0.summary)) }
  }

  /// The form of the entity where it stands within another.
  public var form: Form<Entity> {
    Form(schema: schema, read: { read($0, &$1) }, write: { write($0) })
  }
}

extension Attribute {
  /// Its name and what it is, for "expected …".
  fileprivate var definition: String {
    let sentence = summary.hasSuffix(".") ? summary.dropLast() : summary[...]
    return "\(name): \(sentence.prefix(1).lowercased())\(sentence.dropFirst())"
  }
}

extension DocumentValue {
  /// A schema with a summary.
  fileprivate func described(_ summary: String) -> DocumentValue {
    guard case .mapping(let pairs) = self else { return self }
    return .mapping([.init("description", .text(summary))] + pairs.filter { $0.key != "description" })
  }
}

extension Form {
  /// A reference to a definition of the schema, for entities that contain their likes.
  public static func reference(_ name: String, to entity: @escaping @Sendable () -> EntityForm<Value>) -> Form {
    Form(
      schema: ["$ref": .text("#/$defs/\(name)")],
      read: { entity().read($0, &$1) },
      write: { entity().write($0) })
  }
}
