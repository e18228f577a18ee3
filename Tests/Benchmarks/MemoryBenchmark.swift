import Foundation

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

  /// The peak in KiB.
  private static func peak(_ program: String) throws -> Int {
    let child = try FedProcess(program, ["gestures", "-"])
    var isRead = child.write(Array(description.utf8))
    var (second, written) = (Second(), 0)
    while isRead, written < bytes {
      isRead = child.write(second.bytes)
      written += second.bytes.count
      second.advance()
    }
    let peak = try child.peakMemory()
    let (status, _) = child.finish()
    guard isRead, status == 0 else { throw BenchmarkFailure("detent gestures ended with status \(status)") }
    return peak
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
