import Accessibility
import Audit
import Testing

@Suite("value-range")
struct ValueRangeWrongTests {
  static let cases: [RuleCase] = [
    .fails("above", .slider, "Volume", says: "Its value 2.0 does not lie between 0.0 and 1.0.") {
      $0.range = .init(minimum: 0, maximum: 1, current: 2, step: 0.1)
    },
    .fails("below", .slider, "Volume") { $0.range = .init(minimum: 0, maximum: 1, current: -0.1, step: 0.1) },
    .fails("turned round", .slider, "Volume") { $0.range = .init(minimum: 1, maximum: 0, current: 0.5, step: 0.1) },
    .fails("no number", .progress, "Loading") { $0.range = .init(minimum: 0, maximum: 1, current: .nan, step: 0.1) },
    .fails("backwards", .stepper, "Count") { $0.range = .init(minimum: 0, maximum: 9, current: 1, step: -1) },
    .passes("inside", .slider, "Volume") { $0.range = .init(minimum: 0, maximum: 1, current: 0.5, step: 0.1) },
    .passes("at the end", .slider, "Volume") { $0.range = .init(minimum: 0, maximum: 1, current: 1, step: 0.1) },
    .passes("one value", .pageControl, "Places") { $0.range = .init(minimum: 1, maximum: 1, current: 1, step: 0) },
    .skips("no range", .slider, "Volume"),
    .skips("hidden", .slider, "Volume") {
      ($0.range, $0.traits) = (.init(minimum: 0, maximum: 1, current: 2, step: 0.1), .hidden)
    },
  ]

  @Test("a value lies in its range", arguments: cases)
  func verdict(it: RuleCase) { it.check(ValueRangeWrong()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
