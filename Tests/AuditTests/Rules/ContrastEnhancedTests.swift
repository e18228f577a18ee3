import Accessibility
import Audit
import Testing

@Suite("contrast-enhanced")
struct ContrastEnhancedTests {
  static let cases: [RuleCase] = [
    .fails("grey", .text, "12 euros", says: "Its contrast is 4.5 to 1; 7 to 1 is the least.") {
      set(&$0, 118, on: 255, size: 14)
    },
    .fails("large", .heading, "Moths", says: "Its contrast is 3 to 1; 4.5 to 1 is the least.") {
      set(&$0, 148, on: 255, size: 18)
    },
    .fails("pale", .text, "A") { set(&$0, 170, on: 255, size: 14) },
    .passes("black", .text, "A") { set(&$0, 0, on: 255, size: 14) },
    .passes("dark", .text, "A") { set(&$0, 89, on: 255, size: 14) },
    .passes("large and grey", .text, "A") { set(&$0, 118, on: 255, size: 18) },
    .skips("of no known size", .text, "A") { set(&$0, 118, on: 255) },
    .skips("nothing known behind it", .text, "A") { set(&$0, 118, on: nil, size: 14) },
    .skips("no colour", .text, "A"),
  ]

  @Test("text stands out clearly", arguments: cases)
  func verdict(it: RuleCase) { it.check(ContrastEnhanced()) }

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
