import Accessibility
import Announcer
import Geometry
import Gestures
import Harness
import Scenes
import TestSupport
import Testing

/// With `--explain` every gesture says who took it, whether or not a screen reader is on.
@Suite("Every gesture is explained")
struct ReaderExplanationTests {
  /// A page with room at its bottom and a sheet that leaves room above.
  static func scene() -> Scene {
    var scene = SceneBuilder(.iOS, id: "page")
      .window(
        "main", title: "Page",
        [.text("one", "One"), .text("two", "Two"), .button("go", "Go", opens: "draft"), .text("three", "Three")]
      )
      .sheet("draft", title: "Draft", [.field("body", "Body"), .button("cancel", "Cancel", dismiss: .cancel)]) {
        $0.detents = [.medium]
      }.scene
    for (index, y) in [80.0, 140, 200, 260].enumerated() {
      scene.windows[0].elements[index].frame = Rect(x: 20, y: y, width: 200, height: 44)
    }
    return scene
  }

  /// What a script leaves behind after what was done before it.
  static func entries(of script: String, after before: String = "wait 1s", reader: Bool = true) throws
    -> [TranscriptEntry]
  {
    let performance = try Performance(scene(), reader: reader, explains: true)
    try performance.perform(before + "; wait 1s; mark \"now\"")
    let count = performance.entries.count
    try performance.perform(script + "; wait 2s; mark \"then\"")
    return performance.entries.dropFirst(count).dropLast()
      .filter { if case .time = $0.trigger { false } else { true } }
  }

  static func winner(_ arbitration: Arbitration) throws -> Arbitration.Candidate {
    let winners = arbitration.candidates.filter(\.took)
    #expect(winners.count == 1 && winners.first?.node == arbitration.taker, "\(arbitration)")
    return try #require(winners.first)
  }

  @Test("a finger where nothing can be read is nobody's, not that of where the cursor is")
  func nothingThere() throws {
    let entry = try #require(try Self.entries(of: "tap 300,700").first)
    #expect(entry.reader == [.refuses("nothing to read at 300.0, 700.0")])
    let arbitration = try #require(entry.arbitrations.first)
    #expect(try Self.winner(arbitration).receiver == .nobody)
    #expect(arbitration.taker == "main" && arbitration.reason == "nothing there can be read", "\(arbitration)")
  }

