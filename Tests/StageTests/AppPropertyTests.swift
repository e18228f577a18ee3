import Accessibility
import Geometry
import Gestures
import Hands
import Harness
import InputEvents
@testable import Presenting
import Scenes
import TestSupport
import Testing

@testable import Digests
@testable import Scrolling
@testable import Stage
@testable import StageModel

/// What holds when a person and the app do anything at any time.
@Suite("Properties of sheets that the app and people move at once")
struct AppPropertyTests {
  static let seeds = StagePropertyTests.seeds
  static let steps = StagePropertyTests.steps

  static func scene(_ seed: Int) -> Scene {
    switch seed % 8 {
    case 0: .chain()
    case 1: .chain(secondReturns: true, unsaved: true)
    case 2: .chain(redisplays: false)
    case 3: .chain(ruleset: .ios13)
    case 4: .scrolling()
    case 5: .scrolling([Detent(id: "low", height: .points(200)), .large], .iPadOS, modality: .nonmodal)
    case 6: OnScreenKeyboardTests.scene()
    default: .busy()
    }
  }

  /// Something that the app does now, or nothing.
  static func command(_ stage: inout Stage, _ random: inout SplitMix64) -> [TargetEvent] {
    let now = stage.now
    let ids = stage.scene.presentations.map(\.id)
    let id = ids[Int.random(in: 0..<ids.count, using: &random)]
    let sets: [[Detent]] = [
      [.medium, .large], [.large], [.medium], [Detent(id: "tip", height: .points(120)), .medium, .large],
    ]
    switch Int.random(in: 0..<40, using: &random) {
    case 0, 1, 2: return stage.present(id, at: now)
    case 3, 4: return stage.dismiss(id, at: now)
    case 5: return stage.select(detent: Bool.random(using: &random) ? "large" : "medium", of: id, at: now)
    case 6: return stage.setDetents(sets[Int.random(in: 0..<sets.count, using: &random)], of: id, at: now)
    case 7: return stage.setSafeArea(.init(top: Double.random(in: 0...90, using: &random)), at: now)
    case 8: return stage.setUnsavedChanges(Bool.random(using: &random), of: id, at: now)
    default: return []
    }
  }

  /// Plays a person and an app; `check` sees the stage after each of their doings, and what came of them.
  static func play(_ seed: Int, check: (_ stage: Stage, _ events: [TargetEvent], _ doing: String) -> Void) -> Stage {
    var stage = Stage(scene(seed))
    var person = RandomPerson(seed: UInt64(seed))
    var random = SplitMix64(seed: UInt64(seed) &+ 4_711)
    for _ in 0..<steps {
      let input = person.next(stage)
      let events = stage.receive(input)
      check(stage, events, "\(input)")
      let own = command(&stage, &random)
      check(stage, own, "the app")
    }
    return stage
  }

