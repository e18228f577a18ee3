import Accessibility
import Audit
import Testing

@Suite("hint-as-name")
struct HintAsNameTests {
  static let cases: [RuleCase] = [
    .fails("the same", .button, "Sends the message", says: "“Sends the message” is both name and hint.") {
      $0.hint = "Sends the message"
    },
    .fails("other capitals", .button, "sends the message") { $0.hint = "Sends the Message." },
    .fails("a link", .link, "Opens the terms") { $0.hint = "Opens the terms" },
    .passes("different", .button, "Send") { $0.hint = "Sends the message" },
    .passes("the name in the hint", .button, "Save") { $0.hint = "Save the draft" },
    .passes("a row", .listItem, "Ada") { ($0.hint, $0.actions) = ("Opens the message", .activate) },
    .skips("no hint", .button, "Send"),
    .skips("no name", .button) { $0.hint = "Sends the message" },
    .skips("a text", .text, "Sends") { $0.hint = "Sends" },
    .skips("hidden", .button, "Send") { ($0.hint, $0.traits) = ("Send", .hidden) },
  ]

  @Test("name and hint differ", arguments: cases)
  func verdict(it: RuleCase) { it.check(HintAsName()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
