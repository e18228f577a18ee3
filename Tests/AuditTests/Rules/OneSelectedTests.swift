import Accessibility
import Audit
import Testing

@Suite("one-selected")
struct OneSelectedTests {
  static let cases: [RuleCase] = [
    .fails(
      "a second tab", .tab, "Search", says: "This tab is selected, and so is “Home”.",
      before: [.of(.tab, "Home") { $0.traits = .selected }]
    ) { $0.traits = .selected },
    .fails("with one between", .tab, "C", before: [.of(.tab, "A") { $0.traits = .selected }, .of(.tab, "B")]) {
      $0.traits = .selected
    },
    .fails("a radio button", .radioButton, "Blue", before: [.of(.radioButton, "Red") { $0.value = "1" }]) {
      $0.value = "1"
    },
    .passes("the only one", .tab, "Home", after: [.of(.tab, "Search")]) { $0.traits = .selected },
    .passes("after another", .tab, "Search", before: [.of(.tab, "Home")]) { $0.traits = .selected },
    .passes(
      "of another group", .radioButton, "Big",
      before: [.of(.radioButton, "Red") { $0.traits = .selected }, .of(.heading, "Size")]
    ) { $0.traits = .selected },
    .passes("beside a hidden one", .tab, "Search", before: [.of(.tab, "Home") { $0.traits = [.selected, .hidden] }]) {
      $0.traits = .selected
    },
    .fails(
      "none of the tabs of a bar", .tab, "Home", says: "None of the tabs of this bar is selected.",
      around: [.of(.tabBar)], after: [.of(.tab, "Search")]),
    .skips("one tab alone", .tab, "Home", around: [.of(.tabBar)]),
    .skips("not selected", .tab, "Home", before: [.of(.tab, "Search") { $0.traits = .selected }]),
    .skips("rows", .row, "A", before: [.of(.row, "B") { $0.traits = .selected }]) { $0.traits = .selected },
    .skips("hidden", .tab, "Search", before: [.of(.tab, "Home") { $0.traits = .selected }]) {
      $0.traits = [.selected, .hidden]
    },
  ]

  @Test("one of a group is selected", arguments: cases)
  func verdict(it: RuleCase) { it.check(OneSelected()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
