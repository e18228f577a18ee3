import Accessibility
import Announcer
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

@Suite("Reader gestures")
struct ReaderGesturesTests {
  @Test(
    "what touch, crown and keys ask of the reader, all the way from a script",
    arguments: [
      ("swipe right", ["swipe right: next"]), ("swipe left", ["swipe left: previous"]),
      ("swipe up", ["swipe up: increment"]), ("swipe down", ["swipe down: decrement"]),
      ("tap 100,165", ["tap: explore 100,165"]), ("double tap", ["double tap: activate"]), ("triple tap", []),
      ("swipe up with 2 fingers", ["swipe up with 2 fingers: read from top"]),
      ("swipe down with 2 fingers", ["swipe down with 2 fingers: read"]),
      ("double tap with 2 fingers", ["double tap with 2 fingers: magic tap"]), ("scrub", ["scrub: escape"]),
      ("swipe up with 3 fingers", ["swipe up with 3 fingers: scroll down"]),
      ("swipe right with 3 fingers", ["swipe right with 3 fingers: scroll left"]),
      ("tap 196,300 with 4 fingers", ["tap with 4 fingers: first"]),
      ("tap 196,600 with 4 fingers", ["tap with 4 fingers: last"]), ("rotate by 90deg", ["rotate: rotor next"]),
      ("rotate by -90deg", ["rotate: rotor previous"]),
      ("tap 100,300 with 2 fingers", ["tap with 2 fingers: stop"]),
      ("turn crown 2", ["turn +1: next", "turn +1: next"]), ("turn crown -1", ["turn -1: previous"]),
      ("press ctrl+alt+right", ["press ctrl+alt+right: next"]),
      ("press ctrl+alt+left", ["press ctrl+alt+left: previous"]),
      ("press ctrl+alt+space", ["press ctrl+alt+space: activate"]),
      ("press ctrl+alt+home", ["press ctrl+alt+home: first"]),
      ("press ctrl+alt+end", ["press ctrl+alt+end: last"]), ("press ctrl+alt+m", ["press ctrl+alt+m: magic tap"]),
      ("press ctrl+alt+escape", ["press ctrl+alt+escape: escape"]),
      ("press ctrl+alt+page-down", ["press ctrl+alt+page-down: scroll down"]),
      ("pinch by 2", []), ("swipe down then left", []),
      ("split tap 100,165", ["hold: explore 100,165", "split tap: activate"]),
      ("tap 100,165; wait 100ms; long press 100,165 for 800ms", ["tap, then tap and hold: long press"]),
      ("tap 100,165; wait 500ms; long press 100,465 for 800ms", ["tap: explore 100,165", "hold: explore 100,465"]),
      ("reader long press", ["reader long press"]),
    ])
  func commands(script: String, titles: [String]) throws {
    let performance = try Performance(.mail(), reader: true)
    try performance.perform(script)
    _ = performance.finish()
    let said = performance.entries.dropFirst().map(\.title).filter { !$0.isEmpty }
    #expect(said == titles, "\(performance.text())")
  }

