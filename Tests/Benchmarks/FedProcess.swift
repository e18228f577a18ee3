import Foundation
@preconcurrency import Glibc

/// A program that reads from a pipe what it is given, and whose words go nowhere.
struct FedProcess {
  private let child: pid_t
  private let descriptor: Int32

  /// Starts a program.
  init(_ program: String, _ words: [String]) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw BenchmarkFailure("there is no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    signal(SIGPIPE, SIG_IGN)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = ([program] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, nil, &arguments, environ) == 0 else {
      throw BenchmarkFailure("cannot start \(program)")
    }
    close(ends[0])
    self.child = child
    descriptor = ends[1]
  }

  /// Gives it bytes; false where it does not read any more.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The most memory that it has taken so far, in KiB.
  ///
  /// To be asked before its end: `ru_maxrss` would count this process as it was when it started the other.
  func peakMemory() throws -> Int { try memory("VmHWM:") }

  /// The memory that it takes now, in KiB.
  func memory() throws -> Int { try memory("VmRSS:") }

  private func memory(_ row: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)
    let number = status.split(separator: "\n").first { $0.hasPrefix(row) }?
      .split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    guard let number else { throw BenchmarkFailure("the kernel does not say how much memory it took") }
    return number
  }

  /// Ends its input and waits for its end; its exit status and the CPU time that it took, in seconds.
  func finish() -> (status: Int32, cpuSeconds: Double) {
    close(descriptor)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    let microseconds =
      (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1_000_000 + Int(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    return (status, Double(microseconds) / 1e6)
  }
}
