import Accessibility
import Audit
import Geometry
import Testing

@Suite("target-hig-default")
struct TargetHIGDefaultTests {
  static let cases: [RuleCase] = [
    .fails("on a phone", .button, "Less", says: "It is 40 pt by 40 pt; usual is 44 pt.", on: "iOS") {
      $0.frame = at(40, 40)
    },
    .fails("on a Mac", .button, "Less", on: "macOS") { $0.frame = at(44, 27.5) },
    .fails("looked at", .button, "Less", on: "visionOS") { $0.frame = at(59, 60) },
    .fails("on Android", .checkBox, "I agree", on: "Android") { $0.frame = at(47, 48) },
    .passes("on a phone", .button, "Less", on: "iOS") { $0.frame = at(44, 44) },
    .passes("on a Mac", .button, "Less", on: "macOS") { $0.frame = at(28, 28) },
    .passes("on Android", .button, "Less", on: "Android") { $0.frame = at(48, 48) },
    .skips("a field", .searchField, "Search", on: "iOS") { $0.frame = at(361, 36) },
    .skips("a switch", .switchControl, "Wi-Fi", on: "iOS") { $0.frame = at(51, 31) },
    .fails("a television", .button, "Less", on: "tvOS") { $0.frame = at(10, 10) },
    .skips("disabled", .button, "Less", on: "iOS") { ($0.frame, $0.traits) = (at(10, 10), .disabled) },
  ]

  @Test("a target has the usual size of its platform", arguments: cases)
  func verdict(it: RuleCase) { it.check(TargetHIGDefault()) }

  @Test(
    "the sizes that are told are those that it goes by",
    arguments: [
      ("touch", "iOS", 44.0), ("touch", "iPadOS", 44), ("touch", "watchOS", 44), ("pointer", "macOS", 28),
      ("gaze", "visionOS", 60), ("android", "Android", 48),
    ])
  func sizes(name: String, platform: String, size: Double) {
    #expect(TargetHIGDefault().rule.parameters.first { $0.name == name }?.value == size)
    RuleCase.passes(platform, .button, "Less", on: platform) { $0.frame = Self.at(size, size) }
      .check(TargetHIGDefault())
    RuleCase.fails(platform, .button, "Less", on: platform) { $0.frame = Self.at(size, size - 0.5) }
      .check(TargetHIGDefault())
  }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }

  /// A frame in the middle of a screen, with its top left corner at 100, 200.
  private static func at(_ width: Double, _ height: Double, right: Double = 0, down: Double = 0) -> Rect {
    Rect(x: 100 + right, y: 200 + down, width: width, height: height)
  }
}
