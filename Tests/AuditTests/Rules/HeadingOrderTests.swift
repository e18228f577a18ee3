import Accessibility
import Audit
import Testing

@Suite("heading-order")
struct HeadingOrderTests {
  private static func heading(_ level: Int?, _ change: (inout AccessibilityNode) -> Void = { _ in })
    -> AccessibilityNode
  {
    .of(.heading, "Moths \(level ?? 0)") {
      $0.headingLevel = level
      change(&$0)
    }
  }

  static let cases: [RuleCase] = [
    .fails(
      "a level is skipped", .heading, "Hawk moths", says: "It has level 3, and “Moths 1” before it level 1.",
      before: [heading(1)]
    ) { $0.headingLevel = 3 },
    .fails("two are skipped", .heading, "Hawk moths", before: [heading(1), heading(2)]) { $0.headingLevel = 5 },
    .fails("a text lies between", .heading, "Hawk moths", before: [heading(2), .of(.text, "They fly.")]) {
      $0.headingLevel = 4
    },
    .fails(
      "what is hidden does not lead there", .heading, "Hawk moths",
      before: [heading(1), heading(2) { $0.traits = .hidden }]
    ) { $0.headingLevel = 3 },
    .passes("one level down", .heading, "Hawk moths", before: [heading(1)]) { $0.headingLevel = 2 },
    .passes("the same level", .heading, "Hawk moths", before: [heading(3)]) { $0.headingLevel = 3 },
    .passes("up over several", .heading, "Hawk moths", before: [heading(1), heading(4)]) { $0.headingLevel = 2 },
    .passes("the first", .heading, "Hawk moths") { $0.headingLevel = 3 },
    .passes("the first of a sheet", .heading, "Hawk moths", around: [heading(1), .of(.sheet, "Notes")]) {
      $0.headingLevel = 3
    },
    .skips("no level", .heading, "Hawk moths", before: [heading(1)]),
    .skips("hidden", .heading, "Hawk moths", before: [heading(1)]) { ($0.headingLevel, $0.traits) = (3, .hidden) },
    .skips("a text", .text, "Hawk moths", before: [heading(1)]) { $0.headingLevel = 3 },
  ]

  @Test("headings skip no level", arguments: cases)
  func verdict(it: RuleCase) { it.check(HeadingOrder()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
