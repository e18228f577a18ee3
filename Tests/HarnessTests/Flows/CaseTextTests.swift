import Harness
import Testing

@Suite("Lines of cases")
struct CaseTextTests {
  @Test("a case that failed shows what was not as expected, and of very much how much more there is")
  func failed() {
    var result = CaseResult("a.flow.yaml [screen=1x2]", of: "a.flow.yaml", .failed)
    result.problems = [
      CaseProblem(.expectation, #"expect said "Hi""#, place: "a.flow.yaml:3:5", found: "“Ho”", nearest: "“H”"),
      CaseProblem(.instruction, "tap 1,2", place: nil, found: "no finger"),
    ]
    result.warnings = ["“tap 5,5” did nothing"]
    #expect(
      CaseText.render(result) == """
        FAILED  a.flow.yaml [screen=1x2]
                expect said "Hi"
                not as expected (a.flow.yaml:3:5): “Ho”
                nearest: “H”
                tap 1,2
                cannot be done: no finger
                warning: “tap 5,5” did nothing

        """)
    result.problems += Array(repeating: result.problems[1], count: 30)
    #expect(CaseText.render(result).contains("        and 12 more differences, which --format json tells\n"))
    #expect(result.problems[1].lines == ["tap 1,2", "cannot be done: no finger"])
  }

  @Test("a case that is as expected, or was not run, is a line")
  func others() {
    #expect(CaseText.render(CaseResult("a", of: "a", .passed)) == "ok      a\n")
    #expect(CaseText.render(CaseResult("a", of: "a")) == "not run a\n")
  }

  @Test("names and texts do not steer a terminal")
  func hostile() {
    var result = CaseResult("a\u{1B}[2J\nok      b", of: "a", .failed)
    result.problems = [
      CaseProblem(.expectation, "x\u{1B}]0;t\u{7}", place: "p\r", found: "f\n\u{202E}g", nearest: "\u{9B}1m")
    ]
    result.warnings = ["w\u{8}"]
    let text = CaseText.render(result)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5 && lines[0].hasPrefix("FAILED  a"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{202E}" && $0 != "\u{9B}" })
  }

  @Test("the sum says what there is")
  func sums() {
    let one = [CaseResult("a", of: "a", .passed)]
    #expect(CaseText.render(CaseSummary(one)) == "1 case, 1 ok, 0 failed")
    var many = CaseSummary(one + [CaseResult("b", of: "b", .failed), CaseResult("c", of: "c")])
    (many.missing, many.warnings) = (2, 1)
    #expect(CaseText.render(many) == "3 cases, 1 ok, 1 failed, 1 not run, 2 missing, 1 warning")
  }
}
