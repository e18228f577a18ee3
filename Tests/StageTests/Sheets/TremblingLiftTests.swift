import Geometry
import Gestures
import Harness
import InputEvents
@testable import Presenting
import Scenes
import TestSupport
import Testing

@testable import Stage

/// A finger that trembles as it lifts after a flick (SM-2, A-65): the ways are those of real reports, one after the other.
@Suite("A flick that ends in a tremble (A-65)")
struct TremblingLiftTests {
  /// A finger on the grabber of a sheet at medium, of low (200), medium and large.
  struct Flick {
    var rate: Int64 = 60
    /// Points per second, upwards.
    var speed: Double
    /// How long it goes on, in ms.
    var milliseconds: Int64 = 50
    /// What it goes back by at the end, in points, a report each.
    var tremble: [Double] = []
    /// How long it waits then, in ms.
    var pause: Int64 = 3

    /// The detent at which the sheet rests then; nil where it has gone.
    func detent() throws -> String? {
      let scene = SceneBuilder(.iOS)
        .window("main", [.text("text", "Text")])
        .sheet("sheet", title: "Sheet", []) {
          $0.detents = [Detent(id: "low", height: .points(200)), .medium, .large]
          $0.selectedDetent = "medium"
          $0.grabberVisible = true
        }
        .with { $0.presentations[0].isPresented = true }.scene
      var stage = Stage(scene)
      let touch = TouchScript(size: scene.screen.size, rate: rate)
      var engine = GestureEngine(
        devices: [.init(touch.description)], screen: stage.screen, options: stage.gestureOptions)
      let finger = touch.finger()
      let sheet = try #require(stage.state.presenting.sheets.first)
      var place = Point(x: scene.screen.size.width / 2, y: stage.sheetFrame(sheet).minY + 8)
      finger.touchDown(at: place)
      for _ in 0..<milliseconds * rate / 1_000 {
        touch.wait(microseconds: 1_000_000 / rate)
        place.y -= speed / Double(rate)
        finger.put(at: place)
      }
      for way in tremble {
        touch.wait(microseconds: 1_000_000 / rate)
        place.y += speed > 0 ? way : -way
        finger.put(at: place)
      }
      touch.wait(milliseconds: pause)
      finger.lift()
      var inputs: [RecognizedInput] = []
      for event in touch.events { engine.process(event, from: 0, into: &inputs) }
      engine.advance(to: touch.now, into: &inputs)
      for input in inputs { _ = stage.receive(TargetInput(time: input.time, kind: .input(input.kind))) }
      while let deadline = stage.nextDeadline { _ = stage.advance(to: deadline) }
      return stage.state.presenting.sheets.first.map { $0.rest(stage.heights(of: $0.surface)).id }
    }
  }

  @Test(
    "it leads where it leads without the tremble, at any report rate",
    arguments: [60, 90, 120, 125, 240, 500, 1_000] as [Int64],
    [[], [0.5], [1], [3], [0.5, -0.2], [8]] as [[Double]])
  func trembles(rate: Int64, tremble: [Double]) throws {
    #expect(try Flick(rate: rate, speed: 1_200, tremble: tremble).detent() == "large")
    #expect(try Flick(rate: rate, speed: -1_200, tremble: tremble).detent() == "low")
  }

  @Test(
    "a short flick has come as far as where it turned, however far back it trembles",
    arguments: [120, 240, 1_000] as [Int64], [[], [3], [5, 3], [8]] as [[Double]])
  func short(rate: Int64, tremble: [Double]) throws {
    // 15 or 18 pt: where it lifts it is no more than the slop from where it began.
    #expect(try Flick(rate: rate, speed: 900, milliseconds: 20, tremble: tremble).detent() == "large")
    #expect(try Flick(rate: rate, speed: -900, milliseconds: 20, tremble: tremble).detent() == "low")
  }

  @Test(
    "farther back than the slop is a movement of its own: what it leads to is decided by where and how fast it ends")
  func goesBack() throws {
    #expect(try Flick(speed: 1_200, tremble: [6, 6]).detent() == "medium")
    #expect(try Flick(speed: -1_200, tremble: [6, 6]).detent() == "medium")
  }

  @Test("a finger that has turned more than 40 ms ago has stopped", arguments: [(30, "large"), (50, "medium")])
  func waits(milliseconds: Int64, detent: String) throws {
    // One report after the turn, 1 ms later; then it stays.
    let flick = Flick(rate: 1_000, speed: 1_200, tremble: [1], pause: milliseconds)
    #expect(try flick.detent() == detent)
  }

  @Test("a drag that is slow is none the faster for a tremble")
  func slow() throws {
    #expect(try Flick(speed: 250, milliseconds: 100, tremble: [1]).detent() == "medium")
  }
}
