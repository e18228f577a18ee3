import Accessibility
import Audit
import Testing

@Suite("hint-as-name")
struct HintAsNameTests {
  static let cases: [RuleCase] = [
    .fails("a hint", .button, says: "What this button is for stands in its hint “Saves the note” alone.") {
      $0.hint = "Saves the note"
    },
    .fails("a hint of a switch", .switchControl) { $0.hint = "Turns syncing on or off" },
    .fails("a tooltip", .button) { $0.tooltip = "Save" },
    .fails("a blank name and a hint", .link, " ") { $0.hint = "Opens the terms" },
    .passes("a name and a hint", .button, "Send") { $0.hint = "Sends the message" },
    .passes("the same, which is said twice", .button, "Send") { $0.hint = "Send" },
    .passes("a name and a tooltip", .button, "Save") { $0.tooltip = "Save the draft" },
    .passes("a text beside it names it", .textField, before: [.of(.text, "Name") { $0.id = "label" }]) {
      ($0.hint, $0.relations) = ("As on your card", [Relation(.labelledBy, "label")])
    },
    .skips("no hint", .button),
    .skips("a text in it", .button, inside: [.of(.text, "Send")]) { $0.hint = "Sends the message" },
    .skips("a placeholder", .textField) { ($0.hint, $0.placeholder) = ("As on your card", "Name") },
    .skips("no control", .text) { $0.hint = "Sends" },
    .skips("hidden", .button) { ($0.hint, $0.traits) = ("Send", .hidden) },
  ]

  @Test("a hint does not stand in for a name", arguments: cases)
  func verdict(it: RuleCase) { it.check(HintAsName()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
