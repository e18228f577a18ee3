import Accessibility
import Foundation
import Gestures
import Harness
import Scenes
import Stage
import TestSupport
import Testing

/// Arbitration explained: who could have taken a gesture, who did and why, with the numbers.
@Suite("Explanations")
struct ExplanationTests {
  /// Where a gesture of the Mail story ends up, and who could have taken it there.
  struct Situation: CustomTestStringConvertible {
    var label: String
    /// What fingers were taken for, and what else they could have been.
    var recognizer: Recognizer
    var alsoRecognized: Set<Recognizer>
    /// What each decision was for, and who else could have been meant, in order.
    var arbitrations: [(taker: NodeID, receiver: Receiver, others: Set<Receiver>)]
    var testDescription: String { label }
  }

  static let stillFinger: Set<Recognizer> = [.doubleTap, .longPress, .pan]
  static let movedFinger: Set<Recognizer> = [.tap, .longPress, .pinch, .rotate]
  static let outcomes: Set<Receiver> = [.dismissal, .nextDetent, .nearestDetent]

  static let mail: [Situation] = [
    Situation(
      label: "tap", recognizer: .tap, alsoRecognized: stillFinger, arbitrations: [("inbox/compose", .control, [])]),
    Situation(
      label: "tap", recognizer: .tap, alsoRecognized: stillFinger, arbitrations: [("draft", .grabber, [.parent])]),
    Situation(
      label: "drag", recognizer: .pan, alsoRecognized: movedFinger,
      arbitrations: [
        ("draft", .grabber, [.header, .sheet]), ("draft", .nearestDetent, outcomes.subtracting([.nearestDetent])),
      ]),
    Situation(
      label: "tap", recognizer: .tap, alsoRecognized: stillFinger, arbitrations: [("draft/body", .control, [.parent])]),
    Situation(
      label: "swipe down", recognizer: .pan, alsoRecognized: movedFinger,
      arbitrations: [
        ("draft", .grabber, [.header, .sheet]), ("draft", .dismissal, outcomes.subtracting([.dismissal])),
      ]),
    Situation(
      label: "tap", recognizer: .tap, alsoRecognized: stillFinger,
      arbitrations: [("unsaved/keep", .control, [.sheet, .parent])]),
    Situation(
      label: "swipe down", recognizer: .pan, alsoRecognized: movedFinger,
      arbitrations: [
        ("draft", .grabber, [.header, .sheet]), ("draft", .dismissal, outcomes.subtracting([.dismissal])),
      ]),
    Situation(
      label: "tap", recognizer: .tap, alsoRecognized: stillFinger,
      arbitrations: [("unsaved/delete", .control, [.control, .sheet, .parent])]),
  ]

  static func play(_ scene: Scene, _ script: String) throws -> [TranscriptEntry] {
    let performance = try Performance(scene, explains: true)
    try performance.perform(script)
    _ = performance.finish()
    return performance.entries
  }

  /// Entries that tell what fingers did.
  static func gestures(_ entries: [TranscriptEntry]) -> [TranscriptEntry] {
    entries.filter { entry in
      guard case .input(let label) = entry.trigger else { return false }
      return ["tap", "drag", "swipe", "long press", "pinch"].contains { label.hasPrefix($0) }
    }
  }

