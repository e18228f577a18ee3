import Geometry
import InputEvents

/// A touchscreen whose fingers go where a formula says, at 1000 reports a second.
struct SyntheticPanel {
  /// What its fingers have done.
  private(set) var events: [InputEvent] = []
  /// The time of the next report, in µs.
  private var now: Int64
  private let fingers: Int
  private var slot: Int32 = -1
  private var trackingID: Int32 = 0

  /// A panel with as many slots as fingers, which begins at a time in µs.
  init(fingers: Int, now: Int64 = 1_000_000) {
    self.fingers = fingers
    self.now = now
  }

  /// The device.
  static func description(slots: Int) -> DeviceDescription {
    var device = DeviceDescription(name: "Panel")
    device.properties.insert(InputProperty.direct.rawValue)
    device.add(keys: [.btnTouch])
    device.add(.mtSlot, AxisRange(minimum: 0, maximum: Int32(slots) - 1))
    device.add(.mtPositionX, AxisRange(minimum: 0, maximum: 392))
    device.add(.mtPositionY, AxisRange(minimum: 0, maximum: 851))
    device.add(.mtTrackingId, AxisRange(minimum: 0, maximum: 65_535))
    return device
  }

  /// Fingers come down, move and lift: each is where `place` says, and not there where that is nil. In the end all lift.
  mutating func touch(frames: Int, _ place: (_ frame: Int, _ finger: Int) -> Point?) {
    var last: [Point?] = Array(repeating: nil, count: fingers)
    for frame in 0...frames {
      let time = Timestamp(microseconds: now)
      let wasTouched = last.contains { $0 != nil }
      for finger in 0..<fingers {
        let point = frame == frames ? nil : place(frame, finger).map { Point(x: $0.x.rounded(), y: $0.y.rounded()) }
        guard point != last[finger] else { continue }
        if slot != Int32(finger) {
          slot = Int32(finger)
          events.append(.absolute(.mtSlot, slot, at: time))
        }
        if (point == nil) != (last[finger] == nil) {
          trackingID = (trackingID + 1) % 60_000
          events.append(.absolute(.mtTrackingId, point == nil ? -1 : trackingID, at: time))
        }
        if let point {
          if point.x != last[finger]?.x { events.append(.absolute(.mtPositionX, Int32(point.x), at: time)) }
          if point.y != last[finger]?.y { events.append(.absolute(.mtPositionY, Int32(point.y), at: time)) }
        }
        last[finger] = point
      }
      let isTouched = last.contains { $0 != nil }
      if isTouched != wasTouched { events.append(.key(.btnTouch, isTouched ? 1 : 0, at: time)) }
      events.append(.report(at: time))
      now += 1000
    }
  }

  /// Nothing is touched for a while.
  mutating func wait(microseconds: Int64) { now += microseconds }
}
