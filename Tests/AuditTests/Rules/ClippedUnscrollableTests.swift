import Accessibility
import Audit
import Geometry
import Testing

@Suite("clipped-unscrollable")
struct ClippedUnscrollableTests {
  static let cases: [RuleCase] = [
    .fails(
      "below", .text, "Terms", says: "“Box” cuts it off and does not scroll.",
      around: [.of(.group, "Box", at: at(100, 44)) { $0.traits = .clips }],
      before: [.of(.scrollView, "Other") { $0.actions = .scroll }]
    ) { $0.frame = at(100, 44, down: 30) },
    .fails(
      "beside", .button, "Send", around: [.of(.group, "Box", at: at(100, 44)) { $0.traits = .clips }],
      before: [.of(.scrollView, "Other") { $0.actions = .scroll }]
    ) { $0.frame = at(100, 44, right: 51) },
    .fails(
      "wholly", .heading, "Moths", around: [.of(.group, "Box", at: at(100, 44)) { $0.traits = .clips }],
      before: [.of(.scrollView, "Other") { $0.actions = .scroll }]
    ) { $0.frame = at(100, 44, down: 300) },
    .passes(
      "inside", .text, "Terms", around: [.of(.group, "Box", at: at(100, 44)) { $0.traits = .clips }],
      before: [.of(.scrollView, "Other") { $0.actions = .scroll }]
    ) { $0.frame = at(100, 44) },
    .passes(
      "by less than half", .text, "Terms", around: [.of(.group, "Box", at: at(100, 44)) { $0.traits = .clips }],
      before: [.of(.scrollView, "Other") { $0.actions = .scroll }]
    ) { $0.frame = at(100, 44, down: 20) },
    .passes(
      "within something smaller", .button, "Send", around: [.of(.group, "Box", at: at(100, 44)) { $0.traits = .clips }],
      before: [.of(.scrollView, "Other") { $0.actions = .scroll }]
    ) { $0.frame = at(20, 20, right: 80, down: 24) },
    .fails(
      "half beyond the screen", .button, "Send", says: "It reaches beyond the screen, and nothing scrolls.",
      around: [.of(.window, "Mail", at: Rect(x: 0, y: 0, width: 393, height: 852))]
    ) { ($0.frame, $0.actions) = (Rect(x: 343, y: 100, width: 100, height: 44), .activate) },
    .doubts(
      "half beyond the screen, where nothing is said to be done", .text, "Terms",
      around: [.of(.window, "Mail", at: Rect(x: 0, y: 0, width: 393, height: 852))]
    ) { $0.frame = Rect(x: 343, y: 100, width: 100, height: 44) },
    .skips(
      "in a window that is not all on the screen", .text, "Terms",
      around: [.of(.window, "Mail", at: Rect(x: 200, y: 0, width: 393, height: 852))]
    ) { $0.frame = Rect(x: 343, y: 100, width: 100, height: 44) },
    .doubts(
      "where nothing is said to scroll", .text, "Terms",
      around: [.of(.group, "Box", at: at(100, 44)) { $0.traits = .clips }]
    ) { $0.frame = at(100, 44, down: 30) },
    .skips(
      "scrolls", .text, "Terms",
      around: [.of(.list, "Box", at: at(100, 44)) { ($0.traits, $0.actions) = (.clips, .scroll) }]
    ) {
      $0.frame = at(100, 44, down: 30)
    },
    .skips(
      "a scroll view", .text, "Terms", around: [.of(.scrollView, "Box", at: at(100, 44)) { $0.traits = .clips }],
      before: [.of(.scrollView, "Other") { $0.actions = .scroll }]
    ) {
      $0.frame = at(100, 44, down: 30)
    },
    .skips("not clipped", .text, "Terms", before: [.of(.scrollView, "Other") { $0.actions = .scroll }]) {
      $0.frame = at(100, 44, down: 30)
    },
    .skips(
      "decorative", .text, "Terms", around: [.of(.group, "Box", at: at(100, 44)) { $0.traits = .clips }],
      before: [.of(.scrollView, "Other") { $0.actions = .scroll }]
    ) { ($0.frame, $0.traits) = (at(100, 44, down: 30), .decorative) },
  ]

  @Test("what is cut off can be scrolled into view", arguments: cases)
  func verdict(it: RuleCase) { it.check(ClippedUnscrollable()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }

  /// A frame in the middle of a screen, with its top left corner at 100, 200.
  private static func at(_ width: Double, _ height: Double, right: Double = 0, down: Double = 0) -> Rect {
    Rect(x: 100 + right, y: 200 + down, width: width, height: height)
  }
}
