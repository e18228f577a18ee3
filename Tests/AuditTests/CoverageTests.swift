import Accessibility
import Geometry
import Testing

@testable import Audit

@Suite("Coverage")
struct CoverageTests {
  /// The result of a rule that rests on a criterion, with so many nodes by outcome.
  static func result(_ id: String, _ criterion: String, pass: Int = 0, fail: Int = 0, cannotTell: Int = 0) -> RuleResult
  {
    var count = OutcomeCount()
    (count.pass, count.fail, count.cannotTell) = (pass, fail, cannotTell)
    let rule = Rule(
      id: id, title: id, why: "Why.", remedy: "What.", severity: .error, method: .static,
      references: .criterion(criterion))
    return RuleResult(rule: rule, count: count)
  }

  static func standing(_ section: String, of standard: Reference.Standard = .wcag, _ rules: [RuleResult]) -> Coverage
    .Standing?
  {
    Coverage.standards(rules).first { $0.standard == standard }?.entries.first { $0.section.section == section }?
      .standing
  }

  @Test(
    "a criterion was checked as far as the rules that rest on it",
    arguments: [
      ([], .unchecked), ([result("a", "1.4.3")], .absent), ([result("a", "1.4.3", pass: 2)], .kept),
      ([result("a", "1.4.3", pass: 2, cannotTell: 1)], .undecided),
      ([result("a", "1.4.3", pass: 2, fail: 1, cannotTell: 1)], .broken),
      ([result("a", "1.4.3", pass: 2), result("b", "1.4.3", fail: 1)], .broken),
      ([result("a", "1.4.3", pass: 2), result("a", "1.4.3", fail: 1)], .broken),
      ([result("a", "1.1.1", fail: 2)], .unchecked),
    ] as [([RuleResult], Coverage.Standing)])
  func standings(rules: [RuleResult], standing: Coverage.Standing) {
    #expect(Self.standing("1.4.3", rules) == standing)
  }

  @Test("what WCAG asks of software is asked by the other standards under their own numbers")
  func otherStandards() {
    let rules = [Self.result("a", "1.4.3", fail: 1), Self.result("b", "2.5.8", fail: 1)]
    #expect(Self.standing("11.1.4.3", of: .en301549, rules) == .broken)
    #expect(Self.standing("E207.2 (1.4.3)", of: .section508, rules) == .broken)
    #expect(Self.standing("E207.2 (2.5.8)", of: .section508, rules) == nil, "younger than Section 508")
    #expect(Self.standing("2.5.8", rules) == .broken)
  }

  @Test("every criterion of levels A and AA is there, each once and in order, whatever was checked")
  func completeness() throws {
    let wcag = try #require(Coverage.standards([]).first)
    #expect(wcag.entries.count == 55 && wcag.checked == 0 && wcag.sections(.unchecked) == 55)
    let numbers = wcag.entries.map { $0.section.section.split(separator: ".").compactMap { Int($0) } }
    #expect(numbers == numbers.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(Set(Criterion.all.map(\.id)).count == 86 && Criterion.all.count == 86)
    #expect(Criterion.all.count { $0.level == .a } == 31 && Criterion.all.count { $0.level == .aa } == 24)
  }

  @Test("a rule rests on criteria that there are, by the titles that they have")
  func references() {
    for rule in StaticRules.all.map(\.rule) {
      for reference in rule.references where reference.standard == .wcag {
        #expect(Criterion.all.contains { $0.id == reference.section && $0.title == reference.title }, "\(rule.id)")
      }
    }
  }

  @Test("a node that a rule has nothing to say about is counted, and the others are listed where that is asked for")
  func verdicts() throws {
    let fixture = NameMissingTests.fixture
    let result = Auditor(rules: [NameMissing()]).audit(fixture.tree, listsVerdicts: true)
    let count = try #require(result.rules.first?.count)
    #expect(count.total + count.inapplicable == fixture.tree.nodes.count && count.inapplicable > 5)
    let outcomes = Dictionary(grouping: result.verdicts, by: \.outcome).mapValues { Set($0.map(\.node.path)) }
    #expect(outcomes == [.pass: fixture.passes, .fail: fixture.violations, .cannotTell: fixture.undecided])
    #expect(Auditor(rules: [NameMissing()]).audit(fixture.tree).verdicts.isEmpty)
  }
}
