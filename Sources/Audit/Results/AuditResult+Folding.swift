extension AuditResult {
  /// Folds what follows from another finding about the same node below that one: one defect is one finding, and all
  /// that people are asked about one node is one look.
  ///
  /// Only what fails folds anything else. Counts stay as they are: a rule that is broken by implication is broken. Findings
  /// have to be sorted, so that those about a node stand together; what is left stays sorted.
  public mutating func foldImplied() {
    var implications: [String: Set<String>] = [:]
    for rule in rules where !rule.rule.implies.isEmpty { implications[rule.rule.id] = Set(rule.rule.implies) }
    guard !implications.isEmpty || rules.contains(where: { $0.count.review > 0 }) else { return }
    var folded = [Bool](repeating: false, count: findings.count)
    var isAnyFolded = false
    var start = 0
    while start < findings.count {
      var end = start + 1
      while end < findings.count, findings[end].node == findings[start].node { end += 1 }
      if end - start > 1 {
        for first in start..<end where findings[first].outcome == .fail && !folded[first] {
          guard let implied = implications[findings[first].rule] else { continue }
          for second in start..<end where second != first && implied.contains(findings[second].rule) {
            if findings[second].outcome == .fail, !folded[second] {
              findings[first].implied.append(findings[second].rule)
            }
            findings[first].implied += findings[second].implied
            findings[second].implied = []
            (folded[second], isAnyFolded) = (true, true)
          }
          findings[first].implied.sort()
        }
        if let first = (start..<end).first(where: { findings[$0].outcome == .review && !folded[$0] }) {
          for second in first + 1..<end where findings[second].outcome == .review && !folded[second] {
            findings[first].implied.append(findings[second].rule)
            (folded[second], isAnyFolded) = (true, true)
          }
        }
      }
      start = end
    }
    guard isAnyFolded else { return }
    var kept: [Finding] = []
    kept.reserveCapacity(findings.count)
    for (finding, isFolded) in zip(findings, folded) where !isFolded { kept.append(finding) }
    findings = kept
  }
}
