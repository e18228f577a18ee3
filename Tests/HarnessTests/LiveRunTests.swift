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

    mutating func read(into batch: inout [RecordedEvent], until deadline: Timestamp?) -> LiveNews {
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

  /// A source that only says what is plugged in and unplugged.
  struct Plugging: LiveSource {
    var now: Timestamp
    var steps: [RecordingItem]

    mutating func read(into batch: inout [RecordedEvent], until deadline: Timestamp?) -> LiveNews {
      batch.removeAll()
      return steps.isEmpty ? .end : .item(steps.removeFirst())
    }
  }

  @Test("devices that come and go are recorded, at the run's time")
  func plugging() throws {
    let start: Int64 = 77_000_000_000
    let keyboard = RecordedDevice(DeviceDescription(name: "Keys"))
    func moment(_ time: Int64) -> Timestamp { Timestamp(microseconds: start + time) }
    var source = Plugging(
      now: moment(0),
      steps: [.removed(device: 0, at: moment(2_000)), .added(device: 0, keyboard, at: moment(500_000))])
    let sink = ByteSink()
    let recorder = try RunRecorder(SessionWriter(to: sink), devices: [keyboard])
    var run = Run(
      target: Stage(.mail()), devices: [.init(keyboard.description)], observe: { recorder.take($0, from: $1) },
      observeItem: { recorder.take($0) }, report: { recorder.take($0) })
    run.start()
    try run.play(&source)
    _ = run.finish()
    try recorder.finish()
    var session = try RecordingReader(bytes: sink.bytes)
    var batch: [RecordedEvent] = []
    var plugged: [RecordingItem] = []
    reading: while true {
      switch try session.read(into: &batch) {
      case .end: break reading
      case .item(let item):
        switch item {
        case .added, .removed: plugged.append(item)
        default: break
        }
      case .events: break
      }
    }
    #expect(
      plugged == [
        .removed(device: 0, at: Timestamp(microseconds: 2_000)),
        .added(device: 0, keyboard, at: Timestamp(microseconds: 500_000)),
      ])
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
