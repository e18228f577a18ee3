/// Why a difference stands.
package struct TruthExplanation: Hashable, Sendable {
  /// What differs.
  package var difference: TruthDifference
  /// Which of the two is right.
  package var kind: Kind
  /// The words of the texts that say so.
  package var reason: String

  /// Which of the two is right.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The texts allow both.
    case either
    /// What is expected is wrong by the texts.
    case set
    /// The program misses it, or says too much.
    case program
  }

  /// Why a difference stands.
  package init(difference: TruthDifference, kind: Kind, reason: String) {
    (self.difference, self.kind, self.reason) = (difference, kind, reason)
  }

  /// The lines of a table: document, rule, what was expected, what was found, which is right, and why; a line that
  /// begins with `#` is none.
  static func all(in table: String) throws(TruthFailure) -> [Self] {
    var found: [Self] = []
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6, let kind = Kind(rawValue: fields[4]), !fields[5].isEmpty else {
        throw TruthFailure("“\(line)”: expected document, rule, expected, found, either|set|program, and a reason")
      }
      let difference = TruthDifference(document: fields[0], rule: fields[1], expected: fields[2], found: fields[3])
      found.append(Self(difference: difference, kind: kind, reason: fields[5]))
    }
    return found
  }
}
