/// Finds what a misspelt word was probably meant to be.
enum NearestSpelling {
  /// The candidate with the fewest letters to change, insert, remove or swap; nil when none is near.
  ///
  /// Near is at most a third of the word's letters, and one at least. The first of equals wins.
  static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.utf8.prefix(40))
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let found = distance(letters, Array(candidate.utf8))
      if found <= max(1, letters.count / 3), found < best?.distance ?? .max { best = (found, candidate) }
    }
    return best?.name
  }

  /// Edits between two words, a swap of neighbours counted as one.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in 1...left.count {
      var row = [i]
      for j in 1...right.count {
        let isSame = left[i - 1] == right[j - 1]
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
