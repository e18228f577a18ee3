import Accessibility
import Audit
import Testing

@Suite("hidden-focusable")
struct HiddenFocusableTests {
  static let cases: [RuleCase] = [
    .fails("a hidden focus", .button, "Send", says: "It has the keyboard focus and is not shown.") {
      $0.traits = [.hidden, .focused]
    },
    .fails("the focus in something transparent", .textField, "To", around: [.of(.group) { $0.alpha = 0 }]) {
      $0.traits = .focused
    },
    .fails("a decorative button", .button, "Close", says: "Keys stop here, and a reader passes it over.") {
      $0.traits = [.decorative, .focusable]
    },
    .passes("the focus", .button, "Send") { $0.traits = .focused },
    .passes("focusable", .textField, "To") { $0.traits = .focusable },
    .passes("disabled", .button, "Send") { $0.traits = [.disabled, .focusable] },
    .skips("a hidden page", .button, "Send") { $0.traits = [.hidden, .focusable] },
    .skips("neither", .button, "Send"),
  ]

  @Test("keys do not stop at what a reader passes over", arguments: cases)
  func verdict(it: RuleCase) { it.check(HiddenFocusable()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
