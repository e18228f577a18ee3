import Foundation
import InputEvents
import Recordings

/// evemu text to events, beside C `getline` and `sscanf` over the same file.
struct EvemuBenchmark: Benchmark {
  /// Whether every event has a comment, as evemu-record writes them.
  var isAnnotated: Bool

  var name: String { "evemu text → events" + (isAnnotated ? ", with comments" : ", bare lines") }
  let budget = "≥ 700 MB/s per core, ≥ 7×"

  private static let megabytes = 64
  private static let rounds = 5

  func run(_ context: BenchmarkContext) throws -> Measurement {
    let file = context.scratch.appendingPathComponent(isAnnotated ? "annotated.evemu" : "bare.evemu")
    try Data(recording()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var (ourTimes, peerTimes): ([Double], [Double]) = ([], [])
    var (bytes, sum, peerSum) = (0.0, 0, 0.0)
    // In turn, so that a change of the machine's speed meets both.
    for _ in 0..<Self.rounds {
      ourTimes.append(try BenchmarkContext.measure { sum = try Self.sum(file.path) })
      let numbers = try context.runPeer("evemu-sscanf", [file.path])
      guard numbers.count == 3 else { throw BenchmarkFailure("the peer printed \(numbers)") }
      peerTimes.append(numbers[0])
      (bytes, peerSum) = (numbers[1], numbers[2])
    }
    guard Double(sum) == peerSum else { throw BenchmarkFailure("we read \(sum), the peer \(peerSum)") }
    let (ours, peer) = (BenchmarkContext.median(ourTimes), BenchmarkContext.median(peerTimes))
    let (rate, peerRate) = (bytes / ours / 1e6, bytes / peer / 1e6)
    return Measurement(
      ours: "\(Int(rate)) MB/s", peer: "\(Int(peerRate)) MB/s", ratio: rate / peerRate,
      isKept: rate >= 700 && rate / peerRate >= 7)
  }

  private static func sum(_ path: String) throws -> Int {
    var reader = try RecordingReader(path: path)
    var batch: [RecordedEvent] = []
    var sum = 0
    while true {
      switch try reader.read(into: &batch) {
      case .events:
        for recorded in batch {
          let event = recorded.event
          sum &+= Int(event.time.microseconds) &+ Int(event.type.rawValue) &+ Int(event.code) &+ Int(event.value)
        }
      case .item: continue
      case .end: return sum
      }
    }
  }

  /// A finger moving at 120 Hz, as evemu-record would write it.
  private func recording() -> [UInt8] {
    let head = """
      # EVEMU 1.3
      N: Panel
      I: 0003 0001 0001 0001
      P: 02 00 00 00 00 00 00 00
      B: 03 00 00 00 00 00 00 60 06
      A: 35 0 4095 0 0 0
      A: 36 0 4095 0 0 0

      """
    var bytes = Array(head.utf8)
    bytes.reserveCapacity(Self.megabytes * 1_000_000 + 1000)
    var seed: UInt64 = 1
    var time = 1
    while bytes.count < Self.megabytes * 1_000_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let stamp = "\(time / 1_000_000)." + String(1_000_000 + time % 1_000_000).dropFirst()
      let rows = [
        ("0003 0035", Int(seed >> 52), "EV_ABS / ABS_MT_POSITION_X   "),
        ("0003 0036", Int(seed >> 40 & 0xFFF), "EV_ABS / ABS_MT_POSITION_Y   "),
        ("0003 003a", Int(seed >> 32 & 0xFF), "EV_ABS / ABS_MT_PRESSURE     "),
        ("0000 0000", 0, "------------ SYN_REPORT (0) ---------- +8ms "),
      ]
      for (codes, value, comment) in rows {
        let padded = value < 1000 ? String(String(10_000 + value).dropFirst()) : String(value)
        bytes += "E: \(stamp) \(codes) \(padded)".utf8
        if isAnnotated { bytes += "\t# \(comment)\(value)".utf8 }
        bytes.append(0x0A)
      }
      time += 8000 + Int(seed >> 60)
    }
    return bytes
  }
}
