import Accessibility
import Audit
import Testing

@Suite("role-without-action")
struct RoleWithoutActionTests {
  static let cases: [RuleCase] = [
    .fails(
      "a button", .button, "Send", says: "This button cannot be activated.",
      before: [.of(.button, "Other") { $0.actions = .activate }]),
    .fails("a link", .link, "Terms", before: [.of(.button, "Other") { $0.actions = .activate }]),
    .fails(
      "a switch that takes the focus", .switchControl, "Wi-Fi",
      before: [.of(.button, "Other") { $0.actions = .activate }]
    ) { $0.actions = .focus },
    .passes("activated", .button, "Send", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      $0.actions = .activate
    },
    .passes("stepped", .button, "Medium", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      $0.actions = [.increment, .decrement]
    },
    .passes("by an action with a name", .button, "Message", before: [.of(.button, "Other") { $0.actions = .activate }])
    { $0.customActions = ["Reply"] },
    .skips("a tree that says nothing of actions", .button, "Send"),
    .skips("disabled", .button, "Send", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      $0.traits = .disabled
    },
    .skips("the tab that shows", .tab, "Home", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      $0.traits = .selected
    },
    .skips("covered", .button, "Send", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      $0.traits = .blocked
    },
    .skips(
      "operated by what is in it", .button, "Send", before: [.of(.button, "Other") { $0.actions = .activate }],
      inside: [.of(.button, "Go") { $0.actions = .activate }]),
    .skips("a slider", .slider, "Volume", before: [.of(.button, "Other") { $0.actions = .activate }]),
  ]

  @Test("a control can be activated", arguments: cases)
  func verdict(it: RuleCase) { it.check(RoleWithoutAction()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
