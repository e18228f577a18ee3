import Foundation
import Geometry
import InputEvents
import Recordings

/// A session of an hour at 1000 reports a second with ten contacts, played through `detent run` on the Mail example.
///
/// One finger scrolls or drags the sheet by itself, then nine others join it; all of them move in every report.
struct HourBenchmark: Benchmark {
  let name = "an hour at 1000 Hz with ten contacts, detent run"
  let budget = "< 60 s, memory flat, < 50 MB"

  private static let seconds = 3600
  /// Contacts that are down at once.
  private static let fingers = 10

  func run(_ context: BenchmarkContext) throws -> Measurement {
    let child = try FedProcess(context.program.path, ["run", "example:mail", "--no-audit", "--input", "-"])
    var second = try Second()
    var isRead = child.write(second.header)
    var early = 0
    for number in 0..<Self.seconds where isRead {
      if number == Self.seconds / 20 { early = try child.memory() }
      isRead = child.write(second.bytes)
      second.advance()
    }
    isRead = isRead && child.write(second.ending(after: Self.seconds))
    let (late, peak) = (try child.memory(), try child.peakMemory())
    let (status, time) = child.finish()
    guard isRead, status == 0 else { throw BenchmarkFailure("detent run ended with status \(status)") }
    let events = second.events * Self.seconds
    return Measurement(
      ours: String(
        format: "%.0f s, %.0f → %.0f MB", time, Double(early) * 1024 / 1e6, Double(late) * 1024 / 1e6),
      nanoseconds: time * 1e9, most: 60e9,
      isKept: peak < 50_000 && late - early < 2_000 && events > 100_000_000)
  }

  /// A second of it, as the recorder writes it.
  private struct Second {
    let header: [UInt8]
    private(set) var bytes: [UInt8] = []
    /// How many events a second has.
    let events: Int
    private var start = 1_000_000_000
    /// Where the times stand, and what they are less the start, in µs.
    private var places: [(place: Int, time: Int)] = []

    init() throws {
      var panel = SyntheticPanel(fingers: HourBenchmark.fingers, now: 1_000_000_000)
      panel.touch(frames: 960) { frame, finger in
        // The first one by itself, so that it is a drag before the others make more of it.
        guard finger == 0 || frame >= 60 else { return nil }
        let way = Double(frame < 480 ? frame : 960 - frame)
        return Point(
          x: 30 + Double(finger) * 34 + Double(frame & 1),
          y: 640 - way - Double(finger % 3) * 20)
      }
      events = panel.events.count
      let sink = ByteSink()
      var writer = SessionWriter(to: sink)
      try writer.start(
        RecordingHeader(devices: [RecordedDevice(SyntheticPanel.description(slots: HourBenchmark.fingers))]))
      header = sink.bytes
      for event in panel.events { try writer.write([RecordedEvent(device: 0, event: event)]) }
      bytes = Array(sink.bytes.dropFirst(header.count))
      let mark = Array("{\"t\":".utf8)
      var place = 0
      for row in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
        if row.starts(with: mark) {
          let digits = row.dropFirst(mark.count).prefix { (0x30...0x39).contains($0) }
          guard digits.count == 10, let time = Int(String(decoding: digits, as: UTF8.self)) else {
            throw BenchmarkFailure("a row has the time \(String(decoding: digits, as: UTF8.self))")
          }
          places.append((place + mark.count, time - start))
        }
        place += row.count + 1
      }
    }

    /// The row that closes the session.
    func ending(after seconds: Int) -> [UInt8] {
      Array("{\"end\":{\"frames\":\(places.count * seconds),\"events\":\(events * seconds)}}\n".utf8)
    }

    mutating func advance() {
      start += 1_000_000
      for (place, time) in places {
        var number = start + time
        for digit in (0..<10).reversed() {
          bytes[place + digit] = UInt8(0x30 + number % 10)
          number /= 10
        }
      }
    }
  }
}
