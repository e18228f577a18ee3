import Audit
import Explorer
import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import Reports

@Suite("Audits for CI")
struct AuditFormatsTests {
  private static func text(_ name: String, _ report: Report) throws -> String {
    ReportFormatTests.pieces(try #require(ReportFormats.named(name)), report).joined()
  }

  /// The sample beside a baseline that accepts its first finding.
  private static var report: Report {
    var report = Report(title: "Audits", audits: [Sample.audit])
    let day = CalendarDay(secondsSince1970: 0)
    var baseline = Baseline(
      of: report.audits, BaselineComparison(report.audits, against: Baseline(), today: day) { _ in false })
    for index in baseline.entries.indices { baseline.entries[index].reason = "waits for icons & more" }
    report.baseline = BaselineComparison(report.audits, against: baseline, today: day) { _ in false }
    return report
  }

  @Test(
    "is, byte for byte, what it was",
    arguments: [
      ("sarif", "small.report.sarif"), ("junit", "small.audit.junit.xml"), ("github", "small.annotations.txt"),
    ])
  func golden(name: String, file: String) throws {
    let golden = Snapshot.compare(
      try Self.text(name, Report(title: "Audits", audits: [Sample.audit])), file)
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("JUnit XML is well formed, and its counts are those of its cases", arguments: [true, false])
  func junit(hasBaseline: Bool) throws {
    let xml = try Self.text("junit", hasBaseline ? Self.report : Report(title: "Audits", audits: [Sample.audit]))
    let parser = XMLParser(data: Data(xml.utf8))
    let counter = ElementCounter()
    parser.delegate = counter
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(counter.counts["testcase"] == Sample.audit.result.rules.count)
    #expect(counter.suites.allSatisfy { $0["failures"] == String(counter.counts["failure"] ?? 0) })
    #expect(counter.suites.allSatisfy { $0["skipped"] == String(counter.counts["skipped"] ?? 0) })
    #expect(counter.suites.allSatisfy { $0["tests"] == String(counter.counts["testcase"] ?? 0) })
    #expect(counter.counts["failure"] == (hasBaseline ? nil : 1))
    #expect(counter.counts["system-out"] == (hasBaseline ? 1 : nil))
  }

  @Test("an annotation is one line, whatever stands in it, and none begins within another")
  func annotations() throws {
    let lines = try Self.text("github", Report(title: "Audits", audits: [Sample.audit])).split(separator: "\n")
    #expect(lines.count == Sample.audit.result.findings.count + Sample.audit.gaps.count + 1)
    for line in lines.dropLast() {
      #expect(line.contains(#/^::(error|warning|notice) [^:]*::/#), "\(line)")
      let parts = line.dropFirst(2).split(separator: " ", maxSplits: 1)[1]
      #expect(!parts.prefix { $0 != ":" }.contains("\u{7}"))
    }
    let accepted = try Self.text("github", Self.report)
    #expect(accepted.hasPrefix("::notice ") && accepted.contains("::accepted (waits for icons & more): "))
  }

  @Test("text says what is accepted and what came of the baseline")
  func words() throws {
    let text = try Self.text("text", Self.report)
    #expect(text.contains("\n  accepted: waits for icons & more\n"))
    #expect(text.hasSuffix("\nbaseline: 1 finding accepted, 0 new\n"))
  }
}

/// Counts the elements of an XML document.
private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var suites: [[String: String]] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    if name.hasPrefix("testsuite") { suites.append(attributes) }
  }
}
