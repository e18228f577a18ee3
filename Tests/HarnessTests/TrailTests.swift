import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

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
      entries.first { if case .input(let text) = $0.cause { text.hasPrefix(label) } else { false } }, "no \(label)")
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

  @Test("without drawings nothing is kept")
  func nothing() {
    let rehearsal = RunTests.Rehearsal(.mail())
    _ = rehearsal.play { finger, look in finger.tap(at: look("\"Compose\"")) }
    #expect(rehearsal.entries.count > 1)
    #expect(rehearsal.entries.allSatisfy { $0.screen == nil })
  }
}
