import Documents
import Explorer
import Scenes
import Stage

/// The Mail example: the walk alone, or with every rule on the way.
///
/// Every step generates a state, which is looked up among those known; beside it stands how many of them were new and
/// kept. A kept state is as dear as the steps that are tried in it, about fifteen.
struct ExplorationBenchmark: Benchmark {
  /// Whether rules are checked on the way.
  var isAudited: Bool

  var name: String {
    isAudited ? "audit of Mail, all rules, states generated" : "exploration of Mail, states generated"
  }
  let budget = "≥ 100 k states/s"

  private static let rounds = 5

  func run(_ context: BenchmarkContext) throws -> Measurement {
    guard let file = Examples.scene("mail") else { throw BenchmarkFailure("there is no example Mail") }
    let scene = try SceneDocument.read(file.text, file: file.name)
    var times: [Double] = []
    var summary = ExplorationSummary()
    for _ in 0..<Self.rounds {
      let stage = Stage(scene)
      let time = BenchmarkContext.measure {
        summary =
          isAudited
          ? ExplorerAudit.run(target: stage, scene: scene).exploration ?? ExplorationSummary()
          : Explorer().explore(stage, scene: scene) { _ in }
      }
      times.append(time)
    }
    guard summary.states > 50, summary.transitions > 1000 else {
      throw BenchmarkFailure("only \(summary.states) states")
    }
    let time = BenchmarkContext.median(times)
    let (states, steps) = (Double(summary.states) / time / 1000, Double(summary.transitions) / time / 1000)
    return Measurement(
      ours: "\(Self.text(steps)) k/s (\(Self.text(states)) k kept)", nanoseconds: 1e6 / steps, most: 10_000)
  }

  private static func text(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}
