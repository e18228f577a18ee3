import Accessibility
import Audit
import Testing

@Suite("role-unknown")
struct RoleUnknownTests {
  static let cases: [RuleCase] = [
    .fails("activated", .unknown, "Send", says: "“Send” can be operated and does not say what it is.") {
      $0.actions = .activate
    },
    .fails("focusable", .unknown, "Send") { $0.traits = .focusable },
    .fails("nameless", .unknown) { $0.actions = .activate },
    .passes("a button", .button, "Send") { $0.actions = .activate },
    .passes("a row", .listItem, "Ada") { $0.actions = .activate },
    .passes("a field", .textField, "To") { $0.traits = .focusable },
    .skips("not operated", .unknown, "Send"),
    .skips("hidden", .unknown, "Send") { ($0.actions, $0.traits) = (.activate, .hidden) },
  ]

  @Test("what people operate says what it is", arguments: cases)
  func verdict(it: RuleCase) { it.check(RoleUnknown()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
