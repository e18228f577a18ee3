public import Accessibility
public import Audit
public import Explorer
import SafeText

/// An audit for a terminal: one paragraph for each finding, then a line that counts, then one that says how much was
/// looked at.
public struct TextReport: Sendable {
  /// Whether what cannot be told is listed, not only counted.
  public var listsUndecided: Bool

  /// Whether it says which criteria were checked, and which were not.
  public var listsCoverage: Bool

  /// A report; what cannot be told is listed, and what was not checked at all, unless said otherwise.
  public init(listsUndecided: Bool = true, listsCoverage: Bool = true) {
    self.listsUndecided = listsUndecided
    self.listsCoverage = listsCoverage
  }

  /// The report of one target; ends with a line feed.
  public func render(_ report: AuditReport) -> String {
    var text = ""
    render(report) { text += $0 }
    return text
  }

  /// The report of one target, piece by piece, each of whole lines: findings may be very many.
  ///
  /// - Parameters:
  ///   - accepted: Entries of a baseline that accept a finding, by the finding's place.
  ///   - sources: Places in source files that name the node of a finding, by the finding's place.
  public func render<Failure: Error>(
    _ report: AuditReport, accepted: [Int: Baseline.Entry] = [:], sources: [Int: [SourceLocation]] = [:],
    to write: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let rules = Dictionary(report.result.rules.map { ($0.rule.id, $0.rule) }) { first, _ in first }
    for (index, finding) in report.result.findings.enumerated() where finding.outcome == .fail || listsUndecided {
      var text = render(finding, rules[finding.rule], report)
      for source in sources[index] ?? [] { text += "  source: \(source.description.forTerminal)\n" }
      if let entry = accepted[index] { text += "  accepted: \(entry.acceptance.forTerminal)\n" }
      try write(text)
    }
    var text = ""
    for (note, ids) in notes(report) {
      text += "\(report.target.forTerminal): cannot tell: \(ids.joined(separator: ", ")): \(note.forTerminal)\n"
    }
    for gap in report.gaps { text += "\(report.target.forTerminal): \(gap.forTerminal)\n" }
    text += summary(report) + "\n"
    if !report.result.isVacuous {
      if listsCoverage { text += coverage(report) }
      text += (report.target.isEmpty ? "" : "\(report.target.forTerminal): ") + report.whatWasTried + "\n"
    }
    try write(text)
  }

  /// The line that counts, such as `mail.scene.yaml: 2 errors, 0 warnings; 31 pass, 2 fail, 0 cannot tell; …`.
  public func summary(_ report: AuditReport) -> String {
    let result = report.result
    let count = result.count
    var line = report.target.isEmpty ? "" : "\(report.target.forTerminal): "
    if result.isVacuous {
      line += result.rules.isEmpty ? "failed: no rule was checked" : "failed: there was no node to look at"
      return line
    }
    line += "\(counted(result.failures(.error), "error")), \(counted(result.failures(.warning), "warning"))"
    let infos = result.failures(.info)
    if infos > 0 { line += ", \(counted(infos, "note"))" }
    line += "; \(count.pass) pass, \(count.fail) fail, \(count.cannotTell) cannot tell"
    if count.review > 0 { line += ", \(count.review) to be looked at" }
    line += "; \(counted(result.nodes, "node")), \(counted(result.rules.count, "rule"))"
    if let exploration = report.exploration {
      line += ", \(counted(exploration.states, "state")), \(counted(exploration.transitions, "step"))"
      if !exploration.isComplete {
        line += " (incomplete: \(exploration.bounds.map(\.rawValue).joined(separator: ", ")))"
      }
    }
    return line
  }

  /// What audits come to beside a baseline, in lines; ends with a line feed.
  public func summary(_ comparison: BaselineComparison) -> String {
    let accepted = comparison.acceptedCount
    let fresh = comparison.fresh.reduce(0, +)
    var text = "baseline: \(counted(accepted, "finding")) accepted, \(fresh) new\n"
    for entry in comparison.expired.flatMap({ places in places.sorted { $0.key < $1.key }.map(\.value) }) {
      text += "baseline: expired: \(entry.words.forTerminal); \(entry.acceptance.forTerminal)\n"
    }
    for entry in comparison.stale {
      text += "baseline: stale, as it is not found any more: \(entry.words.forTerminal)\n"
    }
    for (before, now) in comparison.worse {
      text += "baseline: \(now.target.forTerminal): \(now.words), \(before.named) of \(before.controls) before\n"
    }
    return text
  }

  /// Which criteria of WCAG 2.2 were checked and how far, and which were not; and how many sections of the others.
  private func coverage(_ report: AuditReport) -> String {
    let all = CoverageJSON.coverage(of: [report])
    guard let wcag = all.first(where: { $0.standard == .wcag }) else { return "" }
    let target = report.target.isEmpty ? "" : "\(report.target.forTerminal): "
    var parts: [String] = []
    for (standing, words) in [(Coverage.Standing.broken, "broken"), (.undecided, "cannot be told"), (.kept, "kept")] {
      let numbers = wcag.entries.filter { $0.standing == standing }.map(\.section.section)
      if !numbers.isEmpty { parts.append("\(words): \(numbers.joined(separator: ", "))") }
    }
    let absent = wcag.sections(.absent)
    if absent > 0 { parts.append("nothing there for \(absent)") }
    let unchecked = wcag.entries.filter { $0.standing == .unchecked }.map(\.section.section)
    if !unchecked.isEmpty { parts.append("not checked at all: \(unchecked.joined(separator: ", "))") }
    let others = all.filter { $0.standard != .wcag }.map { "\($0.standard.name) \($0.checked) of \($0.entries.count)" }
    return "\(target)WCAG 2.2, A and AA, as far as rules look: \(parts.joined(separator: "; "))\n"
      + "\(target)sections with a rule: \(others.joined(separator: ", "))\n"
  }

  private func render(_ finding: Finding, _ rule: Rule?, _ report: AuditReport) -> String {
    let place = (finding.source?.description ?? report.target).forTerminal
    let kind = finding.kindWords
    var text = "\(place): \(kind): \(finding.message.description.forTerminal) [\(finding.rule)]\n"
    text += "  node: \(finding.node.path.forTerminal)\n"
    if !finding.implied.isEmpty {
      let also = finding.outcome == .review ? "also asks" : "also breaks"
      text += "  \(also): \(finding.implied.joined(separator: ", "))\n"
    }
    if report.states.indices.contains(finding.state) {
      text += "  state: \(report.states[finding.state].title.forTerminal)\n"
    }
    if !finding.evidence.script.isEmpty {
      text += "  evidence: \(finding.evidence.script.forTerminal)\n"
    }
    if let session = finding.evidence.session { text += "  session: \(session.forTerminal)\n" }
    if let rule {
      text += "  \(finding.outcome == .review ? "answer" : "fix"): \(rule.remedy)\n"
      if let reference = rule.references.first(where: { $0.standard == .wcag }) {
        text += "  based on: \(reference)\(reference.title.map { " \($0)" } ?? "")\n"
      } else if let reference = rule.references.first {
        text += "  based on: \(reference)\n"
      }
    }
    return text
  }

  /// Why rules could not be told, each reason once with the rules that it holds for.
  private func notes(_ report: AuditReport) -> [(note: String, rules: [String])] {
    var result: [(note: String, rules: [String])] = []
    for rule in report.result.rules {
      guard let note = rule.note else { continue }
      if let index = result.firstIndex(where: { $0.note == note }) {
        result[index].rules.append(rule.rule.id)
      } else {
        result.append((note, [rule.rule.id]))
      }
    }
    return result
  }

  private func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
