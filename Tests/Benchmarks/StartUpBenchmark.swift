import Foundation

/// The time from starting the program to its end, for `--version`.
struct StartUpBenchmark: Benchmark {
  let name = "start-up of detent --version"
  let budget = "≤ 15 ms"

  private static let rounds = 20

  func run(_ context: BenchmarkContext) throws -> Measurement {
    var best = Double.infinity
    for _ in 0..<Self.rounds {
      let process = Process()
      process.executableURL = context.program
      process.arguments = ["--version"]
      process.standardOutput = FileHandle.nullDevice
      let start = DispatchTime.now().uptimeNanoseconds
      try process.run()
      process.waitUntilExit()
      best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
    return Measurement(ours: String(format: "%.1f ms", best), isKept: best <= 15)
  }
}
