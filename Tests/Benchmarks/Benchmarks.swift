import Foundation

/// Measures every row of the performance budget beside its peer, where there is one; `Scripts/bench` builds and runs it.
///
/// A figure is the median of the row's rounds.
@main
struct Benchmarks {
  /// Every row, in the order in which it is printed. A new one is a type in this folder and a line here.
  static let all: [any Benchmark] = [
    EvemuBenchmark(isAnnotated: false),
    EvemuBenchmark(isAnnotated: true),
    SessionBenchmark(),
    GestureBenchmark(fingers: 1),
    GestureBenchmark(fingers: 2),
    GestureBenchmark(fingers: 10),
    StageBenchmark(work: .sheet),
    StageBenchmark(work: .rows),
    StageBenchmark(work: .taps),
    LargeSceneBenchmark(work: .opening),
    LargeSceneBenchmark(work: .events),
    LargeSceneBenchmark(work: .run),
    LargeSceneBenchmark(work: .pages),
    LargeSceneBenchmark(work: .tab),
    LargeSceneBenchmark(work: .arrows),
    LargeSceneBenchmark(work: .next),
    StaticAuditBenchmark(nodes: 1000),
    StaticAuditBenchmark(nodes: 100_000),
    ExplorationBenchmark(isAudited: false),
    ExplorationBenchmark(isAudited: true),
    StartUpBenchmark(),
    MemoryBenchmark(),
    HourBenchmark(),
  ]

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else {
      print("usage: Benchmarks PEERS-FOLDER DETENT [NAME-PART]")
      exit(2)
    }
    let context = BenchmarkContext(
      peers: URL(fileURLWithPath: arguments[1]), program: URL(fileURLWithPath: arguments[2]),
      scratch: FileManager.default.temporaryDirectory)
    let chosen = all.filter { arguments.count < 4 || $0.name.contains(arguments[3]) }
    var isKept = !chosen.isEmpty
    print(row("what", "ours", "peer", "ratio", "budget", ""))
    for benchmark in chosen {
      let found = try benchmark.run(context)
      isKept = isKept && found.isKept
      let ratio = found.ratio.map { String(format: "%.1f×", $0) }
      print(
        row(
          benchmark.name, found.ours, found.peer ?? "no peer", ratio ?? "", benchmark.budget,
          found.isKept ? "kept" : "MISSED"))
    }
    exit(isKept ? 0 : 1)
  }

  private static func row(_ fields: String...) -> String {
    zip(fields, [60, 28, 14, 8, 28, 0])
      .map { field, width in field + String(repeating: " ", count: max(0, width - field.count)) }
      .joined()
  }
}
