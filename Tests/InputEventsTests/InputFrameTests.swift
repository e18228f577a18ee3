import InputEvents
import Testing

@Suite("Frames")
struct InputFrameTests {
  @Test("events are cut after every SYN_REPORT, and nothing is lost")
  func frames() {
    let early = Timestamp(microseconds: 1), late = Timestamp(microseconds: 2)
    let events: [InputEvent] = [
      .key(.keyA, 1, at: early), .report(at: early), .report(at: early),
      InputEvent(time: late, type: .syn, code: SyncCode.dropped.rawValue, value: 0), .report(at: late),
      .key(.keyA, 0, at: late),
    ]
    let frames = events.frames()
    #expect(frames.map(\.events.count) == [2, 1, 2, 1])
    #expect(frames.flatMap(\.events) == events)
    #expect(frames.map(\.isComplete) == [true, true, true, false])
    #expect(frames.map(\.isDropped) == [false, false, true, false])
    #expect(frames.map(\.time) == [early, early, late, late])
  }

  @Test("no events are no frames")
  func empty() { #expect([InputEvent]().frames().isEmpty) }
}
