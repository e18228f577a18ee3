import Accessibility
import Audit
import Testing

@Suite("nested-interactive")
struct NestedInteractiveTests {
  static let cases: [RuleCase] = [
    .fails(
      "a button in a button", .button, "Delete", says: "This button is within the button “Message”.",
      around: [.of(.button, "Message")]),
    .fails("a link on a button", .link, "Terms", around: [.of(.button, "Agree"), .of(.group)]),
    .fails("a switch in a link", .switchControl, "Wi-Fi", around: [.of(.link, "Settings")]),
    .passes("by itself", .button, "Send"),
    .passes("in a row", .button, "Delete", around: [.of(.list), .of(.listItem, "Ada")]),
    .passes("in a sheet", .button, "Pay", around: [.of(.sheet, "Payment")]),
    .skips("what clears a field", .button, "Clear", around: [.of(.searchField, "Search")]),
    .skips("the parts of a stepper", .button, "More", around: [.of(.stepper, "Count")]),
    .skips("the menu of a button", .menuItem, "Copy", around: [.of(.button, "Edit"), .of(.menu)]),
    .skips("a text on a button", .text, "Send", around: [.of(.button, "Send")]),
    .skips("hidden", .button, "Delete", around: [.of(.button, "Message")]) { $0.traits = .hidden },
  ]

  @Test("a control is in no other one", arguments: cases)
  func verdict(it: RuleCase) { it.check(NestedInteractive()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
