public import Geometry
public import InputEvents

/// A touchscreen in a test: fingers that touch, move and lift, written down as frames of protocol B.
///
/// ```swift
/// let screen = TouchScript()
/// let finger = screen.finger()
/// finger.touchDown(at: Point(x: 100, y: 200))
/// screen.wait(milliseconds: 80)
/// finger.lift()
/// ```
/// Like the kernel, it does not repeat a position that a slot already has. Tenths of a point are the device units.
public final class TouchScript {
  /// Device units of a point.
  public static let unitsPerPoint = 10.0

  /// The screen, in points.
  public let size: Size
  /// What the kernel would say of the device.
  public let description: DeviceDescription
  /// The events so far.
  public private(set) var events: [InputEvent] = []
  /// The time of the next frame.
  public private(set) var now: Timestamp
  /// µs between the frames of a movement.
  public var frameInterval: Int64

  private var values: [[AbsoluteAxis: Int32]]
  private var currentSlot: Int32 = 0
  private var nextTrackingID: Int32 = 1
  private var nextSlot = 0
  private var openFrame = 0

  /// An untouched screen; `rate` is in reports per second.
  public init(size: Size = Size(width: 390, height: 840), slots: Int = 10, rate: Int64 = 125, start: Int64 = 1_000_000)
  {
    self.size = size
    now = Timestamp(microseconds: start)
    frameInterval = 1_000_000 / rate
    values = Array(repeating: [:], count: slots)
    var device = DeviceDescription(name: "Test Touchscreen")
    let x = AxisRange(minimum: 0, maximum: Int32(size.width * Self.unitsPerPoint) - 1)
    let y = AxisRange(minimum: 0, maximum: Int32(size.height * Self.unitsPerPoint) - 1)
    device.properties.insert(InputProperty.direct.rawValue)
    device.add(keys: [.btnTouch])
    device.add(.x, x)
    device.add(.y, y)
    device.add(.mtSlot, AxisRange(minimum: 0, maximum: Int32(slots) - 1))
    device.add(.mtPositionX, x)
    device.add(.mtPositionY, y)
    device.add(.mtToolType, AxisRange(minimum: 0, maximum: 2))
    device.add(.mtPressure, AxisRange(minimum: 0, maximum: 255))
    device.add(.mtTrackingId, AxisRange(minimum: 0, maximum: 65535))
    description = device
  }

  /// A further finger; each has its own slot.
  public func finger() -> Finger {
    defer { nextSlot += 1 }
    return Finger(self, slot: nextSlot)
  }

  /// Lets time pass.
  public func wait(milliseconds: Int64) { now += milliseconds * 1_000 }

  /// Lets some microseconds pass.
  public func wait(microseconds: Int64) { now += microseconds }

  /// Puts what happens in `body` into one frame.
  public func frame(_ body: () -> Void) {
    openFrame += 1
    body()
    openFrame -= 1
    if openFrame == 0 { events.append(.report(at: now)) }
  }

  /// Puts an event of any kind into the frame.
  public func emit(_ type: EventType, _ code: UInt16, _ value: Int32) {
    frame { events.append(InputEvent(time: now, type: type, code: code, value: value)) }
  }

  /// The kernel says that events were lost.
  public func dropEvents() {
    events.append(InputEvent(time: now, type: .syn, code: SyncCode.dropped.rawValue, value: 0))
    events.append(.report(at: now))
  }

  /// Moves fingers evenly from where they are, one frame an interval, and leaves them there.
  public func move(_ fingers: [(finger: Finger, to: Point)], milliseconds: Int64) {
    let starts = fingers.map(\.finger.position)
    let frames = max(1, milliseconds * 1_000 / frameInterval)
    let begin = now
    for step in 1...frames {
      now = begin + milliseconds * 1_000 * step / frames
      let share = Double(step) / Double(frames)
      frame {
        for (index, entry) in fingers.enumerated() {
          entry.finger.put(at: starts[index] + (entry.to - starts[index]) * share)
        }
      }
    }
  }

  fileprivate func set(_ slot: Int, _ axis: AbsoluteAxis, _ value: Int32) {
    guard values[slot][axis] != value else { return }
    values[slot][axis] = value
    if currentSlot != Int32(slot) {
      currentSlot = Int32(slot)
      events.append(.absolute(.mtSlot, currentSlot, at: now))
    }
    events.append(.absolute(axis, value, at: now))
  }

  fileprivate func takeTrackingID() -> Int32 {
    defer { nextTrackingID += 1 }
    return nextTrackingID
  }
}

/// A finger of a `TouchScript`.
public final class Finger {
  /// The slot that its contacts use.
  public let slot: Int
  /// Where it is, or was last.
  public private(set) var position = Point.zero
  private let screen: TouchScript

  fileprivate init(_ screen: TouchScript, slot: Int) {
    self.screen = screen
    self.slot = slot
  }

  /// Touches the screen, in a frame of its own unless one is open.
  public func touchDown(at place: Point) {
    screen.frame {
      screen.set(slot, .mtTrackingId, screen.takeTrackingID())
      put(at: place)
    }
  }

  /// Goes at once to a place, in a frame of its own unless one is open.
  public func put(at place: Point) {
    position = place
    screen.frame {
      screen.set(slot, .mtPositionX, Int32((place.x * TouchScript.unitsPerPoint).rounded()))
      screen.set(slot, .mtPositionY, Int32((place.y * TouchScript.unitsPerPoint).rounded()))
    }
  }

  /// Moves evenly to a place.
  public func move(to place: Point, milliseconds: Int64) { screen.move([(self, place)], milliseconds: milliseconds) }

  /// Presses with 0…255.
  public func press(_ pressure: Int32) { screen.frame { screen.set(slot, .mtPressure, pressure) } }

  /// Turns out to be a palm (`MT_TOOL_PALM`), or a finger again.
  public func becomePalm(_ isPalm: Bool = true) { screen.frame { screen.set(slot, .mtToolType, isPalm ? 2 : 0) } }

  /// Leaves the screen.
  public func lift() { screen.frame { screen.set(slot, .mtTrackingId, -1) } }

  /// Touches, waits and leaves.
  public func tap(at place: Point, milliseconds: Int64 = 60) {
    touchDown(at: place)
    screen.wait(milliseconds: milliseconds)
    lift()
  }
}