  @Test("every gesture of the Mail story says who could have taken it and who did")
  func mailStory() throws {
    let told = Self.gestures(try Self.play(.mail(), ScriptRunTests.story))
    #expect(told.count == Self.mail.count)
    for (entry, situation) in zip(told, Self.mail) {
      #expect(entry.title.hasPrefix(situation.label), "\(entry.title)")
      let first = try #require(entry.gestures.first, "\(entry.title)")
      #expect(first.taker == situation.recognizer)
      #expect(Set(first.verdicts.filter { !$0.took }.map(\.recognizer)).isSuperset(of: situation.alsoRecognized))
      #expect(first.verdicts.contains { $0.took && $0.recognizer == first.taker && !$0.measures.isEmpty })
      let arbitrations = entry.arbitrations.filter { !$0.candidates.isEmpty }
      #expect(arbitrations.count == situation.arbitrations.count, "\(entry.title): \(entry.arbitrations)")
      for (arbitration, expected) in zip(arbitrations, situation.arbitrations) {
        #expect(arbitration.taker == expected.taker)
        #expect(arbitration.candidates.filter(\.took).map(\.receiver) == [expected.receiver], "\(arbitration)")
        let others = Set(arbitration.candidates.filter { !$0.took }.map(\.receiver))
        #expect(others.isSuperset(of: expected.others), "\(arbitration)")
        #expect(arbitration.name?.isEmpty == false)
      }
    }
    // The question comes after a refusal that gives its reason.
    let refused = told.flatMap(\.arbitrations).filter { $0.reason.contains("unsavedChanges → confirming") }
    #expect(refused.count == 2)
  }

  @Test("the numbers of an explanation agree with what was decided")
  func numbersAgree() throws {
    var count = 0
    for entry in Self.gestures(try Self.play(.mail(), ScriptRunTests.story)) {
      for explanation in entry.gestures {
        for verdict in explanation.verdicts where verdict.took {
          count += verdict.measures.count
          #expect(verdict.measures.allSatisfy { $0.isMet }, "\(explanation)")
        }
        // Who did not get the fingers failed at a number, or somebody had a better claim.
        for verdict in explanation.verdicts where !verdict.took && verdict.note.isEmpty {
          #expect(verdict.measures.contains { !$0.isMet }, "\(explanation)")
        }
      }
      for arbitration in entry.arbitrations {
        for candidate in arbitration.candidates where candidate.took && candidate.receiver != .dismissal {
          count += candidate.measures.count
          #expect(candidate.measures.allSatisfy { $0.isMet } || candidate.receiver == .nearestDetent, "\(arbitration)")
        }
      }
    }
    #expect(count > 10)
  }

  /// A parameter of the scene, a gesture that it decides about, and what it leads to with and without.
  struct Override: CustomTestStringConvertible {
    var parameter: String
    var value: Double
    var script: String
    var usual: String
    var changed: String
    var set: @Sendable (inout Parameters) -> Void
    var testDescription: String { parameter }
  }

  static let open = #"tap "Compose"; wait 1s; "#
  static let overrides: [Override] = [
    Override(
      parameter: "tapSlop", value: 40, script: "drag from 197,160 to 197,175 in 200ms", usual: "pan",
      changed: "tap"
    ) { $0.tapSlop = 40 },
    Override(parameter: "tapMax", value: 50, script: #"tap "Compose""#, usual: "activated", changed: "nothing") {
      $0.tapMax = 50_000
    },
    Override(
      parameter: "longPress", value: 900, script: #"long press "Compose" for 700ms"#, usual: "longPress",
      changed: "nothing"
    ) { $0.longPress = 900_000 },
    Override(
      parameter: "swipeSpeed", value: 90_000, script: open + "swipe up from grabber", usual: "nextDetent",
      changed: "nearestDetent"
    ) { $0.swipeSpeed = 90_000 },
    Override(
      parameter: "dismissSpeed", value: 90_000, script: open + "swipe from grabber to 197,568 in 80ms",
      usual: "dismissal", changed: "nextDetent"
    ) { $0.dismissSpeed = 90_000 },
    Override(
      parameter: "dismissShare", value: 50, script: open + "drag from grabber to 197,700 in 2s", usual: "dismissal",
      changed: "nearestDetent"
    ) { $0.dismissShare = 0.1 },
    Override(
      parameter: "grabberHit", value: 4, script: open + "drag from 210,475 to 210,575 in 1s", usual: "grabber",
      changed: "header"
    ) { $0.grabberHit = 4 },
    Override(
      parameter: "systemEdge", value: 100, script: "drag from 50,400 to 50,500 in 1s", usual: "nobody", changed: "edge"
    ) { $0.systemEdge = 100 },
  ]

