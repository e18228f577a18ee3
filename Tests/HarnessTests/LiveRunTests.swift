import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Recordings
import Stage
import TestSupport
import Testing

@Suite("Live run")
struct LiveRunTests {
  /// A source with a clock of its own, that hands out frames when they are due.
  struct Rehearsed: LiveSource {
    var now: Timestamp
    var steps: [(at: Timestamp, events: [InputEvent])]
    var deadlines: [Timestamp?] = []

    mutating func read(into batch: inout [RecordedEvent], until deadline: Timestamp?) -> LiveStep {
      batch.removeAll()
      deadlines.append(deadline)
      guard let next = steps.first else { return .end }
      if let deadline, deadline < next.at {
        now = deadline
        return .quiet
      }
      steps.removeFirst()
      now = next.at
      batch = next.events.map { RecordedEvent(device: 0, event: $0) }
      return .events
    }
  }

  @Test("what happens by itself happens when it is due, on the source's clock")
  func deadlines() throws {
    let stage = Stage(.mail())
    let start: Int64 = 77_000_000_000
    let touch = TouchScript(size: stage.screen, start: start + 500_000)
    let index = try #require(stage.tree.index(of: "inbox/compose"))
    touch.finger().tap(at: stage.tree.nodes[index].effectiveActivationPoint)
    touch.wait(milliseconds: 3_000)
    touch.finger().tap(at: Point(x: 1, y: 1))
    var frames: [(at: Timestamp, events: [InputEvent])] = []
    for event in touch.events {
      if frames.last?.events.last?.isReport ?? true { frames.append((event.time, [])) }
      frames[frames.count - 1].events.append(event)
    }
    var source = Rehearsed(now: Timestamp(microseconds: start), steps: frames)
    var entries: [TranscriptEntry] = []
    var run = Run(target: stage, devices: [.init(touch.description)]) { entries.append($0) }
    run.start()
    try run.play(&source)
    #expect(entries.prefix(3).map(\.time.microseconds) == [0, 560_000, 960_000])
    #expect(
      source.deadlines.contains(Timestamp(microseconds: start + 960_000)), "the end of the presentation was waited for")
  }
}
