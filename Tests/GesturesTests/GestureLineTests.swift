import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

@Suite("Gesture lines")
struct GestureLineTests {
  /// What `detent gestures --explain` prints of a script.
  static func lines(_ screen: TouchScript, writesAll: Bool = false) -> String {
    var options = GestureOptions()
    options.explains = true
    var engine = GestureEngine(devices: [.init(screen.description)], screen: screen.size, options: options)
    var lines = GestureLineWriter(writesAll: writesAll)
    var output: [RecognizedInput] = []
    func collect() {
      for explanation in engine.takeExplanations() { lines.write(explanation) }
      for input in output { lines.write(input) }
      output.removeAll()
    }
    for event in screen.events {
      engine.process(event, from: 0, into: &output)
      collect()
    }
    engine.finish(at: screen.now, into: &output)
    collect()
    return String(decoding: lines.bytes, as: UTF8.self)
  }

  @Test("every decision is explained with the numbers that made it")
  func explanations() {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    first.tap(at: Point(x: 100, y: 200))
    screen.wait(milliseconds: 120)
    first.tap(at: Point(x: 104, y: 203))
    screen.wait(milliseconds: 600)
    // A hold, a swipe, a slow drag.
    first.tap(at: Point(x: 300, y: 300), milliseconds: 650)
    first.touchDown(at: Point(x: 195, y: 8))
    first.move(to: Point(x: 200, y: 300), milliseconds: 160)
    first.lift()
    screen.wait(milliseconds: 500)
    first.touchDown(at: Point(x: 195, y: 300))
    first.move(to: Point(x: 195, y: 340), milliseconds: 400)
    first.lift()
    screen.wait(milliseconds: 500)
    // A finger joins; both move apart.
    first.touchDown(at: Point(x: 150, y: 400))
    first.move(to: Point(x: 150, y: 420), milliseconds: 48)
    second.touchDown(at: Point(x: 250, y: 420))
    screen.move([(first, Point(x: 110, y: 420)), (second, Point(x: 290, y: 420))], milliseconds: 160)
    screen.frame {
      first.lift()
      second.lift()
    }
    screen.wait(milliseconds: 500)
    // Rolling fingers make nothing.
    first.touchDown(at: Point(x: 100, y: 700))
    second.touchDown(at: Point(x: 200, y: 700))
    screen.wait(milliseconds: 40)
    first.lift()
    first.touchDown(at: Point(x: 110, y: 700))
    screen.wait(milliseconds: 40)
    first.lift()
    second.lift()
    let golden = Snapshot.compare(Self.lines(screen), "explanations.jsonl")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("every kind of input has its line")
  func kinds() {
    var lines = GestureLineWriter(writesAll: true)
    let place = Point(x: 12.345, y: -0.004)
    let contact = Contact(id: 3, slot: 1, tool: .pen, position: place, pressure: 0.5)
    let pan = Gesture.Pan(
      phase: .changed, fingers: 2, start: .zero, location: place, velocity: Vector(dx: -1e300, dy: .infinity),
      edge: .left)
    let kinds: [RecognizedInput.Kind] = [
      .contact(ContactEvent(.moved, contact)), .gesture(.pan(pan)),
      .gesture(.longPress(phase: .began, location: place, fingers: 1)),
      .gesture(.pinch(phase: .changed, center: place, scale: 1.0057)),
      .gesture(.pinch(phase: .ended, center: place, scale: 1.5, degrees: 30)),
      .gesture(.rotate(phase: .ended, center: place, degrees: -90)),
      .gesture(.rotate(phase: .ended, center: place, degrees: -90, scale: 0.8)),
      .gesture(.scrub(location: place, fingers: 2)),
      .pointer(.moved(to: place)), .pointer(.pressed(button: 0, at: place)), .pointer(.released(button: 2, at: place)),
      .key(KeyInput(key: .keyApostrophe, phase: .down, modifiers: [.shift], text: "\"")),
      .key(KeyInput(key: .keyBackslash, phase: .repeat, text: "\\")),
      .key(KeyInput(key: .keyTab, phase: .down, modifiers: [.shift])),
      .rotary(RotaryTurn(units: -60, notches: -1, isHorizontal: true, startsBurst: true)),
      .rotary(RotaryTurn(units: 120, notches: 1, isHorizontal: false, isDial: true, startsBurst: false)), .interrupted,
    ]
    for kind in kinds { lines.write(RecognizedInput(time: Timestamp(microseconds: -5), device: 1, kind: kind)) }
    let golden = Snapshot.compare(String(decoding: lines.bytes, as: UTF8.self), "kinds.jsonl")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("contacts and changes are left out unless asked for")
  func details() {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 100, y: 200))
    finger.move(to: Point(x: 100, y: 400), milliseconds: 400)
    finger.lift()
    #expect(!Self.lines(screen).contains("contact") && !Self.lines(screen).contains("changed"))
    #expect(Self.lines(screen, writesAll: true).contains("contact"))
  }
}
