import Accessibility
import Audit
import Testing

@Suite("link-unclear")
struct LinkUnclearTests {
  static let cases: [RuleCase] = [
    .fails("click here", .link, "Click here", says: "The link “Click here” does not say where it leads."),
    .fails("more", .link, "More…"),
    .fails("Korean", .link, "더 보기"),
    .fails("an arrow", .navigationLink, "Read more →"),
    .fails("in a row that says nothing else", .link, "More", around: [.of(.list), .of(.listItem)]),
    .passes("where it leads", .link, "More about moths"),
    .passes("a hint", .link, "More") { $0.hint = "Opens the article about moths" },
    .passes(
      "in a row with a text", .link, "More", around: [.of(.list), .of(.listItem)], before: [.of(.text, "Moths")]),
    .passes("in a named row", .link, "More", around: [.of(.list), .of(.listItem, "Moths")]),
    .skips("a button", .button, "More"),
    .skips("hidden", .link, "More") { $0.traits = .hidden },
    .skips("nameless", .link),
  ]

  @Test("a link says where it leads", arguments: cases)
  func verdict(it: RuleCase) { it.check(LinkUnclear()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
