/// One row of the performance budget: what is measured, and beside what.
protocol Benchmark: Sendable {
  /// What is measured, as the budget calls it.
  var name: String { get }
  /// The least that is good enough, in words.
  var budget: String { get }
  /// Measures our side and the peer in turn.
  func run(_ context: BenchmarkContext) throws -> Measurement
  /// Whether it is measured here at all; where it is not stands with it.
  func isThere(in context: BenchmarkContext) -> Bool
}

extension Benchmark {
  func isThere(in context: BenchmarkContext) -> Bool { true }
}
