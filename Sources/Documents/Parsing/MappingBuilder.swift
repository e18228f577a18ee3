import Accessibility

/// Collects the pairs of a mapping and notes keys that occur twice; the first one counts.
struct MappingBuilder {
  /// A key and where it stands.
  struct Key {
    var text: String
    var location: SourceLocation
  }

  private var entries: [LocatedNode.Entry] = []
  /// From key to place; used once a mapping is too long to be searched.
  private var index: [String: Int] = [:]

  /// The pairs so far.
  var mapping: LocatedNode.Mapping { .init(entries) }

  /// Adds a pair, or notes that the key was there already.
  mutating func append(_ key: Key, _ value: LocatedNode, log: inout ErrorLog) {
    if let first = find(key.text) {
      log.note(
        DocumentError(
          key.location, "\"\(LocatedNode.excerpt(key.text))\" occurs a second time",
          expected: "each key once",
          hint: "the first one is in line \(first.keyLocation.line), column \(first.keyLocation.column)"))
      return
    }
    entries.append(.init(key: key.text, keyLocation: key.location, value: value))
    if entries.count == 16 {
      for (offset, entry) in entries.enumerated() { index[entry.key] = offset }
    } else if entries.count > 16 {
      index[key.text] = entries.count - 1
    }
  }

  private func find(_ key: String) -> LocatedNode.Entry? {
    if entries.count < 16 { return entries.first { $0.key == key } }
    return index[key].map { entries[$0] }
  }
}
