/// Collects what a dump says and nobody uses.
struct UnusedWords {
  private var places: [String: Int] = [:]
  private(set) var words: [ImportedTree.UnusedWord] = []

  /// Counts a word with its value; one that says nothing only counts.
  mutating func add(_ name: String, _ value: String, line: Int) {
    if let place = places[name] {
      words[place].count += 1
      if words[place].example.isEmpty, !value.isEmpty {
        words[place].example = Self.excerpt(value)
        words[place].line = line
      }
      return
    }
    places[name] = words.count
    words.append(.init(name: name, count: 1, example: Self.excerpt(value), line: line))
  }

  private static func excerpt(_ value: String) -> String { value.count > 40 ? value.prefix(39) + "…" : value }
}
