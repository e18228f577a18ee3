import Accessibility
import Audit
import Geometry
import Testing

@Suite("activation-point-blocked")
struct ActivationPointBlockedTests {
  static let cases: [RuleCase] = [
    .fails(
      "covered", .button, "A", says: "“B” lies where a tap that means it goes.",
      after: [.of(.button, "B", at: at(100, 44))]
    ) { $0.frame = at(100, 44) },
    .fails("covered in the middle", .button, "A", after: [.of(.button, "B", at: at(20, 20, right: 40, down: 12))]) {
      $0.frame = at(100, 44)
    },
    .fails("a point beside it", .button, "A", says: "Its activation point lies outside of it.") {
      ($0.frame, $0.activationPoint) = (at(100, 44), Point(x: 10, y: 10))
    },
    .fails("a point on another one", .button, "A", after: [.of(.button, "B", at: at(20, 44))]) {
      ($0.frame, $0.activationPoint) = (at(100, 44), Point(x: 110, y: 210))
    },
    .passes("free", .button, "A", after: [.of(.button, "B", at: at(100, 44, right: 100))]) { $0.frame = at(100, 44) },
    .passes("covered at a corner", .button, "A", after: [.of(.button, "B", at: at(20, 20))]) { $0.frame = at(100, 44) },
    .passes("a point where it is free", .button, "A", after: [.of(.button, "B", at: at(60, 44, right: 40))]) {
      ($0.frame, $0.activationPoint) = (at(100, 44), Point(x: 110, y: 210))
    },
    .passes("over another one", .button, "B", before: [.of(.button, "A", at: at(100, 44))]) { $0.frame = at(100, 44) },
    .passes("a control in it", .listItem, "A", around: [.of(.list)], inside: [.of(.button, "B", at: at(100, 44))]) {
      ($0.frame, $0.actions) = (at(100, 44), .activate)
    },
    .passes("a text on it", .button, "A", after: [.of(.text, "B", at: at(100, 44))]) { $0.frame = at(100, 44) },
    .skips("scrolled away", .button, "A", around: [.of(.scrollView, at: at(100, 20)) { $0.traits = .clips }]) {
      $0.frame = at(100, 44, down: 10)
    },
    .skips("disabled", .button, "A", after: [.of(.button, "B", at: at(100, 44))]) {
      ($0.frame, $0.traits) = (at(100, 44), .disabled)
    },
  ]

  @Test("a tap at the middle of a control reaches it", arguments: cases)
  func verdict(it: RuleCase) { it.check(ActivationPointBlocked()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }

  /// A frame in the middle of a screen, with its top left corner at 100, 200.
  private static func at(_ width: Double, _ height: Double, right: Double = 0, down: Double = 0) -> Rect {
    Rect(x: 100 + right, y: 200 + down, width: width, height: height)
  }
}
