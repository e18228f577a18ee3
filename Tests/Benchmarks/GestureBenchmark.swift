import Foundation
import Geometry
import Gestures
import InputEvents

/// evdev frames to gestures, all recognizers on: the time that one event takes.
struct GestureBenchmark: Benchmark {
  /// Fingers that move at 1000 reports a second.
  var fingers: Int

  var name: String { "frames → gestures, \(fingers) finger\(fingers == 1 ? "" : "s") at 1000 Hz" }
  let budget = "≤ 100 ns per event"

  private static let seconds = 10
  private static let rounds = 7

  func run(_ context: BenchmarkContext) throws -> Measurement {
    let (device, events) = (Self.panel(slots: fingers), recording())
    var times: [Double] = []
    var count = 0
    for _ in 0..<Self.rounds {
      var engine = GestureEngine(devices: [.init(device)], screen: Size(width: 393, height: 852))
      var output: [RecognizedInput] = []
      output.reserveCapacity(256)
      count = 0
      let time = BenchmarkContext.measure {
        for event in events {
          engine.process(event, from: 0, into: &output)
          if output.count >= 128 {
            count += output.count
            output.removeAll(keepingCapacity: true)
          }
        }
      }
      count += output.count
      times.append(time)
    }
    // Every finger's movement is reported, and what they do together.
    guard count > Self.seconds * 1000 * (fingers + 1) / 2 else { throw BenchmarkFailure("only \(count) reports") }
    let nanoseconds = BenchmarkContext.median(times) * 1e9 / Double(events.count)
    return Measurement(ours: String(format: "%.1f ns", nanoseconds), nanoseconds: nanoseconds, most: 100)
  }

  private static func panel(slots: Int) -> DeviceDescription {
    var device = DeviceDescription(name: "Panel")
    let range = AxisRange(minimum: 0, maximum: 32_767)
    device.properties.insert(InputProperty.direct.rawValue)
    device.add(keys: [.btnTouch])
    device.add(.mtSlot, AxisRange(minimum: 0, maximum: Int32(slots) - 1))
    device.add(.mtPositionX, range)
    device.add(.mtPositionY, range)
    device.add(.mtTrackingId, AxisRange(minimum: 0, maximum: 65_535))
    return device
  }

  /// Fingers that come down, wander to and fro together for half a second with some noise of their own, and lift;
  /// again and again. Every finger changes both its axes in every frame.
  private func recording() -> [InputEvent] {
    var random = UInt64(42)
    func noise() -> Int32 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int32(random >> 60) - 8
    }
    var events: [InputEvent] = []
    var trackingID: Int32 = 0
    var slot: Int32 = -1
    for frame in 0..<(Self.seconds * 1000) {
      let time = Timestamp(microseconds: Int64(frame) * 1000)
      let phase = frame % 520
      let isDown = phase < 500
      guard isDown || phase == 500 else { continue }
      let way = Int32(phase < 250 ? phase : 500 - phase) * 40
      for finger in 0..<Int32(fingers) {
        if slot != finger {
          slot = finger
          events.append(.absolute(.mtSlot, slot, at: time))
        }
        if phase == 0 || phase == 500 {
          trackingID += 1
          events.append(.absolute(.mtTrackingId, isDown ? trackingID : -1, at: time))
        }
        if isDown {
          events.append(.absolute(.mtPositionX, 2000 + finger * 2500 + way / 3 + noise() + Int32(frame & 1), at: time))
          events.append(.absolute(.mtPositionY, 4000 + finger % 2 * 1500 + way + noise(), at: time))
        }
      }
      events.append(.report(at: time))
    }
    return events
  }
}
