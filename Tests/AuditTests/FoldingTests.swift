import Accessibility
import Audit
import Testing

@Suite("One defect is one finding")
struct FoldingTests {
  static func rule(_ id: String, implies: [String] = []) -> RuleResult {
    let rule = Rule(
      id: id, title: id, why: "Why.", remedy: "What.", severity: .error, method: .static, references: [],
      implies: implies)
    return RuleResult(rule: rule, count: OutcomeCount())
  }

  static func finding(_ rule: String, _ node: NodeID = "send", _ outcome: Outcome = .fail) -> Finding {
    Finding(rule: rule, severity: .error, outcome: outcome, node: node, source: nil, message: Message(""))
  }

  static func fold(_ findings: [Finding]) -> [String] {
    var result = AuditResult(nodes: 2)
    result.rules = [rule("a", implies: ["b", "c"]), rule("b", implies: ["c"]), rule("c")]
    result.findings = findings
    result.sortFindings()
    result.foldImplied()
    return result.findings.map { "\($0.rule)+\($0.implied.joined(separator: "+")) \($0.node)" }
  }

  @Test("what follows from another finding about the same node is folded below it")
  func folds() {
    #expect(Self.fold([Self.finding("c"), Self.finding("b"), Self.finding("a")]) == ["a+b+c send"])
    #expect(Self.fold([Self.finding("c"), Self.finding("b")]) == ["b+c send"])
    #expect(Self.fold([Self.finding("c")]) == ["c+ send"])
  }

  @Test("two looks at one node are one, also where no rule implies another")
  func looks() {
    var result = AuditResult(nodes: 1)
    result.rules = ["a", "b"].map { Self.rule($0) }
    for index in result.rules.indices { result.rules[index].count.review = 1 }
    result.findings = [Self.finding("a", "send", .review), Self.finding("b", "send", .review)]
    result.sortFindings()
    result.foldImplied()
    #expect(result.findings.map { [$0.rule] + $0.implied } == [["a", "b"]])
  }

  @Test("findings about other nodes stay")
  func otherNodes() {
    #expect(Self.fold([Self.finding("a"), Self.finding("b", "other")]) == ["b+ other", "a+ send"])
  }

  @Test("what cannot be told folds nothing, and is no further broken rule where it is folded")
  func undecided() {
    #expect(Self.fold([Self.finding("a", "send", .cannotTell), Self.finding("b")]) == ["a+ send", "b+ send"])
    #expect(Self.fold([Self.finding("a"), Self.finding("b", "send", .cannotTell)]) == ["a+ send"])
  }

  @Test("rules imply rules that there are, and no two each other")
  func implications() {
    let rules = Dictionary(uniqueKeysWithValues: StaticRules.all.map { ($0.rule.id, $0.rule) })
    for rule in rules.values {
      for implied in rule.implies {
        #expect(rules[implied].map { !$0.implies.contains(rule.id) } ?? (implied == "unreachable-reader"), "\(implied)")
      }
    }
  }
}
