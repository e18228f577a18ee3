import Accessibility
import Audit
import Geometry
import Testing

@Suite("target-overlap")
struct TargetOverlapTests {
  static let cases: [RuleCase] = [
    .fails(
      "on another one", .button, "B", says: "It lies over “A”, which takes taps too.",
      before: [.of(.button, "A", at: at(100, 44))]
    ) { $0.frame = at(100, 44) },
    .fails("over a corner", .button, "B", before: [.of(.button, "A", at: at(100, 44, right: 90, down: 30))]) {
      $0.frame = at(100, 44)
    },
    .fails("by its hit area", .button, "B", before: [.of(.button, "A", at: at(100, 44, down: 44))]) {
      ($0.frame, $0.hitArea) = (at(100, 44), at(100, 60))
    },
    .fails("among many", .button, "B", before: many) { $0.frame = Rect(x: 10, y: 230, width: 100, height: 44) },
    .passes("beside", .button, "B", before: [.of(.button, "A", at: at(100, 44, right: 100))]) {
      $0.frame = at(100, 44)
    },
    .passes("sharing a few points", .button, "B", before: [.of(.button, "A", at: at(100, 44, right: 92))]) {
      $0.frame = at(100, 44)
    },
    .passes("over a text", .button, "B", before: [.of(.text, "A", at: at(100, 44))]) { $0.frame = at(100, 44) },
    .passes("under another one", .button, "A", after: [.of(.button, "B", at: at(100, 44))]) { $0.frame = at(100, 44) },
    .passes(
      "in a row that is activated", .button, "B",
      around: [.of(.list), .of(.listItem, "A", at: at(200, 60)) { $0.actions = .activate }]
    ) { $0.frame = at(100, 44) },
    .passes("beside many", .button, "B", before: many) { $0.frame = Rect(x: 200, y: 230, width: 100, height: 44) },
    .passes("floating over what scrolls", .button, "Add", before: [.of(.scrollView) { $0.traits = .clips }]) {
      $0.frame = at(56, 56)
    },
    .skips("disabled", .button, "B", before: [.of(.button, "A", at: at(100, 44))]) {
      ($0.frame, $0.traits) = (at(100, 44), .disabled)
    },
    .skips("in another control", .button, "B", around: [.of(.button, "A")]) { $0.frame = at(100, 44) },
    .skips("no area", .button, "B", before: [.of(.button, "A", at: at(100, 44))]) { $0.frame = .zero },
  ]

  @Test("targets do not lie over each other", arguments: cases)
  func verdict(it: RuleCase) { it.check(TargetOverlap()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }

  /// A frame in the middle of a screen, with its top left corner at 100, 200.
  private static func at(_ width: Double, _ height: Double, right: Double = 0, down: Double = 0) -> Rect {
    Rect(x: 100 + right, y: 200 + down, width: width, height: height)
  }

  /// Thirty buttons in a column of rows of 44 points.
  private static var many: [AccessibilityNode] {
    (0..<30).map { .of(.button, "Row \($0)", at: Rect(x: 10, y: Double($0) * 44, width: 100, height: 44)) }
  }
}
