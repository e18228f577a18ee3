public import Audit
public import Explorer
import Guidelines
import SafeText

/// How far audits have gone into each section of the standards and each statement of the guidelines, for programs.
///
///     { "format": "detent-coverage", "version": 1, "targets": [],
///       "standards": [ { "standard", "checked", "sections", "entries": [
///         { "section", "title"?, "extent", "rules": [], "pass", "fail", "cannotTell", "review", "inapplicable" } ] } ] }
///
/// `extent` is `broken`, `undecided`, `open` (a person has to look), `kept` (as far as rules look), `absent` (there was nothing that its rules are
/// about) or `unchecked` (no rule looks at it). Statements are those that an audit is for: what the engine itself does
/// is shown by its tests (`detent guidelines`).
public enum CoverageJSON {
  /// The coverage of audits as one JSON object; ends with a line feed.
  public static func render(_ reports: [AuditReport]) -> String {
    var json = JSONText(.lines)
    json.object { json in
      json.member("format", "detent-coverage")
      json.member("version", 1)
      json.array("targets") { json in for report in reports { json.value(report.target) } }
      json.array("standards") { json in
        for coverage in Self.coverage(of: reports) { json.object { write(coverage, &$0) } }
      }
    }
    json.endLine()
    return json.text
  }

  /// Coverage of the standards and the guidelines by audits, all of them together.
  public static func coverage(of reports: [AuditReport]) -> [Coverage] {
    let rules = reports.flatMap(\.result.rules)
    let statements = Statements.all.filter { [.audit, .dynamicAudit, .advice].contains($0.kind) }
    let sections = statements.map { Reference(.guideline, $0.id, $0.text) }
    return Coverage.standards(rules) + [Coverage(of: .guideline, sections: sections, rules: rules)]
  }

  private static func write(_ coverage: Coverage, _ json: inout JSONText) {
    json.member("standard", coverage.standard.name)
    json.member("checked", coverage.checked)
    json.member("sections", coverage.entries.count)
    json.array("entries") { json in
      for entry in coverage.entries {
        json.object { json in
          json.member("section", entry.section.section)
          json.member("title", entry.section.title)
          json.member("extent", entry.standing.rawValue)
          json.array("rules") { json in for rule in entry.rules { json.value(rule) } }
          json.members(entry.count)
        }
      }
    }
  }
}
