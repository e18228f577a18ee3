import Accessibility
import Announcer
import Geometry
import Gestures
import Harness
import InputEvents
import Stage
import TestSupport
import Testing

/// Times stand in files: what happens near the last moment that there is ends there.
@Suite("The end of time")
struct EndOfTimeTests {
  @Test(
    "a run near the end of time comes to its end", arguments: [0, 1, 50_000, 100_000, 300_000, 600_000, 3_000_000])
  func run(before: Int64) throws {
    let stage = Stage(.mail())
    let touch = TouchScript(size: stage.screen, start: .max - before)
    let index = try #require(stage.tree.index(of: "inbox/compose"))
    let finger = touch.finger()
    finger.touchDown(at: stage.tree.nodes[index].effectiveActivationPoint)
    if before > 60_000 { touch.wait(milliseconds: 50) }
    finger.lift()
    var options = RunOptions()
    options.keepsMotion = true
    var entries: [TranscriptEntry] = []
    var run = Run(target: stage, devices: [.init(touch.description)], options: options) { entries.append($0) }
    run.start()
    for event in touch.events { run.feed(event, from: 0) }
    let summary = run.finish()
    #expect(summary.time.microseconds > .max - before - 1)
    // At the very last moment there is no time left in which to tell a tap.
    #expect(before == 0 || entries.contains { $0.title.hasPrefix("tap ") })
    #expect(before == 0 || entries.contains { $0.utterances.contains { $0.text.hasPrefix("New Message") } })
  }
}
