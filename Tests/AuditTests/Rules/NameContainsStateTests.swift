import Accessibility
import Audit
import Testing

@Suite("name-contains-state-or-action")
struct NameContainsStateTests {
  static let cases: [RuleCase] = [
    .fails("a state after a comma", .toggle, "Wi-Fi, on", says: "“Wi-Fi, on” has its state “on” in the name."),
    .fails("a state in brackets", .button, "Bold (selected)"),
    .fails("a state after a colon", .toggle, "Mute: Off"),
    .fails("a state after a dash", .tab, "Home - selected"),
    .fails("a Korean state", .toggle, "와이파이, 켬"),
    .fails(
      "a gesture", .button, "Double tap to open",
      says: "“Double tap to open” tells people to “double tap”, which those who listen do otherwise."),
    .fails("another gesture", .button, "Photo, swipe to delete"),
    .fails("a click", .button, "Click to expand"),
    .fails("what the value says", .switchControl, "Wi-Fi on") { $0.value = "on" },
    .passes("another word than the value", .switchControl, "Always on") { $0.value = "off" },
    .passes("a state that is the name", .button, "On"),
    .passes("a state in the name", .button, "Mark as checked"),
    .passes("a word with a dash", .button, "Log-on"),
    .passes("a name with a comma", .listItem, "Ada, Grace") { $0.actions = .activate },
    .passes("water taps", .button, "Tap water"),
    .passes("a press", .button, "Press releases"),
    .passes("what a comma begins", .button, ", on"),
    .skips("a text", .text, "Wi-Fi, on"),
    .skips("hidden", .toggle, "Wi-Fi, on") { $0.traits = .hidden },
  ]

  @Test("a name has neither a state at its end nor a gesture", arguments: cases)
  func verdict(it: RuleCase) { it.check(NameContainsState()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
