import Testing

@testable import Mutation

@Suite("Seeded numbers")
struct SplitMix64Tests {
  @Test("the numbers of the published generator")
  func published() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test("fractions stay below 1")
  func fractions() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<1000 { #expect((0..<1).contains(generator.fraction())) }
  }
}
