extension AuditResult {
  /// Folds what follows from another finding about the same node below that one: one defect is one finding.
  ///
  /// Only what fails folds anything. Counts stay as they are: a rule that is broken by implication is broken. Findings
  /// have to be sorted, so that those about a node stand together; what is left stays sorted.
  public mutating func foldImplied() {
    var implications: [String: Set<String>] = [:]
    for rule in rules where !rule.rule.implies.isEmpty { implications[rule.rule.id] = Set(rule.rule.implies) }
    guard !implications.isEmpty else { return }
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
