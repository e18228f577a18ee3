import Accessibility
import Audit
import Geometry
import Testing

@Suite("target-wcag")
struct TargetSmallTests {
  static let cases: [RuleCase] = [
    .fails(
      "20 by 20 beside another", .button, "Less",
      says: "It is 20 pt by 20 pt, less than 24 pt, and too near to “More”.",
      after: [.of(.button, "More", at: at(20, 20, right: 22))]
    ) { $0.frame = at(20, 20) },
    .fails("20 by 20 beside a large one", .button, "Less", after: [.of(.button, "More", at: at(100, 44, right: 20))]) {
      $0.frame = at(20, 20)
    },
    .fails("flat between two rows", .link, "Terms", before: [.of(.button, "Above", at: at(100, 44, down: -44))]) {
      $0.frame = at(100, 12)
    },
    .fails(
      "a small hit area on a large frame", .button, "Less", after: [.of(.button, "More", at: at(20, 20, right: 22))]
    ) {
      ($0.frame, $0.hitArea) = (at(44, 44), at(20, 20))
    },
    .passes("24 by 24", .button, "Less", after: [.of(.button, "More", at: at(24, 24, right: 24))]) {
      $0.frame = at(24, 24)
    },
    .passes("20 by 20 alone", .button, "Less") { $0.frame = at(20, 20) },
    .passes("20 by 20 with a gap of 4", .button, "Less", after: [.of(.button, "More", at: at(20, 20, right: 24))]) {
      $0.frame = at(20, 20)
    },
    .passes(
      "20 by 20 with a large one beyond its corner", .button, "Less",
      after: [.of(.button, "More", at: at(100, 44, right: 20, down: 21))]
    ) {
      $0.frame = at(20, 20)
    },
    .passes(
      "a hit area that is large enough", .button, "Less", after: [.of(.button, "More", at: at(20, 20, right: 34))]
    ) {
      ($0.frame, $0.hitArea) = (at(10, 10), at(24, 24))
    },
    .passes("beside a text", .button, "Less", after: [.of(.text, "3", at: at(20, 20, right: 22))]) {
      $0.frame = at(20, 20)
    },
    .passes(
      "beside a disabled one", .button, "Less",
      after: [.of(.button, "More", at: at(20, 20, right: 22)) { $0.traits = .disabled }]
    ) {
      $0.frame = at(20, 20)
    },
    .skips(
      "a link in a line of text", .link, "terms", before: [.of(.text, "I agree to the", at: at(90, 16, right: -95))]
    ) {
      $0.frame = at(40, 16)
    },
    .skips(
      "cut off by what scrolls", .button, "Less", around: [.of(.scrollView, at: at(200, 10)) { $0.traits = .clips }],
      after: [.of(.button, "More", at: at(20, 20, right: 22))]
    ) { $0.frame = at(20, 10) },
    .skips(
      "at the edge of the screen", .button, "Less",
      after: [.of(.button, "More", at: Rect(x: 22, y: 200, width: 20, height: 20))]
    ) {
      $0.frame = Rect(x: 0, y: 200, width: 20, height: 20)
    },
    .skips(
      "merged with its row", .switchControl, "Wi-Fi",
      around: [.of(.list), .of(.listItem, "Wi-Fi") { $0.actions = .activate }],
      after: [.of(.button, "More", at: at(20, 20, right: 22))]
    ) { $0.frame = at(20, 20) },
    .skips(
      "a link in a text", .link, "Terms", around: [.of(.text, "Read the terms")],
      after: [.of(.button, "More", at: at(20, 20, right: 22))]
    ) { $0.frame = at(20, 20) },
    .skips("what the system draws", .grabber, "Sheet Grabber") { $0.frame = at(36, 5) },
    .skips("on a television", .button, "Less", after: [.of(.button, "More", at: at(20, 20, right: 22))], on: "tvOS") {
      $0.frame = at(20, 20)
    },
    .skips("disabled", .button, "Less") { ($0.frame, $0.traits) = (at(20, 20), .disabled) },
    .skips("covered", .button, "Less") { ($0.frame, $0.traits) = (at(20, 20), .blocked) },
  ]

  @Test("a target is 24 by 24 points, or has as much room around it", arguments: cases)
  func verdict(it: RuleCase) { it.check(TargetSmall()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }

  /// A frame in the middle of a screen, with its top left corner at 100, 200.
  private static func at(_ width: Double, _ height: Double, right: Double = 0, down: Double = 0) -> Rect {
    Rect(x: 100 + right, y: 200 + down, width: width, height: height)
  }
}
