import InputEvents
import Mutants
import Scenes

/// The names that frameworks have for an entity, its attributes and their values, and their way into a document.
struct ImportedNames: Sendable {
  /// Names that stand as keys: for the entity itself, under which its own key is meant, and for attributes.
  let keys: [FrameworkName]
  /// Names that stand as values, by attribute.
  let values: [String: [FrameworkName]]
  private let byKey: [String: [FrameworkName]]
  private let spellings: [String: Set<String>]

  /// No names.
  static let none = ImportedNames(entity: "")
  /// Names of kinds of presentations, by spelling.
  static let kinds = Dictionary(grouping: allKinds, by: \.spelling)
  /// Names of kinds of presentations, in the order of the table.
  static let allKinds = FrameworkName.table.filter { $0.attribute == nil }

  /// The names for an entity, by what messages call it.
  init(entity: String) {
    let names = FrameworkName.table.filter { $0.entity == entity }
    keys = names.filter { $0.value == nil }
    byKey = Dictionary(grouping: keys, by: \.spelling)
    values = Dictionary(grouping: names.filter { $0.value != nil }, by: { $0.attribute ?? "" })
    spellings = values.mapValues { Set($0.map(\.spelling)) }
  }

  /// Whether there are none.
  var isEmpty: Bool { keys.isEmpty && values.isEmpty }

  /// The spellings of what frameworks call values of an attribute; nil where they have no names for them.
  func spellings(for attribute: String) -> Set<String>? { spellings[attribute] }

  /// An entity's mapping with its own names in the place of a framework's; nil after errors have been noted.
  ///
  /// A key that is the entity's own is never looked up: it means the same in every framework.
  func translate(
    _ node: LocatedNode, isOwn: (String) -> Bool, _ decoder: inout DocumentDecoder
  ) -> LocatedNode? {
    guard !isEmpty, let mapping = node.mapping else { return node }
    var entries = mapping.entries
    var taken = Set(entries.lazy.map(\.key).filter(isOwn))
    var isComplete = true
    var ignored: Set<Int> = []
    for index in entries.indices {
      if !isOwn(entries[index].key), let candidates = byKey[entries[index].key] {
        let location = entries[index].keyLocation
        guard let name = decoder.imports.admit(candidates, at: location, &decoder) else {
          isComplete = false
          continue
        }
        if !taken.insert(name.counterpart).inserted {
          decoder.note(
            location, "\"\(name.spelling)\" is \"\(name.counterpart)\", which is there already", expected: "it once")
          isComplete = false
          continue
        }
        entries[index].key = name.counterpart
        if Mutant.isOn(.frameworkNamesAreIgnored), name.attribute != nil { ignored.insert(index) }
      }
      guard let names = values[entries[index].key] else { continue }
      guard let value = translate(entries[index].value, names, &decoder) else {
        isComplete = false
        continue
      }
      if Mutant.isOn(.frameworkNamesAreIgnored), value != entries[index].value { ignored.insert(index) }
      entries[index].value = value
    }
    if !ignored.isEmpty { entries = entries.indices.filter { !ignored.contains($0) }.map { entries[$0] } }
    return isComplete ? LocatedNode(.mapping(.init(entries)), at: node.location) : nil
  }

  /// A value, or each of a list, with the project's own word in the place of a framework's.
  private func translate(
    _ node: LocatedNode, _ names: [FrameworkName], _ decoder: inout DocumentDecoder
  ) -> LocatedNode? {
    switch node.content {
    case .mapping: return node
    case .sequence(let items):
      let translated = items.map { translate($0, names, &decoder) }
      let complete = translated.compactMap(\.self)
      return complete.count == items.count ? LocatedNode(.sequence(complete), at: node.location) : nil
    case .scalar(let scalar):
      let candidates = names.filter { $0.spelling == scalar.text }
      if candidates.isEmpty {
        // Only what looks like a qualified name may be a misspelled one; the rest is the attribute's own business.
        let known = decoder.imports.spellings(of: names)
        guard scalar.text.contains("."), let near = NearestSpelling.of(scalar.text, among: known) else { return node }
        decoder.mismatch(
          node, expected: "one of \(NearestSpelling.list(known))", hint: "did you mean \"\(near)\"?")
        return nil
      }
      guard let name = decoder.imports.admit(candidates, at: node.location, &decoder) else { return nil }
      return LocatedNode(.scalar(.init(name.counterpart, isPlain: true)), at: node.location)
    }
  }
}
