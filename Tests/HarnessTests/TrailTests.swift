import Geometry
import Gestures
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

@testable import Harness

@Suite("Ways of fingers in a run")
struct TrailTests {
  /// Compose, then drag the sheet up, to the large detent.
  static func entries(showsContacts: Bool = false) -> [TranscriptEntry] {
    let rehearsal = RunTests.Rehearsal(.mail())
    rehearsal.options.keepsScreens = true
    rehearsal.options.showsContacts = showsContacts
    _ = rehearsal.play { finger, look in
      rehearsal.touch.wait(milliseconds: 400)
      finger.tap(at: look("\"Compose\""))
      rehearsal.touch.wait(milliseconds: 1_000)
      let start = look("grabber")
      finger.touchDown(at: start)
      finger.move(to: Point(x: start.x + 40, y: start.y - 350), milliseconds: 600)
      rehearsal.touch.wait(milliseconds: 300)
      finger.lift()
      rehearsal.touch.wait(milliseconds: 1_000)
      _ = look("\"Cancel\"")
    }
    return rehearsal.entries
  }

  static func entry(_ label: String, in entries: [TranscriptEntry]) throws -> TranscriptEntry {
    try #require(
      entries.first { if case .input(let text) = $0.trigger { text.hasPrefix(label) } else { false } }, "no \(label)")
  }

  @Test("the entry of a gesture shows its finger from where it came down", arguments: [false, true])
  func ways(showsContacts: Bool) throws {
    let entries = Self.entries(showsContacts: showsContacts)
    let tap = try #require(try Self.entry("tap", in: entries).screen)
    #expect(tap.trails.map(\.contact) == [1])
    #expect(tap.trails.allSatisfy { $0.isLifted && $0.points.count == 1 })
    let drag = try #require(try Self.entry("drag", in: entries).screen)
    #expect(drag.trails.map(\.contact) == [2])
    let points = try #require(drag.trails.first?.points)
    #expect(points.count > 10)
    let (first, last) = (try #require(points.first), try #require(points.last))
    #expect(abs(first.y - last.y - 350) < 3 && abs(last.x - first.x - 40) < 3)
    #expect(zip(points, points.dropFirst()).allSatisfy { $0.distance(to: $1) >= 1 })
  }

  @Test("what happens by itself afterwards shows no finger any more")
  func afterwards() throws {
    let entries = Self.entries()
    let settled = try #require(
      entries.last { $0.events.contains { if case .detentChanged = $0.event.kind { true } else { false } } })
    #expect(settled.screen?.trails.isEmpty == true)
    #expect(entries.first?.screen?.trails.isEmpty == true)
  }

  @Test(
    "the entry of a click shows the pointer, whatever its button",
    arguments: [(#"click "Compose""#, 0), ("right click 100,300", 1), ("middle click 100,300", 2)])
  func clicks(script: String, button: Int) throws {
    let performance = try Performance(.mail(), keepsScreens: true)
    try performance.perform(script + "; wait 1s; mark \"then\"")
    _ = performance.finish()
    let click = try #require(performance.entries.first { $0.title.contains("click") }?.screen)
    #expect(click.trails.map(\.tool) == [.pointer(button: button)])
    #expect(click.trails.allSatisfy { $0.isLifted && $0.points.count == 1 })
    #expect(performance.entries.last?.screen?.trails.isEmpty == true)
  }

  @Test("a pointer leaves a trail only while a button is down, and a finger with its number none of it")
  func pointerDrag() {
    var keeper = TrailKeeper()
    func at(_ microseconds: Int64) -> Timestamp { Timestamp(microseconds: microseconds) }
    keeper.take(.moved(to: Point(x: 10, y: 10)), of: 1, at: at(0))
    keeper.take(.pressed(button: 0, at: Point(x: 20, y: 20)), of: 1, at: at(1))
    keeper.take(.moved(to: Point(x: 90, y: 90)), of: 2, at: at(2))
    keeper.take(.moved(to: Point(x: 40, y: 20)), of: 1, at: at(3))
    let down = keeper.show(at: at(4), isOfInput: false)
    #expect(down.map(\.isLifted) == [false])
    keeper.take(.released(button: 0, at: Point(x: 60, y: 30)), of: 1, at: at(5))
    keeper.take(.moved(to: Point(x: 80, y: 80)), of: 1, at: at(6))
    let up = keeper.show(at: at(7), isOfInput: true)
    #expect(up.map(\.points) == [[Point(x: 20, y: 20), Point(x: 40, y: 20), Point(x: 60, y: 30)]])
    #expect(up.map(\.isLifted) == [true] && up.map(\.tool) == [.pointer(button: 0)])
    #expect(keeper.show(at: at(8), isOfInput: true).isEmpty)
    // A release that was lost, and a device that is gone.
    keeper.take(.pressed(button: 0, at: .zero), of: 1, at: at(9))
    keeper.take(.pressed(button: 0, at: Point(x: 5, y: 5)), of: 1, at: at(10))
    #expect(keeper.show(at: at(11), isOfInput: false).map(\.points) == [[Point(x: 5, y: 5)]])
    keeper.interrupt(device: 1, at: at(12))
    #expect(keeper.show(at: at(13), isOfInput: true).map(\.isLifted) == [true])
    #expect(keeper.show(at: at(14), isOfInput: true).isEmpty)
  }

  @Test("without drawings nothing is kept")
  func nothing() {
    let rehearsal = RunTests.Rehearsal(.mail())
    _ = rehearsal.play { finger, look in finger.tap(at: look("\"Compose\"")) }
    #expect(rehearsal.entries.count > 1)
    #expect(rehearsal.entries.allSatisfy { $0.screen == nil })
  }
}