  @Test("an overridden parameter changes the number that is told, and what comes of it", arguments: overrides)
  func overriding(change: Override) throws {
    func outcome(_ scene: Scene) throws -> (words: Set<String>, limits: Set<Double>) {
      var words: Set<String> = []
      var limits: Set<Double> = []
      for entry in try Self.play(scene, change.script) {
        if entry.events.contains(where: { $0.event.kind == .activated && $0.event.node == "inbox/compose" }) {
          words.insert("activated")
        }
        words.formUnion(entry.gestures.map { $0.taker?.rawValue ?? "nothing" })
        words.formUnion(entry.arbitrations.flatMap(\.candidates).filter(\.took).map(\.receiver.rawValue))
        let measures =
          entry.gestures.flatMap(\.verdicts).flatMap(\.measures)
          + entry.arbitrations.flatMap(\.candidates).flatMap(\.measures)
        limits.formUnion(measures.filter { $0.parameter == change.parameter }.compactMap(\.limit))
      }
      return (words, limits)
    }
    let usual = try outcome(.mail())
    var scene = Scene.mail()
    change.set(&scene.parameters)
    let changed = try outcome(scene)
    #expect(usual.words.contains(change.usual) && !usual.words.contains(change.changed), "\(usual)")
    #expect(changed.words.contains(change.changed), "\(changed)")
    #expect(!usual.limits.contains(change.value) || change.parameter == "grabberHit")
    if !["dismissShare", "grabberHit"].contains(change.parameter) {
      #expect(changed.limits.contains(change.value), "\(changed)")
    }
  }

  @Test("without being asked for, nothing is explained")
  func quiet() throws {
    let performance = try Performance(.mail())
    try performance.perform(ScriptRunTests.story)
    _ = performance.finish()
    #expect(performance.entries.allSatisfy { $0.gestures.isEmpty && $0.arbitrations.isEmpty && $0.reasons.isEmpty })
    #expect(performance.run.target.arbitrations.allSatisfy { $0.candidates.isEmpty })
  }

  @Test("explanations change nothing that happens")
  func neutral() throws {
    let quiet = try Performance(.mail())
    let talking = try Performance(.mail(), explains: true)
    for performance in [quiet, talking] { try performance.perform(ScriptRunTests.story) }
    #expect(quiet.finish().stateHash == talking.finish().stateHash)
    #expect(quiet.entries.map(\.events) == talking.entries.map(\.events))
  }

  @Test("the explanations of the Mail story for programs")
  func json() throws {
    let entries = try Self.play(.mail(), "tap \"Compose\"; wait 1s; swipe up from grabber")
    let golden = Snapshot.compare(
      Self.gestures(entries).map { TranscriptJSON.render($0) + "\n" }.joined(), "mail-explained.jsonl")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("a preset that is asked for goes before the scene's parameters")
  func presetWins() throws {
    var scene = Scene.mail()
    scene.parameters.tapMax = 1
    var options = RunOptions()
    #expect(options.gestures == nil)
    #expect(Stage(scene).gestureOptions.tapMaximum == 1)
    options.gestures = GestureOptions(.android)
    var taps = 0
    for (options, count) in [(RunOptions(), 0), (options, 1)] {
      taps = 0
      let devices = ScriptDevices.all(screen: Stage(scene).screen)
      var hand = try GestureSynthesizer(devices: devices)
      var run = Run(target: Stage(scene), devices: devices.map { .init($0) }, options: options) { entry in
        if entry.title.hasPrefix("tap") { taps += 1 }
      }
      run.start()
      try run.perform(GestureScript(parsing: "tap 100,100"), with: &hand)
      _ = run.finish()
      #expect(taps == count)
    }
  }
}
