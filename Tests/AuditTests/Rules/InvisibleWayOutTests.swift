import Accessibility
import Audit
import Testing

@Suite("invisible-way-out")
struct InvisibleWayOutTests {
  static let cases: [RuleCase] = [
    .fails(
      "decorative", .sheet, "Payment", says: "“Cancel” leads out, and readers pass it over.",
      inside: [.of(.button, "Cancel") { $0.traits = .decorative }]
    ) { $0.traits = .modal },
    .fails("hidden", .dialog, "Payment", inside: [.of(.button, "Close") { $0.traits = .hidden }]) {
      $0.traits = .modal
    },
    .fails(
      "marked and transparent", .fullScreen, "Theater", inside: [.of(.button) { ($0.traits, $0.alpha) = (.cancel, 0) }]
    ) {
      $0.traits = .modal
    },
    .passes("shown", .sheet, "Payment", inside: [.of(.button, "Cancel")]) { $0.traits = .modal },
    .passes(
      "one of two", .sheet, "Payment",
      inside: [.of(.button, "Cancel") { $0.traits = .hidden }, .of(.button, "Done")]
    ) { $0.traits = .modal },
    .passes(
      "without a name, which is a matter of its own", .sheet, "Payment", inside: [.of(.button) { $0.traits = .cancel }]
    ) {
      $0.traits = .modal
    },
    .skips("none", .sheet, "Payment") { $0.traits = .modal },
    .skips("not modal", .sheet, "Payment", inside: [.of(.button, "Cancel") { $0.traits = .hidden }]),
  ]

  @Test("a reader finds the way out", arguments: cases)
  func verdict(it: RuleCase) { it.check(InvisibleWayOut()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
