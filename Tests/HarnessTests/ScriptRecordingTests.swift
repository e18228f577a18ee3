import Geometry
import Gestures
import Harness
import InputEvents
import Recordings
import Testing

@Suite("A script as a recording")
struct ScriptRecordingTests {
  static func recording(_ script: String) throws -> ScriptRecording {
    try ScriptRecording(
      try GestureScript(parsing: script), on: ScriptDevices.all(screen: .init(width: 393, height: 852)))
  }

  static func session(_ script: String) throws -> String {
    var recording = try recording(script)
    let sink = ByteSink()
    var writer = RecordingFormat.session.makeWriter(to: sink)
    try recording.write(to: &writer)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  @Test("reads instruction by instruction, marks in their places, held keys let go at the end")
  func steps() throws {
    var recording = try Self.recording("hold shift; mark \"now\"; wait 1s; press tab")
    var batch: [RecordedEvent] = []
    #expect(recording.read(into: &batch) == .events)
    #expect(batch.map(\.event.value) == [1, 0])
    #expect(recording.read(into: &batch) == .item(.mark("now", at: Timestamp(microseconds: 20_000))))
    #expect(batch.isEmpty)
    #expect(recording.read(into: &batch) == .events)
    #expect(batch.first?.event.time == Timestamp(microseconds: 1_020_000))
    #expect(recording.read(into: &batch) == .events)
    #expect(batch.first?.event.code == KeyCode.keyLeftshift.rawValue)
    #expect(recording.read(into: &batch) == .end)
    #expect(recording.read(into: &batch) == .end)
  }

  @Test("a wait in front comes after the start")
  func leadingWait() throws {
    var recording = try Self.recording("wait 1s; tap 9,9")
    #expect(recording.start == .zero)
    var batch: [RecordedEvent] = []
    #expect(recording.read(into: &batch) == .events)
    #expect(batch.first?.event.time == Timestamp(microseconds: 1_000_000))
  }

  @Test("an error names the script, where it has a name, and says only what is wrong with no instruction")
  func errorText() throws {
    var error = try #require(throws: ScriptRunError.self) { try Self.recording("turn handle 1") }
    error.source = "story.txt"
    #expect(error.description == "story.txt:1:1: cannot do “turn handle 1”: none of the devices is a handle")
    var options = SynthesisOptions()
    options.reportRate = 5
    let other = #expect(throws: ScriptRunError.self) {
      try ScriptRecording(GestureScript(parsing: "tap 1,1"), on: [], options: options)
    }
    #expect(other?.description == "a report rate is from 60 to 1000 Hz, found 5")
  }

  @Test("what is written is read back event by event")
  func roundTrip() throws {
    var recording = try Self.recording("tap 120,300; mark \"half\"; turn crown -2; type \"ok\"")
    var written: [RecordedEvent] = []
    var batch: [RecordedEvent] = []
    reading: while true {
      switch recording.read(into: &batch) {
      case .events: written += batch
      case .item: break
      case .end: break reading
      }
    }
    let session = try Self.session("tap 120,300; mark \"half\"; turn crown -2; type \"ok\"")
    var reader = try RecordingReader(bytes: Array(session.utf8), name: "x.session.jsonl")
    var read: [RecordedEvent] = []
    var marks = 0
    rereading: while true {
      switch try reader.read(into: &batch) {
      case .events: read += batch
      case .item(.mark): marks += 1
      case .item: break
      case .end: break rereading
      }
    }
    #expect(read == written)
    #expect(marks == 1)
    #expect(written.count > 20)
  }

  @Test("the same script gives the same bytes")
  func determinism() throws {
    #expect(try Self.session("swipe up; pinch by 2") == Self.session("swipe up; pinch by 2"))
  }

  @Test(
    "an instruction that cannot be done is located before anything is written",
    arguments: [
      (
        "tap 1,1\n  tap \"Send\"",
        "2:3: cannot do “tap \"Send\"”: '\"Send\"' names an element, and there is no interface to find it in"
      ),
      ("reader next", "1:1: cannot do “reader next”: a screen reader needs an interface to read"),
      ("turn handle 1", "1:1: cannot do “turn handle 1”: none of the devices is a handle"),
    ])
  func refusals(script: String, message: String) {
    let error = #expect(throws: ScriptRunError.self) { try Self.recording(script) }
    #expect(error?.description == message)
  }
}
