/// Finds the word that someone may have meant.
public enum NearestSpelling {
  /// The candidate that differs least from `word`, if it differs by no more than a third of its letters; else the
  /// longest of at least five letters that is a part of it, as `grabber` is of `grabberVisible`.
  ///
  /// Case and separators do not count; an exchange of two neighbours counts once. The first of equals is taken.
  public static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = letters(word)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let other = letters(candidate)
      let allowed = max(1, min(wanted.count, other.count) / 3)
      let limit = best.map { min(allowed, $0.distance - 1) } ?? allowed
      guard limit >= 0, abs(other.count - wanted.count) <= limit, other.count <= 64 else { continue }
      let distance = distance(wanted, other)
      if distance <= limit { best = (distance, candidate) }
    }
    return best?.candidate ?? part(of: wanted, among: candidates)
  }

  private static func part(of wanted: [UInt8], among candidates: some Sequence<String>) -> String? {
    var best: (length: Int, candidate: String)?
    for candidate in candidates {
      let other = letters(candidate)
      guard other.count >= 5, other.count > best?.length ?? 0, other.count < wanted.count else { continue }
      let isPart = (0...wanted.count - other.count).contains { wanted[$0...].starts(with: other) }
      if isPart { best = (other.count, candidate) }
    }
    return best?.candidate
  }

  /// `did you mean "…"?`, if something near is known.
  public static func hint(_ word: String, among candidates: some Sequence<String>) -> String? {
    of(word, among: candidates).map { "did you mean \"\($0)\"?" }
  }

  /// A list of words for "expected …": quoted, at most ten of them.
  public static func list(_ words: [String]) -> String {
    let shown = words.prefix(10).joined(separator: ", ")
    return words.count > 10 ? shown + ", … (\(words.count) in all)" : shown
  }

  private static func letters(_ word: String) -> [UInt8] {
    word.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 0x20
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
      default: byte
      }
    }
  }

  /// Least number of insertions, deletions, substitutions and exchanges of neighbours.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var row = Array(0...right.count)
    for i in 0..<left.count {
      var next = [i + 1]
      for j in 0..<right.count {
        var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { cost = min(cost, before[j - 1] + 1) }
        next.append(cost)
      }
      (before, row) = (row, next)
    }
    return row[right.count]
  }
}
