import Foundation
import InputEvents
import Recordings

/// Session rows to events, beside Foundation's JSON reader over the same rows, which does not even make events.
struct SessionBenchmark: Benchmark {
  let name = "session rows → events"
  let budget = "≥ 100 MB/s, ≥ 5×"

  private static let frames = 60_000
  private static let rounds = 3

  func run(_ context: BenchmarkContext) throws -> Measurement {
    let bytes = try session()
    let rows = bytes.split(separator: 0x0A).map { Data($0) }
    var (ourTimes, peerTimes): ([Double], [Double]) = ([], [])
    var events = 0
    for _ in 0..<Self.rounds {
      ourTimes.append(try BenchmarkContext.measure { events = try Self.count(bytes) })
      peerTimes.append(
        try BenchmarkContext.measure { for row in rows { _ = try JSONSerialization.jsonObject(with: row) } })
    }
    guard events == Self.frames * 4 else { throw BenchmarkFailure("\(events) events") }
    let (ours, peer) = (BenchmarkContext.median(ourTimes), BenchmarkContext.median(peerTimes))
    let (rate, peerRate) = (Double(bytes.count) / ours / 1e6, Double(bytes.count) / peer / 1e6)
    return Measurement(
      ours: "\(Int(rate)) MB/s", peer: "\(Int(peerRate)) MB/s", ratio: rate / peerRate,
      isKept: rate >= 100 && rate / peerRate >= 5)
  }

  private static func count(_ bytes: [UInt8]) throws -> Int {
    var reader = try RecordingReader(bytes: bytes)
    var batch: [RecordedEvent] = []
    var events = 0
    while true {
      switch try reader.read(into: &batch) {
      case .events: events += batch.count
      case .item: continue
      case .end: return events
      }
    }
  }

  /// A finger moving at 120 Hz, as the recorder writes it.
  private func session() throws -> [UInt8] {
    let sink = ByteSink()
    var writer = SessionWriter(to: sink)
    try writer.start(RecordingHeader(devices: [RecordedDevice(DeviceDescription(name: "Panel"))]))
    for frame in 0..<Self.frames {
      let time = Timestamp(microseconds: Int64(frame) * 8_333)
      let position = Int32(frame % 4096)
      try writer.write([
        RecordedEvent(device: 0, event: .absolute(.mtPositionX, position, at: time)),
        RecordedEvent(device: 0, event: .absolute(.mtPositionY, 4095 - position, at: time)),
        RecordedEvent(device: 0, event: .absolute(.mtPressure, position % 256, at: time)),
        RecordedEvent(device: 0, event: .report(at: time)),
      ])
    }
    try writer.finish()
    return sink.bytes
  }
}
