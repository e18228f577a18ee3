import Accessibility
import Audit
import Testing

@Suite("disabled-not-conveyed")
struct DisabledNotConveyedTests {
  static let cases: [RuleCase] = [
    .fails(
      "faint", .button, "Send", says: "This button is faint and does nothing, and does not say that it is disabled.",
      before: [.of(.button, "Other") { $0.actions = .activate }]
    ) { $0.alpha = 0.4 },
    .fails("a switch", .switchControl, "Wi-Fi", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      $0.alpha = 0.5
    },
    .fails("a field", .textField, "To", before: [.of(.button, "Other") { $0.actions = .activate }]) { $0.alpha = 0.3 },
    .passes("disabled", .button, "Send", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      ($0.alpha, $0.traits) = (0.4, .disabled)
    },
    .passes("a disabled switch", .switchControl, "Wi-Fi", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      ($0.alpha, $0.traits) = (0.5, .disabled)
    },
    .passes("a disabled field", .textField, "To", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      ($0.alpha, $0.traits) = (0.59, .disabled)
    },
    .skips("operated", .button, "Send", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      ($0.alpha, $0.actions) = (0.4, .activate)
    },
    .skips("not faint", .button, "Send", before: [.of(.button, "Other") { $0.actions = .activate }]) { $0.alpha = 0.6 },
    .skips("a tree that says nothing of actions", .button, "Send") { $0.alpha = 0.4 },
    .skips("covered", .button, "Send", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      ($0.alpha, $0.traits) = (0.4, .blocked)
    },
    .skips("hidden", .button, "Send", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      ($0.alpha, $0.traits) = (0.4, .hidden)
    },
  ]

  @Test("a faint control that does nothing says so", arguments: cases)
  func verdict(it: RuleCase) { it.check(DisabledNotConveyed()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
