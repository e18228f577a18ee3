import Accessibility
import Audit
import Explorer
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Reports

@Suite("Reports")
struct ReportTests {
  static let formats: [(name: String, make: @Sendable () -> String)] = [
    ("small.report.txt", { TextReport().render(Sample.audit) }),
    ("small.report.json", { JSONReport.render([Sample.audit]) }),
    ("small.report.html", { HTMLReport.render(Sample.report) }),
    ("rules.txt", { RuleText.list(Sample.rules) }),
    ("name-missing.rule.txt", { RuleText.describe(NameMissing().rule) }),
    ("rules.json", { RuleJSON.render(Sample.rules) }),
  ]

  @Test("is, byte for byte, what it was", arguments: formats.indices)
  func golden(index: Int) {
    let text = Self.formats[index].make()
    #expect(text == Self.formats[index].make())
    let golden = Snapshot.compare(text, Self.formats[index].name)
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("nothing examined is told as a failure")
  func vacuous() {
    let nothing = ExplorerAudit.look(at: AccessibilityTree(screen: Size(width: 1, height: 1)), name: "empty")
    #expect(TextReport().render(nothing).contains("failed: there was no node to look at"))
    #expect(HTMLReport.render(Report(title: "t", audits: [nothing])).contains("failed: nothing was examined"))
  }

  @Test("JSON is read by another reader, with the counts and the texts in it")
  func json() throws {
    let data = Data(JSONReport.render([Sample.audit, Sample.audit]).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    let targets = try #require(object["targets"] as? [[String: Any]])
    #expect(targets.count == 2)
    let findings = try #require(targets[0]["findings"] as? [[String: Any]])
    #expect(findings.count == 2)
    #expect(findings[1]["message"] as? String == "A tap on \(Sample.hostile) has no effect.")
    #expect((findings[1]["data"] as? [String: String]) == ["control": Sample.hostile])
    #expect((object["counts"] as? [String: Int])?["nodes"] == 8)
    let rules = try JSONSerialization.jsonObject(with: Data(RuleJSON.render(ExplorerAudit.rules).utf8))
    #expect((rules as? [[String: Any]])?.count == ExplorerAudit.rules.count)
  }
}
