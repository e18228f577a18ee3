internal import Foundation

/// A program that is run to its end, with what it writes kept in a file.
struct Command {
  /// The program and its arguments.
  var words: [String]
  /// Where it runs; nil for here.
  var folder: String?
  /// Variables besides those that are there.
  var environment: [String: String] = [:]
  /// Seconds after which it and all that it started are ended.
  var limit: Int

  /// How it ended.
  enum Outcome: Equatable {
    case ended(Int32)
    case tookTooLong
  }

  /// Runs it; the file at `log` is written anew.
  func run(log: String) throws -> Outcome {
    guard FileManager.default.createFile(atPath: log, contents: nil), let output = FileHandle(forWritingAtPath: log)
    else { throw Failure("cannot write \(log)") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "--kill-after=5", "\(limit)"] + words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    try output.close()
    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal { return .ended(128 + status) }
    // `timeout` says 124, or 137 where only the second signal helped.
    return status == 124 || status == 137 ? .tookTooLong : .ended(status)
  }
}
