import Audit
public import Explorer
import Harness
import SafeText

/// The ledger for Apple's accessibility labels: for each label what rules and which common tasks have looked at, and what
/// nothing has looked at.
///
///     { "format": "detent-labels", "version": 1, "targets": [],
///       "tasks": [ { "task", "outcome", "cases": [ { "case", "voiceOver", "verdict", "problems": [], "warnings": [] } ] } ],
///       "labels": [ { "label", "extent", "criteria": [], "rules": [], "pass", "fail", "cannotTell", "review",
///         "inapplicable", "tasks": [ { "task", "outcome" } ], "unchecked": [] } ] }
///
/// `extent` has the words of `CoverageJSON`. A task that fails breaks the label; one that was not played as the label asks,
/// or that shows nothing, leaves it undecided at the best. What rules look at is `kept` at the most: that an application
/// supports what a label names is for its developer to say, after Apple's own criteria, of which `unchecked` has those
/// that nothing here looks at.
public enum LabelsJSON {
  /// The ledger of audits and tasks as one JSON object; ends with a line feed.
  public static func render(_ reports: [AuditReport], tasks: [LabelTask] = []) -> String {
    let rules = reports.flatMap(\.result.rules)
    var json = JSONText(.lines)
    json.object { json in
      json.member("format", "detent-labels")
      json.member("version", 1)
      json.array("targets") { json in for report in reports { json.value(report.target) } }
      json.array("tasks") { json in for task in tasks { json.object { write(task, &$0) } } }
      json.array("labels") { json in
        for label in AppleLabel.allCases { json.object { write(label, rules, tasks, &$0) } }
      }
    }
    json.endLine()
    return json.text
  }

  /// How far a label was checked by its rules and by tasks that were played as it asks.
  static func standing(_ rules: Coverage.Standing, _ tasks: [LabelTask.Outcome]) -> Coverage.Standing {
    if tasks.contains(.failed) { return .broken }
    guard tasks.contains(where: { $0 != .done }) else { return rules }
    return [.kept, .absent, .open].contains(rules) ? .undecided : rules
  }

  private static func write(_ task: LabelTask, _ json: inout JSONText) {
    json.member("task", task.name)
    json.member("outcome", task.outcome.rawValue)
    json.array("cases") { json in
      for play in task.plays {
        json.object { json in
          json.member("case", play.result.name)
          json.member("voiceOver", play.usesVoiceOver)
          json.member("verdict", play.result.verdict.rawValue)
          json.array("problems") { json in
            for problem in play.result.problems { json.value(problem.lines.joined(separator: "\n")) }
          }
          json.array("warnings") { json in for warning in play.result.warnings { json.value(warning) } }
        }
      }
    }
  }

  private static func write(
    _ label: AppleLabel, _ rules: [RuleResult], _ tasks: [LabelTask], _ json: inout JSONText
  ) {
    let entry = label.coverage(rules)
    let outcomes = tasks.map { label.isPlayed ? $0.outcomeWithVoiceOver : .unplayed }
    json.member("label", label.rawValue)
    json.member("extent", standing(entry.standing, outcomes).rawValue)
    json.array("criteria") { json in for criterion in label.criteria { json.value(criterion) } }
    json.array("rules") { json in for rule in entry.rules { json.value(rule) } }
    json.members(entry.count)
    json.array("tasks") { json in
      for (task, outcome) in zip(tasks, outcomes) {
        json.object { json in
          json.member("task", task.name)
          json.member("outcome", outcome.rawValue)
        }
      }
    }
    json.array("unchecked") { json in for words in label.unchecked { json.value(words) } }
  }
}
