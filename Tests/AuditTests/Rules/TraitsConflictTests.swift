import Accessibility
import Audit
import Testing

@Suite("traits-conflict")
struct TraitsConflictTests {
  static let cases: [RuleCase] = [
    .fails("disabled and focused", .button, "Send", says: "It is disabled and has the keyboard focus.") {
      $0.traits = [.disabled, .focused]
    },
    .fails("destructive and without effect", .button, "Delete") { $0.traits = [.destructive, .cancel] },
    .fails("open and never opened", .button, "Details", says: "It is open and cannot be opened.") {
      $0.traits = .expanded
    },
    .fails("read only and required", .textField, "Name") { $0.traits = [.readOnly, .required] },
    .passes("disabled", .button, "Send") { $0.traits = .disabled },
    .passes("open", .button, "Details") { $0.traits = [.expanded, .expandable] },
    .passes("focused and selected", .tab, "Home") { $0.traits = [.focused, .selected] },
    .skips("nothing said", .button, "Send"),
    .skips("hidden", .button, "Send") { $0.traits = [.hidden, .disabled, .focused] },
  ]

  @Test("states do not contradict each other", arguments: cases)
  func verdict(it: RuleCase) { it.check(TraitsConflict()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