  @Test("under something modal it is that which takes it")
  func underModal() throws {
    let entry = try #require(try Self.entries(of: "tap 60,160", after: "reader focus #go; reader activate").first)
    #expect(entry.reader.contains { if case .refuses = $0 { true } else { false } }, "\(entry)")
    let arbitration = try #require(entry.arbitrations.first)
    #expect(try Self.winner(arbitration).receiver == .sheet)
    #expect(arbitration.taker == "draft")
    #expect(
      arbitration.reason
        == "nothing there can be read; ann-confine: modal sheet \"Draft\" blocks what is under it", "\(arbitration)")
    #expect(arbitration.candidates.contains { $0.node == "main/two" && $0.note == "not in the reading order" })
  }

  @Test(
    "a gesture that the reader has nothing for is told in an entry of its own",
    arguments: [
      ("pinch by 2", "pinch ×2 at", "the reader has nothing for it"),
      ("tap 100,300 with 3 fingers", "tap 100,300 with 3 fingers", "the reader has nothing for it"),
      ("triple tap 100,300", "triple tap 100,300", "the reader has nothing for it"),
      ("swipe left with 2 fingers", "swipe left from", "the reader has nothing for it"),
      ("long press 100,300 with 2 fingers", "long press 100,300 with 2 fingers", "the reader has nothing for it"),
      ("drag from 100,300 to 100,500 in 1s with 2 fingers", "drag 100,300 → 100,500", "the reader has nothing for it"),
      (
        "drag from 100,300 to 100,330 in 200ms", "drag 100,300 → 100,330",
        "so that it explores nothing, and is no swipe"
      ),
      ("tap 60,100", "tap: explore 60,100", "it is read already"),
      ("long press 60,100", "hold: explore 60,100", "it is read already"),
      ("drag from 60,90 to 200,110 in 1s", "drag: explore", "it is read already"),
    ])
  func unused(script: String, title: String, reason: String) throws {
    let entries = try Self.entries(of: script + "; wait 1s; swipe right")
    try #require(entries.count == 2, "\(entries.map(\.title))")
    #expect(entries[0].title.hasPrefix(title), "\(entries[0].title)")
    #expect(entries[0].arbitrations.first?.reason.contains(reason) == true, "\(entries[0].reasons)")
    #expect(!entries[0].gestures.isEmpty, "what the fingers were taken for is told with it")
    #expect(TranscriptText().render(entries[0]).contains("nothing happens"))
    #expect(entries[1].title == "swipe right: next")
    #expect(entries[1].gestures.allSatisfy { $0.subject.hasPrefix("1 finger") }, "\(entries[1].reasons)")
    // It costs nothing where nobody asks.
    let quiet = try Performance(Self.scene(), reader: true)
    try quiet.perform("wait 1s; " + script)
    _ = quiet.finish()
    #expect(quiet.entries.count == 1)
  }

  @Test("what the end of an exploring finger was taken for is told before what comes next")
  func lifted() throws {
    let entries = try Self.entries(of: "drag from 60,100 to 60,220 in 1s; wait 1s; tap 300,700")
    #expect(entries.dropLast().last?.title == "the finger that explored is lifted")
    #expect(entries.dropLast().last?.gestures.contains { $0.verdicts.contains { $0.recognizer == .swipe } } == true)
    #expect(entries.last?.gestures.count == 1, "\(entries.last?.reasons ?? [])")
  }

  @Test(
    "what the reader cannot do says why, and for what",
    arguments: [
      ("swipe up", "“One” is not adjustable", "main/one"),
      ("swipe up with 3 fingers", "nothing here scrolls", "main/one"),
      ("reader action \"Flag\"", "“One” has no action “Flag”", "main/one"),
      ("reader rotor headings", "the rotor has no headings here, it has controls, words, characters", "main/one"),
    ])
  func refused(script: String, reason: String, taker: NodeID) throws {
    let entry = try #require(try Self.entries(of: script).first)
    #expect(entry.reader == [.refuses(reason)])
    let arbitration = try #require(entry.arbitrations.first)
    let winner = try Self.winner(arbitration)
    #expect(winner.receiver == .nobody && winner.reason == "1 of 4, the cursor is on it", "\(arbitration)")
    #expect(arbitration.taker == taker && arbitration.reason == reason)
  }

  // MARK: All of them

  /// An instruction of a person who does anything anywhere.
  static func instruction(_ chance: inout SplitMix64) -> String {
    func place() -> String { "\(120 + chance.next() % 160),\(150 + chance.next() % 550)" }
    func pick(_ words: [String]) -> String { words[Int(chance.next() % UInt64(words.count))] }
    let fingers = pick(["", "", " with 2 fingers", " with 3 fingers", " with 4 fingers"])
    switch chance.next() % 10 {
    case 0: return "tap \(place())\(fingers)"
    case 1: return pick(["double", "triple"]) + " tap \(place())\(fingers)"
    case 2: return "long press \(place())" + pick([" for 600ms", " for 800ms"]) + fingers
    case 3, 4: return "swipe \(pick(["up", "down", "left", "right"]))\(fingers)"
    case 5, 6:
      return "drag from \(place()) to \(place()) in \(pick(["200ms", "700ms"]))" + pick(["", " with 2 fingers"])
    case 7: return "pinch at 196,400 by \(pick(["0.5", "2"]))"
    case 8: return "rotate at 196,400 by \(pick(["40", "-60"]))deg"
    default: return pick(["scrub", "turn crown 1", "turn crown -2", "click \(place())", "edge swipe from left"])
    }
  }

  @Test("every gesture leaves its reasons in its own step", arguments: [true, false], [1, 2, 3] as [UInt64])
  func everyGesture(reader: Bool, seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    for scene in [Self.scene(), .mail()] {
      let performance = try Performance(scene, reader: reader, explains: true)
      for _ in 0..<20 {
        let instruction = Self.instruction(&chance)
        let count = performance.entries.count
        let cursor = performance.cursor
        try performance.perform("\(instruction); wait 2s; mark \"done\"")
        let own = performance.entries.dropFirst(count)
        let isExplained = own.contains { entry in
          !entry.arbitrations.isEmpty || entry.gestures.contains { $0.concludesNothing }
        }
        #expect(isExplained, "\(instruction): \(own.map(\.title)) \(own.flatMap(\.reasons))")
        for entry in own where reader { try Self.agrees(entry, cursor) }
      }
    }
  }

  /// Whether what a reader's entry says of who took it is what happened.
  static func agrees(_ entry: TranscriptEntry, _ cursor: NodeID?) throws {
    for arbitration in entry.arbitrations where !arbitration.candidates.isEmpty { _ = try winner(arbitration) }
    let refusal = entry.reader.contains { if case .refuses = $0 { true } else { false } }
    switch entry.trigger {
    case .command(.explore(let point), by: _):
      let arbitration = try #require(entry.arbitrations.first)
      let winner = try winner(arbitration)
      if refusal {
        #expect([.nobody, .sheet, .dialog, .cover].contains(winner.receiver), "\(arbitration)")
        #expect(!entry.utterances.contains { $0.node == arbitration.taker })
      } else {
        #expect(winner.receiver != .nobody, "\(arbitration)")
        if let said = entry.utterances.first?.node { #expect(arbitration.taker == said, "\(arbitration)") }
        #expect(entry.reader.isEmpty == arbitration.reason.contains("it is read already"), "\(point) \(arbitration)")
      }
    case .command, .input:
      guard refusal, entry.events.isEmpty else { return }
      let arbitration = try #require(entry.arbitrations.first, "\(entry.title)")
      #expect(try winner(arbitration).receiver == .nobody, "\(arbitration)")
    case .start, .time, .mark, .note, .warning, .expectation: break
    }
  }
}
