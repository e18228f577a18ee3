import Accessibility
import Audit
import Testing

@Suite("contrast-nontext")
struct ContrastNontextTests {
  static let cases: [RuleCase] = [
    .fails("a pale icon", .image, "Cart", says: "Its contrast is 2.3 to 1; 3 to 1 is the least.") {
      set(&$0, 170, on: 255)
    },
    .fails("a pale grabber", .grabber, "Sheet Grabber") { set(&$0, 200, on: 255) },
    .fails("pale dots", .pageControl, "Places") { set(&$0, 200, on: 255) },
    .fails("a pale switch", .switchControl, "Wi-Fi") { set(&$0, 170, on: 255) },
    .passes("a grey icon", .image, "Cart") { set(&$0, 148, on: 255) },
    .passes("a grabber", .grabber, "Sheet Grabber") { set(&$0, 100, on: 255) },
    .passes("a slider", .slider, "Volume") { set(&$0, 0, on: 255) },
    .doubts("nothing known behind it", .image, "Cart") { set(&$0, 170, on: nil) },
    .skips(
      "beside a text that says the same", .image, nil, around: [.of(.button, "Cart")], before: [.of(.text, "Cart")]
    ) {
      set(&$0, 170, on: 255)
    },
    .skips("on a disabled button", .image, nil, around: [.of(.button, "Cart") { $0.traits = .disabled }]) {
      set(&$0, 170, on: 255)
    },
    .skips("decorative", .image, "Sea") {
      ($0.traits, $0.foreground, $0.background) = (.decorative, grey(170), grey(255))
    },
    .skips("a text", .text, "A") { set(&$0, 170, on: 255) },
  ]

  @Test("pictures and marks stand out", arguments: cases)
  func verdict(it: RuleCase) { it.check(ContrastNontext()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }

  private static func grey(_ level: Double, alpha: Double = 1) -> Color {
    Color(red: level / 255, green: level / 255, blue: level / 255, alpha: alpha)
  }

  /// Sets the colours of a node, grey levels from 0 to 255, and the size of its text.
  private static func set(_ node: inout AccessibilityNode, _ text: Double, on ground: Double?, size: Double? = nil) {
    (node.foreground, node.background, node.fontSize) = (grey(text), ground.map { grey($0) }, size)
  }
}
