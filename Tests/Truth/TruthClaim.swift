/// What is expected of a rule about a document, by the words of a text.
///
/// A line of a document's head: `fail name-missing at win/close with hint-as-name: 4.1.2 a control without a name`.
/// In place of a rule a statement of the guidelines may stand; what is expected is then expected of the rules for it.
package struct TruthClaim: Hashable, Sendable {
  /// What is expected.
  package var verdict: TruthVerdict
  /// The id of the rule or statement.
  package var rule: String
  /// Ids of the nodes concerned; none for the whole document.
  package var nodes: [String]
  /// Ids of rules that are broken by the same fault.
  package var others: [String]
  /// The clause, the statement, or what is left to doubt.
  package var reason: String

  /// Reads a line.
  package init(_ line: Substring) throws(TruthFailure) {
    guard let colon = line.firstRange(of: ": ") else {
      throw TruthFailure("“\(line)”: expected “VERDICT RULE at NODES with RULES: REASON”")
    }
    let words = line[..<colon.lowerBound].replacing(",", with: "").split(separator: " ").map(String.init)
    guard words.count > 1, let verdict = TruthVerdict(rawValue: words[0]) else {
      throw TruthFailure("“\(line)”: expected one of \(TruthVerdict.allCases.map(\.rawValue)) and a rule")
    }
    (self.verdict, rule, reason) = (verdict, words[1], String(line[colon.upperBound...]))
    var list: WritableKeyPath<Self, [String]>?
    (nodes, others) = ([], [])
    for word in words.dropFirst(2) {
      switch (word, list) {
      case ("at", _): list = \.nodes
      case ("with", _): list = \.others
      case (_, let list?): self[keyPath: list].append(word)
      case (_, nil): throw TruthFailure("“\(line)”: expected “at” or “with”, not “\(word)”")
      }
    }
  }
}
