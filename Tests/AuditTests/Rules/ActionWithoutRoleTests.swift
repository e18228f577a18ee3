import Accessibility
import Audit
import Testing

@Suite("action-without-role")
struct ActionWithoutRoleTests {
  static let cases: [RuleCase] = [
    .fails("a text", .text, "Terms", says: "This text can be activated, and its role does not say so.") {
      $0.actions = .activate
    },
    .fails("a picture", .image, "Ada") { $0.actions = .activate },
    .fails("a group", .group, "Card") { $0.actions = .activate },
    .passes("a button", .button, "Send") { $0.actions = .activate },
    .passes("a row", .listItem, "Ada") { $0.actions = .activate },
    .passes("a cell", .cell, "7") { $0.actions = .activate },
    .doubts("something else", .other, "Card") { $0.actions = .activate },
    .skips("not activated", .text, "Terms"),
    .skips("unknown, which is a matter of its own", .unknown, "Terms") { $0.actions = .activate },
    .skips("part of a control", .text, "Send", around: [.of(.button, "Send")]) { $0.actions = .activate },
    .skips("hidden", .text, "Terms") { ($0.actions, $0.traits) = (.activate, .hidden) },
  ]

  @Test("what can be activated is a control", arguments: cases)
  func verdict(it: RuleCase) { it.check(ActionWithoutRole()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
