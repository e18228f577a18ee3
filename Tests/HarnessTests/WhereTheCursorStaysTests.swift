import Accessibility
import Announcer
import Scenes
import Stage
import TestSupport
import Testing

@testable import Harness

/// Where a reader's cursor is after somebody has used something, and what is said of what has changed elsewhere.
@Suite("Where the cursor stays")
struct WhereTheCursorStaysTests {
  private static func scene(isLive: Bool, _ platform: Platform = .iOS) -> Scene {
    var add = Element.button("add", "Add")
    var effect = Element.Effect()
    (effect.target, effect.value) = ("total", "2 items")
    add.effect = effect
    var total = Element.text("total", "Total")
    total.value = "1 item"
    if isLive { total.traits.insert(.live) }
    var volume = Element(id: "volume", role: .slider, label: "Volume")
    volume.range = ValueRange(minimum: 0, maximum: 10, current: 5, step: 1)
    let elements = [add, .button("one", "One"), total, volume, .button("pay", "Pay")]
    return SceneBuilder(platform, id: "cart").window("main", title: "Cart", elements).scene
  }

  private static func spoken(_ performance: Performance) -> [String] {
    performance.entries.flatMap(\.reader).compactMap {
      if case .says(let utterance) = $0 { utterance.text } else { nil }
    }
  }

  @Test(
    "at what was activated, whatever that changes; what is live is told, and nothing else",
    arguments: [Voice.voiceover, .talkback, .orca, .orca43], [true, false])
  func effect(voice: Voice, isLive: Bool) throws {
    let performance = try Performance(Self.scene(isLive: isLive), reader: true, voice: voice)
    try performance.perform("reader focus \"Add\"; reader activate; wait 2s")
    #expect(performance.run.reader.cursor.focus == "main/add")
    #expect(Self.spoken(performance).contains { $0.contains("2 items") } == isLive)
    try performance.perform("reader next")
    #expect(performance.run.reader.cursor.focus == "main/one")
  }

  @Test(
    "an element of a scene says how urgent its changes are, for what is in it as well",
    arguments: [Voice.voiceover, .talkback, .orca], [Politeness.polite, .assertive])
  func urgency(voice: Voice, politeness: Politeness) throws {
    var add = Element.button("add", "Add")
    var effect = Element.Effect()
    (effect.target, effect.value) = ("total", "2 items")
    add.effect = effect
    var cart = Element(id: "cart", role: .group, label: nil)
    cart.politeness = politeness
    var total = Element.text("total", "Total")
    total.value = "1 item"
    cart.children = [total]
    let scene = SceneBuilder(.iOS, id: "cart").window("main", title: "Cart", [add, cart]).scene
    let performance = try Performance(scene, reader: true, voice: voice)
    try performance.perform("reader focus \"Add\"; reader activate; wait 2s")
    let told = performance.entries.flatMap(\.utterances).filter { $0.text.contains("2 items") }
    #expect(told.map(\.priority) == [politeness == .assertive ? .interrupting : .polite])
  }

  @Test("what Orca's full queue does not take is not said, in the transcript either")
  func refused() throws {
    var toggle = Element.button("toggle", "Toggle")
    var effect = Element.Effect()
    effect.target = "status"
    toggle.effect = effect
    var status = Element(id: "status", role: .switchControl, label: "Status")
    (status.value, status.traits) = ("0", .live)
    let scene = SceneBuilder(.iOS, id: "s").window("main", title: "Main", [toggle, status]).scene
    let performance = try Performance(scene, reader: true, voice: .orca)
    try performance.perform("reader focus \"Toggle\"; wait 5s")
    let before = performance.entries.count
    try performance.perform(Array(repeating: "reader activate", count: 13).joined(separator: "; "))
    let said = performance.entries.dropFirst(before).flatMap(\.utterances)
    // One is being said, and nine wait.
    #expect(said.count == 10, "\(said.map(\.text))")
  }

  @Test("TalkBack says the newest value of a slider and cuts off the ones before")
  func newest() throws {
    let performance = try Performance(Self.scene(isLive: true), reader: true, voice: .talkback)
    try performance.perform("reader focus \"Volume\"; wait 4s; reader increment; reader increment; reader increment")
    #expect(performance.run.speech.waiting.isEmpty)
    #expect(performance.run.speech.current?.utterance.text == "8")
  }

  @Test(
    "Control by itself stops Orca, and with another key it does not",
    arguments: [("press ctrl", true), ("press ctrl+f", false)])
  func control(script: String, stops: Bool) throws {
    let performance = try Performance(Self.scene(isLive: true, .macOS), reader: true, voice: .orca)
    try performance.perform("reader read from top; wait 300ms; \(script)")
    #expect((performance.run.speech.current == nil && performance.run.speech.waiting.isEmpty) == stops)
  }

  @Test("TalkBack passes over what says the title of a sheet once more", arguments: [Voice.talkback, .voiceover])
  func title(voice: Voice) throws {
    let scene = SceneBuilder(.iOS, id: "a")
      .window("main", title: "Main", [.button("open", "Open", opens: "details")])
      .sheet(
        "details", title: "Details", [Element(id: "title", role: .heading, label: "Details"), .text("first", "First")]
      )
      .scene
    let performance = try Performance(scene, reader: true, voice: voice)
    try performance.perform("reader focus \"Open\"; reader activate; wait 2s")
    #expect(performance.run.reader.cursor.focus == (voice == .talkback ? "details/first" : "details/title"))
  }
}
