import Accessibility
import Audit
import Testing

@Suite("heading-empty")
struct HeadingEmptyTests {
  static let cases: [RuleCase] = [
    .fails("no words", .heading, says: "This heading has no words."),
    .fails("a blank", .heading, " "),
    .fails("an empty group in it", .heading, nil, inside: [.of(.group)]),
    .passes("a name", .heading, "Moths"),
    .passes("a value", .heading) { $0.value = "Moths" },
    .passes("a text in it", .heading, nil, inside: [.of(.text, "Moths")]),
    .skips("decorative", .heading) { $0.traits = .decorative },
    .skips("hidden", .heading) { $0.traits = .hidden },
    .skips("a text", .text),
  ]

  @Test("a heading has words", arguments: cases)
  func verdict(it: RuleCase) { it.check(HeadingEmpty()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
