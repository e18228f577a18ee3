import Geometry
public import Explorer
import Accessibility
import Audit
import SafeText

/// Audits for programs. The shape is part of the contract:
///
///     { "format": "detent-audit", "version": 1,
///       "counts": { "nodes", "pass", "fail", "cannotTell", "review", "inapplicable", "errors", "warnings", "notes" },
///       "targets": [ {
///         "target", "nodes", "complete",
///         "exploration": { "states", "steps", "depth", "bounds": [],
///           "screens": [ { "width", "height" } ],
///           "limits": { "states", "nodes", "depth", "changes", "microseconds", "work", "rest", "moments", "places" } },
///         "unpresented": [ { "id", "name", "outcome", "message", "file"?, "line"?, "column"?, "openers": [] } ],
///         "unshown": [ { "kind", "id", "name", "outcome", "message", "file"?, "line"?, "column"? } ],
///         "names"?: { "named", "controls" },
///         "rules": [ { "id", "severity", "method", "pass", "fail", "cannotTell", "review", "inapplicable", "note"? } ],
///         "states": [ { "title", "script" } ],
///         "findings": [ {
///           "rule", "severity", "outcome", "node", "file"?, "line"?, "column"?, "state", "message",
///           "template", "data": { }, "implied"?: [], "evidence": { "script", "steps", "session"? },
///           "fingerprint": { "place", "looks" }, "sources"?: [ { "file", "line", "column" } ],
///           "accepted"?: { "reason"?, "expires"? } } ],
///         "verdicts"?: [ { "rule", "node", "outcome" } ] } ],
///       "baseline"?: { "accepted", "new", "expired": [ entry ], "stale": [ entry ],
///         "worse": [ { "target", "before": { "named", "controls" }, "now": { "named", "controls" } } ] } }
///
/// `complete` is true where no bound was hit; `microseconds` and `rest` are times on the interface's own clock, in µs.
/// `unpresented` holds presentations of the document that were never on the screen, `unshown` windows, pages and
/// controls that were not; where the exploration did not look everywhere their `outcome` is `cannotTell`. `outcome` is
/// `fail`, `cannotTell` or `review` (a person has to look); `state` is an index into `states`. `exploration` is there only where the target was driven.
/// `inapplicable` counts pairs of a rule and a node that it has nothing to say about; `implied` names further rules
/// that the node breaks by the same defect, or that ask for the same look; `verdicts` is there where every one is asked for, those that pass included.
/// `names` counts controls that have a name; `fingerprint` is what the finding is known by in later audits, and an entry
/// of `expired` and `stale` has `rule`, `target`, `node`, `reason`? and `expires`?.
/// Members may be added in later versions; none changes its meaning within version 1.
public enum JSONReport {
  /// The audits as one JSON object; ends with a line feed.
  public static func render(_ reports: [AuditReport]) -> String {
    var text = ""
    render(Report(title: "", audits: reports)) { text += $0 }
    return text
  }

  /// The same piece by piece, each of whole lines but for its last line feed: findings may be very many.
  public static func render(_ report: Report, to put: (String) -> Void) {
    let reports = report.audits
    var json = JSONText(.lines)
    json.object { json in
      json.member("format", "detent-audit")
      json.member("version", 1)
      json.object("counts") { json in
        let count = reports.reduce(OutcomeCount()) { $0 + $1.result.count }
        json.member("nodes", reports.reduce(0) { $0 + $1.result.nodes })
        json.members(count)
        for (key, severity) in [("errors", Severity.error), ("warnings", .warning), ("notes", .info)] {
          json.member(key, reports.reduce(0) { $0 + $1.result.failures(severity) })
        }
      }
      json.array("targets") { json in
        for number in reports.indices { json.object { write(report, number, &$0, put) } }
      }
      if let baseline = report.baseline { json.object("baseline") { write(baseline, &$0) } }
    }
    json.endLine()
    put(json.takeText())
  }

  private static func write(_ whole: Report, _ number: Int, _ json: inout JSONText, _ put: (String) -> Void) {
    let report = whole.audits[number]
    json.member("target", report.target)
    json.member("nodes", report.result.nodes)
    json.member("complete", report.exploration?.isComplete ?? false)
    if let exploration = report.exploration {
      json.object("exploration") { json in
        json.member("states", exploration.states)
        json.member("steps", exploration.transitions)
        json.member("depth", exploration.depth)
        json.array("bounds") { json in
          for bound in exploration.bounds { json.value(bound.rawValue) }
        }
        json.array("screens") { json in
          for size in exploration.screens {
            json.object { json in
              json.member("width", size.width, decimals: 2)
              json.member("height", size.height, decimals: 2)
            }
          }
        }
        json.object("limits") { json in
          let limits = exploration.options
          json.member("states", limits.maximumStates)
          json.member("nodes", limits.maximumNodes)
          json.member("depth", limits.maximumDepth)
          json.member("changes", limits.maximumChanges)
          json.member("microseconds", limits.maximumTime)
          json.member("work", limits.maximumWork)
          json.member("rest", limits.driver.settleTime)
          json.member("moments", limits.driver.settleMoments)
          json.member("places", limits.maximumPlaces)
        }
      }
    }
    writeUnpresented(of: report, &json)
    writeUnshown(of: report, &json)
    if let names = NameCoverage(report.result, target: report.target) {
      json.object("names") { json in
        json.member("named", names.named)
        json.member("controls", names.controls)
      }
    }
    json.array("rules") { json in
      for rule in report.result.rules {
        json.object { json in
          json.member("id", rule.rule.id)
          json.member("severity", rule.rule.severity.rawValue)
          json.member("method", rule.rule.method.rawValue)
          json.members(rule.count)
          json.member("note", rule.note)
        }
      }
    }
    writeStates(of: report, &json)
    writeFindings(of: whole, number, &json, put)
    guard !report.result.verdicts.isEmpty else { return }
    json.array("verdicts") { json in
      for verdict in report.result.verdicts {
        json.object { json in
          json.member("rule", verdict.rule)
          json.member("node", verdict.node.path)
          json.member("outcome", verdict.outcome.rawValue)
        }
        put(json.takeText())
      }
    }
  }

