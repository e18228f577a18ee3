package import Geometry
import Gestures
package import InputEvents

/// Hands on a panel, a keyboard and a crown that do anything, as the kernel would report it; cheap, and the same for
/// a seed on every machine.
package struct RandomHands {
  private var state: UInt64
  private var trackingID: Int32 = 0
  /// When they act next, in µs.
  package var time: Int64
  /// Where the pointer is, in points; in the middle of the screen before it has moved.
  var pointer: Point?

  package init(seed: UInt64, time: Int64) {
    state = seed
    self.time = time
  }

  /// The panel (ten units a point, two fingers), the keyboard, the crown, the mouse and the eyes, in the order of their numbers.
  package static func devices(screen: Size) -> [DeviceDescription] {
    var panel = DeviceDescription(name: "Panel")
    panel.properties.insert(InputProperty.direct.rawValue)
    panel.add(keys: [.btnTouch])
    panel.add(.mtSlot, AxisRange(minimum: 0, maximum: 1))
    panel.add(.mtPositionX, AxisRange(minimum: 0, maximum: Int32(screen.width) * 10 - 1))
    panel.add(.mtPositionY, AxisRange(minimum: 0, maximum: Int32(screen.height) * 10 - 1))
    panel.add(.mtTrackingId, AxisRange(minimum: 0, maximum: 65_535))
    var keyboard = DeviceDescription(name: "Keyboard")
    keyboard.add(keys: Self.keys)
    var crown = DeviceDescription(name: "Crown")
    crown.add(relative: [.wheel, .wheelHiRes])
    var mouse = DeviceDescription(name: "Mouse")
    mouse.add(relative: [.x, .y, .wheel, .wheelHiRes])
    mouse.add(keys: [.btnLeft])
    var gaze = DeviceDescription(name: "Gaze")
    gaze.add(.x, AxisRange(minimum: 0, maximum: Int32(screen.width) * 10 - 1))
    gaze.add(.y, AxisRange(minimum: 0, maximum: Int32(screen.height) * 10 - 1))
    return [panel, keyboard, crown, mouse, gaze]
  }

  private static let keys: [KeyCode] = [
    .keyTab, .keyTab, .keyEnter, .keySpace, .keyEsc, .keyUp, .keyDown, .keyA, .keyB, .keyBackspace, .keyPagedown,
  ]

  /// An event and the device that it is from.
  package struct Fed {
    package var event: InputEvent
    package var device: Int
  }

  /// One thing that hands do, and the pause after it.
  package mutating func next(near places: [Point], screen: Size, into events: inout [Fed]) {
    switch index(27) {
    case 24..<26: wheel(place(places, screen), screen, &events)
    case 26: look(place(places, screen), screen, &events)
    case 20..<22: click(place(places, screen), screen, &events)
    case 22..<24: dragPointer(place(places, screen), screen, &events)
    case 0..<6: tap(place(places, screen), frames: [2, 2, 20][index(3)], &events)
    case 6: hold(place(places, screen), &events)
    case 7..<13: drag(place(places, screen), screen, &events)
    case 13: pair(place(places, screen), screen, &events)
    case 14..<18: key(Self.keys[index(Self.keys.count)], &events)
    default: turn(Int32(index(5)) - 2, &events)
    }
    let pauses: [Int64] = [1_000, 20_000, 100_000, 250_000, 399_999, 450_000, 900_000]
    time += pauses[index(pauses.count)]
  }

  // MARK: What they do

  private mutating func tap(_ place: Point, frames: Int, _ events: inout [Fed]) {
    touch(0, place, &events)
    report(&events)
    for _ in 0..<frames { wait(8_000) }
    lift(0, &events)
    report(&events)
  }

  private mutating func hold(_ place: Point, _ events: inout [Fed]) {
    touch(0, place, &events)
    report(&events)
    wait(700_000)
    lift(0, &events)
    report(&events)
  }

  private mutating func drag(_ start: Point, _ screen: Size, _ events: inout [Fed]) {
    touch(0, start, &events)
    report(&events)
    let frames = 6 + index(24)
    let step = way(screen)
    var here = start
    for frame in 0..<frames {
      wait(8_000)
      // Some turn round on the way.
      let sign = frame > 16 && frames % 3 == 0 ? -1.0 : 1
      here = Point(x: here.x + step.dx * sign, y: here.y + step.dy * sign)
      move(0, here, screen, &events)
      report(&events)
    }
    if index(3) == 0 { wait(120_000) }
    lift(0, &events)
    report(&events)
  }

  /// A second finger comes during a drag: a pinch, or nothing.
  private mutating func pair(_ start: Point, _ screen: Size, _ events: inout [Fed]) {
    touch(0, start, &events)
    report(&events)
    let step = way(screen)
    let late = index(20)
    var (first, second) = (start, Point(x: screen.width / 2, y: screen.height * 0.8))
    for frame in 0..<28 {
      wait(8_000)
      if frame == late { touch(1, second, &events) }
      first = Point(x: first.x + step.dx, y: first.y + step.dy)
      move(0, first, screen, &events)
      if frame > late {
        second = Point(x: second.x - step.dx, y: second.y - step.dy)
        move(1, second, screen, &events)
      }
      report(&events)
    }
    lift(0, &events)
    if index(2) == 0 { report(&events) }
    lift(1, &events)
    report(&events)
  }

  private mutating func click(_ place: Point, _ screen: Size, _ events: inout [Fed]) {
    point(at: place, screen, &events)
    press(1, &events)
    wait(60_000)
    press(0, &events)
  }

  private mutating func dragPointer(_ start: Point, _ screen: Size, _ events: inout [Fed]) {
    point(at: start, screen, &events)
    press(1, &events)
    let step = way(screen)
    var here = start
    for _ in 0..<(4 + index(12)) {
      wait(16_000)
      here = Point(x: here.x + 2 * step.dx, y: here.y + 2 * step.dy)
      point(at: here, screen, &events)
    }
    press(0, &events)
  }

  private mutating func key(_ key: KeyCode, _ events: inout [Fed]) {
    let now = Timestamp(microseconds: time)
    for value: Int32 in [1, 0] {
      events.append(Fed(event: .key(key, value, at: now), device: 1))
      events.append(Fed(event: .report(at: now), device: 1))
    }
  }

  private mutating func turn(_ notches: Int32, _ events: inout [Fed]) {
    let now = Timestamp(microseconds: time)
    events.append(Fed(event: .relative(.wheel, notches, at: now), device: 2))
    events.append(Fed(event: .relative(.wheelHiRes, notches * 120, at: now), device: 2))
    events.append(Fed(event: .report(at: now), device: 2))
  }

  // MARK: The mouse

  /// A wheel of high resolution, by parts of a notch.
  private mutating func wheel(_ place: Point, _ screen: Size, _ events: inout [Fed]) {
    point(at: place, screen, &events)
    let units = Int32([-90, -30, -15, 15, 40, 120][index(6)])
    for _ in 0..<(1 + index(8)) {
      wait(12_000)
      let now = Timestamp(microseconds: time)
      events.append(Fed(event: .relative(.wheelHiRes, units, at: now), device: 3))
      events.append(Fed(event: .report(at: now), device: 3))
    }
  }

  /// The eyes go somewhere, and a finger drags meanwhile.
  private mutating func look(_ place: Point, _ screen: Size, _ events: inout [Fed]) {
    let now = Timestamp(microseconds: time)
    let (x, y) = (min(max(0, place.x), screen.width - 1), min(max(0, place.y), screen.height - 1))
    events.append(Fed(event: .absolute(.x, Int32(x * 10), at: now), device: 4))
    events.append(Fed(event: .absolute(.y, Int32(y * 10), at: now), device: 4))
    events.append(Fed(event: .report(at: now), device: 4))
    wait(30_000)
    drag(Point(x: screen.width / 2, y: screen.height / 2), screen, &events)
  }

  private mutating func point(at place: Point, _ screen: Size, _ events: inout [Fed]) {
    let now = Timestamp(microseconds: time)
    let old = pointer ?? Point(x: screen.width / 2, y: screen.height / 2)
    let (dx, dy) = (Int32(place.x - old.x), Int32(place.y - old.y))
    pointer = Point(
      x: min(max(0, old.x + Double(dx)), screen.width), y: min(max(0, old.y + Double(dy)), screen.height))
    events.append(Fed(event: .relative(.x, dx, at: now), device: 3))
    events.append(Fed(event: .relative(.y, dy, at: now), device: 3))
    events.append(Fed(event: .report(at: now), device: 3))
  }

  private func press(_ value: Int32, _ events: inout [Fed]) {
    let now = Timestamp(microseconds: time)
    events.append(Fed(event: .key(.btnLeft, value, at: now), device: 3))
    events.append(Fed(event: .report(at: now), device: 3))
  }

  // MARK: Fingers

  private mutating func touch(_ slot: Int32, _ place: Point, _ events: inout [Fed]) {
    trackingID = trackingID == 65_535 ? 1 : trackingID + 1
    add(.mtSlot, slot, &events)
    add(.mtTrackingId, trackingID, &events)
    add(.mtPositionX, Int32(place.x * 10), &events)
    add(.mtPositionY, Int32(place.y * 10), &events)
  }

  private func move(_ slot: Int32, _ place: Point, _ screen: Size, _ events: inout [Fed]) {
    add(.mtSlot, slot, &events)
    add(.mtPositionX, Int32(min(max(0, place.x), screen.width - 1) * 10), &events)
    add(.mtPositionY, Int32(min(max(0, place.y), screen.height - 1) * 10), &events)
  }

  private func lift(_ slot: Int32, _ events: inout [Fed]) {
    add(.mtSlot, slot, &events)
    add(.mtTrackingId, -1, &events)
  }

  private func add(_ axis: AbsoluteAxis, _ value: Int32, _ events: inout [Fed]) {
    events.append(Fed(event: .absolute(axis, value, at: Timestamp(microseconds: time)), device: 0))
  }

  private func report(_ events: inout [Fed]) {
    events.append(Fed(event: .report(at: Timestamp(microseconds: time)), device: 0))
  }

  private mutating func wait(_ microseconds: Int64) { time += microseconds }

  // MARK: Chance

  /// Mostly where something is.
  private mutating func place(_ places: [Point], _ screen: Size) -> Point {
    let chosen = places.isEmpty ? nil : places[index(places.count)]
    if let chosen, index(8) > 0, chosen.x >= 0, chosen.y >= 0, chosen.x < screen.width, chosen.y < screen.height {
      return chosen
    }
    return Point(x: Double(index(Int(screen.width))), y: Double(index(Int(screen.height))))
  }

  /// Points a frame: mostly down or up.
  private mutating func way(_ screen: Size) -> Vector {
    let speed = [0.4, 1, 3, 6, 14][index(5)]
    let sign = index(2) == 0 ? 1.0 : -1
    return index(6) == 0 ? Vector(dx: speed * sign, dy: speed / 8) : Vector(dx: speed / 16, dy: speed * sign)
  }

  /// A number from 0 to `count` − 1 (SplitMix64; Steele, Lea and Flood 2014).
  mutating func index(_ count: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    z = z ^ (z >> 31)
    return count > 1 ? Int(z % UInt64(count)) : 0
  }
}
