import Accessibility
import Audit
import Geometry
import Testing

@testable import Explorer

@Suite("Dynamic rules")
struct DynamicRuleTests {
  typealias Fault = Mutant<ToyMail>.Fault

  static func audit(_ fault: Fault) -> AuditReport {
    ExplorerAudit.run(target: Mutant(ToyMail(), fault), scene: ToyMail.scene, name: "toy", options: .reach)
  }

  @Test("an interface without faults passes every rule, and those about what it has have looked at something")
  func sound() {
    let report = ExplorerAudit.run(target: ToyMail(), scene: ToyMail.scene, name: "toy", options: .reach)
    #expect(report.result.findings.allSatisfy { $0.outcome == .review })
    #expect(report.exploration?.isComplete == true)
    #expect(report.result.rules.allSatisfy { $0.count.fail == 0 && $0.count.cannotTell == 0 && $0.note == nil })
    // Others are about dialogs, panels, indicators, frameworks and other platforms: they have nothing to look at here.
    let here = [
      "grabber-inaccessible", "grabber-uncovered", "modal-leak", "name-missing", "sheet-leaves-parent-visible",
      "unreachable-reader", "unreachable-touch",
    ]
    for id in here { #expect(report.result.rules.contains { $0.rule.id == id && $0.count.pass > 0 }, "\(id)") }
    #expect(report.result.nodes == 7)
  }

  static let faults: [(Fault, rule: String, node: String, message: String, script: String)] = [
    (
      .tapLeaks("inbox/help"), "modal-leak", "inbox/help",
      "button “Help” is operated by a tap at 60,102 although sheet “New Message” is up.",
      "tap \"Compose\"; tap \"Help\""
    ),
    (
      .keyLeaks("inbox/help"), "modal-leak", "inbox/help",
      "button “Help” is operated by the keyboard (type \"a\") although sheet “New Message” is up.",
      "tap \"Compose\"; type \"a\""
    ),
    (
      .silentLeak("inbox/help"), "modal-leak", "inbox/help",
      "button “Help” is operated by a tap at 60,102 although sheet “New Message” is up.",
      "tap \"Compose\"; tap \"Help\""
    ),
    (
      .marked("draft/cancel", .decorative), "unreachable-reader", "draft/cancel",
      "button “Cancel” is marked as decorative, so the cursor passes over it.", "tap \"Compose\""
    ),
    (
      .marked("inbox/help", .blocked), "unreachable-reader", "inbox/help",
      "button “Help” counts as covered although nothing modal is up.", ""
    ),
    (
      .tapsSwallowed("inbox/help"), "unreachable-touch", "inbox/help",
      "A tap on button “Help” at 60,102 is swallowed.", "tap \"Help\""
    ),
    (
      .tapsStolen("draft/cancel", by: "draft/subject"), "unreachable-touch", "draft/cancel",
      "A tap on button “Cancel” at 60,432 goes to text field “Subject”, which covers it.",
      "tap \"Compose\"; tap \"Cancel\""
    ),
    (
      .moved("inbox/help", Point(x: 20, y: 900)), "unreachable-touch", "inbox/help",
      "The activation point 60,922 of button “Help” lies off the screen in every state.", ""
    ),
    (
      .marked("draft/grabber", .decorative), "grabber-inaccessible", "draft/grabber",
      "The screen reader's cursor never stops at grabber “Sheet Grabber”.", "tap \"Compose\""
    ),
    (
      .unnamed("draft/grabber"), "grabber-inaccessible", "draft/grabber",
      "grabber #draft/grabber has no name.", "tap \"Compose\""
    ),
    (
      .missing("draft/grabber"), "grabber-inaccessible", "draft",
      "sheet “New Message” has several detents, and neither a grabber nor another way to resize it.", "tap \"Compose\""
    ),
    (
      .deaf("draft/grabber", .decrement), "grabber-inaccessible", "draft/grabber",
      "grabber “Sheet Grabber” never changes the detent by decrement.", "tap \"Compose\""
    ),
    (
      .stuckValue("draft/grabber", "sheet"), "grabber-inaccessible", "draft/grabber",
      "grabber “Sheet Grabber” changes the detent by activate, and nothing says so.",
      "tap \"Compose\"; reader focus \"Sheet Grabber\"; reader activate"
    ),
    (
      .unnamed("draft/cancel"), "name-missing", "draft/cancel", "This button has no name.", "tap \"Compose\""
    ),
  ]

  @Test("a fault is found where it is, with the shortest way to it", arguments: faults.indices)
  func fault(index: Int) throws {
    let (fault, rule, node, message, script) = Self.faults[index]
    let report = Self.audit(fault)
    let finding = try #require(report.result.findings.first { $0.rule == rule })
    #expect(finding.outcome == .fail)
    #expect(finding.node.path == node)
    #expect(finding.message.description == message)
    #expect(finding.evidence.script == script)
    #expect(report.result.findings.count { $0.rule == rule } == 1, "nothing else breaks \(rule)")
    #expect(report.states.indices.contains(finding.state))
  }

  @Test("every rule says what it is, why, what to do and what it rests on", arguments: DynamicRules.all)
  func metadata(rule: Rule) {
    #expect(rule.method == .dynamic)
    #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."))
    #expect(rule.why.hasSuffix(".") && rule.remedy.hasSuffix("."))
    #expect(rule.references.contains { $0.standard == .guideline })
  }

  @Test("ids of all rules are unique and sorted")
  func ids() {
    let ids = ExplorerAudit.rules.map(\.id)
    #expect(ids == Array(Set(ids)).sorted())
    #expect(DynamicRules.all.map(\.id) == DynamicRules.all.map(\.id).sorted())
  }

  @Test("what a screen reader's cursor cannot get to is not found by asking for it all the same")
  func coveredAsked() {
    #expect(Self.audit(.answersWhenCovered("inbox/compose")).result.findings.allSatisfy { $0.outcome == .review })
  }

  @Test("a tap without any trace cannot be told")
  func tapWithoutTrace() throws {
    let report = Self.audit(.tapsVanish("inbox/help"))
    let finding = try #require(report.result.findings.first { $0.outcome != .review })
    #expect(finding.rule == "unreachable-touch" && finding.outcome == .cannotTell)
    #expect(!report.result.isFailure(at: .info))
  }
}
