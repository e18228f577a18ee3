import Foundation

/// Where a benchmark finds what it needs, and how it measures.
struct BenchmarkContext {
  /// The compiled peers, one program for each source in `Peers`.
  var peers: URL
  /// The built `detent`.
  var program: URL
  /// A folder for data that is made for the run.
  var scratch: URL

  /// The CPU time of this process so far, in seconds.
  ///
  /// CPU time, not wall time: the figure is per core, and another process on the machine changes it least.
  static func cpuSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The CPU seconds that `body` takes.
  static func measure(_ body: () throws -> Void) rethrows -> Double {
    let start = cpuSeconds()
    try body()
    return cpuSeconds() - start
  }

  /// The middle one of some measured times; the mean of both where there are two.
  static func median(_ times: [Double]) -> Double {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return .infinity }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// Runs a peer and answers the numbers that it prints, separated by spaces.
  func runPeer(_ name: String, _ arguments: [String]) throws -> [Double] {
    let process = Process()
    process.executableURL = peers.appendingPathComponent(name)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }
}