  @Test(
    "TalkBack has gestures and keys of its own",
    arguments: [
      ("swipe up with 2 fingers", ["swipe up with 2 fingers: scroll down"]),
      ("swipe left with 2 fingers", ["swipe left with 2 fingers: scroll right"]),
      ("swipe down with 3 fingers", ["swipe down with 3 fingers: rotor next"]),
      ("swipe up with 3 fingers", ["swipe up with 3 fingers: rotor previous"]),
      ("triple tap 196,300 with 2 fingers", ["3 taps with 2 fingers: read"]),
      ("tap 196,300 with 4 fingers", []), ("rotate by 90deg", []),
      ("press alt+right", ["press alt+right: next"]), ("press alt+left", ["press alt+left: previous"]),
      ("press alt+enter", ["press alt+return: activate"]),
      ("press alt+shift+enter", ["press alt+shift+return: long press"]),
      ("press ctrl+alt+space", ["press ctrl+alt+space: rotor actions"]),
      ("tap 196,300; wait 100ms; long press 196,300 for 800ms", ["tap, then tap and hold: long press"]),
      ("tap 196,300 with 3 fingers", ["tap with 3 fingers"]), ("scrub", []),
      ("press alt+backspace", ["press alt+backspace: escape"]),
      ("press alt+h", ["press alt+h: next heading"]), ("press alt+shift+h", ["press alt+shift+h: previous heading"]),
      ("press ctrl+alt+left", ["press ctrl+alt+left: first"]), ("press ctrl+alt+right", ["press ctrl+alt+right: last"]),
      ("press ctrl+alt+enter", ["press ctrl+alt+return: read from top"]),
    ])
  func talkBack(script: String, titles: [String]) throws {
    let performance = try Performance(.mail(), reader: true, voice: .talkback)
    try performance.perform(script)
    _ = performance.finish()
    let said = performance.entries.dropFirst().map(\.title).filter { !$0.isEmpty }
    #expect(said == titles, "\(performance.text())")
  }

  @Test(
    "a finger that turns on its way asks TalkBack for what its defaults say",
    arguments: [
      ("swipe down then left", "swipe down then left: escape"),
      ("swipe right then left", "swipe right then left: scroll down"),
      ("swipe left then right", "swipe left then right: scroll up"),
      ("swipe down then up", "swipe down then up: rotor next"),
      ("swipe up then down", "swipe up then down: rotor previous"),
      ("swipe up then left", "swipe up then left"), ("swipe left then up", "swipe left then up"),
      ("swipe right then down", "swipe right then down"), ("swipe up then right", "swipe up then right"),
      ("swipe down then right", "swipe down then right"), ("swipe left then down", "swipe left then down"),
      ("split tap 100,165", "split tap: activate"),
      ("drag from 196,300 to 96,400 via 196,400 in 260ms, release at 700 pt/s", "swipe down then left: escape"),
    ])
  func turns(script: String, title: String) throws {
    for seed in 0..<8 {
      let performance = try Performance(.mail(), reader: true, voice: .talkback, seed: seed)
      try performance.perform(script)
      _ = performance.finish()
      let titles = performance.entries.dropFirst().map(\.title).filter { !$0.isEmpty && !$0.hasPrefix("hold") }
      #expect(titles == [title], "\(performance.text())")
    }
  }

  @Test("what TalkBack's turns ask of the system is refused with a reason; a turn out of two others is nothing")
  func refused() throws {
    let performance = try Performance(.mail(), reader: true, voice: .talkback)
    try performance.perform("swipe up then left; swipe right then up")
    _ = performance.finish()
    #expect(performance.entries.dropFirst().map(\.title) == ["swipe up then left"])
    #expect(performance.text().contains("it asks for the home screen, which is no part of this interface"))
  }

