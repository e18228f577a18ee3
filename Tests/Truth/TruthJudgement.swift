import Accessibility
package import Audit
import Documents
import Explorer
import Scenes
import Stage

/// What the program says of a document, beside what is expected.
package struct TruthJudgement: Sendable {
  /// The document.
  package let document: TruthDocument
  /// What comes of each claim, in the order of the document.
  package let answers: [Answer]
  /// Where the program says something else.
  package let differences: [TruthDifference]

  /// What comes of a claim.
  package struct Answer: Hashable, Sendable {
    /// What is expected.
    package let claim: TruthClaim
    /// The rules that were asked; none where there is no rule for a statement.
    package let rules: Set<String>
    /// Whether it is found at a named node, or at one around or inside it.
    package let isFound: Bool
    /// Whether it is found around or inside a named node only.
    package let isNearby: Bool
    /// Nodes at which the rules are broken and ought not to be.
    package let alarms: [String]
    /// Whether the program says what is expected.
    package let isMet: Bool
  }

  /// Has the program judge a document.
  package init(_ document: TruthDocument) throws {
    self.init(document, result: try Self.result(of: document))
  }

  /// Compares a result with what is expected.
  package init(_ document: TruthDocument, result: AuditResult) {
    self.document = document
    var (answers, differences): ([Answer], [TruthDifference]) = ([], [])
    for claim in document.claims {
      let rules = Self.rules(for: claim.rule)
      let (answer, found) = Self.compare(claim, rules, result)
      answers.append(answer)
      if !answer.isMet, !rules.isEmpty {
        differences.append(
          TruthDifference(
            document: document.name, rule: claim.rule, expected: claim.verdict.rawValue, found: found))
      }
    }
    // What nobody expected, where it is an error: one fault, one finding.
    let asked = answers.reduce(into: Set(document.claims.flatMap(\.others))) { $0.formUnion($1.rules) }
    let further = result.findings.filter { $0.outcome == .fail && $0.severity == .error && !asked.contains($0.rule) }
    for (rule, findings) in Dictionary(grouping: further, by: \.rule).sorted(by: { $0.key < $1.key }) {
      let nodes = Set(findings.map(\.node.path)).sorted().joined(separator: ", ")
      differences.append(
        TruthDifference(document: document.name, rule: rule, expected: "-", found: "broken at \(nodes)"))
    }
    (self.answers, self.differences) = (answers, differences)
  }

  /// The rules by an id, or for a statement.
  package static func rules(for id: String) -> Set<String> { ids[id] ?? [] }

  /// The ids of rules by those of rules and statements.
  private static let ids: [String: Set<String>] = {
    var ids: [String: Set<String>] = [:]
    for rule in ExplorerAudit.rules {
      for reference in rule.references where reference.standard == .guideline {
        ids[reference.section, default: []].insert(rule.id)
      }
    }
    for rule in ExplorerAudit.rules { ids[rule.id] = [rule.id] }
    return ids
  }()

  private static func result(of document: TruthDocument) throws -> AuditResult {
    var options = AuditOptions()
    options.listsVerdicts = true
    if document.isTree {
      let tree = try TreeDocument.read(document.text, file: document.name)
      return ExplorerAudit.look(at: tree, options: options).result
    }
    let scene = try SceneDocument.read(document.text, file: document.name)
    return ExplorerAudit.run(target: Stage(scene), scene: scene, options: options).result
  }

  private static func compare(_ claim: TruthClaim, _ rules: Set<String>, _ result: AuditResult) -> (Answer, String) {
    func nodes(_ outcome: Outcome) -> [String] {
      Set(result.verdicts.filter { rules.contains($0.rule) && $0.outcome == outcome }.map(\.node.path)).sorted()
    }
    let broken = nodes(.fail)
    let isExact = broken.contains(where: claim.nodes.contains) || claim.nodes.isEmpty && !broken.isEmpty
    let near = broken.filter { node in claim.nodes.isEmpty || claim.nodes.contains { isNear(node, $0) } }
    var told: [String] = []
    var isMet = false
    switch claim.verdict {
    case .fail:
      let elsewhere = broken.filter { !near.contains($0) }
      isMet = !near.isEmpty && elsewhere.isEmpty
      if !elsewhere.isEmpty { told.append("broken at \(elsewhere.joined(separator: ", "))") }
      let open = nodes(.cannotTell)
      if near.isEmpty { told.append(open.isEmpty ? "not broken" : "cannot be told at \(open.joined(separator: ", "))") }
      let answer = Answer(
        claim: claim, rules: rules, isFound: !near.isEmpty, isNearby: !near.isEmpty && !isExact, alarms: elsewhere,
        isMet: isMet)
      return (answer, told.joined(separator: "; "))
    case .pass, .inapplicable: isMet = broken.isEmpty
    case .cannotTell:
      let kept = nodes(.pass).filter(claim.nodes.contains)
      isMet = broken.isEmpty && kept.isEmpty
      if !kept.isEmpty { told.append("kept at \(kept.joined(separator: ", "))") }
    }
    if !broken.isEmpty { told.insert("broken at \(broken.joined(separator: ", "))", at: 0) }
    let answer = Answer(claim: claim, rules: rules, isFound: false, isNearby: false, alarms: broken, isMet: isMet)
    return (answer, told.joined(separator: "; "))
  }

  /// Whether a node is another one, is around it or is inside it, by their paths.
  private static func isNear(_ node: String, _ other: String) -> Bool {
    node == other || node.hasPrefix(other + "/") || other.hasPrefix(node + "/")
  }
}
