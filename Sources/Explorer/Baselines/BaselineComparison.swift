import Accessibility
public import Audit

/// Audits beside a baseline: which findings are known, which are new, and which entries stand for nothing any more.
public struct BaselineComparison: Hashable, Sendable {
  /// For each audit, the entry that accepts a finding, by the finding's place in the audit.
  public private(set) var accepted: [[Int: Baseline.Entry]]
  /// For each audit, the entry that was accepted up to a day that is over and still stands for a finding, by the
  /// finding's place in the audit; such a finding counts as new.
  public private(set) var expired: [[Int: Baseline.Entry]]
  /// Entries that stand for nothing that was found, although their rule was applied to their target.
  public private(set) var stale: [Baseline.Entry] = []
  /// Entries about rules that were not applied, or about targets that were not audited and are there still.
  public private(set) var unasked: [Baseline.Entry] = []
  /// Numbers of targets that were not audited and are there still.
  public private(set) var otherNames: [NameCoverage] = []
  /// Targets in which a smaller part of the controls has a name than had one.
  public private(set) var worse: [(before: NameCoverage, now: NameCoverage)] = []
  /// How many findings fail and are not accepted, by audit.
  public private(set) var fresh: [Int]
  /// How many findings are accepted, those included that were left out.
  public private(set) var acceptedCount = 0

  /// A finding that waits for an entry.
  private struct Open {
    var audit: Int
    var index: Int
    var rule: String
    var target: String
    var node: String
    var looks: UInt64
  }

  /// Holds audits against a baseline.
  ///
  /// What looks alike in the same place is matched first; then what has another place or id in the same target, what
  /// looks otherwise in the same place, and at last the same in a target of another name, for entries whose own target
  /// is gone. Of several alike the first of the audit is that of the first entry.
  ///
  /// - Parameters:
  ///   - today: The day on which an entry has to be accepted still.
  ///   - isGone: Whether there is no target of a name any more.
  public init(
    _ reports: [AuditReport], against baseline: Baseline, today: CalendarDay, isGone: (String) -> Bool
  ) {
    accepted = reports.map { _ in [:] }
    expired = accepted
    fresh = reports.map { _ in 0 }
    var open: [Open] = []
    for (audit, report) in reports.enumerated() {
      let prints = report.prints
      for (index, finding) in report.result.findings.enumerated() where finding.outcome == .fail {
        open.append(
          Open(
            audit: audit, index: index, rule: finding.rule, target: report.target, node: finding.node.path,
            looks: prints[index].looks))
      }
    }
    let audited = Set(reports.map(\.target))
    var entries = baseline.entries.filter { audited.contains($0.target) }
    match(&open, &entries, today) {
      "\($0.target)\n\($0.node)\n\($0.looks)"
    } _: {
      "\($0.target)\n\($0.node)\n\($0.looks)"
    }
    match(&open, &entries, today) {
      "\($0.target)\n\($0.looks)"
    } _: {
      "\($0.target)\n\($0.looks)"
    }
    match(&open, &entries, today) {
      "\($0.target)\n\($0.node)"
    } _: {
      "\($0.target)\n\($0.node)"
    }
    var moved = baseline.entries.filter { !audited.contains($0.target) && isGone($0.target) }
    match(&open, &moved, today) {
      "\($0.node)\n\($0.looks)"
    } _: {
      "\($0.node)\n\($0.looks)"
    }
    match(&open, &moved, today) {
      "\($0.looks)"
    } _: {
      "\($0.looks)"
    }
    entries += moved
    for finding in open { fresh[finding.audit] += 1 }
    let applied = Set(reports.flatMap { $0.result.rules.map(\.rule.id) })
    for entry in entries {
      if applied.contains(entry.rule) || !Self.exists(entry.rule) { stale.append(entry) } else { unasked.append(entry) }
    }
    unasked += baseline.entries.filter { !audited.contains($0.target) && !isGone($0.target) }
    otherNames = baseline.names.filter { !audited.contains($0.target) && !isGone($0.target) }
    compareNames(reports, baseline, isGone)
  }

  /// Whether a finding is accepted.
  public func accepts(_ index: Int, of audit: Int) -> Baseline.Entry? {
    accepted.indices.contains(audit) ? accepted[audit][index] : nil
  }

  /// Takes the findings that are accepted out of audits; those that stay have other places from then on.
  public mutating func leaveOutAccepted(of reports: inout [AuditReport]) {
    for number in reports.indices where accepted.indices.contains(number) {
      var (kept, old): ([Finding], [Int: Baseline.Entry]) = ([], [:])
      for (index, finding) in reports[number].result.findings.enumerated() where accepted[number][index] == nil {
        if let entry = expired[number][index] { old[kept.count] = entry }
        kept.append(finding)
      }
      reports[number].result.findings = kept
      expired[number] = old
      accepted[number] = [:]
    }
  }

  private static func exists(_ rule: String) -> Bool { ExplorerAudit.rules.contains { $0.id == rule } }

  /// Matches what has the same rule and key, in order; what is matched is taken out of both.
  private mutating func match(
    _ open: inout [Open], _ entries: inout [Baseline.Entry], _ today: CalendarDay,
    _ key: (Open) -> String, _ entryKey: (Baseline.Entry) -> String
  ) {
    guard !open.isEmpty, !entries.isEmpty else { return }
    var waiting: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated().reversed() {
      waiting["\(entry.rule)\n\(entryKey(entry))", default: []].append(index)
    }
    var used: Set<Int> = []
    open.removeAll { finding in
      guard let index = waiting["\(finding.rule)\n\(key(finding))"]?.popLast() else { return false }
      used.insert(index)
      let entry = entries[index]
      if let last = entry.expires, last < today {
        expired[finding.audit][finding.index] = entry
        fresh[finding.audit] += 1
      } else {
        accepted[finding.audit][finding.index] = entry
        acceptedCount += 1
      }
      return true
    }
    entries = entries.enumerated().filter { !used.contains($0.offset) }.map(\.element)
  }

  private mutating func compareNames(
    _ reports: [AuditReport], _ baseline: Baseline, _ isGone: (String) -> Bool
  ) {
    for report in reports {
      guard let now = NameCoverage(report.result, target: report.target) else { continue }
      // A target of another name is held against the only one that is gone.
      let same = baseline.names.first { $0.target == report.target }
      let gone = baseline.names.filter { isGone($0.target) }
      guard let before = same ?? (reports.count == 1 && gone.count == 1 ? gone.first : nil) else { continue }
      if now.isWorse(than: before) { worse.append((before, now)) }
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.accepted == right.accepted && left.expired == right.expired && left.stale == right.stale
      && left.fresh == right.fresh && left.worse.elementsEqual(right.worse, by: ==)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(accepted)
    hasher.combine(fresh)
  }
}
