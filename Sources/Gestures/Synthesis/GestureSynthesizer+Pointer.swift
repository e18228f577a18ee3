import Geometry
import InputEvents

extension GestureSynthesizer {
  /// How long the pointer takes from one place to another, in µs.
  static let moveDuration: Int64 = 250_000
  /// How long it takes from one place to another with its button down, in µs.
  private static let dragDuration: Int64 = 600_000
  /// From a button's press to its release, in µs.
  private static let clickDuration: Int64 = 70_000

  private func pointerDevice() throws(SynthesisError) -> Int {
    if let index = devices.firstIndex(where: { $0.parts.isMouse || $0.parts.isAbsolutePointer }) { return index }
    throw SynthesisError(
      "none of the devices moves a pointer", hint: "add one: --device mouse, or in a flow devices: [mouse]",
      isMissing: true)
  }

  mutating func movePointer(to place: Place, during duration: Int64 = moveDuration) throws(SynthesisError) {
    let index = try pointerDevice()
    let screen = screen(of: devices[index])
    let target = try point(place, on: screen)
    let isRelative = devices[index].parts.isMouse
    if isRelative, devices[index].pointer == nil { moveToCorner(index, screen) }
    let from = devices[index].pointer ?? target
    let steps = max(1, Int(Double(options.reportRate) * Double(duration) / 1_000_000))
    let start = now
    var sent = Self.rounded(from)
    for step in 1...steps {
      let progress = MotionCurve.glide.progress(Double(step) / Double(steps))
      let place = step == steps ? target : from + (target - from) * progress
      let time = start + Int64((Double(step - 1) * 1_000_000 / Double(options.reportRate)).rounded())
      if isRelative {
        let next = Self.rounded(place)
        let events: [InputEvent] = [
          .relative(.x, next.x &- sent.x, at: time), .relative(.y, next.y &- sent.y, at: time),
        ].filter { $0.value != 0 }
        devices[index].send(events, at: time, to: &frames)
        sent = next
      } else {
        sendAbsolute(place, index, screen, at: time)
      }
      finish(at: time)
    }
    devices[index].pointer = Point(x: Double(sent.x), y: Double(sent.y))
  }

  mutating func click(at place: Place?, button: Int, count: Int) throws(SynthesisError) {
    if let place {
      try movePointer(to: place)
      finish(at: now + Self.clickDuration)
    }
    let keys: [KeyCode] = [.btnLeft, .btnRight, .btnMiddle]
    guard keys.indices.contains(button) else {
      throw SynthesisError("a pointer has the buttons 0 to 2, found \(button)")
    }
    let index = try pointerDevice()
    guard devices[index].description.has(keys[button]) else {
      throw SynthesisError("\(devices[index].model.id) has no \(keys[button])")
    }
    for number in 0..<max(1, count) {
      if number > 0 { finish(at: now + Self.tapGap) }
      devices[index].send([.key(keys[button], 1, at: now)], at: now, to: &frames)
      finish(at: now + Self.clickDuration)
      devices[index].send([.key(keys[button], 0, at: now)], at: now, to: &frames)
    }
  }

  /// The pointer goes to a place, and from there with its left button down to another one, where it stays before the
  /// button goes up.
  mutating func dragPointer(
    from start: Place, to end: Place, during duration: Int64?
  ) throws(SynthesisError) {
    let index = try pointerDevice()
    guard devices[index].description.has(.btnLeft) else {
      throw SynthesisError("\(devices[index].model.id) has no \(KeyCode.btnLeft)")
    }
    try movePointer(to: start)
    finish(at: now + Self.clickDuration)
    devices[index].send([.key(.btnLeft, 1, at: now)], at: now, to: &frames)
    finish(at: now + Self.clickDuration)
    try movePointer(to: end, during: duration ?? Self.dragDuration)
    finish(at: now + Self.clickDuration)
    devices[index].send([.key(.btnLeft, 0, at: now)], at: now, to: &frames)
  }

  /// Nobody knows where a mouse's pointer is at first; in the top left corner everybody does.
  private mutating func moveToCorner(_ index: Int, _ screen: Size) {
    let events: [InputEvent] = [
      .relative(.x, -Int32(clamping: Int64(screen.width) + 1), at: now),
      .relative(.y, -Int32(clamping: Int64(screen.height) + 1), at: now),
    ]
    devices[index].send(events, at: now, to: &frames)
    devices[index].pointer = .zero
    finish(at: now + 20_000)
  }

  /// How long eyes stay on a place before the hands do something, in µs.
  private static let fixation: Int64 = 100_000

  mutating func look(at place: Place) throws(SynthesisError) {
    guard let index = devices.firstIndex(where: \.parts.isGaze) else {
      throw SynthesisError(
        "none of the devices follows the eyes", hint: "add one: --device gaze, or in a flow devices: [gaze]",
        isMissing: true)
    }
    let screen = screen(of: devices[index])
    sendAbsolute(try point(place, on: screen), index, screen, at: now)
    finish(at: now + Self.fixation)
  }

  private mutating func sendAbsolute(_ place: Point, _ index: Int, _ screen: Size, at time: Timestamp) {
    let axes = devices[index].description.axes
    let mapping = ScreenMapping(x: axes[.x], y: axes[.y], screen: screen, rotation: options.rotation)
    let (x, y) = mapping.deviceUnits(at: place)
    let events: [InputEvent] = [
      .absolute(.x, devices[index].clamped(x, .x), at: time), .absolute(.y, devices[index].clamped(y, .y), at: time),
    ]
    devices[index].send(events, at: time, to: &frames)
  }

  private static func rounded(_ place: Point) -> (x: Int32, y: Int32) {
    (Int32(clamping: Int64(place.x.rounded())), Int32(clamping: Int64(place.y.rounded())))
  }
}
