import TestSupport
import Testing

@testable import KernelInput

@Suite("The histogram of durations")
struct DurationHistogramTests {
  @Test("gives percentiles within 1.6 % of the exact ones", arguments: 0..<20 as Range<UInt64>)
  func percentiles(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let limit = Int64(1) << Int64.random(in: 3...50, using: &random)
    let values = (0..<500).map { _ in Int64.random(in: 0..<limit, using: &random) }
    var histogram = DurationHistogram()
    for value in values { histogram.add(value) }
    let sorted = values.sorted()
    for (share, index) in [(0.5, 249), (0.99, 494), (1.0, 499)] {
      let exact = sorted[index]
      let found = histogram.percentile(share)
      #expect(found >= exact)
      #expect(Double(found) <= Double(exact) * 1.016 + 1)
    }
    #expect(histogram.maximum == sorted[499])
  }

  @Test("takes the greatest and the least number", arguments: [Int64.max, .min, 0, 63, 64, 65, 127, 128])
  func extremes(value: Int64) {
    var histogram = DurationHistogram()
    histogram.add(value)
    #expect(histogram.percentile(0.5) == histogram.maximum)
    #expect(histogram.count == 1)
  }

  @Test("of nothing is zero")
  func empty() { #expect(DurationHistogram().percentile(0.99) == 0) }
}
