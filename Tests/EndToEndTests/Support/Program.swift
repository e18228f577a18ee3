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

  /// Runs it to its end, or for five minutes; then it is killed, which its exit code tells.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after its name.
  ///   - input: What standard input holds.
  ///   - filler: What follows it there, as often as makes `megabytes`; no more of it is made than is read.
  ///   - folder: The folder to run in; by default that of the tests.
  ///   - memory: How much of it the kernel gives, in KiB of data (`RLIMIT_DATA`). The peak of a program that ends by
  ///     itself cannot be asked for: `ru_maxrss` counts its parent as it was before `exec`.
  static func run(
    _ arguments: [String], input: some Sequence<UInt8> = "".utf8, filler: String = "", megabytes: Int = 0,
    in folder: String? = nil, memory: Int? = nil
  ) throws -> Result {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["output", "errors"].map { scratch.appendingPathComponent($0) }
    let (process, writeEnd) = try starting.withLock { _ in try start(arguments, files, folder, memory) }
    let end = DispatchWorkItem { kill(process, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(300), execute: end)
    signal(SIGPIPE, SIG_IGN)
    var isRead = write(Array(input), to: writeEnd)
    let block = Array(String(repeating: filler, count: megabytes > 0 ? (1 << 20) / filler.utf8.count : 0).utf8)
    for _ in 0..<megabytes where isRead { isRead = write(block, to: writeEnd) }
    let memory = peakMemory(of: process)
    close(writeEnd)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    end.cancel()
    return Result(
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F,
      output: String(decoding: try Data(contentsOf: files[0]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self), peakMemory: memory)
  }

  /// Runs it to its end with a text on standard input.
  static func run(_ arguments: [String], input: String, in folder: String? = nil) throws -> Result {
    try run(arguments, input: input.utf8, in: folder)
  }

  /// Starts are one at a time: a program that inherited the pipe of another would keep it open.
  private static let starting = Mutex(())

  private static func start(
    _ arguments: [String], _ files: [URL], _ folder: String?, _ memory: Int?
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

    // env changes the folder and becomes the program, as sh does, so that the process is the same.
    let command =
      (folder.map { ["/usr/bin/env", "-C", $0] } ?? [])
      + (memory.map { ["/bin/sh", "-c", "ulimit -d $0 && exec \"$@\"", String($0)] } ?? []) + [path] + arguments
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    var process: pid_t = 0
    try #require(posix_spawn(&process, command[0], &actions, nil, &words, environ) == 0, "cannot start \(path)")
    return (process, ends[1])
  }

  /// Writes everything, or as much as the reader wants; false when that is less.
  private static func write(_ input: [UInt8], to descriptor: Int32) -> Bool {
    var rest = input[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// What the kernel says of this process alone; `ru_maxrss` would count its parent before `exec`.
  private static func peakMemory(of process: pid_t) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
