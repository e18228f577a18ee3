import Foundation
import Truth

/// How well the audit judges documents whose verdicts were written without sight of it; prints precision and recall of
/// each rule, and what nobody has explained.
struct TruthBenchmark: Benchmark {
  let name = "truth"
  let budget = "each difference explained"

  func run(_ context: BenchmarkContext) throws -> Measurement {
    let set = try TruthSet(folder: URL(fileURLWithPath: "Tests/Truth"))
    let judgements = try set.documents.map { try TruthJudgement($0) }
    print(TruthScore.table(judgements), terminator: "")
    let open = set.unexplained(judgements)
    for line in open { print(line) }
    let score = TruthScore(of: judgements)
    let figures = [score.precision ?? 0, score.recall ?? 0].map { String(format: "%.3f", $0) }
    return Measurement(ours: "precision \(figures[0]), recall \(figures[1])", isKept: open.isEmpty)
  }
}
