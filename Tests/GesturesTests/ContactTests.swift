import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

@Suite("Contacts")
struct ContactTests {
  /// Contact events in a few words: phase, number, and the place where it began or is.
  static func contacts(_ output: [RecognizedInput]) -> [String] {
    output.compactMap {
      switch $0.kind {
      case .contact(let event):
        let place = event.contact.position
        return "\(event.phase) \(event.contact.id) \(Int(place.x.rounded())),\(Int(place.y.rounded()))"
      case .interrupted: return "interrupted"
      default: return nil
      }
    }
  }

  static func contacts(_ screen: TouchScript) -> [String] {
    contacts(Recognition.of(screen.events, on: screen.description, screen: screen.size))
  }

  @Test("a contact begins, moves and ends where the finger was")
  func life() {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 10, y: 20))
    finger.put(at: Point(x: 30, y: 40))
    finger.lift()
    #expect(Self.contacts(screen) == ["began 1 10,20", "moved 1 30,40", "ended 1 30,40"])
  }

  @Test("a second tap at the same place sends no position and is there all the same")
  func sameplace() {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.tap(at: Point(x: 10, y: 20))
    finger.tap(at: Point(x: 10, y: 20))
    let positions = screen.events.filter { $0.type == .abs && $0.code == AbsoluteAxis.mtPositionX.rawValue }
    #expect(positions.count == 1)
    #expect(Self.contacts(screen) == ["began 1 10,20", "ended 1 10,20", "began 2 10,20", "ended 2 10,20"])
  }

  @Test("a tracking id that jumps is an end and a beginning")
  func trackingJump() {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 10, y: 20))
    finger.touchDown(at: Point(x: 200, y: 300))
    finger.lift()
    #expect(Self.contacts(screen) == ["began 1 10,20", "ended 1 10,20", "began 2 200,300", "ended 2 200,300"])
  }

  @Test("a contact that comes and goes within one frame is not lost")
  func flash() {
    let screen = TouchScript()
    let finger = screen.finger()
    screen.frame {
      finger.touchDown(at: Point(x: 10, y: 20))
      finger.lift()
    }
    #expect(Self.contacts(screen) == ["began 1 10,20", "ended 1 10,20"])
    #expect(Recognition.gestures(screen) == ["tap 1x1"])
  }

  @Test("lost events cancel what is in progress; the finger counts again with a new tracking id")
  func drop() {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 10, y: 20))
    finger.move(to: Point(x: 10, y: 60), milliseconds: 8)
    screen.dropEvents()
    finger.move(to: Point(x: 10, y: 100), milliseconds: 8)
    finger.lift()
    screen.wait(milliseconds: 500)
    finger.tap(at: Point(x: 50, y: 60))
    #expect(
      Self.contacts(screen)
        == [
          "began 1 10,20", "moved 1 10,60", "cancelled 1 10,60", "interrupted", "began 2 50,60", "ended 2 50,60",
        ])
    #expect(Recognition.gestures(screen) == ["pan 1 began", "pan 1 cancelled", "tap 1x1"])
  }

  @Test("what came before a drop in the same frame is thrown away with it")
  func dropWithinFrame() {
    let screen = TouchScript()
    let finger = screen.finger()
    screen.frame {
      finger.touchDown(at: Point(x: 10, y: 20))
      screen.dropEvents()
    }
    #expect(Self.contacts(screen) == ["interrupted"])
  }

  @Test("a palm is no contact; a finger that turns out to be one is cancelled")
  func palm() {
    let screen = TouchScript()
    let (palm, finger) = (screen.finger(), screen.finger())
    screen.frame {
      palm.becomePalm()
      palm.touchDown(at: Point(x: 300, y: 700))
    }
    finger.touchDown(at: Point(x: 10, y: 20))
    finger.move(to: Point(x: 10, y: 60), milliseconds: 8)
    finger.becomePalm()
    finger.lift()
    palm.lift()
    #expect(Self.contacts(screen) == ["began 1 10,20", "moved 1 10,60", "cancelled 1 10,60"])
    #expect(Recognition.gestures(screen) == ["pan 1 began", "pan 1 cancelled"])
  }

  @Test("pressure is 0…1 of the device's range")
  func pressure() {
    let screen = TouchScript()
    let finger = screen.finger()
    screen.frame {
      finger.touchDown(at: Point(x: 10, y: 20))
      finger.press(51)
    }
    finger.press(255)
    finger.lift()
    let output = Recognition.of(screen.events, on: screen.description)
    let pressures = output.compactMap { if case .contact(let event) = $0.kind { event.contact.pressure } else { nil } }
    #expect(pressures == [0.2, 1, 1])
  }

  @Test("a contact that is down before the first event takes part from the first frame on, but taps nothing")
  func initialState() {
    let screen = TouchScript()
    var device = screen.description
    device.state.slots = [[.mtTrackingId: 7, .mtPositionX: 100, .mtPositionY: 200], [.mtTrackingId: -1]]
    let time = Timestamp(microseconds: 1_000)
    let events: [InputEvent] = [
      .absolute(.mtPositionX, 110, at: time), .report(at: time), .absolute(.mtTrackingId, -1, at: time + 50_000),
      .report(at: time + 50_000),
    ]
    let output = Recognition.of(events, on: device, screen: screen.size)
    #expect(Self.contacts(output) == ["began 1 11,20", "ended 1 11,20"])
    #expect(!output.contains { if case .gesture = $0.kind { true } else { false } })
  }

  @Test("after a contact that was down before the first event, a touch taps as ever")
  func tapAfterInitialState() {
    let screen = TouchScript()
    var device = screen.description
    device.state.slots = [[.mtTrackingId: 700, .mtPositionX: 100, .mtPositionY: 200]]
    screen.finger().lift()
    screen.wait(milliseconds: 500)
    screen.finger().tap(at: Point(x: 30, y: 40))
    let output = Recognition.of(screen.events, on: device, screen: screen.size)
    #expect(output.last?.kind == .gesture(.tap(location: Point(x: 30, y: 40), fingers: 1, count: 1)))
  }

  @Test("slots that the device does not have are ignored", arguments: [-1, 10, 63, 64, Int32.max, .min])
  func badSlot(slot: Int32) {
    let screen = TouchScript()
    let time = Timestamp.zero
    let events: [InputEvent] = [
      .absolute(.mtSlot, slot, at: time), .absolute(.mtTrackingId, 5, at: time),
      .absolute(.mtPositionX, 100, at: time), .report(at: time),
    ]
    #expect(Recognition.of(events, on: screen.description, finishes: false).isEmpty)
  }

  @Test("a device that is unplugged leaves no contact behind")
  func unplug() {
    let screen = TouchScript()
    screen.finger().touchDown(at: Point(x: 10, y: 20))
    var engine = GestureEngine(devices: [.init(screen.description)], screen: screen.size)
    var output: [RecognizedInput] = []
    for event in screen.events { engine.process(event, from: 0, into: &output) }
    engine.interrupt(device: 0, at: screen.now, into: &output)
    #expect(Self.contacts(output) == ["began 1 10,20", "cancelled 1 10,20", "interrupted"])
    output.removeAll()
    engine.finish(at: screen.now, into: &output)
    #expect(output.isEmpty)
  }

  // MARK: - Protocol A

  static func anonymousPanel(hasTrackingIDs: Bool = false) -> DeviceDescription {
    var device = DeviceDescription(name: "Anonymous")
    let range = AxisRange(minimum: 0, maximum: 999)
    device.add(keys: [.btnTouch])
    device.add(.mtPositionX, range)
    device.add(.mtPositionY, range)
    if hasTrackingIDs { device.add(.mtTrackingId, AxisRange(minimum: 0, maximum: 15)) }
    return device
  }

  /// A frame of protocol A.
  static func frame(_ places: [(Int32, Int32)], at milliseconds: Int64, ids: [Int32] = []) -> [InputEvent] {
    let time = Timestamp(microseconds: milliseconds * 1_000)
    let separator = InputEvent(time: time, type: .syn, code: SyncCode.mtReport.rawValue, value: 0)
    var events: [InputEvent] = []
    for (index, place) in places.enumerated() {
      if index < ids.count { events.append(.absolute(.mtTrackingId, ids[index], at: time)) }
      events += [.absolute(.mtPositionX, place.0, at: time), .absolute(.mtPositionY, place.1, at: time), separator]
    }
    if places.isEmpty { events.append(separator) }
    return events + [.report(at: time)]
  }

  @Test("nameless contacts are matched to the nearest one before, whatever their order")
  func protocolA() {
    let events =
      Self.frame([(100, 100)], at: 0) + Self.frame([(500, 500), (110, 100)], at: 10)
      + Self.frame([(120, 100), (510, 500)], at: 20) + Self.frame([(520, 500)], at: 30) + Self.frame([], at: 40)
    let output = Recognition.of(events, on: Self.anonymousPanel(), screen: Size(width: 1000, height: 1000))
    #expect(
      Self.contacts(output) == [
        "began 1 100,100", "moved 1 110,100", "began 2 500,500", "moved 1 120,100", "moved 2 510,500",
        "ended 1 120,100", "moved 2 520,500", "ended 2 520,500",
      ])
  }

  @Test("nameless contacts with a tracking id are matched by it, however far they jump")
  func protocolAWithIDs() {
    let events =
      Self.frame([(100, 100), (500, 500)], at: 0, ids: [3, 4])
      + Self.frame([(500, 500), (100, 100)], at: 10, ids: [3, 4])
    let output = Recognition.of(
      events, on: Self.anonymousPanel(hasTrackingIDs: true), screen: Size(width: 1000, height: 1000), finishes: false)
    #expect(
      Self.contacts(output) == ["began 1 100,100", "began 2 500,500", "moved 1 500,500", "moved 2 100,100"])
  }

  @Test("a frame that says nothing of contacts changes none, unless the touch button goes up")
  func protocolALift() {
    let events =
      Self.frame([(100, 100)], at: 0) + [.report(at: Timestamp(microseconds: 10_000))] + [
        .key(.btnTouch, 0, at: Timestamp(microseconds: 20_000)), .report(at: Timestamp(microseconds: 20_000)),
      ]
    let output = Recognition.of(events, on: Self.anonymousPanel(), screen: Size(width: 1000, height: 1000))
    #expect(Self.contacts(output) == ["began 1 100,100", "ended 1 100,100"])
    #expect(
      output.first { $0.kind == .contact(.init(.ended, .init(id: 1, slot: 0, position: Point(x: 100, y: 100)))) }?.time
        .microseconds == 20_000)
  }

  @Test("more nameless contacts than anyone has fingers are bounded")
  func protocolAFlood() {
    let places = (0..<200).map { (Int32($0 % 20) * 50, Int32($0 / 20) * 90) }
    let output = Recognition.of(Self.frame(places, at: 0), on: Self.anonymousPanel(), finishes: false)
    #expect(Self.contacts(output).count == 16)
  }

  // MARK: - Single touch and pens

  static func kiosk(isPen: Bool = false) -> DeviceDescription {
    var device = DeviceDescription(name: "Kiosk")
    device.add(keys: isPen ? [.btnTouch, .btnToolPen, .btnStylus] : [.btnTouch])
    device.add(.x, AxisRange(minimum: 100, maximum: 1_099))
    device.add(.y, AxisRange(minimum: 0, maximum: 999))
    return device
  }

  @Test("a single-touch screen has one contact while its button is down")
  func singleTouch() {
    let time = Timestamp.zero
    let events: [InputEvent] = [
      .absolute(.x, 200, at: time), .absolute(.y, 300, at: time), .key(.btnTouch, 1, at: time), .report(at: time),
      .key(.btnTouch, 0, at: time + 80_000), .report(at: time + 80_000),
      .absolute(.x, 900, at: time + 90_000), .report(at: time + 90_000),
    ]
    let output = Recognition.of(events, on: Self.kiosk(), screen: Size(width: 1000, height: 1000))
    #expect(Self.contacts(output) == ["began 1 100,300", "ended 1 100,300"])
    #expect(
      output.compactMap { if case .gesture(let gesture) = $0.kind { Recognition.name(gesture) } else { nil } } == [
        "tap 1x1"
      ])
  }

  @Test("a device that emulates single touch beside its slots counts nothing twice")
  func emulation() {
    let screen = TouchScript()
    let finger = screen.finger()
    screen.frame {
      finger.touchDown(at: Point(x: 10, y: 20))
      screen.emit(.key, KeyCode.btnTouch.rawValue, 1)
      screen.emit(.abs, AbsoluteAxis.x.rawValue, 100)
      screen.emit(.abs, AbsoluteAxis.y.rawValue, 200)
    }
    screen.frame {
      finger.lift()
      screen.emit(.key, KeyCode.btnTouch.rawValue, 0)
    }
    #expect(Self.contacts(screen) == ["began 1 10,20", "ended 1 10,20"])
  }

  @Test("a pen moves the pointer while it hovers and touches as a pen")
  func pen() {
    let time = Timestamp.zero
    let events: [InputEvent] = [
      .key(.btnToolPen, 1, at: time), .absolute(.x, 200, at: time), .absolute(.y, 300, at: time), .report(at: time),
      .key(.btnTouch, 1, at: time + 10_000), .report(at: time + 10_000),
      .key(.btnTouch, 0, at: time + 60_000), .report(at: time + 60_000),
      .key(.btnToolPen, 0, at: time + 70_000), .absolute(.x, 0, at: time + 70_000), .report(at: time + 70_000),
    ]
    let output = Recognition.of(events, on: Self.kiosk(isPen: true), screen: Size(width: 1000, height: 1000))
    #expect(output.first?.kind == .pointer(.moved(to: Point(x: 100, y: 300))))
    #expect(Self.contacts(output) == ["began 1 100,300", "ended 1 100,300"])
    let tools = output.compactMap { if case .contact(let event) = $0.kind { event.contact.tool } else { nil } }
    #expect(tools == [.pen, .pen])
  }
}
