import Geometry
import Gestures
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

@testable import Harness

/// What a recording made of a run sees, and in which order.
@Suite("Observing a run")
struct ObservingTests {
  private final class Log {
    var times: [Timestamp] = []
    var said = 0
  }

  @Test("what is said before an event is told before it, at its own time")
  func order() throws {
    let stage = Stage(.mail())
    let devices = ScriptDevices.all(screen: stage.screen)
    var options = RunOptions()
    options.usesReader = false
    var synthesis = SynthesisOptions()
    synthesis.screen = stage.screen
    var hand = try GestureSynthesizer(devices: devices, options: synthesis)
    let log = Log()
    var run = Run(
      target: stage, devices: devices.map { .init($0) }, options: options,
      observe: { event, _ in log.times.append(event.time) },
      report: { entry in
        log.times.append(entry.time)
        log.said += entry.utterances.count
      })
    run.start()
    try run.perform(GestureScript(parsing: "tap \"Compose\"; wait 3s; tap \"Cancel\"; wait 1s"), with: &hand)
    _ = run.finish()
    #expect(log.said > 2)
    for (earlier, later) in zip(log.times, log.times.dropFirst()) {
      #expect(earlier <= later, "\(earlier.microseconds) µs after \(later.microseconds) µs")
    }
  }

  @Test("a pointer's press that has moved is told as a drag, else as a click, for each pointer by itself")
  func pointerDrags() {
    var drag = PointerDrag()
    func input(_ device: Int, _ pointer: PointerInput) -> RecognizedInput {
      RecognizedInput(time: .zero, device: device, kind: .pointer(pointer))
    }
    let start = Point(x: 20, y: 12)
    #expect(drag.label(input(0, .pressed(button: 0, at: start))) == nil)
    #expect(drag.label(input(1, .pressed(button: 0, at: Point(x: 58, y: 12)))) == nil)
    #expect(drag.label(input(0, .moved(to: Point(x: 60, y: 12)))) == nil)
    #expect(drag.label(input(1, .released(button: 0, at: Point(x: 60, y: 12)))) == nil)
    #expect(drag.label(input(0, .released(button: 0, at: Point(x: 60, y: 12)))) == "drag 20,12 → 60,12")
    #expect(drag.label(input(0, .released(button: 0, at: start))) == nil)
  }
}
