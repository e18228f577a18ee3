import Accessibility
import Audit
import Testing

@Suite("adjustable-incomplete")
struct AdjustableIncompleteTests {
  static let cases: [RuleCase] = [
    .fails("a stepper without a value", .stepper, "Count", says: "This stepper has neither a value nor a range."),
    .fails("a slider without a value", .slider, "Volume") { $0.actions = [.increment, .decrement] },
    .fails(
      "no steps", .slider, "Volume", says: "This slider cannot be adjusted by one step.",
      before: [.of(.button, "Other") { $0.actions = .activate }]
    ) { $0.value = "40%" },
    .fails("half of the steps", .slider, "Volume", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      ($0.value, $0.actions) = ("40%", .increment)
    },
    .passes("a value and steps", .slider, "Volume") { ($0.value, $0.actions) = ("40%", [.increment, .decrement]) },
    .passes("a range", .slider, "Volume") { $0.range = .init(minimum: 0, maximum: 1, current: 0.5, step: 0.1) },
    .passes("a tree that says nothing of actions", .stepper, "Count") { $0.value = "3" },
    .passes("disabled", .slider, "Volume", before: [.of(.button, "Other") { $0.actions = .activate }]) {
      ($0.value, $0.traits) = ("40%", .disabled)
    },
    .passes(
      "stepped by its parts", .stepper, "Count", before: [.of(.button, "Other") { $0.actions = .activate }],
      inside: [.of(.button, "More")]
    ) { $0.value = "3" },
    .skips("a button", .button, "Send"),
    .skips("hidden", .slider, "Volume") { $0.traits = .hidden },
  ]

  @Test("what is adjusted has a value and steps", arguments: cases)
  func verdict(it: RuleCase) { it.check(AdjustableIncomplete()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
