public import Documents

/// As much of JSON Schema as our schemas use; everything else in a schema is an error, so that nothing is passed over.
public struct SchemaValidator {
  private let root: LocatedNode

  /// A validator of documents of a schema.
  public init(_ schema: String) throws { root = try LocatedNode.parse(schema, file: "schema.json") }

  /// What is wrong with a document, as `path: reason`.
  public func problems(in document: LocatedNode) -> [String] {
    var problems: [String] = []
    validate(document, root, "", &problems)
    return problems
  }

  /// Every property of every object in the schema, as `definition.property`.
  public var properties: Set<String> {
    var result: Set<String> = []
    func collect(_ node: LocatedNode, _ name: String) {
      if let properties = node.mapping?["properties"]?.mapping {
        for entry in properties.entries { result.insert("\(name).\(entry.key)") }
      }
      for entry in node.mapping?.entries ?? [] where entry.key != "$defs" {
        let nested = entry.key == "properties" ? entry.value.mapping?.entries ?? [] : []
        for property in nested { collect(property.value, property.key) }
        for item in entry.value.sequence ?? [] { collect(item, name) }
        if entry.key == "items" { collect(entry.value, name) }
      }
    }
    collect(root, "document")
    for entry in root.mapping?["$defs"]?.mapping?.entries ?? [] { collect(entry.value, entry.key) }
    return result
  }

  private static let annotations: Set = ["$schema", "$id", "title", "description", "$defs", "pattern"]

  private func validate(_ node: LocatedNode, _ schema: LocatedNode, _ path: String, _ problems: inout [String]) {
    guard let rules = schema.mapping else {
      if schema.scalar?.text == "false" { problems.append("\(path): nothing is allowed here") }
      return
    }
    for rule in rules.entries where !Self.annotations.contains(rule.key) {
      if !holds(rule.key, rule.value, rules, node, path, &problems) {
        problems.append("\(path): \(rule.key) \(rule.value.flat)")
      }
    }
  }

  /// Whether one rule holds; problems within are noted on their own.
  private func holds(
    _ rule: String, _ value: LocatedNode, _ rules: LocatedNode.Mapping, _ node: LocatedNode, _ path: String,
    _ problems: inout [String]
  ) -> Bool {
    func number(_ node: LocatedNode) -> Double { Double(node.scalar?.text ?? "") ?? .nan }
    func count(_ value: LocatedNode) -> Int { Int(value.scalar?.text ?? "") ?? 0 }
    switch rule {
    case "type":
      let types = value.sequence?.compactMap { $0.scalar?.text } ?? [value.scalar?.text ?? ""]
      return types.contains { Self.types(of: node).contains($0) }
    case "enum": return value.sequence?.contains { $0.scalar?.text == node.scalar?.text } ?? false
    case "const": return value.scalar?.text == node.scalar?.text
    case "minimum": return node.scalar == nil || number(node) >= number(value)
    case "maximum": return node.scalar == nil || number(node) <= number(value)
    case "minItems": return (node.sequence?.count ?? Int.max) >= count(value)
    case "maxItems": return (node.sequence?.count ?? 0) <= count(value)
    case "uniqueItems":
      let texts = (node.sequence ?? []).map(\.flat)
      return Set(texts).count == texts.count
    case "required":
      guard let mapping = node.mapping else { return true }
      return value.sequence?.allSatisfy { mapping[$0.scalar?.text ?? ""] != nil } ?? false
    case "prefixItems":
      for (item, schema) in zip(node.sequence ?? [], value.sequence ?? []) { validate(item, schema, path, &problems) }
      return true
    case "items":
      for item in (node.sequence ?? []).dropFirst(rules["prefixItems"]?.sequence?.count ?? 0) {
        validate(item, value, path + "[]", &problems)
      }
      return true
    case "properties":
      for entry in node.mapping?.entries ?? [] {
        guard let schema = value.mapping?[entry.key] else { continue }
        validate(entry.value, schema, path + "." + entry.key, &problems)
      }
      return true
    case "additionalProperties":
      for entry in node.mapping?.entries ?? [] where rules["properties"]?.mapping?[entry.key] == nil {
        validate(entry.value, value, path + "." + entry.key, &problems)
      }
      return true
    case "$ref":
      // A pointer from the schema as a whole: `#/$defs/name`.
      let steps = value.scalar?.text.split(separator: "/").dropFirst().map(String.init) ?? []
      guard !steps.isEmpty,
        let target = steps.reduce(root as LocatedNode?, { node, step in node?.mapping?[step] })
      else { return false }
      validate(node, target, path, &problems)
      return true
    case "allOf":
      for schema in value.sequence ?? [] { validate(node, schema, path, &problems) }
      return true
    case "anyOf", "oneOf":
      let matching = (value.sequence ?? []).filter { schema in
        var inner: [String] = []
        validate(node, schema, path, &inner)
        return inner.isEmpty
      }
      return rule == "anyOf" ? !matching.isEmpty : matching.count == 1
    default: return false
    }
  }

  private static func types(of node: LocatedNode) -> Set<String> {
    switch node.content {
    case .mapping: return ["object"]
    case .sequence: return ["array"]
    case .scalar(let scalar):
      if !scalar.isPlain { return ["string"] }
      if scalar.isNull { return ["null"] }
      if scalar.text == "true" || scalar.text == "false" { return ["boolean"] }
      guard let number = Double(scalar.text) else { return ["string"] }
      return number.rounded() == number ? ["integer", "number"] : ["number"]
    }
  }
}
