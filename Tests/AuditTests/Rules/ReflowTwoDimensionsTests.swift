import Accessibility
import Audit
import Geometry
import Testing

@Suite("reflow-2d")
struct ReflowTwoDimensionsTests {
  private static func bars(_ axes: ScrollIndicator.Axis...) -> (inout AccessibilityNode) -> Void {
    { node in
      node.indicators = axes.map { ScrollIndicator(axis: $0, name: "Scroll bar", track: .zero, thumb: .zero) }
    }
  }

  static let cases: [RuleCase] = [
    RuleCase(
      .review, "both ways", .scrollView, "Notes",
      says: "“Notes” scrolls along both axes: does its content need that, as a map or a table does?",
      inside: [.of(.text, "They fly.")], bars(.vertical, .horizontal)),
    RuleCase(.review, "nothing is in it", .scrollView, "Notes", bars(.horizontal, .vertical)),
    RuleCase(.review, "a list is in it", .scrollView, "Notes", inside: [.of(.list)], bars(.vertical, .horizontal)),
    .passes("down", .scrollView, "Notes", bars(.vertical)),
    .passes("to the side", .scrollView, "Notes", bars(.horizontal)),
    .passes("a map", .scrollView, "Map", inside: [.of(.image, "Town")], bars(.vertical, .horizontal)),
    .passes("a table", .scrollView, "Sheet", inside: [.of(.table, "Town")], bars(.vertical, .horizontal)),
    .skips("it does not scroll", .scrollView, "Notes"),
    .skips("hidden", .scrollView, "Notes") {
      bars(.vertical, .horizontal)(&$0)
      $0.traits = .hidden
    },
  ]

  @Test("content scrolls one way", arguments: cases)
  func verdict(it: RuleCase) { it.check(ReflowTwoDimensions()) }

  @Test("is asked of three trees and kept by three, at the least")
  func isShownEnough() {
    #expect(Self.cases.count { $0.expected == .review } >= 3 && Self.cases.count { $0.expected == .pass } >= 3)
  }
}