  @Test("back by touch leaves what is open, as the key does")
  func back() throws {
    let performance = try Performance(.mail(), reader: true, voice: .talkback)
    try performance.perform(#"reader focus "Compose"; reader activate; wait 2s; swipe down then left; wait 2s"#)
    _ = performance.finish()
    #expect(!performance.tree.nodes.contains { $0.role == .sheet }, "\(performance.text())")
  }

  @Test("with a split tap what is under the first finger is done, and a second one does it again")
  func split() throws {
    for voice in [Voice.voiceover, .talkback] {
      let performance = try Performance(.mail(), reader: true, voice: voice)
      try performance.perform(#"split tap "Compose"; wait 2s"#)
      _ = performance.finish()
      #expect(performance.tree.nodes.contains { $0.role == .sheet }, "\(performance.text())")
    }
    let orca = try Performance(.mail(), reader: true, voice: .orca)
    try orca.perform(#"split tap "Compose"; wait 2s"#)
    #expect(!orca.tree.nodes.contains { $0.role == .sheet })
  }

  static let orcaKeys: [(script: String, titles: [String])] = [
    ("press h", ["press h"]), ("press kpplus", ["press kpplus: read"]),
    ("press ctrl+end; press ctrl+home", ["press ctrl+end: last", "press ctrl+home: first"]),
    ("press insert+z; press h", ["press insert+z: structural navigation on", "press h: next heading"]),
    (
      "press insert+z; press b; press shift+b; press 2; press k",
      [
        "press insert+z: structural navigation on", "press b: next button", "press shift+b: previous button",
        "press 2: next heading2", "press k: next link",
      ]
    ),
    (
      "press insert+z; press insert+z; press h",
      ["press insert+z: structural navigation on", "press insert+z: structural navigation off", "press h"]
    ),
    (
      "press insert+f12; press right; press ctrl+left; press down; press home; press ctrl+end",
      [
        "press insert+f12: caret navigation on", "press right: caret next character",
        "press ctrl+left: caret previous word",
        "press down: caret next line", "press home: caret start of the line", "press ctrl+end: caret end of all",
      ]
    ),
  ]

  @Test("Orca's letters and its caret go by keys that have been turned on", arguments: orcaKeys)
  func orca(script: String, titles: [String]) throws {
    for voice in [Voice.orca, .orca43] {
      let performance = try Performance(.mail(), reader: true, voice: voice)
      try performance.perform(script)
      _ = performance.finish()
      let said = performance.entries.dropFirst().map(\.title).filter { !$0.isEmpty }
      #expect(said == titles, "\(performance.text())")
    }
  }

  @Test("on a page of the web Orca's keys are on from the start", arguments: [("web", true), ("Linux", false)])
  func documents(platform: String, isOn: Bool) throws {
    var tree = Stage(.mail()).tree
    tree.platform = platform
    let devices = ScriptDevices.all(screen: tree.screen)
    var options = RunOptions()
    (options.usesReader, options.voice) = (true, .orca)
    var titles: [String] = []
    var run = Run(target: TreeTarget(tree), devices: devices.map { .init($0) }, options: options) {
      titles.append($0.title)
    }
    var synthesis = SynthesisOptions()
    synthesis.screen = tree.screen
    var hand = try GestureSynthesizer(devices: devices, options: synthesis)
    run.start()
    try run.perform(GestureScript(parsing: "press b; press down"), with: &hand)
    _ = run.finish()
    #expect(titles.contains("press b: next button") == isOn, "\(titles)")
    #expect(titles.contains("press down: caret next line") == isOn, "\(titles)")
  }

  @Test("where people type into a field, Orca's letters are typed")
  func typing() throws {
    let performance = try Performance(.mail(), reader: true, voice: .orca)
    try performance.perform(
      #"press insert+z; reader focus "Compose"; reader activate; wait 2s; reader focus "To"; reader activate; type "hb""#
    )
    _ = performance.finish()
    #expect(performance.tree.nodes.contains { $0.id == "draft/to" && $0.value == "hb" }, "\(performance.text())")
  }

  @Test("a finger that moves slowly explores what lies under it, and what it leaves is not activated")
  func exploring() throws {
    let performance = try Performance(.mail(), reader: true)
    try performance.perform("drag from 196,400 to 196,100 in 2s")
    _ = performance.finish()
    let said = performance.entries.flatMap(\.utterances).map(\.text)
    #expect(said == ["Meeting moved to Friday", "Compose. Button.", "Meeting moved to Friday"])
    #expect(performance.entries.allSatisfy { $0.events.isEmpty })
  }

  @Test("without a reader the same gestures go to the interface")
  func withoutReader() throws {
    let performance = try Performance(.mail())
    try performance.perform("swipe right; double tap 196,400; press ctrl+alt+right")
    #expect(performance.entries.allSatisfy { if case .command = $0.trigger { false } else { true } })
  }
}
