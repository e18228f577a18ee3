import Foundation
import Glibc
import Synchronization
import Testing

/// The built `detent`, run as a person runs it.
struct Program {
  /// What a run left behind.
  struct Result {
    /// The exit code; 128 and the number of the signal when one ended it.
    var status: Int32
    /// What it wrote to standard output.
    var output: String
    /// What it wrote to standard error.
    var errors: String
    /// The most memory that it had until it had read its input, in KiB.
    var peakMemory: Int
  }

  /// Where SwiftPM put it: beside the tests.
  static let path = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("detent").path

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after its name.
  ///   - input: What standard input holds.
  ///   - folder: The folder to run in; by default that of the tests.
  static func run(_ arguments: [String], input: String = "", in folder: String? = nil) throws -> Result {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["output", "errors"].map { scratch.appendingPathComponent($0) }
    let (process, writeEnd) = try starting.withLock { _ in try start(arguments, files, folder) }
    signal(SIGPIPE, SIG_IGN)
    write(input, to: writeEnd)
    let memory = peakMemory(of: process)
    close(writeEnd)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Result(
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F,
      output: String(decoding: try Data(contentsOf: files[0]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self), peakMemory: memory)
  }

  /// Starts are one at a time: a program that inherited the pipe of another would keep it open.
  private static let starting = Mutex(())

  private static func start(
    _ arguments: [String], _ files: [URL], _ folder: String?
  ) throws -> (process: pid_t, writeEnd: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, files[0].path, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, files[1].path, O_WRONLY | O_CREAT, 0o600)

    // env changes the folder and becomes the program, so that the process is the same.
    let command = (folder.map { ["/usr/bin/env", "-C", $0] } ?? []) + [path] + arguments
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    var process: pid_t = 0
    try #require(posix_spawn(&process, command[0], &actions, nil, &words, environ) == 0, "cannot start \(path)")
    return (process, ends[1])
  }

  /// Writes everything, or as much as the reader wants.
  private static func write(_ input: String, to descriptor: Int32) {
    var rest = Array(input.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// What the kernel says of this process alone; `ru_maxrss` would count its parent before `exec`.
  private static func peakMemory(of process: pid_t) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
