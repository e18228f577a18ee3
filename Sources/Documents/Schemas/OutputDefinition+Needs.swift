extension OutputDefinition {
  /// Those that a text refers to, and those that they refer to, in their order.
  static func needed(by text: String) -> [(name: String, schema: String)] {
    var needed: Set<String> = []
    var open = [text]
    while let text = open.popLast() {
      for definition in all
      where text.contains("#/$defs/\(definition.name)\"") && needed.insert(definition.name).inserted {
        open.append(definition.schema)
      }
    }
    return all.filter { needed.contains($0.name) }
  }
}
