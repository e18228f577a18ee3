import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

@Suite("Pointer")
struct PointerTests {
  static let mouse: DeviceDescription = {
    var device = DeviceDescription(name: "Mouse")
    device.add(relative: [.x, .y, .wheel])
    device.add(keys: [.btnLeft, .btnRight, .btnMiddle])
    return device
  }()

  static func pointer(_ output: [RecognizedInput]) -> [PointerInput] {
    output.compactMap { if case .pointer(let input) = $0.kind { input } else { nil } }
  }

  @Test("a mouse moves the pointer from the middle of the screen, and clicks where it is")
  func mouse() {
    let time = Timestamp.zero
    let events: [InputEvent] = [
      .relative(.x, 10, at: time), .relative(.y, -20, at: time), .report(at: time),
      .relative(.x, 5, at: time), .key(.btnRight, 1, at: time), .report(at: time),
      .key(.btnRight, 0, at: time), .report(at: time),
    ]
    let place = Point(x: 115, y: 80)
    #expect(
      Self.pointer(Recognition.of(events, on: Self.mouse, screen: Size(width: 200, height: 200)))
        == [
          .moved(to: Point(x: 110, y: 80)), .moved(to: place), .pressed(button: 1, at: place),
          .released(button: 1, at: place),
        ])
  }

  @Test("the pointer stays on the screen", arguments: [Int32.max, .min, 5_000])
  func bounds(way: Int32) {
    let events: [InputEvent] = [.relative(.x, way, at: .zero), .relative(.y, way, at: .zero), .report(at: .zero)]
    let edge = way > 0 ? 200.0 : 0
    #expect(
      Self.pointer(Recognition.of(events, on: Self.mouse, screen: Size(width: 200, height: 200)))
        == [.moved(to: Point(x: edge, y: edge))])
  }

  /// A touchpad of 100 × 60 mm, ten units a millimetre.
  static let touchpad: DeviceDescription = {
    var device = TouchScript().description
    device.properties = [InputProperty.pointer.rawValue]
    device.add(keys: [.btnToolFinger, .btnLeft])
    device.axes[.mtPositionX] = AxisRange(minimum: 0, maximum: 999, resolution: 10)
    device.axes[.mtPositionY] = AxisRange(minimum: 0, maximum: 599, resolution: 10)
    return device
  }()

  /// Points of a millimetre.
  static let millimetre = 163 / 25.4

  @Test("a finger on a touchpad moves the pointer by its way, and touches nothing")
  func touchpadPointer() {
    let pad = TouchScript()
    let finger = pad.finger()
    finger.touchDown(at: Point(x: 10, y: 10))
    finger.put(at: Point(x: 14, y: 13))
    finger.lift()
    let output = Recognition.of(pad.events, on: Self.touchpad, screen: Size(width: 400, height: 400))
    let way = Vector(dx: 4, dy: 3) * Self.millimetre
    #expect(output.count == 1)
    let places = Self.pointer(output).map { input -> Point in
      if case .moved(let place) = input { place } else { .zero }
    }
    #expect(places.count == 1 && places[0].distance(to: Point(x: 200, y: 200) + way) < 1e-9)
  }

  /// A tablet of a virtual machine: where the pointer is, and buttons.
  static let tablet: DeviceDescription = {
    var device = DeviceDescription(name: "Tablet")
    device.add(.x, AxisRange(minimum: 0, maximum: 999))
    device.add(.y, AxisRange(minimum: 0, maximum: 999))
    device.add(keys: [.btnLeft, .btnRight])
    return device
  }()

  @Test("a virtual tablet puts the pointer where it says")
  func tablet() {
    let time = Timestamp.zero
    let events: [InputEvent] = [
      .absolute(.x, 250, at: time), .absolute(.y, 500, at: time), .report(at: time),
      .key(.btnLeft, 1, at: time), .report(at: time),
    ]
    let place = Point(x: 50, y: 100)
    #expect(
      Self.pointer(Recognition.of(events, on: Self.tablet, screen: Size(width: 200, height: 200), finishes: false))
        == [.moved(to: place), .pressed(button: 0, at: place)])
  }

  @Test("the button of a touchpad is the pointer's")
  func touchpadButton() {
    let events: [InputEvent] = [.key(.btnLeft, 1, at: .zero), .report(at: .zero)]
    let output = Recognition.of(
      events, on: Self.touchpad, screen: Size(width: 400, height: 400), finishes: false)
    #expect(Self.pointer(output) == [.pressed(button: 0, at: Point(x: 200, y: 200))])
  }

  @Test("a pointer that a smaller screen moves tells where it is, another one nothing")
  func smallerScreen() {
    var engine = GestureEngine(devices: [.init(Self.mouse)], screen: Size(width: 200, height: 200))
    var output: [RecognizedInput] = []
    engine.resize(to: Size(width: 150, height: 150), at: .zero, into: &output)
    #expect(Self.pointer(output) == [])
    engine.resize(to: Size(width: 150, height: 80), at: .zero, into: &output)
    #expect(Self.pointer(output) == [.moved(to: Point(x: 100, y: 80))])
  }

  @Test("a tap on a touchpad is a tap at the pointer")
  func touchpadTap() {
    let pad = TouchScript()
    pad.finger().tap(at: Point(x: 80, y: 10))
    let output = Recognition.of(pad.events, on: Self.touchpad, screen: Size(width: 400, height: 400))
    #expect(output.map(\.kind) == [.gesture(.tap(location: Point(x: 200, y: 200), fingers: 1, count: 1))])
  }

  @Test("two fingers on a touchpad pan at the pointer, by their way in points")
  func touchpadPan() throws {
    let pad = TouchScript()
    let fingers = [pad.finger(), pad.finger()]
    pad.frame {
      fingers[0].touchDown(at: Point(x: 40, y: 10))
      fingers[1].touchDown(at: Point(x: 55, y: 10))
    }
    pad.move([(fingers[0], Point(x: 40, y: 30)), (fingers[1], Point(x: 55, y: 30))], milliseconds: 150)
    pad.frame { for finger in fingers { finger.lift() } }
    let output = Recognition.of(pad.events, on: Self.touchpad, screen: Size(width: 400, height: 400))
    let swipe = try #require(
      output.compactMap { if case .gesture(.swipe(let swipe)) = $0.kind { swipe } else { nil } }.first)
    #expect(swipe.direction == .down && swipe.fingers == 2)
    #expect(swipe.start.distance(to: Point(x: 200, y: 200)) < 1e-9)
    #expect((swipe.end.y - swipe.start.y - 20 * Self.millimetre).magnitude < 1)
  }

  @Test("two of three fingers that go on alone on a touchpad pan at the pointer again")
  func touchpadGoOn() throws {
    let pad = TouchScript()
    let fingers = [pad.finger(), pad.finger(), pad.finger()]
    func move(_ count: Int, by dy: Double) {
      let ways = fingers.prefix(count).map { ($0, $0.position + Vector(dx: 0, dy: dy)) }
      pad.move(ways, milliseconds: 400)
    }
    pad.frame {
      for (index, finger) in fingers.enumerated() { finger.touchDown(at: Point(x: 20 + 15 * Double(index), y: 10)) }
    }
    move(3, by: 10)
    fingers[2].lift()
    pad.wait(milliseconds: 200)
    move(2, by: 20)
    pad.wait(milliseconds: 60)
    pad.frame { for finger in fingers.prefix(2) { finger.lift() } }
    let starts = Recognition.of(pad.events, on: Self.touchpad, screen: Size(width: 400, height: 400)).compactMap {
      if case .gesture(.pan(let pan)) = $0.kind, pan.phase == .ended { pan.start } else { nil }
    }
    #expect(starts.count == 2)
    for start in starts { #expect(start.distance(to: Point(x: 200, y: 200)) < 1e-6, "\(start)") }
  }

  @Test("a pen that comes near where it went away takes the pointer there, though the kernel says no position")
  func penReturns() {
    var pen = ContactTests.kiosk(isPen: true)
    pen.state.axisValues = [.x: 350, .y: 500]
    let output = Recognition.of(
      [.key(.btnToolPen, 1, at: .zero), .report(at: .zero)], on: pen, screen: Size(width: 1_000, height: 1_000))
    #expect(Self.pointer(output) == [.moved(to: Point(x: 250, y: 500))])
  }
}
