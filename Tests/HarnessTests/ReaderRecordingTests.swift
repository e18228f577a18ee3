import Accessibility
import Announcer
import Gestures
import Harness
import InputEvents
import Recordings
import Scenes
import Stage
import TestSupport
import Testing

/// What a script asks of the screen reader is recorded and replayed as the events of devices are.
@Suite("Recorded runs with a screen reader")
struct ReaderRecordingTests {
  typealias Outcome = (json: String, hash: UInt64?)

  /// Performs a script on Mail; the transcript, the state at the end, and the session.
  static func record(_ script: String, usesReader: Bool) throws -> (outcome: Outcome, session: [UInt8]) {
    let stage = Stage(.mail())
    let devices = ScriptDevices.all(screen: stage.screen)
    var synthesis = SynthesisOptions()
    synthesis.screen = stage.screen
    var hand = try GestureSynthesizer(devices: devices, options: synthesis)
    let sink = ByteSink()
    let recorder = try RunRecorder(
      SessionWriter(to: sink), devices: devices.map { RecordedDevice($0.description) }, drivesReader: usesReader)
    var options = RunOptions()
    options.usesReader = usesReader
    var json = ""
    var run = Run(
      target: stage, devices: devices.map { .init($0) }, options: options, observe: { recorder.take($0, from: $1) },
      observeItem: { recorder.take($0) },
      report: { entry in
        recorder.take(entry)
        json += TranscriptJSON.render(entry) + "\n"
      })
    run.start()
    try run.perform(GestureScript(parsing: script), with: &hand)
    let hash = run.finish().stateHash
    try recorder.finish()
    return ((json, hash), sink.bytes)
  }

  /// Plays a session on Mail, and records it again.
  ///
  /// Whether its input goes to the screen reader stands in the session.
  static func replay(_ session: [UInt8]) throws -> (outcome: Outcome, session: [UInt8]) {
    var reader = try RecordingReader(bytes: session)
    let sink = ByteSink()
    let usesReader = reader.header.drivesReader
    let recorder = try RunRecorder(SessionWriter(to: sink), devices: reader.devices, drivesReader: usesReader)
    var options = RunOptions()
    options.usesReader = usesReader
    var json = ""
    var run = Run(
      target: Stage(.mail()), devices: reader.devices.map { .init($0.description) }, options: options,
      observe: { recorder.take($0, from: $1) },
      observeItem: { recorder.take($0) },
      report: { entry in
        recorder.take(entry)
        json += TranscriptJSON.render(entry) + "\n"
      })
    run.start()
    try run.play(&reader)
    let hash = run.finish().stateHash
    try recorder.finish()
    return ((json, hash), sink.bytes)
  }

  static let scripts: [(script: String, usesReader: Bool)] = [
    (#"reader next; reader activate; reader focus grabber; reader increment; reader decrement"#, false),
    (
      #"wait 2s; tap "Compose"; reader focus "To"; reader activate; type "Hi"; wait 50ms; reader escape; reader next"#,
      false
    ),
    (
      #"reader last; reader previous; reader next button; reader previous heading; reader first; reader previous"#,
      false
    ),
    (
      #"reader focus 196,430; reader read; reader read from top; reader stop; reader magic tap; reader scroll down"#,
      false
    ),
    (#"reader action "Mark \"done\""; mark "then"; press tab; reader increment"#, false),
    (#"swipe right; double tap; reader focus "Send"; swipe left; scrub; reader activate"#, true),
  ]

  @Test("a run plays again from its session: the same transcript, state and bytes", arguments: scripts.indices)
  func roundTrip(index: Int) throws {
    let (script, usesReader) = Self.scripts[index]
    let first = try Self.record(script, usesReader: usesReader)
    let second = try Self.replay(first.session)
    #expect(first.outcome.json.contains(#""reader":"#))
    #expect(second.outcome.json == first.outcome.json)
    #expect(second.outcome.hash == first.outcome.hash)
    #expect(String(decoding: second.session, as: UTF8.self) == String(decoding: first.session, as: UTF8.self))
  }

  static let turned: [String] = [
    #"turn screen; tap "Compose"; turn screen; type "Hi"; press escape"#,
    #"tap "Compose"; wait 100ms; turn screen; wait 50ms; resize screen to 600,500; drag from grabber to 300,30"#,
    #"reader focus "Compose"; turn screen; reader activate; wait 20ms; turn screen; reader next; turn screen"#,
    #"move to 380,800; hold shift; turn screen; click "Compose"; release; resize screen to 393x852; click 20,20"#,
  ]

  @Test("a run in which the screen is turned and resized plays again, byte for byte", arguments: turned)
  func screen(script: String) throws {
    let first = try Self.record(script, usesReader: false)
    let second = try Self.replay(first.session)
    #expect(first.outcome.json.contains(#""note":"screen turned to 852×393 pt""#), "\(first.outcome.json)")
    #expect(String(decoding: first.session, as: UTF8.self).contains(#","screen":"852x393"}"#))
    #expect(second.outcome.json == first.outcome.json)
    #expect(second.outcome.hash == first.outcome.hash)
    #expect(String(decoding: second.session, as: UTF8.self) == String(decoding: first.session, as: UTF8.self))
  }

  @Test("what was asked stands in the session as a script writes it; what a gesture asked is in its events")
  func rows() throws {
    let script = #"reader focus "Compose"; reader next heading; swipe right"#
    let text = String(decoding: try Self.record(script, usesReader: true).session, as: UTF8.self)
    let rows = text.split(separator: "\n").filter { $0.contains(#""reader":"#) }
    #expect(rows.count == 2, "\(rows)")
    #expect(rows.first?.hasSuffix(#","reader":"focus #inbox/compose"}"#) == true)
    #expect(rows.last?.hasSuffix(#","reader":"next heading"}"#) == true)
  }

  @Test(
    "what cannot be asked of this interface is noted, and the rest is played",
    arguments: ["focus #nowhere", "dance", "next; tap 1,2", "next headng"])
  func refused(instruction: String) throws {
    let session = String(decoding: try Self.record("reader next", usesReader: false).session, as: UTF8.self)
    #expect(session.contains(#""reader":"next""#))
    let changed = session.replacing(#""reader":"next""#, with: #""reader":"\#(instruction)""#)
    let replayed = try Self.replay(Array(changed.utf8)).outcome.json
    #expect(replayed.contains(#""note":"reader \#(instruction): "#), "\(replayed)")
  }
}
