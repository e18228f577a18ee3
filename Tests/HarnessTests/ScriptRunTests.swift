import Accessibility
import Announcer
import Geometry
import Gestures
import Harness
import InputEvents
import Recordings
import Scenes
import Stage
import TestSupport
import Testing

@Suite("Scripts and recordings in a run")
struct ScriptRunTests {
  static let story = """
    tap "Compose"; tap grabber; drag from grabber to 196,470; tap "Message"; type "Hi there"
    swipe down from grabber; tap "Cancel" in actionSheet; swipe down from grabber; tap "Delete Draft"
    """

  @Test("the Mail story as a script, as a person reads it")
  func mailScript() throws {
    let performance = try Performance(.mail(), explains: true)
    try performance.perform(Self.story)
    let summary = performance.finish()
    #expect(summary.keyboardFocus == "inbox/compose")
    let golden = Snapshot.compare(performance.text(hints: true), "mail-script.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test(
    "what is typed is said as one text; a blank at its start is a word",
    arguments: [("a b", "a b"), (" more", "space more"), ("  x", "space space x"), (" ", "space"), ("x ", "x ")])
  func typing(typed: String, said: String) throws {
    let performance = try Performance(.mail())
    try performance.perform(#"tap "Compose"; tap "Message"; type "\#(typed)""#)
    _ = performance.finish()
    let last = try #require(
      performance.entries.last { if case .input(let label) = $0.trigger { label.hasPrefix("type ") } else { false } })
    #expect(last.utterances.map(\.text) == [said])
  }

  @Test("Return in a text of several lines is said as a new line, typed and passed")
  func newLine() throws {
    let performance = try Performance(.mail())
    try performance.perform(#"tap "Compose"; tap "Message"; type "a"; press enter; press left; press left"#)
    _ = performance.finish()
    let said = performance.entries.flatMap { $0.utterances.map(\.text) }
    #expect(said.contains("new line") && !said.contains("space"), "\(said)")
  }

  @Test("a message is said with the title, and stands on a sheet as on an alert")
  func messages() throws {
    var scene = Scene.mail()
    for index in scene.presentations.indices { scene.presentations[index].message = "Nothing is sent yet." }
    let performance = try Performance(scene)
    try performance.perform(#"tap "Compose"; tap "Message"; type "x"; swipe down from grabber"#)
    _ = performance.finish()
    let said = performance.entries.flatMap { $0.utterances.map(\.text) }
    #expect(said.contains("New Message. Sheet. Nothing is sent yet."))
    #expect(said.contains("Save this draft? Action Sheet. Nothing is sent yet."))
    let texts = performance.tree.nodes.filter { $0.name == "Nothing is sent yet." }
    #expect(texts.map(\.role) == [.text, .text])
    #expect(texts.allSatisfy { $0.frame.size.height > 0 })
  }

  /// What a run of these events says and where it ends, with pauses of the run's owner in between.
  func replay(_ performance: Performance, pausing pauses: [Int64]) -> (json: String, summary: RunSummary) {
    var json = ""
    var run = Run(target: Stage(.mail()), devices: performance.devices) { json += TranscriptJSON.render($0) + "\n" }
    run.start()
    for (number, fed) in performance.fed.enumerated() {
      let pause = pauses.isEmpty ? 0 : pauses[number % pauses.count]
      if pause > 0, fed.event.time - run.now > pause { run.advance(to: run.now + pause) }
      run.feed(fed.event, from: fed.device)
    }
    let summary = run.finish()
    return (json, summary)
  }

  @Test(
    "how often a run is asked to let time pass changes nothing",
    arguments: [[], [1_000], [40_000, 0, 333_333], [7_000_000]])
  func splittingChangesNothing(pauses: [Int64]) throws {
    let performance = try Performance(.mail())
    try performance.perform(Self.story)
    let summary = performance.finish()
    let (json, end) = replay(performance, pausing: pauses)
    #expect(json == performance.entries.map { TranscriptJSON.render($0) + "\n" }.joined())
    #expect(end.stateHash == summary.stateHash)
  }

  @Test("an entry of which nothing is written down does not tell when it was")
  func wordlessEntry() throws {
    let performance = try Performance(.mail())
    let sink = ByteSink()
    let recorder = try RunRecorder(
      RecordingFormat.session.makeWriter(to: sink), devices: performance.devices.map { RecordedDevice($0.description) })
    recorder.take(TranscriptEntry(time: Timestamp(microseconds: 1_234_567), cause: .time))
    #expect(recorder.latest == .zero)
    recorder.take(TranscriptEntry(time: Timestamp(microseconds: 2_000_000), cause: .mark("here")))
    #expect(recorder.latest == Timestamp(microseconds: 2_000_000))
  }

  @Test("what was recorded in a run plays the same run, marks and announcements with it")
  func recordingRoundTrip() throws {
    let first = try Performance(.mail())
    let sink = ByteSink()
    let recorder = try RunRecorder(
      RecordingFormat.session.makeWriter(to: sink), devices: first.devices.map { RecordedDevice($0.description) })
    try first.perform("mark \"begin\"; " + Self.story)
    _ = first.finish()
    // Events and entries come to a recorder as they come to the run's owner.
    var said = first.entries[...]
    for fed in first.fed {
      while let entry = said.first, entry.time < fed.event.time {
        recorder.take(entry)
        said.removeFirst()
      }
      recorder.take(fed.event, from: fed.device)
    }
    said.forEach(recorder.take)
    try recorder.finish()

    var json = ""
    var reader = try RecordingReader(bytes: sink.bytes)
    var run = Run(target: Stage(.mail()), devices: reader.devices.map { .init($0.description) }) {
      json += TranscriptJSON.render($0) + "\n"
    }
    run.start()
    try run.play(&reader)
    #expect(run.finish().stateHash == first.run.target.stateHash)
    #expect(json.contains(#""mark":"begin""#))
    #expect(json.filter { $0 == "\n" }.count == first.entries.count)
    let text = String(decoding: sink.bytes, as: UTF8.self)
    #expect(text.contains(#""say":"New Message. Sheet.","language":"en""#), "\(text.suffix(400))")
  }

  @Test(
    "an instruction that cannot be done says where, what and what is near; what was done before stays",
    arguments: [
      (
        "tap \"Compose\"; tap \"Snd\"", "1:16", "nothing on the screen is \"Snd\"",
        "nearest: button \"Send\" (#draft/send)", false
      ),
      ("tap 5000,5", "1:1", "5000,5 is outside the screen (393x852)", nil, false),
      ("\ntap button \"Compose\" in", "2:24", "expected what it is in, found the end", nil, true),
      (
        "reader next headng", "1:1", "there is no role “headng”",
        "did you mean “heading”? a name stands in quotation marks", true
      ),
      ("reader focus \"Nothing\"", "1:1", "nothing on the screen is \"Nothing\"", nil, false),
      ("turn ring 1; turn mixer 1", "1:14", "none of the devices is a mixer", nil, true),
    ] as [(String, String, String, String?, Bool)])
  func errors(script: String, location: String, message: String, hint: String?, isAboutDevices: Bool) throws {
    let performance = try Performance(.mail())
    let error = #expect(throws: ScriptRunError.self) { try performance.perform(script) }
    #expect(error?.location.map { "\($0)" } == location)
    #expect(error?.message == message)
    if let hint { #expect(error?.hint == hint) }
    #expect(error?.isAboutDevices == isAboutDevices)
    #expect(!performance.entries.isEmpty)
  }

  @Test("an instruction waits for the interface to rest, unless a wait stands before it")
  func waiting() throws {
    let patient = try Performance(.mail())
    try patient.perform("tap \"Compose\"; press escape")
    _ = patient.finish()
    #expect(patient.entries.contains { $0.events.contains { $0.event.kind == .didPresent } })

    let hasty = try Performance(.mail())
    try hasty.perform("tap \"Compose\"; wait 50ms; type \"x\"")
    _ = hasty.finish()
    #expect(hasty.entries.contains { $0.events.contains { $0.event.kind == .swallowed } })
  }

  @Test("a script speaks to the reader without any gesture")
  func readerInstructions() throws {
    let performance = try Performance(.mail())
    try performance.perform(
      "reader next; reader activate; reader first; reader next heading; reader next heading; reader focus \"To\"; reader action \"Zap\"; reader read; reader stop"
    )
    let shown = performance.entries.suffix(7).map { entry in
      entry.title + ": "
        + entry.reader.map { step in
          switch step {
          case .says(let utterance): utterance.text
          case .refuses(let why): "(\(why))"
          case .boundary(let end): "|\(end)"
          case .asks(let action, _): "\(action)"
          }
        }.joined(separator: " ")
    }
    #expect(
      shown == [
        "reader first: Sheet Grabber: Medium. Button. Adjustable.",
        "reader next heading: New Message. Heading.",
        "reader next heading: (no heading after this)",
        "reader focus #draft/to: To. Text Field.",
        "reader action \"Zap\": (“To” has no action “Zap”)",
        "reader read: To. Text Field. Message. Text Field. |end",
        "reader stop: ",
      ])
  }
}