  // MARK: - Lists that the end of a transcript has too

  static func writeUnpresented(of report: AuditReport, _ json: inout JSONText) {
    json.array("unpresented") { json in
      for presentation in report.unpresented {
        json.object { json in
          json.member("id", presentation.id)
          json.member("name", presentation.name)
          json.member("outcome", (presentation.isOverlooked ? Outcome.cannotTell : .fail).rawValue)
          json.member("message", presentation.words)
          write(presentation.source, &json)
          json.array("openers") { json in
            for opener in presentation.openers { json.value(opener) }
          }
        }
      }
    }
  }

  static func writeUnshown(of report: AuditReport, _ json: inout JSONText) {
    json.array("unshown") { json in
      for place in report.unshown {
        json.object { json in
          json.member("kind", place.kind.rawValue)
          json.member("id", place.id)
          json.member("name", place.name)
          json.member("outcome", (place.isOverlooked ? Outcome.cannotTell : .fail).rawValue)
          json.member("message", place.words)
          write(place.source, &json)
        }
      }
    }
  }

  static func writeStates(of report: AuditReport, _ json: inout JSONText) {
    json.array("states") { json in
      for state in report.states {
        json.object { json in
          json.member("title", state.title)
          json.member("script", state.evidence.script)
        }
      }
    }
  }

  /// The findings of one of a report's audits.
  static func writeFindings(
    of whole: Report, _ number: Int, _ json: inout JSONText, _ put: (String) -> Void
  ) {
    let report = whole.audits[number]
    let prints = report.prints
    json.array("findings") { json in
      for (index, finding) in report.result.findings.enumerated() {
        json.object { json in
          write(finding, &json)
          json.object("fingerprint") { json in
            json.member("place", FindingPrint.text(prints[index].place))
            json.member("looks", FindingPrint.text(prints[index].looks))
          }
          let sources = whole.sources(of: index, in: number)
          if !sources.isEmpty {
            json.array("sources") { json in for source in sources { json.object { write(source, &$0) } } }
          }
          if let entry = whole.baseline?.accepts(index, of: number) {
            json.object("accepted") { json in
              json.member("reason", entry.reason)
              json.member("expires", entry.expires?.description)
            }
          }
        }
        put(json.takeText())
      }
    }
  }

  private static func write(_ baseline: BaselineComparison, _ json: inout JSONText) {
    json.member("accepted", baseline.acceptedCount)
    json.member("new", baseline.fresh.reduce(0, +))
    let expired = baseline.expired.flatMap { places in places.sorted { $0.key < $1.key }.map(\.value) }
    for (key, entries) in [("expired", expired), ("stale", baseline.stale)] {
      json.array(key) { json in
        for entry in entries {
          json.object { json in
            json.member("rule", entry.rule)
            json.member("target", entry.target)
            json.member("node", entry.node)
            json.member("reason", entry.reason)
            json.member("expires", entry.expires?.description)
          }
        }
      }
    }
    json.array("worse") { json in
      for (before, now) in baseline.worse {
        json.object { json in
          json.member("target", now.target)
          for (key, names) in [("before", before), ("now", now)] {
            json.object(key) { json in
              json.member("named", names.named)
              json.member("controls", names.controls)
            }
          }
        }
      }
    }
  }

  /// Where something stands in its document, if it stands in one.
  private static func write(_ source: SourceLocation?, _ json: inout JSONText) {
    guard let source else { return }
    json.member("file", source.file)
    json.member("line", source.line)
    json.member("column", source.column)
  }

  private static func write(_ finding: Finding, _ json: inout JSONText) {
    json.member("rule", finding.rule)
    json.member("severity", finding.severity.rawValue)
    json.member("outcome", finding.outcome.rawValue)
    json.member("node", finding.node.path)
    write(finding.source, &json)
    json.member("state", finding.state)
    json.member("message", finding.message.description)
    json.member("template", finding.message.template)
    json.object("data") { json in
      for datum in finding.message.data { json.member(datum.name, datum.text) }
    }
    if !finding.implied.isEmpty {
      json.array("implied") { json in for rule in finding.implied { json.value(rule) } }
    }
    json.object("evidence") { json in
      json.member("script", finding.evidence.script)
      json.member("steps", finding.evidence.steps)
      json.member("session", finding.evidence.session)
    }
  }
}
