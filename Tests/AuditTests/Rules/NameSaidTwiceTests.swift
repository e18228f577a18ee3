import Accessibility
import Audit
import Testing

@Suite("name-said-twice")
struct NameSaidTwiceTests {
  static let cases: [RuleCase] = [
    .fails("the same", .button, "Medium", says: "“Medium” and then “Medium” is said: the value twice.") {
      $0.value = "Medium"
    },
    .fails("at the end of the name", .slider, "Volume 40%") { $0.value = "40%" },
    .fails("behind a single letter", .text, "A 12") { $0.value = "12" },
    .fails("of a text", .text, "Steps 8214") { $0.value = "8214" },
    .fails("a hint in the same words", .button, "Save note", says: "“Save note” is both name and hint.") {
      $0.hint = "save note."
    },
    .passes("a hint that says more", .button, "Save") { $0.hint = "Saves the note" },
    .passes("different", .slider, "Volume") { $0.value = "40%" },
    .passes("a part of a word", .text, "Step8214") { $0.value = "8214" },
    .passes("the name in the value", .text, "Move") { $0.value = "Move 320 of 500" },
    .passes("one character", .stepper, "Player 2") { $0.value = "2" },
    .skips("what is typed", .textField, "Moth") { $0.value = "Moth" },
    .skips("no value", .button, "Send"),
    .skips("hidden", .button, "Send") { ($0.value, $0.traits) = ("Send", .hidden) },
  ]

  @Test("a value says what the name does not", arguments: cases)
  func verdict(it: RuleCase) { it.check(NameSaidTwice()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
