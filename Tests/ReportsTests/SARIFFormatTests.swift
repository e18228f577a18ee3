import Accessibility
import Audit
import Explorer
import Foundation
import Testing

@testable import Reports

@Suite("SARIF")
struct SARIFFormatTests {
  private static func run(_ report: Report) throws -> [String: Any] {
    let text = ReportFormatTests.pieces(SARIFFormat(), report).joined()
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    return try #require((object["runs"] as? [[String: Any]])?.first)
  }

  private static func rules(_ run: [String: Any]) throws -> [[String: Any]] {
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "Detent")
    return try #require(driver["rules"] as? [[String: Any]])
  }

  private static func results(_ report: Report) throws -> [[String: Any]] {
    try #require(try run(report)["results"] as? [[String: Any]])
  }

  @Test("every result names a rule of the run by id and index, and a level that its kind allows")
  func results() throws {
    let run = try Self.run(Report(title: "Audits", audits: [Sample.audit, Sample.audit]))
    let rules = try Self.rules(run)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == Sample.audit.result.findings.count * 2)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      // SARIF 2.1.0, 3.27.10: a result that is not of the kind fail has the level none.
      let (kind, level) = (result["kind"] as? String, result["level"] as? String)
      #expect(kind == "fail" ? ["error", "warning", "note"].contains(level) : kind == "open" && level == "none")
      let message = try #require((result["message"] as? [String: Any])?["text"] as? String)
      #expect(!message.isEmpty)
    }
    #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
  }

  @Test("a result is where its source file names the node, and the document that was audited stands beside that")
  func places() throws {
    var report = Report(title: "Audits", audits: [Sample.audit])
    report.sources = [[0: [SourceLocation(file: "Sources/Inbox view.swift", line: 12, column: 34)]]]
    let results = try Self.results(report)
    func place(_ location: Any?) -> String {
      let physical = (location as? [String: Any])?["physicalLocation"] as? [String: Any]
      let uri = (physical?["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
      let region = physical?["region"] as? [String: Int] ?? [:]
      return "\(uri):\(region["startLine"] ?? 0):\(region["startColumn"] ?? 0)"
    }
    #expect(place((results[0]["locations"] as? [Any])?.first) == "Sources/Inbox%20view.swift:12:34")
    #expect(place((results[0]["relatedLocations"] as? [Any])?.first) == "mail.scene.yaml:7:5")
    #expect(place((results[1]["locations"] as? [Any])?.first) == "mail.scene.yaml:9:5")
    #expect(results[1]["relatedLocations"] == nil)
  }

  @Test(
    "a path is a URI reference",
    arguments: [
      ("mail.scene.yaml", "mail.scene.yaml"), ("example:mail", "example%3Amail"), ("a b/ü?.xml", "a%20b/%C3%BC%3F.xml"),
      ("/tmp/a%.json", "file:///tmp/a%25.json"), ("-", "standard-input"), ("a\nb", "a%0Ab"),
    ])
  func uri(path: String, uri: String) { #expect(SARIFFormat.uri(path) == uri) }

  @Test("what a baseline accepts is suppressed with its reason, the rest is new")
  func baseline() throws {
    var report = Report(title: "Audits", audits: [Sample.audit])
    var baseline = Baseline(
      of: report.audits,
      BaselineComparison(report.audits, against: Baseline(), today: CalendarDay(secondsSince1970: 0)) { _ in false })
    for index in baseline.entries.indices { baseline.entries[index].reason = "waits for icons" }
    report.baseline = BaselineComparison(
      report.audits, against: baseline, today: CalendarDay(secondsSince1970: 0)
    ) { _ in false }
    let results = try Self.results(report)
    #expect(results.map { $0["baselineState"] as? String } == ["unchanged", "new"])
    let suppression = (results[0]["suppressions"] as? [[String: Any]])?.first
    #expect(
      suppression?["justification"] as? String == "waits for icons" && suppression?["kind"] as? String == "external")
    #expect(results[1]["suppressions"] == nil)
  }

  @Test("prints are those of the audit, and stay where lines move")
  func prints() throws {
    let results = try Self.results(Report(title: "Audits", audits: [Sample.audit]))
    let prints = results.map { $0["partialFingerprints"] as? [String: String] ?? [:] }
    #expect(prints.map { $0["detentLooks/v1"] } == Sample.audit.prints.map { FindingPrint.text($0.looks) })
    #expect(prints.map { $0["detentPlace/v1"] } == Sample.audit.prints.map { FindingPrint.text($0.place) })
  }
}
