import Accessibility
import Geometry
import Testing

@testable import Audit

@Suite("Auditor")
struct AuditorTests {
  @Test("counts pass, fail, cannot tell and the nodes looked at")
  func counts() throws {
    let fixture = NameMissingTests.fixture
    let result = Auditor().audit(fixture.tree)
    let rule = try #require(result.rules.first { $0.rule.id == "name-missing" })
    #expect(rule.count.pass == fixture.passes.count)
    #expect(rule.count.fail == fixture.violations.count)
    #expect(rule.count.cannotTell == fixture.undecided.count)
    #expect(result.nodes == fixture.tree.nodes.count)
    #expect(result.count.total == result.rules.map(\.count.total).reduce(0, +))
  }

  @Test("nothing found on nothing is a failure")
  func vacuous() {
    let nothing = Auditor().audit(AccessibilityTree(screen: Size(width: 100, height: 100)))
    #expect(nothing.findings.isEmpty && nothing.isVacuous && nothing.isFailure())
    let withoutRules = Auditor(rules: []).audit(NameMissingTests.fixture.tree)
    #expect(withoutRules.isVacuous && withoutRules.isFailure())
  }

  @Test("a page that can only be read is no failure, one that has nothing to read is")
  func reading() {
    var page = TreeFixture()
    page.add("box", .group, nil, .inapplicable)
    #expect(Auditor().audit(page.tree).isVacuous)
    page.add("hidden", .text, "Hidden", .inapplicable) { $0.traits.insert(.hidden) }
    #expect(Auditor().audit(page.tree).isVacuous)
    page.add("text", .text, "Text", .inapplicable)
    let result = Auditor(rules: [NameMissing()]).audit(page.tree)
    #expect(!result.isVacuous && !result.isFailure(at: .info) && result.count.total == 0)
    #expect(Auditor(rules: []).audit(page.tree).isVacuous)
  }

  @Test("what cannot be told is a finding, but no failure")
  func undecidedIsNoFailure() {
    var page = TreeFixture()
    page.add("mystery", .unknown, nil, .undecided) { $0.actions = .activate }
    page.add("send", .button, "Send", .pass)
    let result = Auditor(rules: [NameMissing()]).audit(page.tree)
    #expect(result.findings.map(\.outcome) == [.cannotTell])
    #expect(!result.isFailure(at: .info))
  }

  @Test(
    "a failure counts up to its severity",
    arguments: [
      (Severity.info, [Severity.info]), (.warning, [.info, .warning]), (.error, [.info, .warning, .error]),
    ])
  func failOn(severity: Severity, failing: [Severity]) {
    var result = AuditResult(nodes: 1)
    var count = OutcomeCount()
    count.add(.fail)
    result.rules = [RuleResult(rule: NameMissing().rule, count: count)]
    result.findings = [
      Finding(
        rule: "name-missing", severity: severity, outcome: .fail, node: "send", source: nil, message: Message(""))
    ]
    #expect(Severity.allCases.filter { result.isFailure(at: $0) } == failing)
  }

  @Test("findings come in the order of the document, those without a place last")
  func order() {
    var page = TreeFixture()
    page.add("c", .button, nil, .violation)
    page.add("b", .button, nil, .violation) { $0.source = SourceLocation(file: "s.yaml", line: 9, column: 3) }
    page.add("a", .button, nil, .violation) { $0.source = SourceLocation(file: "s.yaml", line: 4, column: 3) }
    #expect(Auditor(rules: [NameMissing()]).audit(page.tree).findings.map(\.node.path) == ["a", "b", "c"])
  }

  @Test("blocks of nodes leave none out", arguments: [1, 255, 256, 257, 1000])
  func blocks(count: Int) {
    var page = TreeFixture()
    for index in 0..<count { page.add("b\(index)", .button, index % 7 == 0 ? nil : "B", .pass) }
    let result = Auditor(rules: [NameMissing()]).audit(page.tree)
    #expect(result.count.total == count)
    #expect(result.count.fail == (count + 6) / 7)
  }
}
