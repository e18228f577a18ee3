import Accessibility
import Audit
import Testing

@Suite("name-punctuated")
struct NamePunctuatedTests {
  static let cases: [RuleCase] = [
    .fails("a full stop", .button, "Send.", says: "The name “Send.” ends with punctuation."),
    .fails("a comma", .link, "Imprint,"),
    .fails("a semicolon", .toggle, "Wi-Fi;"),
    .fails("a sentence", .checkBox, "I agree to the terms."),
    .fails("an exclamation", .button, "Buy now!"),
    .passes("what is called so", .button, "Yahoo!"),
    .passes("none", .button, "Send"),
    .passes("an ellipsis", .button, "Export…"),
    .passes("three full stops", .button, "Export..."),
    .passes("an initial", .button, "Ada L."),
    .passes("an abbreviation", .button, "Books, music etc."),
    .passes("full stops within", .button, "U.S."),
    .passes("several sentences", .button, "Ada Lovelace. The engine runs."),
    .passes("a colon", .textField, "Name:"),
    .passes("a key", .keyboardKey, "."),
    .skips("a text", .text, "The engine runs."),
    .skips("a row", .listItem, "The engine runs.") { $0.actions = .activate },
    .skips("hidden", .button, "Send.") { $0.traits = .hidden },
  ]

  @Test("the name of a control ends without punctuation", arguments: cases)
  func verdict(it: RuleCase) { it.check(NamePunctuated()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
