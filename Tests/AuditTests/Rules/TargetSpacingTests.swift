import Accessibility
import Audit
import Geometry
import Testing

@Suite("target-spacing")
struct TargetSpacingTests {
  static let cases: [RuleCase] = [
    .fails(
      "touching", .button, "More", says: "It is less than 4 pt away from “Less”.",
      before: [.of(.button, "Less", at: at(30, 30, right: -30))]
    ) { $0.frame = at(30, 30) },
    .fails("two points apart", .link, "Terms", before: [.of(.button, "Privacy", at: at(60, 30, down: -32))]) {
      $0.frame = at(60, 30)
    },
    .fails("of different sizes", .checkBox, "A", before: [.of(.button, "Reset", at: at(43, 43, right: -43))]) {
      $0.frame = at(30, 30)
    },
    .passes("four points apart", .button, "More", before: [.of(.button, "Less", at: at(30, 30, right: -34))]) {
      $0.frame = at(30, 30)
    },
    .passes("beside a large one", .button, "More", before: [.of(.button, "Less", at: at(44, 44, right: -44))]) {
      $0.frame = at(30, 30)
    },
    .passes(
      "one of a row of keys", .button, "5", before: [.of(.button, "4", at: at(30, 30, right: -30))],
      after: [.of(.button, "6", at: at(30, 30, right: 30))]
    ) { $0.frame = at(30, 30) },
    .passes("the first of two", .button, "Less", after: [.of(.button, "More", at: at(30, 30, right: 30))]) {
      $0.frame = at(30, 30)
    },
    .skips("large", .button, "More", before: [.of(.button, "Less", at: at(44, 44, right: -44))]) {
      $0.frame = at(44, 44)
    },
    .skips("on a Mac", .button, "More", before: [.of(.button, "Less", at: at(30, 30, right: -30))], on: "macOS") {
      $0.frame = at(30, 30)
    },
    .skips("tabs", .tab, "More", before: [.of(.tab, "Less", at: at(30, 30, right: -30))]) { $0.frame = at(30, 30) },
    .skips("disabled", .button, "More", before: [.of(.button, "Less", at: at(30, 30, right: -30))]) {
      ($0.frame, $0.traits) = (at(30, 30), .disabled)
    },
  ]

  @Test("small targets have a gap between them", arguments: cases)
  func verdict(it: RuleCase) { it.check(TargetSpacing()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }

  /// A frame in the middle of a screen, with its top left corner at 100, 200.
  private static func at(_ width: Double, _ height: Double, right: Double = 0, down: Double = 0) -> Rect {
    Rect(x: 100 + right, y: 200 + down, width: width, height: height)
  }
}
