/// A JSON Schema as a document of its own.
enum SchemaDocument {
  /// The schema of one kind of document, with the definitions that it refers to.
  static func make(
    _ kind: String, _ title: String, _ root: DocumentValue, definitions: [(name: String, schema: DocumentValue)] = []
  ) -> DocumentValue {
    var pairs: [DocumentValue.Pair] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("$id", .text("urn:detent:schema:\(kind)")),
      .init("title", .text(title)),
    ]
    if case .mapping(let own) = root { pairs += own }
    if !definitions.isEmpty {
      pairs.append(.init("$defs", .mapping(definitions.map { .init($0.name, $0.schema) })))
    }
    return .mapping(pairs)
  }
}
