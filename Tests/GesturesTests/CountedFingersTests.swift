import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

/// Touchpads that tell the places of fewer fingers than they count.
@Suite("Fingers that a touchpad counts")
struct CountedFingersTests {
  static let tools: [Int: KeyCode] = [
    1: .btnToolFinger, 2: .btnToolDoubletap, 3: .btnToolTripletap, 4: .btnToolQuadtap, 5: .btnToolQuinttap,
  ]

  /// A touchpad of 100 × 60 mm that tells the places of so many fingers and counts up to five.
  static func touchpad(slots: Int) -> DeviceDescription {
    var device = PointerTests.touchpad
    device.axes[.mtSlot] = AxisRange(minimum: 0, maximum: Int32(slots) - 1)
    device.add(keys: Array(tools.values))
    return device
  }

  /// A pad of protocol B and the fingers on it, as the kernel tells of them.
  final class Pad {
    let script = TouchScript()
    let fingers: [Finger]
    private var count = 0

    init(slots: Int = 2) {
      let script = script
      fingers = (0..<slots).map { _ in script.finger() }
    }

    /// The pad counts so many fingers, from this frame on.
    func count(_ number: Int) {
      for (fingers, tool) in CountedFingersTests.tools.sorted(by: { $0.key < $1.key }) {
        if (fingers == number) != (fingers == count) { script.emit(.key, tool.rawValue, fingers == number ? 1 : 0) }
      }
      count = number
    }

    /// So many fingers come down, of which the pad places as many as it can.
    func touchDown(_ number: Int, y: Double = 20) {
      script.frame {
        for (index, finger) in fingers.prefix(number).enumerated() {
          finger.touchDown(at: Point(x: 30 + 15 * Double(index), y: y))
        }
        count(number)
      }
    }

    func move(by way: Vector, milliseconds: Int64) {
      script.move(fingers.map { ($0, $0.position + way) }, milliseconds: milliseconds)
    }

    func lift() {
      script.frame {
        for finger in fingers { finger.lift() }
        count(0)
      }
    }

    func gestures(slots: Int = 2) -> [String] {
      Recognition.of(
        script.events, on: CountedFingersTests.touchpad(slots: slots), screen: Size(width: 400, height: 400)
      ).compactMap { input in
        if case .gesture(let gesture) = input.kind { Recognition.name(gesture) } else { nil }
      }
    }
  }

  @Test("a tap has as many fingers as the pad counts", arguments: 2...5)
  func tap(fingers: Int) {
    let pad = Pad()
    pad.touchDown(fingers)
    pad.script.wait(milliseconds: 70)
    pad.lift()
    #expect(pad.gestures() == ["tap \(fingers)x1"])
  }

