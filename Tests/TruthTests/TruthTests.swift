import Accessibility
import Audit
import Foundation
import TestSupport
import Testing
import Truth

/// What the program says of some eight hundred documents, beside what WCAG, the guidelines and the list of rules say of
/// them; the verdicts were written without sight of the program.
@Suite("Truth set")
struct TruthTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Truth")

  @Test(
    "what is said otherwise is explained case by case, and precision and recall of each rule are what was looked at")
  func numbers() async throws {
    let set = try TruthSet(folder: Self.folder)
    let judgements = try await set.judged()
    let open = set.unexplained(judgements)
    #expect(open.isEmpty, "\(open.joined(separator: "\n"))")
    let golden = Snapshot.compare(TruthScore.table(judgements), "truth.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test(
    "there are at least three hundred documents, each once, and each rule has some that break it and some that keep it")
  func size() throws {
    let set = try TruthSet(folder: Self.folder)
    #expect(set.documents.count >= 300)
    #expect(Set(set.documents.map(\.name)).count == set.documents.count)
    let verdicts = set.documents.flatMap(\.claims).reduce(into: [TruthVerdict: Int]()) {
      $0[$1.verdict, default: 0] += 1
    }
    #expect(verdicts.values.allSatisfy { $0 >= 20 } && verdicts.count == TruthVerdict.allCases.count)
  }

  // MARK: What a difference is

  static func document(_ claims: String) throws -> TruthDocument {
    let text = "=== a.tree.json\n\(claims)\n\n{}\n"
    return try #require(try TruthDocument.all(in: text, called: "x").first)
  }

  /// A result that breaks a rule at some nodes, keeps it at others, and cannot tell at others.
  static func result(_ rule: String, broken: [String] = [], kept: [String] = [], open: [String] = []) -> AuditResult {
    var result = AuditResult(nodes: 3)
    for (nodes, outcome) in [(broken, Outcome.fail), (kept, .pass), (open, .cannotTell)] {
      for node in nodes {
        result.verdicts.append(NodeVerdict(rule: rule, node: .init(node), outcome: outcome))
        if outcome != .pass {
          result.findings.append(
            Finding(
              rule: rule, severity: .error, outcome: outcome, node: .init(node), source: nil, message: Message("It.")))
        }
      }
    }
    return result
  }

  @Test(
    "a claim is met or not",
    arguments: [
      ("fail name-missing at a/b: why", ["a/b"], [], [], nil),
      ("fail name-missing at a/b: why", ["a"], [], [], nil),
      ("fail name-missing at a, b: why", ["b"], [], [], nil),
      ("fail name-missing at a/b: why", [], [], [], "not broken"),
      ("fail name-missing at a/b: why", [], [], ["a/b"], "cannot be told at a/b"),
      ("fail name-missing at a/b: why", ["a/c"], [], [], "broken at a/c; not broken"),
      ("fail name-missing at a/b: why", ["a/b", "c"], [], [], "broken at c"),
      ("pass name-missing at a: why", [], ["a"], [], nil),
      ("pass name-missing at a: why", ["c"], ["a"], [], "broken at c"),
      ("inapplicable name-missing: why", [], [], [], nil),
      ("inapplicable name-missing: why", ["a"], [], [], "broken at a"),
      ("cannot-tell name-missing at a: why", [], [], ["a"], nil),
      ("cannot-tell name-missing at a: why", [], ["a"], [], "kept at a"),
      ("cannot-tell name-missing at a: why", ["a"], [], [], "broken at a"),
    ] as [(String, [String], [String], [String], String?)])
  func differences(claim: String, broken: [String], kept: [String], open: [String], found: String?) throws {
    let result = Self.result("name-missing", broken: broken, kept: kept, open: open)
    let judgement = TruthJudgement(try Self.document(claim), result: result)
    #expect(judgement.differences.map(\.found) == [found].compactMap(\.self))
    #expect(judgement.answers.map(\.isMet) == [found == nil])
  }

  @Test("an error of a rule that was not asked is a difference, unless it is said to come of the same fault")
  func further() throws {
    let result = Self.result("target-wcag", broken: ["a"])
    let asked = TruthJudgement(try Self.document("pass name-missing: why"), result: result)
    #expect(asked.differences.map(\.rule) == ["target-wcag"])
    let known = TruthJudgement(try Self.document("fail name-missing at a with target-wcag: why"), result: result)
    #expect(known.differences.map(\.rule) == ["name-missing"])
  }

  @Test("a difference that nobody has explained is told, and so is an explanation of none")
  func explained() throws {
    var set = try TruthSet(folder: Self.folder)
    let judgement = TruthJudgement(
      try Self.document("fail name-missing at a: why"), result: Self.result("name-missing"))
    set.explanations = []
    #expect(set.unexplained([judgement]).count == 1)
    let difference = try #require(judgement.differences.first)
    set.explanations = [TruthExplanation(difference: difference, kind: .program, reason: "so")]
    #expect(set.unexplained([judgement]).isEmpty)
    #expect(set.unexplained([]).count == 1)
  }

  @Test("a line that is no claim is refused", arguments: ["fail", "good x: y", "fail x in y: z", "fail x at y"])
  func refused(line: String) { #expect(throws: TruthFailure.self) { try TruthClaim(line[...]) } }

  @Test("a score counts faults, what is found, alarms and what is left open")
  func scores() throws {
    var score = TruthScore()
    for (claim, broken) in [
      ("fail name-missing at a: why", ["a"]), ("fail name-missing at a/b: why", ["a"]),
      ("fail name-missing at a: why", []),
      ("pass name-missing at a: why", ["a"]), ("cannot-tell name-missing at a: why", []),
    ] {
      let judgement = TruthJudgement(try Self.document(claim), result: Self.result("name-missing", broken: broken))
      for answer in judgement.answers { score.add(answer) }
    }
    #expect((score.faults, score.found, score.nearby) == (3, 2, 1))
    #expect((score.sound, score.alarms, score.open, score.leftOpen) == (1, 1, 1, 1))
    #expect(score.precision == 2 / 3 && score.recall == 2 / 3)
  }
}
