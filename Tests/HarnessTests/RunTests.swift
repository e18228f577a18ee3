import Accessibility
import Announcer
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

@Suite("Run")
struct RunTests {
  /// A run of a scene from a test touchscreen, with its transcript.
  final class Rehearsal {
    let stage: Stage
    let touch: TouchScript
    var entries: [TranscriptEntry] = []
    var options = RunOptions()

    init(_ scene: Scene, reader: Bool = false) {
      stage = Stage(scene)
      touch = TouchScript(size: scene.screen.size, start: 0)
      options.usesReader = reader
    }

    func point(_ selector: String, in tree: AccessibilityTree) -> Point {
      (try? Selector(parsing: selector).point(in: tree)) ?? Point(x: -1, y: -1)
    }

    /// Plays what `body` does with the touchscreen; `look` finds a place on the screen as it is then.
    func play(_ body: (_ finger: Finger, _ look: (String) -> Point) -> Void) -> RunSummary {
      var run = Run(target: stage, devices: [.init(touch.description)], options: options) {
        self.entries.append($0)
      }
      run.start()
      var fed = 0
      func catchUp() {
        for event in touch.events[fed...] { run.feed(event, from: 0) }
        fed = touch.events.count
        run.advance(to: touch.now)
      }
      body(touch.finger()) { selector in
        catchUp()
        return self.point(selector, in: run.target.tree)
      }
      catchUp()
      return run.finish()
    }

    var text: String { entries.map { TranscriptText(showsHints: options.usesReader).render($0) }.joined() }
    var json: String { entries.map { TranscriptJSON.render($0) + "\n" }.joined() }
  }

  /// Compose, cycle to large, drag back, swipe away.
  static func mailByTouch() -> (rehearsal: Rehearsal, summary: RunSummary) {
    let rehearsal = Rehearsal(.mail())
    let summary = rehearsal.play { finger, look in
      rehearsal.touch.wait(milliseconds: 400)
      finger.tap(at: look("\"Compose\""))
      rehearsal.touch.wait(milliseconds: 1_000)
      finger.tap(at: look("grabber"))
      rehearsal.touch.wait(milliseconds: 1_000)
      let start = look("grabber")
      finger.touchDown(at: start)
      finger.move(to: Point(x: start.x, y: start.y + 360), milliseconds: 600)
      rehearsal.touch.wait(milliseconds: 300)
      finger.lift()
      rehearsal.touch.wait(milliseconds: 1_000)
      let again = look("grabber")
      finger.touchDown(at: again)
      finger.move(to: Point(x: again.x, y: again.y + 300), milliseconds: 120)
      finger.lift()
      rehearsal.touch.wait(milliseconds: 1_000)
      _ = look("\"Compose\"")
    }
    return (rehearsal, summary)
  }

  @Test("the Mail story by touch, as a person reads it and as a program does")
  func mailByTouch() {
    let (rehearsal, _) = Self.mailByTouch()
    for (text, name) in [(rehearsal.text, "mail-touch.txt"), (rehearsal.json, "mail-touch.jsonl")] {
      let golden = Snapshot.compare(text, name)
      #expect(golden.isEqual, "\(golden.message)")
    }
  }

  @Test("the same events give the same transcript and the same state")
  func deterministic() {
    let (first, second) = (Self.mailByTouch(), Self.mailByTouch())
    #expect(first.rehearsal.json == second.rehearsal.json)
    #expect(first.summary == second.summary)
    #expect(first.summary.stateHash != nil)
    #expect(first.summary.readerCursor == "inbox/compose")
  }

  @Test("reader gestures alone: flicks move, a double tap activates, a scrub leaves")
  func readerGestures() {
    let rehearsal = Rehearsal(.mail(), reader: true)
    let summary = rehearsal.play { finger, look in
      let touch = rehearsal.touch
      func flick(by dx: Double, _ dy: Double = 0) {
        let start = Point(x: 196, y: 300)
        finger.touchDown(at: start)
        finger.move(to: Point(x: start.x + dx, y: start.y + dy), milliseconds: 100)
        finger.lift()
        touch.wait(milliseconds: 700)
      }
      func doubleTap() {
        for _ in 0..<2 {
          finger.tap(at: Point(x: 50, y: 700), milliseconds: 50)
          touch.wait(milliseconds: 100)
        }
        touch.wait(milliseconds: 1_000)
      }
      flick(by: 150)
      flick(by: 150)
      flick(by: 150)
      doubleTap()
      flick(by: -150)
      flick(by: 0, -120)
      _ = look("grabber")
    }
    let golden = Snapshot.compare(rehearsal.text, "mail-reader.txt")
    #expect(golden.isEqual, "\(golden.message)")
    #expect(summary.readerCursor == "draft/grabber")
  }
}
