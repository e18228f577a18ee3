import InputEvents
import Recordings
import TestSupport
import Testing

@Suite("Inspection")
struct InspectionTests {
  private func report(_ text: String) throws -> RecordingReport {
    try RecordingReport(reading: RecordingReader(bytes: Array(text.utf8), name: "tap.evemu"))
  }

  @Test("a clean recording is described for people")
  func text() throws {
    let golden = Snapshot.compare(try report(EvemuText.tap).text, "tap.describe.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("and for programs")
  func json() throws {
    let golden = Snapshot.compare(try report(EvemuText.tap).json, "tap.describe.json")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("several devices, state and problems are described for people")
  func session() throws {
    let bytes = try SessionTests.recording.written(as: .session)
    let report = try RecordingReport(reading: RecordingReader(bytes: bytes, name: "two.session.jsonl"))
    let golden = Snapshot.compare(report.text, "two.describe.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  /// Events after a description, and the problem that they are.
  static let problems: [(events: String, kind: RecordingProblem.Kind, message: String)] = [
    ("E: 0.000001 0001 001e 1\nE: 0.000001 0000 0000 0\n", .stuckKey, "KEY_A is down at the end"),
    ("E: 0.000001 0001 001e 2\nE: 0.000001 0000 0000 0\n", .stuckKey, "KEY_A is down at the end"),
    (
      "E: 0.000001 0003 002f 3\nE: 0.000001 0003 0039 7\nE: 0.000001 0000 0000 0\n", .openContact,
      "the contact in slot 3 (tracking id 7) is down at the end"
    ),
    ("E: 0.000001 0003 0000 1\n", .truncatedFrame, "the last frame has no SYN_REPORT after 1 event"),
    (
      "E: 0.000002 0000 0000 0\nE: 0.000001 0000 0000 0\n", .clockBackwards,
      "the clock goes back once, first from 0.000002 to 0.000001"
    ),
    (
      "E: 0.000001 0000 0003 0\nE: 0.000001 0000 0000 0\n", .droppedEvents,
      "the kernel lost events once (SYN_DROPPED)"
    ),
  ]

  @Test("a problem is found, and only that", arguments: problems)
  func problem(events: String, kind: RecordingProblem.Kind, message: String) throws {
    let problems = try report(EvemuText.panel + events).problems
    #expect(problems.map(\.kind) == [kind])
    #expect(problems.map(\.message) == [message])
  }

  @Test(
    "an axis whose ends are exchanged is a problem, with and without events", arguments: ["", "E: 0.000001 0 0 0\n"])
  func exchangedEnds(events: String) throws {
    let problems = try report(EvemuText.panel.replacing("A: 00 0 4095", with: "A: 00 4095 0") + events).problems
    #expect(problems.map(\.kind) == [.axisRange])
    #expect(problems.map(\.message) == ["ABS_X has a minimum of 4095, which is greater than its maximum of 0"])
  }

  @Test("what is down before the first event counts, and what is released or unplugged does not")
  func initialState() throws {
    var device = DeviceDescription(name: "Keys")
    device.state.pressedKeys = [KeyCode.keyA.rawValue, KeyCode.keyB.rawValue]
    device.state.slots = [[.mtTrackingId: 5]]
    let header = RecordingHeader(devices: [RecordedDevice(device)])
    let release = Recording.Part.event(RecordedEvent(device: 0, event: .key(.keyA, 0, at: .zero)))
    let report = Recording.Part.event(RecordedEvent(device: 0, event: .report(at: .zero)))
    func problems(_ parts: [Recording.Part]) throws -> [String] {
      let bytes = try Recording(header: header, parts: parts).written(as: .session)
      return try RecordingReport(reading: RecordingReader(bytes: bytes)).problems.map(\.message)
    }
    #expect(
      try problems([release, report]) == [
        "KEY_B is down at the end", "the contact in slot 0 (tracking id 5) is down at the end",
      ])
    #expect(try problems([release, report, .item(.removed(device: 0, at: .zero))]).isEmpty)
  }
}
