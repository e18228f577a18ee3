import Accessibility
import Audit
import Testing

@Suite("position-wrong")
struct PositionWrongTests {
  static let cases: [RuleCase] = [
    .fails("beyond", .tab, "Home", says: "There is no place 4 of 3.") { $0.position = .init(index: 4, count: 3) },
    .fails("from nought", .tab, "Home") { $0.position = .init(index: 0, count: 3) },
    .fails(
      "taken", .tab, "Search", says: "The one before it is 1 of 3 as well.",
      before: [.of(.tab, "Home") { $0.position = .init(index: 1, count: 3) }]
    ) { $0.position = .init(index: 1, count: 3) },
    .fails("another count than before", .tab, "B", before: [.of(.tab, "A") { $0.position = .init(index: 1, count: 2) }])
    {
      $0.position = .init(index: 2, count: 3)
    },
    .fails(
      "it falls after it has risen", .tab, "C",
      before: [
        .of(.tab, "A") { $0.position = .init(index: 1, count: 3) },
        .of(.tab, "B") { $0.position = .init(index: 3, count: 3) },
      ]
    ) { $0.position = .init(index: 2, count: 3) },
    .passes("the first of another set", .tab, "B", before: [.of(.tab, "A") { $0.position = .init(index: 3, count: 3) }])
    {
      $0.position = .init(index: 1, count: 5)
    },
    .passes("the first", .tab, "Home") { $0.position = .init(index: 1, count: 3) },
    .passes("the last", .tab, "Home") { $0.position = .init(index: 3, count: 3) },
    .passes("the next", .tab, "B", before: [.of(.tab, "A") { $0.position = .init(index: 1, count: 2) }]) {
      $0.position = .init(index: 2, count: 2)
    },
    .passes("alone", .tab, "B", before: [.of(.tab, "A") { $0.position = .init(index: 1, count: 1) }]) {
      $0.position = .init(index: 1, count: 1)
    },
    .skips("no place", .tab, "Home"),
    .skips("hidden", .tab, "Home") { ($0.position, $0.traits) = (.init(index: 4, count: 3), .hidden) },
  ]

  @Test("a place is one that there is", arguments: cases)
  func verdict(it: RuleCase) { it.check(PositionWrong()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
