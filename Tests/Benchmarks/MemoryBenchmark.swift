import Foundation
@preconcurrency import Glibc

/// The most memory that `detent gestures` takes for a recording of a gigabyte, fed through a pipe.
struct MemoryBenchmark: Benchmark {
  let name = "peak memory of detent gestures, a recording of 1 GB"
  let budget = "< 50 MB"

  private static let bytes = 1_000_000_000

  func run(_ context: BenchmarkContext) throws -> Measurement {
    let kibibytes = try Self.peak(context.program.path)
    let megabytes = Double(kibibytes) * 1024 / 1e6
    return Measurement(ours: String(format: "%.1f MB", megabytes), isKept: megabytes < 50)
  }

  /// The peak in KiB, asked for when everything is read but the end of the file: `ru_maxrss` would count this process
  /// as it was when it started the other.
  private static func peak(_ program: String) throws -> Int {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw BenchmarkFailure("there is no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    signal(SIGPIPE, SIG_IGN)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = [strdup(program), strdup("gestures"), strdup("-"), nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, nil, &arguments, environ) == 0 else {
      throw BenchmarkFailure("cannot start \(program)")
    }
    close(ends[0])

    var isRead = write(Array(description.utf8), to: ends[1])
    var (second, written) = (Second(), 0)
    while isRead, written < bytes {
      isRead = write(second.bytes, to: ends[1])
      written += second.bytes.count
      second.advance()
    }
    let status = try String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)
    close(ends[1])
    var result: Int32 = 0
    while waitpid(child, &result, 0) < 0, errno == EINTR {}
    guard isRead, result == 0 else { throw BenchmarkFailure("detent gestures ended with status \(result)") }
    let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }?
      .split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    guard let peak else { throw BenchmarkFailure("the kernel does not say how much memory it took") }
    return peak
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static let description = """
    # EVEMU 1.3
    N: Panel
    I: 0018 0001 0001 0001
    P: 02 00 00 00 00 00 00 00
    B: 03 00 00 00 00 00 80 60 02
    A: 2f 0 9 0 0 0
    A: 35 0 4095 0 0 0
    A: 36 0 4095 0 0 0
    A: 39 0 65535 0 0 0

    """

  /// One second of a finger that comes down, moves at 1000 reports a second and lifts, as evemu-record writes it.
  private struct Second {
    private static let digits = 7
    var bytes: [UInt8] = []
    private var number = 1
    /// Where the digits of the seconds stand.
    private var places: [Int] = []

    init() {
      for frame in 0..<1000 where frame <= 900 {
        var rows: [String] = []
        if frame == 0 || frame == 900 { rows.append("0003 0039 \(frame == 0 ? "0001" : "-001")\t# ABS_MT_TRACKING_ID") }
        if frame < 900 {
          rows.append("0003 0035 \(1000 + frame * 3)\t# EV_ABS / ABS_MT_POSITION_X    \(1000 + frame * 3)")
          rows.append("0003 0036 \(1000 + frame * 2)\t# EV_ABS / ABS_MT_POSITION_Y    \(1000 + frame * 2)")
        }
        rows.append("0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +1ms")
        let fraction = String(1_000_000 + frame * 1000).dropFirst()
        for row in rows {
          bytes += "E: ".utf8
          places.append(bytes.count)
          bytes += "\(String(repeating: "0", count: Self.digits)).\(fraction) \(row)\n".utf8
        }
      }
      stamp()
    }

    mutating func advance() {
      number += 1
      stamp()
    }

    private mutating func stamp() {
      let text = Array(String(10_000_000 + number).utf8.dropFirst())
      for place in places { for digit in 0..<Self.digits { bytes[place + digit] = text[digit] } }
    }
  }
}
