import Foundation
@preconcurrency import Glibc

/// The time from starting the program to its end, for `--version`.
struct StartUpBenchmark: Benchmark {
  let name = "start-up of detent --version"
  let budget = "≤ 15 ms"

  private static let rounds = 20

  func run(_ context: BenchmarkContext) throws -> Measurement {
    var times: [Double] = []
    for _ in 0..<Self.rounds { times.append(try Self.milliseconds(context.program.path)) }
    let median = BenchmarkContext.median(times)
    return Measurement(ours: String(format: "%.1f ms", median), nanoseconds: median * 1e6, most: 15e6)
  }

  /// One start and end, by spawn and wait: Foundation's `Process` notices an end only after tens of milliseconds.
  static func milliseconds(_ program: String, _ words: [String] = ["--version"]) throws -> Double {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = ([program] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawn(&child, program, &actions, nil, &arguments, environ) == 0 else {
      throw BenchmarkFailure("cannot start \(program)")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let end = DispatchTime.now().uptimeNanoseconds
    guard status == 0 else {
      throw BenchmarkFailure("\(program) \(words.joined(separator: " ")) ended with status \(status)")
    }
    return Double(end - start) / 1e6
  }
}