  @Test("rest heights are detents, offsets are in bounds, sheets one at a time, nothing grows", arguments: seeds)
  func isSound(seed: Int) {
    let stacks = Self.scene(seed).ruleset == .ios13
    var presented = 0
    _ = Self.play(seed) { stage, _, doing in
      let scopes = stage.state.presenting.sheets.map { stage.blueprint.scope(of: $0.surface) }
      #expect(stacks || Set(scopes).count == scopes.count, "two sheets at once after \(doing)")
      let everywhere = stage.state.presenting.sheets.map(\.surface) + stage.state.presenting.waiting.map(\.surface)
      #expect(Set(everywhere).count == everywhere.count, "a sheet is in two places after \(doing)")
      #expect(stage.requestCount <= stage.blueprint.surfaces.count)
      for sheet in stage.state.presenting.sheets {
        presented += 1
        let heights = stage.heights(of: sheet.surface)
        let height = sheet.height(at: stage.now, heights: heights)
        #expect(height.isFinite && height >= 0)
        if sheet.isResting { #expect(heights.rests.contains { $0.height == height }, "\(doing)") }
        if case .confirming = sheet.phase { #expect(stage.question(about: sheet.surface) != nil, "\(doing)") }
      }
      for scroller in stage.blueprint.scrollers.indices {
        let offset = stage.offset(scroller)
        let maximum = stage.maximumOffset(scroller)
        #expect(offset.dx.isFinite && offset.dy.isFinite)
        let place = stage.state.scrolling.places[scroller]
        #expect(!place.isStopped || stage.state.hands.finger != nil, "held by nobody after \(doing)")
        guard !stage.isDragged, place.motion == nil, !place.isStopped else { continue }
        #expect(offset.dy >= 0 && offset.dy <= maximum.dy && offset.dx >= 0 && offset.dx <= maximum.dx, "\(doing)")
      }
    }
    #expect(presented > 0)
  }

  @Test("each presentation is told in order, gone exactly once", arguments: seeds)
  func lifeCycles(seed: Int) {
    var stages: [NodeID: Int] = [:]
    var last = Timestamp.zero
    _ = Self.play(seed) { stage, events, doing in
      for event in events {
        #expect(event.time >= last && event.time <= stage.now, "time ran backwards")
        last = event.time
        let steps: [TargetEvent.Kind: Int] = [.willPresent: 0, .didPresent: 1]
        var expected = steps[event.kind]
        if case .willDismiss = event.kind { expected = 2 }
        if case .didDismiss = event.kind { expected = 3 }
        guard let expected else { continue }
        let old = stages[event.node, default: 0]
        // A question that is withdrawn may not have come up yet.
        let isEarly =
          expected == 2 && old == 1
          && stage.blueprint.surface(event.node.path).map {
            stage.blueprint.surfaces[$0].isDialog
          } == true
        #expect(old == expected || isEarly, "\(event) after \(doing)")
        stages[event.node] = (expected + 1) % 4
      }
    }
  }

  @Test("the tree stays sound, and what is covered by something modal is blocked", arguments: seeds)
  func treeIsSound(seed: Int) {
    var count = 0
    _ = Self.play(seed) { stage, _, doing in
      count += 1
      guard count % 7 == 0 else { return }
      let tree = stage.tree
      #expect(tree.defects.isEmpty, "\(tree.defects) after \(doing)")
    }
  }

  @Test("the same doings give the same events and hashes, however time is cut", arguments: seeds)
  func isDeterministic(seed: Int) {
    func run(pieces: Bool) -> ([TargetEvent], [UInt64]) {
      var stage = Stage(Self.scene(seed))
      var person = RandomPerson(seed: UInt64(seed))
      var random = SplitMix64(seed: UInt64(seed))
      var events: [TargetEvent] = []
      var hashes: [UInt64] = []
      for _ in 0..<Self.steps {
        let input = person.next(stage)
        if pieces { while stage.now + 7_000 < input.time { events += stage.advance(to: stage.now + 7_000) } }
        events += stage.receive(input)
        events += Self.command(&stage, &random)
        hashes.append(stage.stateHash)
      }
      return (events, hashes)
    }
    let (one, two) = (run(pieces: false), run(pieces: true))
    #expect(one.0 == two.0)
    #expect(one.1 == two.1)
  }

  @Test("left alone it comes to rest within seconds", arguments: seeds)
  func comesToRest(seed: Int) {
    var stage = Self.play(seed) { _, _, _ in }
    _ = stage.receive(TargetInput(time: stage.now, kind: .input(.interrupted)))
    _ = stage.advance(to: stage.now + 10_000_000)
    #expect(stage.nextDeadline == nil)
  }

  @Test("the doings get everywhere, so that the properties say something")
  func isNotVacuous() {
    var reasons: Set<TargetEvent.DismissReason> = []
    var hasWaited = false
    var hasScrolled = false
    var hasKeyboard = false
    for seed in Self.seeds {
      _ = Self.play(seed) { stage, events, _ in
        hasWaited = hasWaited || stage.waitingCount > 0
        hasKeyboard = hasKeyboard || stage.keyboardFrame != nil
        for event in events {
          if case .didDismiss(let reason) = event.kind { reasons.insert(reason) }
          if case .scrolled = event.kind { hasScrolled = true }
        }
      }
    }
    #expect(hasWaited && hasScrolled && hasKeyboard)
    #expect(reasons.isSuperset(of: [.swipe, .button, .escape, .programmatic, .discarded, .replaced]), "\(reasons)")
  }
}
