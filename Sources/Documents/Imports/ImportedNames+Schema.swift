import Scenes

extension ImportedNames {
  /// The schema of an attribute's value with the names that frameworks have for its values.
  func schema(of attribute: String, _ schema: DocumentValue) -> DocumentValue {
    guard let names = values[attribute], case .mapping(let pairs) = schema else { return schema }
    let spellings = names.reduce(into: [String]()) { if !$0.contains($1.spelling) { $0.append($1.spelling) } }
    let choice: DocumentValue = ["enum": .list(spellings.map { .text($0) })]
    guard let items = pairs.firstIndex(where: { $0.key == "items" }) else { return ["anyOf": [schema, choice]] }
    var list = pairs
    list[items] = .init("items", ["anyOf": [list[items].value, choice]])
    return .mapping(list)
  }

  /// The keys that frameworks have for an attribute, each once and without those that are the attribute's own.
  func keys(for attribute: String) -> [(spelling: String, summary: String)] {
    var result: [(spelling: String, summary: String)] = []
    for name in keys where name.counterpart == attribute && name.spelling != attribute {
      if result.contains(where: { $0.spelling == name.spelling }) { continue }
      let frameworks = keys.filter { $0.spelling == name.spelling }.map(\.framework.rawValue)
      result.append((name.spelling, "\(frameworks.joined(separator: ", ")): what is called \(attribute) here."))
    }
    return result
  }
}
