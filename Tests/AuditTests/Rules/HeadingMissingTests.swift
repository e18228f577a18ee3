import Accessibility
import Audit
import Testing

@Suite("heading-missing")
struct HeadingMissingTests {
  static let cases: [RuleCase] = [
    .fails("a window", .window, "Moths", says: "There are 41 texts and no heading.", inside: texts(41)),
    .fails("a sheet", .sheet, "Terms", inside: texts(60)),
    .fails("a dialog", .dialog, "Terms", inside: texts(50) + [.of(.heading) { $0.role = .group }]),
    .passes("a heading", .window, "Moths", inside: [.of(.heading, "Names")] + texts(60)),
    .passes("a heading late", .sheet, "Terms", inside: texts(60) + [.of(.heading, "Annex")]),
    .passes("a landmark", .window, "Moths", inside: [.of(.group, "Main") { $0.traits = .landmark }] + texts(60)),
    .passes("a heading where there could be 40 texts", .window, "Moths", inside: [.of(.heading, "Names")] + texts(39)),
    .skips("a heading where there could not", .window, "Moths", inside: [.of(.heading, "Names")] + texts(38)),
    .skips("forty texts", .window, "Moths", inside: texts(40)),
    .skips(
      "texts of which nothing is spoken", .window, "Moths",
      inside: [AccessibilityNode](repeating: .of(.text), count: 60)),
    .skips("buttons", .window, "Keys", inside: [AccessibilityNode](repeating: .of(.button, "A key"), count: 60)),
    .skips("a group", .group, "Moths", inside: texts(60)),
    .skips("hidden", .window, "Moths", inside: texts(60)) { $0.traits = .hidden },
  ]

  @Test("a long text has headings", arguments: cases)
  func verdict(it: RuleCase) { it.check(HeadingMissing()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }

  private static func texts(_ count: Int) -> [AccessibilityNode] {
    (0..<count).map { .of(.text, "The moths come with the dusk. (\($0))") }
  }
}
