import Accessibility
import Endurance
import Foundation
import Geometry
import Gestures
import Harness
import InputEvents
@testable import Presenting
import Scenes
import TestSupport
import Testing

@testable import Stage
@testable import StageModel

/// What holds whatever anybody does, whenever.
@Suite("Properties of any stage")
struct StagePropertyTests {
  static let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == "1"
  static let seeds = 0..<(isLong ? 100 : 26)
  static let steps = isLong ? 500 : 200
  /// Those of the long run in which a finger that joined a resting one tapped what had come under it, or a tap without
  /// a touch came between a touch and its own tap.
  static let rememberedTaps = isLong ? [] : [19, 53, 73]

  static func scene(_ seed: Int) -> Scene {
    if (20..<26).contains(seed % 60) {
      return .mixture(Platform.allCases[seed % Platform.allCases.count], seed: UInt64(seed))
    }
    if seed % 20 >= 16 { return .covered([.iPadOS, .iOS, .visionOS, .macOS][seed % 4]) }
    var generator = SceneGenerator(seed: UInt64(seed))
    return switch seed % 4 {
    case 0: .busy()
    case 1: .busy([.iPadOS, .macOS, .watchOS, .tvOS, .visionOS][seed / 4 % 5])
    case 2: .mail()
    default: generator.next().scene
    }
  }

  /// Plays a random stream; `check` sees the stage as it was at the moment of the input, the input, and what became.
  static func play(
    _ seed: Int, steps: Int = steps,
    check: (_ before: Stage, _ input: TargetInput, _ after: Stage, _ events: [TargetEvent]) -> Void
  ) -> Stage {
    var stage = Stage(scene(seed))
    var person = RandomPerson(seed: UInt64(seed))
    for _ in 0..<steps {
      let input = person.next(stage)
      var before = stage
      let early = before.advance(to: input.time)
      check(stage, TargetInput(time: input.time, kind: .action(.custom("wait"), "")), before, early)
      let moment = before
      let events = before.receive(input)
      check(moment, input, before, events)
      stage = before
    }
    return stage
  }

