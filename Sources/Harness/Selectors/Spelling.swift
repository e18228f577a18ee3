/// Finds what a misspelt word was probably meant to be.
enum Spelling {
  /// At most `limit` candidates with the fewest edits, the nearest first; upper and lower case count the same.
  ///
  /// A candidate is near when no more than half of the word's letters, and one at least, differ, or when one of
  /// the two begins with the other.
  static func nearest(to word: String, among candidates: [String], limit: Int) -> [String] {
    let wanted = Array(word.lowercased().utf8.prefix(64))
    var found: [(distance: Int, ordinal: Int, name: String)] = []
    var seen: Set<String> = []
    for (ordinal, name) in candidates.enumerated() where !name.isEmpty && seen.insert(name).inserted {
      let letters = Array(name.lowercased().utf8.prefix(64))
      let isPrefix = !wanted.isEmpty && (letters.starts(with: wanted) || wanted.starts(with: letters))
      let distance = isPrefix ? 0 : edits(wanted, letters)
      if distance <= max(1, wanted.count / 2) { found.append((distance, ordinal, name)) }
    }
    return found.sorted { ($0.distance, $0.ordinal) < ($1.distance, $1.ordinal) }.prefix(limit).map(\.name)
  }

  /// Whether a text is another one with few letters changed: one of five, at least one.
  static func isNear(_ text: String, _ other: String) -> Bool {
    let (left, right) = (Array(text.lowercased().utf8.prefix(64)), Array(other.lowercased().utf8.prefix(64)))
    return edits(left, right) <= max(1, right.count / 5)
  }

  /// How many letters of one text are to be changed for the other, upper and lower case counting the same.
  static func distance(_ text: String, _ other: String) -> Int {
    edits(Array(text.lowercased().utf8.prefix(64)), Array(other.lowercased().utf8.prefix(64)))
  }

  /// Letters to insert, delete or replace.
  private static func edits(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[right.count]
  }
}
