import Accessibility
import Audit
import Geometry
import Testing

@Suite("order-vs-visual")
struct OrderVsVisualTests {
  private static func text(_ name: String, _ x: Double, _ y: Double, order: Int? = nil) -> AccessibilityNode {
    .of(.text, name, at: Rect(x: x, y: y, width: 100, height: 40)) { $0.explicitOrder = order }
  }

  private static func it(
    _ expected: RuleCase.Answer, _ title: String, after previous: AccessibilityNode, _ x: Double, _ y: Double,
    order: Int? = nil, on platform: String? = "web"
  ) -> RuleCase {
    RuleCase(expected, title, .text, "It", before: [previous], on: platform) {
      $0.frame = Rect(x: x, y: y, width: 100, height: 40)
      $0.explicitOrder = order
    }
  }

  static let cases: [RuleCase] = [
    it(.review, "above what is read before it", after: text("Other", 10, 200), 10, 100),
    it(.review, "a little to the side", after: text("Other", 10, 200), 90, 160),
    it(
      .fail, "its author has turned them round", after: text("Other", 10, 200, order: 1), 10, 100, order: 2,
      on: "iOS"),
    it(.fail, "and the other way", after: text("Other", 10, 100, order: 2), 10, 200, order: 1, on: "iOS"),
    it(.fail, "in a document too", after: text("Other", 10, 200, order: 1), 10, 100, order: 2),
    it(.pass, "below it", after: text("Other", 10, 100), 10, 200),
    it(.pass, "beside it", after: text("Other", 10, 100), 120, 100),
    it(.pass, "in the next column", after: text("Other", 10, 500), 120, 100),
    it(.pass, "they overlap", after: text("Other", 10, 120), 10, 100),
    it(.pass, "its author says what is seen", after: text("Other", 10, 100, order: 1), 10, 200, order: 2, on: "iOS"),
    it(.inapplicable, "the place decides", after: text("Other", 10, 200), 10, 100, on: "iOS"),
    it(.inapplicable, "one has an order", after: text("Other", 10, 200, order: 1), 10, 100, on: "iOS"),
    .skips("nothing is read before it", .text, "It", on: "web"),
    .skips("hidden", .text, "It", before: [text("Other", 10, 200)], on: "web") { $0.traits = .hidden },
  ]

  @Test("it is read in the order in which it is seen", arguments: cases)
  func verdict(it: RuleCase) { it.check(OrderVsVisual()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