  @Test("a resting sheet rests at one of its heights, and one sheet at a time is on the screen", arguments: seeds)
  func restsAtDetents(seed: Int) {
    var presented = 0
    _ = Self.play(seed) { _, input, stage, _ in
      for sheet in stage.state.presenting.sheets {
        presented += 1
        let heights = stage.heights(of: sheet.surface)
        let height = sheet.height(at: stage.now, heights: heights)
        #expect(height.isFinite && height >= 0)
        if sheet.isResting { #expect(heights.rests.contains { $0.height == height }, "\(input)") }
        if case .confirming = sheet.phase { #expect(stage.question(about: sheet.surface) != nil) }
      }
      let visible = stage.state.presenting.sheets.map(\.surface).filter { stage.isOnScreen($0) }
      let places = visible.map { [AnyHashable(stage.blueprint.scope(of: $0)), AnyHashable(stage.seat(of: $0))] }
      #expect(Set(places).count == places.count, "two sheets at once after \(input)")
    }
    #expect(presented > 0, "nothing was ever presented")
  }

  @Test("nothing under something modal is operated", arguments: seeds)
  func modalNeverLeaks(seed: Int) {
    var blockedNodes = 0
    func blocked(_ stage: Stage) -> Set<NodeID> {
      Set(stage.tree.nodes.lazy.filter { $0.traits.contains(.blocked) }.map(\.id))
    }
    _ = Self.play(seed) { before, input, after, events in
      if case .action(.custom("wait"), _) = input.kind { return }
      var covered = blocked(before)
      blockedNodes += covered.count
      for event in events where event.initiator == .user {
        switch event.kind {
        case .activated, .valueChanged, .textChanged, .delivered, .scrolled, .focused:
          #expect(!covered.contains(event.node), "\(event) after \(input)")
        // What was under it, and nothing else, is open from now on: the focus goes back there.
        case .willDismiss: covered.formIntersection(blocked(after))
        default: break
        }
      }
    }
    #expect(blockedNodes > 0)
  }

  @Test("a tap does nothing to what has come under the finger since it came down")
  func tapsActOnWhatTheyTouched() {
    var (taps, missed) = (0, 0)
    for seed in Array(Self.seeds) + Self.rememberedTaps {
      var touched: (contact: Int, place: Point, surface: SurfaceID?)?
      // A tap is told at the moment of the lift; one that comes later has no touch of its own.
      var lift: Timestamp?
      let steps = Self.rememberedTaps.contains(seed) ? 500 : Self.steps
      _ = Self.play(seed, steps: steps) { before, input, after, events in
        switch input.kind {
        case .input(.contact(let contact)) where contact.phase == .began:
          let place = contact.contact.position
          touched = (contact.contact.id, place, before.hit(at: place)?.surface)
          lift = nil
        case .input(.contact(let contact)) where contact.phase != .moved: lift = after.now
        case .input(.gesture(.tap(let place, _, _))):
          guard let finger = touched, finger.place == place, lift == nil || lift == after.now else { return }
          touched = nil
          taps += 1
          guard before.hit(at: place)?.surface != finger.surface else { return }
          missed += 1
          let deeds = events.filter { event in
            switch event.kind {
            case .activated, .valueChanged, .willDismiss, .willPresent, .textChanged: event.initiator == .user
            default: false
            }
          }
          #expect(deeds.isEmpty, "\(seed): \(deeds) after a tap at \(place)")
        case .action(.custom("wait"), _): break
        default: if case .input(.contact) = input.kind { break } else { touched = nil }
        }
      }
    }
    #expect(taps > 100 && missed > 3, "\(taps) taps, \(missed) of them on something else by then")
  }

  @Test("changes are lost only to a destructive choice, or by the app", arguments: seeds)
  func nothingIsLost(seed: Int) {
    _ = Self.play(seed) { before, input, after, _ in
      for sheet in after.state.presenting.sheets {
        guard case .dismissing(let reason, _) = sheet.phase, sheet.hasUnsavedChanges else { continue }
        #expect(reason == .programmatic, "\(reason) after \(input)")
      }
      // Whatever goes away with changes has said so: discarded, saved, or committed by Done.
      for sheet in before.state.presenting.sheets where sheet.hasUnsavedChanges && !sheet.isInTransition {
        guard let index = after.sheetIndex(sheet.surface),
          case .dismissing(let reason, _) = after.state.presenting.sheets[index].phase
        else { continue }
        #expect([.discarded, .saved, .button, .completed].contains(reason), "\(reason)")
        if reason == .button || reason == .saved || reason == .completed {
          #expect(after.values(on: sheet.surface) == before.values(on: sheet.surface))
        }
      }
    }
  }

  @Test("each presentation is told in order, and dismissed exactly once", arguments: seeds)
  func lifeCycles(seed: Int) {
    var stages: [NodeID: Int] = [:]
    for id in Self.scene(seed).presentations where id.isPresented { stages[NodeID(id.id)] = 2 }
    var last = Timestamp.zero
    _ = Self.play(seed) { before, _, after, events in
      #expect(after.now >= before.now)
      for event in events {
        #expect(event.time >= last && event.time <= after.now, "time ran backwards")
        #expect(!event.cause.isEmpty)
        last = event.time
        let old = stages[event.node, default: 0]
        switch event.kind {
        case .willPresent:
          #expect(old == 0, "\(event)")
          stages[event.node] = 1
        case .didPresent:
          #expect(old == 1, "\(event)")
          stages[event.node] = 2
        case .willDismiss:
          #expect(old == 2, "\(event)")
          stages[event.node] = 3
        case .didDismiss:
          #expect(old == 3, "\(event)")
          stages[event.node] = 0
        default: break
        }
      }
    }
  }

  @Test("the tree is well formed, its ids are unique, the focus is on a focusable node", arguments: seeds)
  func treeIsSound(seed: Int) {
    var count = 0
    _ = Self.play(seed) { _, input, stage, _ in
      count += 1
      guard count % 7 == 0 else { return }
      let tree = stage.tree
      #expect(Set(tree.nodes.map(\.id)).count == tree.nodes.count)
      let focused = tree.nodes.filter { $0.traits.contains(.focused) }
      #expect(focused.count <= 1)
      #expect(focused.allSatisfy { $0.traits.contains(.focusable) }, "\(input)")
      for node in tree.nodes { #expect(node.frame.minX.isFinite && node.frame.size.height.isFinite) }
    }
  }

  @Test("the same stream gives the same events, decisions, tree and hash", arguments: seeds)
  func isDeterministic(seed: Int) {
    func run() -> ([TargetEvent], [Arbitration], AccessibilityTree, UInt64) {
      var events: [TargetEvent] = []
      var arbitrations: [Arbitration] = []
      let stage = Self.play(seed) { _, _, after, new in
        events += new
        arbitrations += after.arbitrations
      }
      return (events, arbitrations, stage.tree, stage.stateHash)
    }
    let (one, two) = (run(), run())
    #expect(one.0 == two.0)
    #expect(one.1 == two.1)
    #expect(one.2 == two.2)
    #expect(one.3 == two.3)
    #expect(one.0.count > 20)
  }

  @Test("it does not matter when one asks: advancing in pieces changes nothing", arguments: seeds)
  func splittingChangesNothing(seed: Int) {
    var person = RandomPerson(seed: UInt64(seed))
    var random = SplitMix64(seed: UInt64(seed) &+ 77)
    var whole = Stage(Self.scene(seed))
    var pieces = whole
    var left: [TargetEvent] = []
    var right: [TargetEvent] = []
    for _ in 0..<Self.steps {
      let input = person.next(whole)
      left += whole.receive(input)
      while pieces.now < input.time, Bool.random(using: &random) {
        right += pieces.advance(
          to: pieces.now + Int64.random(in: 1...200_000, using: &random) % max(1, input.time - pieces.now + 1))
        _ = pieces.tree
      }
      right += pieces.receive(input)
      #expect(whole.stateHash == pieces.stateHash)
    }
    #expect(left == right)
    #expect(whole.tree == pieces.tree)
  }

  @Test("the hash counts time from now: the same state later is the same state", arguments: seeds)
  func hashIsRelative(seed: Int) {
    var person = RandomPerson(seed: UInt64(seed))
    var early = Stage(Self.scene(seed))
    var late = early
    _ = late.advance(to: Timestamp(microseconds: 123_456_789))
    for _ in 0..<Self.steps {
      let input = person.next(early)
      _ = early.receive(input)
      _ = late.receive(TargetInput(time: input.time + 123_456_789, kind: input.kind))
      #expect(early.stateHash == late.stateHash)
    }
  }

  @Test("a copy lives a life of its own", arguments: seeds.prefix(6))
  func copiesAreIndependent(seed: Int) {
    var kept: [(Stage, UInt64, AccessibilityTree)] = []
    _ = Self.play(seed) { _, _, after, _ in
      if kept.count < 40 { kept.append((after, after.stateHash, after.tree)) }
    }
    for (stage, hash, tree) in kept {
      #expect(stage.stateHash == hash)
      #expect(stage.tree == tree)
    }
  }

  @Test("the random person gets everywhere, so that the properties say something")
  func streamsAreNotVacuous() {
    var reasons: Set<TargetEvent.DismissReason> = []
    var phases: Set<Int> = []
    var told: Set<String> = []
    for seed in 0..<(3 * Self.seeds.count) {
      _ = Self.play(seed) { _, _, stage, events in
        for event in events {
          if case .didDismiss(let reason) = event.kind { reasons.insert(reason) }
          told.insert(String("\(event.kind)".prefix { $0 != "(" }))
        }
        for sheet in stage.state.presenting.sheets {
          switch sheet.phase {
          case .presenting: phases.insert(0)
          case .resting: phases.insert(1)
          case .dragging(let drag): phases.insert(drag.holder == nil ? 2 : 3)
          case .settling: phases.insert(4)
          case .confirming(let motion): phases.insert(motion == nil ? 5 : 6)
          case .dismissing: phases.insert(7)
          }
        }
      }
    }
    #expect(phases == Set(0...7))
    #expect(reasons.isSuperset(of: [.swipe, .button, .escape, .completed, .discarded, .replaced]), "\(reasons)")
    #expect(
      told.isSuperset(of: [
        "willPresent", "didPresent", "dismissRefused", "detentChanged", "modalityChanged", "activated", "valueChanged",
        "textChanged", "focused", "delivered", "swallowed", "announced",
      ]), "\(told.sorted())")
  }

  @Test("left alone it comes to rest within seconds", arguments: seeds)
  func comesToRest(seed: Int) {
    var stage = Self.play(seed) { _, _, _, _ in }
    let quiet = stage.now + 10_000_000
    _ = stage.receive(TargetInput(time: stage.now, kind: .input(.interrupted)))
    _ = stage.advance(to: quiet)
    #expect(stage.nextDeadline == nil)
  }
}
