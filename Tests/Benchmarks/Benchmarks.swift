import Announcer
import Foundation

/// Measures every row of the performance budget beside its peer, where there is one; `Scripts/bench` builds and runs it.
///
/// A figure is the median of the row's rounds. Rows that take time and have no peer are multiples of `Calibration`, which is
/// measured beside each of them.
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
    AxeBenchmark(),
    VoicesBenchmark(voice: .voiceover),
    VoicesBenchmark(voice: .talkback),
    VoicesBenchmark(voice: .orca),
    VoicesBenchmark(voice: .orca43),
    ExplorationBenchmark(isAudited: false),
    ExplorationBenchmark(isAudited: true),
    SheetsBenchmark(),
    StartUpBenchmark(),
    TreeDumpBenchmark(work: .phone),
    TreeDumpBenchmark(work: .thousand),
    TreeDumpBenchmark(work: .million),
    MemoryBenchmark(),
    HourBenchmark(),
    TruthBenchmark(),
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
    let chosen = all.filter { benchmark in
      (arguments.count < 4 || benchmark.name.contains(arguments[3])) && benchmark.isThere(in: context)
    }
    var isKept = !chosen.isEmpty
    print(row("what", "ours", "peer", "ratio", "budget", ""))
    for benchmark in chosen {
      do {
        let before = try Calibration.nanoseconds()
        let found = try benchmark.run(context)
        let line = Line(benchmark, found, calibration: min(before, try Calibration.nanoseconds()))
        isKept = isKept && line.isKept
        print(row(benchmark.name, found.ours, line.peer, line.ratio, line.budget, line.isKept ? "kept" : "MISSED"))
      } catch {
        isKept = false
        print(row(benchmark.name, "not measured: \(error)"))
      }
    }
    exit(isKept ? 0 : 1)
  }

  /// What is printed of a measurement.
  ///
  /// A time without a peer stands as a multiple of the calibration loop, as its budget does, so that the budget means the
  /// same on a slower machine.
  private struct Line {
    var peer: String
    var ratio: String
    var budget: String
    var isKept: Bool

    init(_ benchmark: any Benchmark, _ found: Measurement, calibration: Double) {
      guard let time = found.time else {
        peer = found.peer ?? "no peer"
        ratio = found.ratio.map { String(format: "%.1f×", $0) } ?? ""
        (budget, isKept) = (benchmark.budget, found.isKept)
        return
      }
      let (multiple, most) = (time.nanoseconds / calibration, time.most / Calibration.reference)
      // What a peer takes is printed in place of the loop, by which the budget is judged all the same.
      peer = found.peer ?? String(format: "loop %.2f ns", calibration)
      ratio = found.ratio.map { String(format: "%.1f×", $0) } ?? Self.text(multiple)
      budget = "\(benchmark.budget): \(found.peer == nil ? "" : Self.text(multiple) + " ")≤ \(Self.text(most))"
      isKept = found.isKept && multiple <= most
    }

    private static func text(_ multiple: Double) -> String {
      String(format: multiple < 100 ? "%.1f×" : multiple < 1e6 ? "%.0f×" : "%.2e×", multiple)
    }
  }

  private static func row(_ fields: String...) -> String {
    zip(fields, [60, 28, 14, 10, 36, 0])
      .map { field, width in field + String(repeating: " ", count: max(0, width - field.count)) }
      .joined()
  }
}
