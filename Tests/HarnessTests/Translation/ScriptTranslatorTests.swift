import Announcer
import Documents
import Geometry
import Gestures
import Harness
import InputEvents
import Recordings
import Scenes
import Stage
import Testing

@Suite("Scripts made of recordings")
struct ScriptTranslatorTests {
  /// What is recorded on an example, and the instructions that a script of it has, expectations aside.
  static let deeds: [(example: String, recorded: String, said: [String])] = [
    ("mail", "tap 359,786", [#"tap "Compose""#]),
    ("mail", "press 359,786 for 900ms", [#"long press "Compose""#]),
    ("mail", "tap 359,786 with 2 fingers", [#"tap "Compose" with 2 fingers"#]),
    ("map", "double tap 300,700", ["double tap 300,700"]),
    ("map", "pinch at 500,500 by 2", ["pinch at 500,500 by 2"]),
    ("map", "drag from 300,300 to 700,1000 in 300ms", ["drag from 300,300 to 700,1000"]),
    ("map", "flick up from #map at 1500 pt/s", [#"flick up from "Plan of the harbour" at 1500 pt/s"#]),
    ("weather", "swipe left from 300,400", [#"swipe left from group "Lisbon""#]),
    ("article", "move to 700,400; scroll 2; scroll -3", ["move to 700,400", "scroll 2", "scroll -3"]),
    ("tv", "swipe right; press enter", [#"swipe right from "Films""#, "press return"]),
    ("watch", #"tap "Set Timer"; turn crown -1"#, [#"tap "Set Timer""#, "turn crown -1"]),
    (
      "mail", #"tap "Compose"; tap "Message"; type "He said \"no\""; press left; press shift+left"#,
      [#"tap "Compose""#, #"tap "Message""#, #"type "He said \"no\"""#, "press left", "press shift+left"]
    ),
    ("mail", #"turn screen; mark "turned"; turn screen"#, ["turn screen", #"mark "turned""#, "turn screen"]),
    ("save", #"right click "Save…"; double click "Save…""#, [#"right click "Save…""#, #"double click "Save…""#]),
    (
      "mail", #"reader next; reader focus "Compose"; reader activate"#,
      ["reader next", #"reader focus "Compose""#, "reader activate"]
    ),
  ]

  /// The instructions that do something, in order.
  private static func done(_ translation: ScriptTranslation) -> [String] {
    translation.lines.compactMap { line in
      if case .instruction(let text) = line, !text.hasPrefix("expect "), !text.hasPrefix("wait ") { text } else { nil }
    }
  }

  @Test("people's deeds are said by name, as plainly as does the same", arguments: deeds)
  func plain(example: String, recorded: String, said: [String]) throws {
    let recorded = try Recorded(Recorded.scene(of: example), script: recorded)
    #expect(Self.done(recorded.translation) == said, "\(recorded.translation.text)")
    #expect(recorded.translation.isFaithful, "\(recorded.translation.text)")
  }

  @Test(
    "what is done while something moves is done in its time, where the state hangs on it",
    arguments: [
      (
        "stocks", "drag from 196,470 to 196,700 in 300ms, release at 200 pt/s; wait 100ms; drag from #quotes to 100,300"
      ),
      ("vision-list", "flick up from 640,500 at 2200 pt/s"),
      ("vision-list", "flick up from 640,500 at 2200 pt/s; wait 150ms; tap 640,300; wait 1s; reader next"),
      ("vision-list", "flick up from 822,383 at 1235 pt/s"), ("vision-list", "flick up from 621,488 at 2982 pt/s"),
      ("map", "flick up from 400,700 at 2500 pt/s; wait 130ms; tap 400,700"),
      ("map", "drag from 245,776 to 642,475 in 140ms, release at 1100 pt/s"),
      ("watch-pages", "swipe up"), ("watch-pages", "swipe up; wait 2s; swipe up"),
      ("map", "drag from 156,464 to 123,220 in 115ms"), ("map", "pinch by 2; scrub"),
      ("map", "double tap 670,684; scrub"),
      ("map", "drag from 156,464 to 123,220 via 255,670 in 400ms then hold 200ms"),
      // Where it comes to rest is the end either way; what the finger stops is not.
      ("vision-list", "swipe from 640,600 to 640,150 in 130ms; wait 90ms; tap 640,250"),
      (
        "mail",
        #"tap "Compose"; wait 1s; tap "Message"; type "one two"; wait 1s; drag from "Message" to 300,300 after 700ms in 400ms"#
      ),
      ("mail", #"press tab; type "a b"; type "a b""#), ("mail", #"press tab; type "  ""#),
      ("pad-brushes", #"press tab; type "  ""#), ("pad-brushes", #"press tab; type "a "; type " ""#),
      ("mail", #"tap "Compose"; wait 50ms; tap "To""#), ("mail", #"tap "Compose"; wait 50ms; tap "Cancel""#),
    ])
  func timed(example: String, recorded: String) throws {
    let recorded = try Recorded(Recorded.scene(of: example), script: recorded)
    #expect(recorded.translation.isFaithful && recorded.translation.endsInSameState, "\(recorded.translation.text)")
  }

  @Test("what a screen reader was asked by fingers is asked of it by name")
  func reader() throws {
    let recorded = try Recorded(
      Recorded.scene(of: "mail"), script: "swipe right; swipe right; double tap", reader: true)
    let done = Self.done(recorded.translation)
    #expect(done.count >= 3 && done.allSatisfy { $0.hasPrefix("reader ") } && done.last == "reader activate", "\(done)")
    #expect(recorded.translation.isFaithful)
  }

  @Test(
    "what fingers ask of a reader stands before what is asked of it by name afterwards",
    arguments: [
      ("mail", "reader next button; double tap; reader next", "reader activate", "reader next"),
      ("mail", "reader next button; double tap; wait 1s; reader next", "reader activate", "reader next"),
      ("mail", "reader next button; double tap; reader escape", "reader activate", "reader escape"),
      ("map", "reader rotor down; double tap; reader next", "reader activate", "reader next"),
    ])
  func readerThenNames(example: String, script: String, first: String, last: String) throws {
    let recorded = try Recorded(Recorded.scene(of: example), script: script, reader: true)
    let done = Self.done(recorded.translation)
    #expect(done.suffix(2) == [first, last], "\(done)")
    #expect(recorded.translation.isFaithful && recorded.translation.endsInSameState, "\(recorded.translation.text)")
  }

  @Test(
    "keys that a reader keeps for itself are said by what they ask for, once",
    arguments: [
      (
        Voice.orca, "press insert+z; press b; press insert+f12; press right; press ctrl+end",
        [
          "reader structural navigation on", "reader next button", "reader caret navigation on",
          "reader caret next character", "reader caret end of all",
        ]
      ),
      (
        .talkback, "press alt+right; press alt+right; press alt+enter",
        ["reader next", "reader next", "reader activate"]
      ),
      (.voiceover, "press ctrl+alt+right; press ctrl+alt+space", ["reader next", "reader activate"]),
    ])
  func readerKeys(voice: Voice, script: String, said: [String]) throws {
    let recorded = try Recorded(Recorded.scene(of: "mail"), script: script, reader: true, voice: voice)
    #expect(Self.done(recorded.translation) == said, "\(recorded.translation.text)")
    #expect(recorded.translation.isFaithful && !recorded.translation.text.contains("left out"))
  }

  @Test("a wait stands where the same comes of it only at that time")
  func time() throws {
    let scene = try Recorded.scene(of: "watch-pages")
    // At the end of a long page the crown turns on only after a rest.
    let recorded = try Recorded(scene, script: "turn crown -1; wait 1s; turn crown -1; turn crown -12; turn crown -2")
    #expect(recorded.translation.isFaithful, "\(recorded.translation.text)")
    let list = try Recorded(example: "vision-list")
    #expect(list.translation.text.contains("wait "), "\(list.translation.text)")
  }

  @Test("where two have one name, more is said; what has none is said by where it is")
  func ambiguous() throws {
    let scene = try SceneDocument.read(
      """
      scene: shop
      platform: iOS
      windows:
        - id: main
          title: Shop
          elements:
            - {id: first, role: button, label: Buy, frame: [20, 100, 100, 44]}
            - {id: second, role: link, label: Buy, frame: [20, 200, 100, 44]}
            - {id: third, role: button, label: "Say \\"hi\\"", frame: [20, 300, 100, 44]}
      """, file: "shop.scene.yaml")
    let recorded = try Recorded(scene, script: "tap 70,122; tap 70,222; tap 70,322")
    #expect(
      Self.done(recorded.translation) == [#"tap button "Buy""#, #"tap link "Buy""#, #"tap "Say \"hi\"""#],
      "\(recorded.translation.text)")
  }

  /// A run on a hand's devices to which something is done that no instruction says.
  private static func translate(
    _ example: String, _ body: (inout Run<Stage>, inout GestureSynthesizer) throws -> Void
  ) throws -> Recorded {
    let scene = try Recorded.scene(of: example)
    let devices = ScriptDevices.all(screen: scene.screen.size)
    return try Recorded(scene, screen: nil, devices: devices.map { .init($0) }, options: RunOptions()) { run in
      var synthesis = SynthesisOptions()
      synthesis.screen = run.target.screen
      var hand = try GestureSynthesizer(devices: devices, options: synthesis)
      try body(&run, &hand)
    }
  }

  @Test("a drag that the device cut off has moved the list: that cannot be said, and no script is made")
  func cutOff() throws {
    let error = #expect(throws: TranslationError.self) {
      try Self.translate("stocks") { run, hand in
        let frames = try hand.perform(GestureScript(parsing: "drag from 196,400 to 196,300 in 400ms").actions[0])
        for frame in frames.prefix(45) { for event in frame.events { run.feed(event, from: frame.device) } }
        run.feed(InputEvent(time: run.now, type: .syn, code: SyncCode.dropped.rawValue, value: 0), from: 0)
        run.feed(.report(at: run.now), from: 0)
      }
    }
    if let error {
      #expect(error.doing.contains("cut off") && error.reason.contains("no instruction"), "\(error)")
      #expect(error.description.hasPrefix("at 0."), "\(error)")
    }
  }

  @Test("input of which nothing comes is left out, and that is said")
  func leftOut() throws {
    let recorded = try Self.translate("mail") { run, hand in
      run.feed(InputEvent(time: run.now + 1000, type: .syn, code: SyncCode.dropped.rawValue, value: 0), from: 0)
      run.feed(.report(at: run.now), from: 0)
      try run.perform(GestureScript(parsing: #"tap "Compose""#), with: &hand)
    }
    #expect(
      recorded.translation.text.contains("# 0.001 s: input that was cut off is left out"),
      "\(recorded.translation.text)")
    #expect(Self.done(recorded.translation) == [#"tap "Compose""#])
  }

  @Test("a remark about the recording is a comment, and a line break in it stays there")
  func remarks() throws {
    let scene = try Recorded.scene(of: "mail")
    let stage = Stage(scene)
    let tape = RunTape()
    tape.take(remark: "typed\ntap 1,1", at: .zero)
    var translator = try ScriptTranslator(target: stage, devices: [], options: RunOptions())
    let translation = try translator.translate(tape)
    #expect(
      try GestureScript(parsing: translation.text).instructions.map(\.value) == [.wait(1000)], "\(translation.text)")
  }
}
