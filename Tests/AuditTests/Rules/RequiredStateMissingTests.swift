import Accessibility
import Audit
import Testing

@Suite("required-state-missing")
struct RequiredStateMissingTests {
  static let cases: [RuleCase] = [
    .fails("a switch", .switchControl, "Wi-Fi", says: "This switch does not say whether it is on or off."),
    .fails("a check box", .checkBox, "I agree"),
    .fails("a toggle with a blank value", .toggle, "Bold") { $0.value = " " },
    .fails("beside one of another kind", .checkBox, "I agree", before: [.of(.tab, "Home") { $0.traits = .selected }]),
    .passes("a value", .switchControl, "Wi-Fi") { $0.value = "off" },
    .passes("selected", .checkBox, "I agree") { $0.traits = .selected },
    .passes(
      "another one is selected", .checkBox, "I agree", before: [.of(.checkBox, "Other") { $0.traits = .selected }]),
    .skips("a radio button", .radioButton, "Red"),
    .skips("a button", .button, "Send"),
    .skips("hidden", .switchControl, "Wi-Fi") { $0.traits = .hidden },
  ]

  @Test("what is on or off says which", arguments: cases)
  func verdict(it: RuleCase) { it.check(RequiredStateMissing()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
