import Foundation
import Harness
import Reports
import TestSupport
import Testing

@Suite("Results of flows as JUnit XML")
struct JUnitReportTests {
  static let results: [CaseResult] = {
    var kept = CaseResult("mail.flow.yaml [screen=393x852]", of: "mail.flow.yaml", .passed)
    (kept.expectations, kept.time) = (3, 1_250_000)
    var failed = CaseResult("mail.flow.yaml [screen=852x393]", of: "mail.flow.yaml", .failed)
    failed.time = 20_003
    failed.problems = [
      CaseProblem(
        .expectation, #"expect said "Large""#, place: "mail.flow.yaml:9:5", found: "“Medium” & “<b>”", nearest: "“M”"),
      CaseProblem(.instruction, #"tap "Snd""#, place: "mail.flow.yaml:10:5", found: "nothing", nearest: nil),
    ]
    failed.warnings = ["mail.flow.yaml:8:5: “tap 5,5” did nothing"]
    var hostile = CaseResult("\"><x y='\u{0}\u{1B}[2J\u{FFFF}&amp;]]>\n[a=b]", of: "<!--\u{202E}.flow.yaml", .failed)
    hostile.problems = [CaseProblem(.expectation, "]]>", place: nil, found: "\u{8}\u{D}\u{A}<![CDATA[", nearest: "--")]
    return [kept, failed, hostile, CaseResult("other.flow.yaml", of: "other.flow.yaml")]
  }()

  @Test("is as it was looked at")
  func golden() {
    let golden = Snapshot.compare(
      JUnitReport.render(Self.results, missing: ["mail.flow.yaml [language=en]"]), "flows.junit.xml")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("is XML, whatever names and texts hold")
  func wellFormed() throws {
    let xml = JUnitReport.render(Self.results, missing: ["<&\u{1}"])
    let allowed = xml.unicodeScalars.allSatisfy {
      $0 == "\n" || $0 == "\t" || ("\u{20}"..."\u{D7FF}").contains($0) || ("\u{E000}"..."\u{FFFD}").contains($0)
        || $0.value >= 0x10000
    }
    #expect(allowed)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [
      "-c",
      "import sys, xml.dom.minidom as m; d = m.parseString(sys.stdin.buffer.read()); "
        + "print([c.getAttribute('name') for c in d.getElementsByTagName('testcase')].__len__())",
    ]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(xml.utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && text == "5\n")
  }

  @Test("nothing was run")
  func empty() {
    #expect(
      JUnitReport.render([]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="detent" tests="0" failures="0" errors="0" skipped="0" time="0.000000">
        </testsuites>

        """)
  }
}