  @Test("a swipe has as many fingers as the pad counts", arguments: 2...5, SwipeDirection.allCases)
  func swipe(fingers: Int, direction: SwipeDirection) throws {
    let pad = Pad()
    pad.touchDown(fingers)
    let way =
      switch direction {
      case .up: Vector(dx: 0, dy: -15)
      case .down: Vector(dx: 0, dy: 20)
      case .left: Vector(dx: -20, dy: 0)
      case .right: Vector(dx: 25, dy: 0)
      }
    pad.move(by: way, milliseconds: 120)
    pad.lift()
    #expect(
      pad.gestures() == ["pan \(fingers) began", "pan \(fingers) ended", "swipe \(fingers) \(direction)"])
    let swipe = Recognition.of(pad.script.events, on: Self.touchpad(slots: 2)).compactMap { input in
      if case .gesture(.swipe(let swipe)) = input.kind { swipe } else { nil }
    }.first
    let end = try #require(swipe)
    // Where the fingers lie whose places are not told changes nothing of the way.
    #expect(((end.end - end.start) - way * PointerTests.millimetre).length < 1)
  }

  @Test(
    "a finger that is counted in time joins the gesture, a later one takes no part", arguments: [(60, 3), (200, 2)])
  func late(milliseconds: Int64, fingers: Int) {
    let pad = Pad()
    pad.touchDown(2)
    pad.move(by: Vector(dx: 0, dy: 5), milliseconds: milliseconds)
    pad.script.frame { pad.count(3) }
    pad.move(by: Vector(dx: 0, dy: 20), milliseconds: 120)
    pad.lift()
    #expect(pad.gestures().last == "swipe \(fingers) down")
  }

  @Test("fingers lift one by one, and the pad places those that are left as it likes")
  func liftInTurn() {
    let pad = Pad()
    pad.touchDown(3)
    pad.script.wait(milliseconds: 40)
    // The first finger has gone; its slot tells of the third from now on, elsewhere.
    pad.script.frame {
      pad.fingers[0].lift()
      pad.fingers[0].touchDown(at: Point(x: 70, y: 40))
      pad.count(2)
    }
    pad.script.wait(milliseconds: 10)
    pad.script.frame {
      pad.fingers[1].lift()
      pad.count(1)
    }
    pad.script.wait(milliseconds: 10)
    pad.lift()
    #expect(pad.gestures() == ["tap 3x1"])
  }

  @Test("a pad that tells of other fingers than before goes on with the same gesture")
  func placesChange() {
    let pad = Pad()
    pad.touchDown(3)
    pad.move(by: Vector(dx: 0, dy: 6), milliseconds: 60)
    pad.script.frame {
      pad.fingers[1].lift()
      pad.fingers[1].touchDown(at: Point(x: 80, y: 40))
    }
    pad.script.wait(milliseconds: 8)
    pad.move(by: Vector(dx: 0, dy: 12), milliseconds: 80)
    // Now it places one finger only, and counts three still.
    pad.script.frame { pad.fingers[0].lift() }
    pad.script.wait(milliseconds: 8)
    pad.script.move([(pad.fingers[1], pad.fingers[1].position + Vector(dx: 0, dy: 6))], milliseconds: 60)
    pad.script.frame {
      pad.fingers[1].lift()
      pad.count(0)
    }
    #expect(pad.gestures() == ["pan 3 began", "pan 3 ended", "swipe 3 down"])
  }

  @Test("a pad that places every finger counts none twice, and no palm", arguments: [false, true])
  func fiveSlots(hasPalm: Bool) {
    let pad = Pad(slots: 5)
    pad.script.frame {
      if hasPalm { pad.fingers[3].becomePalm() }
      for (index, finger) in pad.fingers.prefix(hasPalm ? 4 : 3).enumerated() {
        finger.touchDown(at: Point(x: 20 + 12 * Double(index), y: 20))
      }
      pad.count(hasPalm ? 4 : 3)
    }
    pad.script.wait(milliseconds: 60)
    pad.lift()
    #expect(pad.gestures(slots: 5) == ["tap 3x1"])
  }

  @Test("fingers near the pad that touch nothing are no gesture")
  func hovering() {
    let pad = Pad()
    pad.script.frame { pad.count(3) }
    pad.script.wait(milliseconds: 60)
    pad.script.frame { pad.count(0) }
    #expect(pad.gestures() == [])
  }

  @Test("lost events cancel what all fingers did, and the next tap counts anew")
  func lostEvents() {
    let pad = Pad()
    pad.touchDown(4)
    pad.move(by: Vector(dx: 0, dy: 8), milliseconds: 60)
    pad.script.dropEvents()
    pad.lift()
    pad.script.wait(milliseconds: 500)
    pad.touchDown(3)
    pad.script.wait(milliseconds: 60)
    pad.lift()
    #expect(pad.gestures() == ["pan 4 began", "pan 4 cancelled", "tap 3x1"])
  }

  @Test("a pad without slots counts fingers too", arguments: 2...3)
  func singleTouch(fingers: Int) {
    var device = DeviceDescription(name: "Old Touchpad")
    device.properties = [InputProperty.pointer.rawValue]
    device.add(keys: [.btnTouch, .btnLeft] + Self.tools.values)
    device.add(.x, AxisRange(minimum: 0, maximum: 999, resolution: 10))
    device.add(.y, AxisRange(minimum: 0, maximum: 599, resolution: 10))
    let script = TouchScript()
    script.frame {
      script.emit(.key, KeyCode.btnTouch.rawValue, 1)
      script.emit(.key, (Self.tools[fingers] ?? .btnToolFinger).rawValue, 1)
      script.emit(.abs, AbsoluteAxis.x.rawValue, 400)
      script.emit(.abs, AbsoluteAxis.y.rawValue, 100)
    }
    for step in 1...15 {
      script.wait(milliseconds: 10)
      script.emit(.abs, AbsoluteAxis.y.rawValue, 100 + Int32(step) * 15)
    }
    script.frame {
      script.emit(.key, KeyCode.btnTouch.rawValue, 0)
      script.emit(.key, (Self.tools[fingers] ?? .btnToolFinger).rawValue, 0)
    }
    let gestures = Recognition.of(script.events, on: device).compactMap { input in
      if case .gesture(let gesture) = input.kind { Recognition.name(gesture) } else { nil }
    }
    #expect(gestures == ["pan \(fingers) began", "pan \(fingers) ended", "swipe \(fingers) down"])
  }

  @Test("a finger that the pad begins to place is told when it moves, however hard it is pressed", arguments: [0, 80])
  func pressed(pressure: Int32) {
    let pad = Pad()
    pad.touchDown(3)
    pad.script.wait(milliseconds: 50)
    pad.script.frame {
      pad.fingers[1].lift()
      // In the middle of the others, where it is taken to be: it has not moved.
      pad.fingers[1].touchDown(at: Point(x: 37.5, y: 20))
      if pressure > 0 { pad.fingers[1].press(pressure) }
    }
    var options = GestureOptions()
    options.tellsPadContacts = true
    let inputs = Recognition.of(
      pad.script.events, on: Self.touchpad(slots: 2), screen: Size(width: 400, height: 400), options: options,
      finishes: false)
    let phases = inputs.compactMap { input in
      if case .contact(let event) = input.kind { event.phase } else { nil }
    }
    #expect(phases == [.began, .began, .began])
  }
}
