import Accessibility
import Audit
import Geometry
import Testing

@Suite("order-ambiguous")
struct OrderAmbiguousTests {
  static let cases: [RuleCase] = [
    .fails(
      "a chain of near misses", .button, "C", says: "It is read after “B” only because it lies a few points lower.",
      before: [
        .of(.button, "A", at: at(80, 30, right: 180, down: 0)), .of(.button, "B", at: at(80, 30, right: 90, down: 7)),
      ]
    ) { $0.frame = at(80, 30, right: 0, down: 14) },
    .fails(
      "nearly one row", .button, "C",
      before: [
        .of(.button, "A", at: at(80, 30, right: 0, down: 0)), .of(.button, "B", at: at(80, 30, right: 90, down: 6)),
      ]
    ) { $0.frame = at(80, 30, right: 0, down: 13) },
    .fails(
      "a text", .text, "C",
      before: [.of(.text, "A", at: at(80, 30, right: 180)), .of(.text, "B", at: at(80, 30, right: 90, down: 5))]
    ) {
      $0.frame = at(80, 30, right: 0, down: 12)
    },
    .passes("one row", .button, "B", before: [.of(.button, "A", at: at(80, 30, right: 0, down: 0))]) {
      $0.frame = at(80, 30, right: 90)
    },
    .passes("two rows", .button, "B", before: [.of(.button, "A", at: at(80, 30, right: 90, down: 0))]) {
      $0.frame = at(80, 30, right: 0, down: 44)
    },
    .passes("in order whichever way", .button, "B", before: [.of(.button, "A", at: at(80, 30, right: 0, down: 0))]) {
      $0.frame = at(80, 30, right: 90, down: 10)
    },
    .skips(
      "hidden", .button, "C",
      before: [
        .of(.button, "A", at: at(80, 30, right: 180, down: 0)), .of(.button, "B", at: at(80, 30, right: 90, down: 7)),
      ]
    ) { ($0.frame, $0.traits) = (at(80, 30, right: 0, down: 14), .hidden) },
    .skips("no stop", .group, nil) { $0.frame = at(80, 30) },
  ]

  @Test("the reading order does not hang on a few points", arguments: cases)
  func verdict(it: RuleCase) { it.check(OrderAmbiguous()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }

  /// A frame in the middle of a screen, with its top left corner at 100, 200.
  private static func at(_ width: Double, _ height: Double, right: Double = 0, down: Double = 0) -> Rect {
    Rect(x: 100 + right, y: 200 + down, width: width, height: height)
  }
}
