import Accessibility
import Audit
import Geometry
import Testing

@Suite("target-hig-min")
struct TargetHIGMinimumTests {
  static let cases: [RuleCase] = [
    .fails("on a phone", .button, "Less", says: "It is 27 pt by 44 pt; the least is 28 pt.", on: "iOS") {
      $0.frame = at(27, 44)
    },
    .fails("on a Mac", .button, "Less", on: "macOS") { $0.frame = at(44, 19) },
    .fails("on a watch", .toggle, "Wi-Fi", on: "watchOS") { $0.frame = at(20, 20) },
    .fails("a list item", .listItem, "Ada", around: [.of(.list)], on: "iOS") {
      ($0.frame, $0.actions) = (at(200, 20), .activate)
    },
    .passes("on a phone", .button, "Less", on: "iOS") { $0.frame = at(28, 28) },
    .passes("on a Mac", .button, "Less", on: "macOS") { $0.frame = at(20, 20) },
    .passes("a hit area", .button, "Less", on: "visionOS") { ($0.frame, $0.hitArea) = (at(10, 10), at(28, 28)) },
    .skips("no known platform", .button, "Less") { $0.frame = at(10, 10) },
    .fails("a television", .button, "Less", on: "tvOS") { $0.frame = at(10, 10) },
    .skips("a text", .text, "Less", on: "iOS") { $0.frame = at(10, 10) },
    .skips("hidden", .button, "Less", on: "iOS") { ($0.frame, $0.traits) = (at(10, 10), .hidden) },
  ]

  @Test("a target has the least size of its platform", arguments: cases)
  func verdict(it: RuleCase) { it.check(TargetHIGMinimum()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }

  /// A frame in the middle of a screen, with its top left corner at 100, 200.
  private static func at(_ width: Double, _ height: Double, right: Double = 0, down: Double = 0) -> Rect {
    Rect(x: 100 + right, y: 200 + down, width: width, height: height)
  }
}
