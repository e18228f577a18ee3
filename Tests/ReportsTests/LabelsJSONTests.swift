import Accessibility
import Audit
import Explorer
import Foundation
import Harness
import TestSupport
import Testing

@testable import Reports

@Suite("The ledger for Apple's accessibility labels")
struct LabelsJSONTests {
  /// A case with a verdict; it expects something unless said otherwise.
  static func play(
    _ verdict: CaseResult.Verdict, voiceOver: Bool = true, expectations: Int = 1, warnings: [String] = []
  ) -> LabelTask.Play {
    var result = CaseResult("send.flow.yaml [screen=\(voiceOver ? 1 : 2)]", of: "send.flow.yaml", verdict)
    (result.expectations, result.warnings) = (expectations, warnings)
    if verdict == .failed {
      result.problems = [
        CaseProblem(
          .expectation, "expect said \"Sent\"", place: "send.flow.yaml:7:5", found: Sample.hostile, nearest: "“Send”")
      ]
    }
    return LabelTask.Play(result, usesVoiceOver: voiceOver)
  }

  static func labels(_ text: String) throws -> [[String: Any]] {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    return try #require(object["labels"] as? [[String: Any]])
  }

  @Test("is, byte for byte, what it was")
  func golden() {
    let tasks = [
      LabelTask("send.flow.yaml", [Self.play(.passed), Self.play(.failed, voiceOver: false)]),
      LabelTask("read.flow.yaml", [Self.play(.passed, voiceOver: false)]),
    ]
    let golden = Snapshot.compare(LabelsJSON.render([Sample.audit], tasks: tasks), "small.labels.json")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("has the nine labels in Apple's order, each with what nothing looks at and criteria that there are")
  func names() throws {
    let labels = try Self.labels(LabelsJSON.render([Sample.audit]))
    #expect(
      labels.map { $0["label"] as? String } == [
        "VoiceOver", "Voice Control", "Larger Text", "Dark Interface", "Differentiate Without Color Alone",
        "Sufficient Contrast", "Reduced Motion", "Captions", "Audio Descriptions",
      ])
    for label in AppleLabel.allCases {
      #expect(!label.unchecked.isEmpty && label.unchecked.allSatisfy { $0.hasSuffix(".") })
      for criterion in label.criteria {
        #expect(Criterion.all.contains { $0.id == criterion }, "\(label): \(criterion)")
      }
    }
    let dark = try #require(labels.first { $0["label"] as? String == "Dark Interface" })
    #expect(dark["extent"] as? String == "unchecked" && (dark["rules"] as? [String])?.isEmpty == true)
  }

  @Test("a rule that rests on several criteria of a label counts once")
  func counts() throws {
    var report = Sample.audit
    var count = OutcomeCount()
    count.pass = 3
    let grabber = try #require(Sample.rules.first { $0.id == "grabber-inaccessible" })
    #expect(grabber.references.count { ["2.1.1", "4.1.2"].contains($0.section) } == 2)
    report.result.rules = [RuleResult(rule: grabber, count: count)]
    let labels = try Self.labels(LabelsJSON.render([report, report]))
    #expect(labels.first?["pass"] as? Int == 6 && labels.first?["rules"] as? [String] == ["grabber-inaccessible"])
    #expect(labels.first?["extent"] as? String == "kept")
  }

  static let outcomes: [([LabelTask.Play], all: LabelTask.Outcome, withVoiceOver: LabelTask.Outcome)] = [
    ([], .unplayed, .unplayed), ([play(.passed)], .done, .done), ([play(.passed, voiceOver: false)], .done, .unplayed),
    ([play(.failed)], .failed, .failed), ([play(.passed), play(.failed, voiceOver: false)], .failed, .done),
    ([play(.passed, expectations: 0)], .unproven, .unproven),
    ([play(.passed, warnings: ["a tap did nothing"])], .unproven, .unproven),
    ([play(.passed), play(.passed, voiceOver: false, expectations: 0)], .unproven, .done),
    ([play(.notRun)], .unplayed, .unplayed), ([play(.passed), play(.notRun)], .unproven, .unproven),
  ]

  @Test("a task is done where every case shows it, and with VoiceOver where those cases do", arguments: outcomes)
  func tasks(plays: [LabelTask.Play], all: LabelTask.Outcome, withVoiceOver: LabelTask.Outcome) {
    let task = LabelTask("send.flow.yaml", plays)
    #expect(task.outcome == all && task.outcomeWithVoiceOver == withVoiceOver)
  }

  @Test(
    "a task that fails breaks a label, one that shows nothing leaves it undecided at the best",
    arguments: [
      (.kept, [], .kept), (.kept, [.done], .kept), (.kept, [.done, .failed], .broken), (.kept, [.unplayed], .undecided),
      (.kept, [.done, .unproven], .undecided), (.absent, [.unplayed], .undecided), (.open, [.unproven], .undecided),
      (.broken, [.unplayed], .broken), (.broken, [.done], .broken), (.unchecked, [.unplayed], .unchecked),
      (.unchecked, [.failed], .broken), (.undecided, [.done], .undecided),
    ] as [(Coverage.Standing, [LabelTask.Outcome], Coverage.Standing)])
  func standings(rules: Coverage.Standing, tasks: [LabelTask.Outcome], standing: Coverage.Standing) {
    #expect(LabelsJSON.standing(rules, tasks) == standing)
  }
}
