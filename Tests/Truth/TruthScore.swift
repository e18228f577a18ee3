import Foundation

/// How well the program judges, for a rule or statement.
package struct TruthScore: Hashable, Sendable {
  /// Faults that ought to be found, those that are, and those of them that are found around or inside the named node.
  package var (faults, found, nearby) = (0, 0, 0)
  /// Documents without a fault of the rule.
  package var sound = 0
  /// Nodes at which it is broken and ought not to be.
  package var alarms = 0
  /// Documents of which nothing can be told, and those of which the program says so.
  package var (open, leftOpen) = (0, 0)

  /// No document.
  package init() {}

  /// All answers for which there is a rule.
  package init(of judgements: [TruthJudgement]) {
    for answer in judgements.flatMap(\.answers) where !answer.rules.isEmpty { add(answer) }
  }

  /// Of what the program finds, how much is a fault; nil where it finds nothing.
  package var precision: Double? { found + alarms == 0 ? nil : Double(found) / Double(found + alarms) }
  /// Of the faults, how many it finds; nil where there is none.
  package var recall: Double? { faults == 0 ? nil : Double(found) / Double(faults) }

  /// Counts an answer.
  package mutating func add(_ answer: TruthJudgement.Answer) {
    alarms += answer.alarms.count
    switch answer.claim.verdict {
    case .fail:
      faults += 1
      if answer.isFound { found += 1 }
      if answer.isNearby { nearby += 1 }
    case .pass, .inapplicable: sound += 1
    case .cannotTell:
      open += 1
      if answer.isMet { leftOpen += 1 }
    }
  }

  /// A table: a line a rule or statement, then all together, then the statements without a rule.
  package static func table(_ judgements: [TruthJudgement]) -> String {
    var scores: [String: Self] = [:]
    var (ruled, unruled) = (0, Set<String>())
    for answer in judgements.flatMap(\.answers) {
      if answer.rules.isEmpty {
        unruled.insert(answer.claim.rule)
        continue
      }
      ruled += 1
      scores[answer.claim.rule, default: Self()].add(answer)
    }
    var lines = [
      line("rule or statement", "faults", "found", "nearby", "sound", "alarms", "open", "precision", "recall")
    ]
    lines += scores.sorted { $0.key < $1.key }.map { row($0.key, $0.value) }
    lines.append(row("all \(ruled) verdicts on \(judgements.count) documents", Self(of: judgements)))
    let further = judgements.flatMap(\.differences).filter { $0.expected == "-" }
    lines.append("errors that nobody expected: \(further.count)")
    if !unruled.isEmpty { lines.append("without a rule: \(unruled.sorted().joined(separator: ", "))") }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func row(_ name: String, _ score: Self) -> String {
    func share(_ value: Double?) -> String { value.map { String(format: "%.2f", $0) } ?? "-" }
    return line(
      name, "\(score.faults)", "\(score.found)", "\(score.nearby)", "\(score.sound)", "\(score.alarms)",
      score.open == 0 ? "-" : "\(score.leftOpen)/\(score.open)", share(score.precision), share(score.recall))
  }

  private static func line(_ name: String, _ fields: String...) -> String {
    name + String(repeating: " ", count: max(1, 48 - name.count))
      + fields.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
  }
}
