import Accessibility
import Audit
import Explorer
import Geometry

extension HTMLReport {
  static func writeSummary(of report: Report, _ page: inout Markup) {
    page.element("section", ["aria-labelledby": "summary"]) { section in
      section.element("h2", ["id": "summary"], text: "Summary")
      let caption = "Outcomes by target. A check that cannot tell is neither passed nor failed."
      writeTable(id: "outcomes", caption: caption, &section) { table in
        table.element("thead") { head in
          head.element("tr") { row in
            for title in [
              "Target", "Verdict", "Nodes", "Pass", "Fail", "Cannot tell", "To be looked at", "States", "Steps",
            ] {
              row.element("th", ["scope": "col"], text: title)
            }
          }
        }
        table.element("tbody") { body in
          for audit in report.audits { writeRow(of: audit, &body) }
        }
      }
      for audit in report.audits { writeGaps(of: audit, &section) }
      if let baseline = report.baseline { write(baseline, &section) }
      for (number, audit) in report.audits.enumerated() { writeRules(of: audit, number, &section) }
    }
  }

  /// What was not looked at, and why.
  private static func writeGaps(of audit: AuditReport, _ section: inout Markup) {
    guard !audit.gaps.isEmpty else { return }
    section.element("h3", text: "Not seen in \(audit.target)")
    section.element("ul") { list in
      for gap in audit.gaps { list.element("li", text: gap) }
    }
  }

  /// What the audits come to beside a baseline.
  private static func write(_ baseline: BaselineComparison, _ section: inout Markup) {
    section.element("h3", text: "Beside the baseline")
    section.element("ul") { list in
      for line in TextReport().summary(baseline).split(separator: "\n") {
        list.element("li", text: String(line.dropFirst("baseline: ".count)))
      }
    }
  }

  private static func writeRow(of audit: AuditReport, _ body: inout Markup) {
    let count = audit.result.count
    body.element("tr") { row in
      row.element("th", ["scope": "row"], text: audit.target)
      let (verdict, kind) =
        if audit.result.isVacuous {
          ("failed: nothing was examined", "fail")
        } else if count.fail > 0 {
          ("findings", "fail")
        } else {
          count.cannotTell > 0 ? ("nothing found, not everything told", "cannotTell") : ("clean", "pass")
        }
      row.element("td", ["class": kind], text: verdict)
      for number in [audit.result.nodes, count.pass, count.fail, count.cannotTell, count.review] {
        row.element("td", ["class": "number"], text: String(number))
      }
      row.element("td", ["class": "number"], text: audit.exploration.map { String($0.states) } ?? "not driven")
      row.element("td", ["class": "number"], text: audit.exploration.map { String($0.transitions) } ?? "not driven")
    }
  }

  private static func writeRules(of audit: AuditReport, _ number: Int, _ section: inout Markup) {
    writeTable(id: "rules-\(number + 1)", caption: "Rules checked on \(audit.target)", &section) { table in
      table.element("thead") { head in
        head.element("tr") { row in
          for title in ["Rule", "What holds", "Severity", "Pass", "Fail", "Cannot tell", "To be looked at"] {
            row.element("th", ["scope": "col"], text: title)
          }
        }
      }
      table.element("tbody") { body in
        for rule in audit.result.rules {
          body.element("tr") { row in
            row.element("th", ["scope": "row"], text: rule.rule.id)
            row.element("td", text: rule.rule.title + (rule.note.map { " (\($0))" } ?? ""))
            row.element("td", text: rule.rule.severity.rawValue)
            row.element("td", ["class": "number"], text: String(rule.count.pass))
            row.element("td", ["class": "number"], text: String(rule.count.fail))
            row.element("td", ["class": "number"], text: String(rule.count.cannotTell))
            row.element("td", ["class": "number"], text: String(rule.count.review))
          }
        }
      }
    }
  }

  static func writeFindings(
    of report: Report, _ number: Int, _ library: inout DrawingLibrary, _ page: inout Markup
  ) {
    let audit = report.audits[number]
    let id = findingsID(number)
    page.element("section", ["aria-labelledby": id]) { section in
      section.element("h2", ["id": id], text: "Findings in \(audit.target)")
      if audit.result.findings.isEmpty {
        section.element(
          "p",
          text: audit.result.isVacuous
            ? "Nothing was examined, so that nothing found means nothing."
            : "No finding. \(audit.result.nodes) nodes were looked at.")
      }
      let rules = Dictionary(audit.result.rules.map { ($0.rule.id, $0.rule) }) { first, _ in first }
      var states: [Int: DrawnTree] = [:]
      var picture: String?
      for (index, finding) in audit.result.findings.enumerated() {
        if states[finding.state] == nil, audit.states.indices.contains(finding.state) {
          // Findings of one state follow each other, mostly.
          if states.count >= 16 { states = [:] }
          let tree = audit.states[finding.state].tree
          picture = picture ?? audit.picture.map { library.reference(to: $0, width: tree.screen.width) }
          states[finding.state] = DrawnTree(tree, over: picture, library: &library)
        }
        let id = "finding-\(number + 1)-\(index + 1)"
        let notes =
          report.sources(of: index, in: number).map { ("Source file", $0.description) }
          + [report.baseline?.accepts(index, of: number)].compactMap { $0.map { ("Accepted", $0.acceptance) } }
        write(finding, of: audit, rules[finding.rule], notes, id: id, on: states[finding.state], &library, &section)
      }
    }
  }

  private static func write(
    _ finding: Finding, of audit: AuditReport, _ rule: Rule?, _ notes: [(String, String)], id: String,
    on state: DrawnTree?,
    _ library: inout DrawingLibrary, _ section: inout Markup
  ) {
    let kind = finding.kindWords
    section.element("article", ["class": "finding", "aria-labelledby": id]) { article in
      article.line("h3", ["id": id]) { line in
        line.inline("span", ["class": finding.outcome.rawValue], kind)
        line.inline(": \(finding.message)")
      }
      article.element("dl") { list in
        entry("Rule", "\(finding.rule)" + (rule.map { ": \($0.title)" } ?? ""), &list)
        entry("Node", finding.node.path, code: true, &list)
        if let source = finding.source { entry("Source", source.description, code: true, &list) }
        for (name, text) in notes { entry(name, text, &list) }
        if audit.states.indices.contains(finding.state) { entry("State", audit.states[finding.state].title, &list) }
        entry(
          "Evidence", finding.evidence.script.isEmpty ? "as the interface starts" : finding.evidence.script,
          code: !finding.evidence.script.isEmpty, &list)
        if let session = finding.evidence.session { entry("Session", session, code: true, &list) }
        if let rule {
          entry("Why", rule.why, &list)
          entry("To do", rule.remedy, &list)
          entry("Rests on", rule.references.map(words).joined(separator: "; "), &list)
        }
      }
      if let state {
        let drawing = InterfaceDrawing(state, highlight: finding.node)
        if let svg = drawing.svg(id: "\(id)-drawing", title: "Where it is: \(finding.node)", library: &library) {
          article.raw(svg)
        }
      }
    }
  }

  private static func words(_ reference: Reference) -> String {
    reference.description + (reference.title.map { " \($0)" } ?? "")
  }

  private static func entry(_ term: String, _ text: String, code: Bool = false, _ list: inout Markup) {
    list.element("dt", text: term)
    if code {
      list.line("dd") { $0.inline("code", [:], text) }
    } else {
      list.element("dd", text: text)
    }
  }
}
