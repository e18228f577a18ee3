import Accessibility
import Focusing
import Foundation
import Geometry
import Gestures
import Harness
import InputEvents
@testable import Presenting
import Scenes
import TestSupport
import Testing

@testable import Digests
@testable import Stage
@testable import StageModel

/// What holds before a desk of windows, panels, sheets and alerts, whatever anybody does.
@Suite("Properties of windows on macOS")
struct WindowPropertyTests {
  static let seeds = 0..<(StagePropertyTests.isLong ? 200 : 24)
  static let steps = StagePropertyTests.isLong ? 500 : 300

  /// Plays a random stream with switches of windows and what the app does among it.
  static func play(_ seed: Int, check: (_ before: Stage, _ after: Stage, _ events: [TargetEvent]) -> Void) -> Stage {
    var stage = Stage(.desk())
    var person = RandomPerson(seed: UInt64(seed))
    var random = SplitMix64(seed: UInt64(seed) &+ 77)
    for _ in 0..<steps {
      let input = person.next(stage)
      var next = stage
      let early = next.advance(to: input.time)
      let before = next
      let events: [TargetEvent]
      switch Int.random(in: 0..<30, using: &random) {
      case 0, 1:
        let isBack = Bool.random(using: &random)
        let key = KeyInput(
          key: .keyGrave, phase: .down, modifiers: isBack ? [.command, .shift] : .command, text: nil)
        events = next.receive(TargetInput(time: input.time, kind: .input(.key(key))))
      case 2:
        let ids = ["options", "printing", "finder", "really", "forgetting", "quitting"]
        events = next.present(ids[Int.random(in: 0..<ids.count, using: &random)], at: input.time)
      case 3:
        let ids = ["options", "finder", "really", "quitting", "palette"]
        events = next.dismiss(ids[Int.random(in: 0..<ids.count, using: &random)], at: input.time)
      default: events = next.receive(input)
      }
      check(before, next, early + events)
      stage = next
    }
    return stage
  }

  @Test("every window and panel has one place, and one that is there takes the keys and the focus", arguments: seeds)
  func order(seed: Int) {
    var keys: Set<SurfaceID?> = []
    _ = Self.play(seed) { _, stage, _ in
      let (state, blueprint) = (stage.state, stage.blueprint)
      #expect(state.presenting.windows.order.sorted() == blueprint.windows)
      keys.insert(state.presenting.windows.key)
      #expect(state.presenting.windows.key.map { !state.presenting.goneWindows.contains($0) } == true)
      // What the whole app waits for takes the focus when it has come up.
      let isComing = state.presenting.dialogs.contains { $0.phase != .resting }
      if let focus = state.focusing.focus, !isComing {
        let surface = blueprint.items[focus].surface
        let hasKeys = stage.hasKeys(surface)
        #expect(hasKeys, "\(stage.id(surface)) has the focus")
      }
      #expect(Set(stage.focusRing.map { blueprint.scope(of: blueprint.items[$0].surface) }).count <= 1)
      for sheet in state.presenting.sheets {
        if case .confirming = sheet.phase { #expect(stage.question(about: sheet.surface) != nil) }
      }
    }
    #expect(keys.count > 1, "nobody ever turned to another window")
  }

  @Test("what belongs to a window lies right over it, dims it and nothing else", arguments: seeds)
  func attached(seed: Int) {
    var sheets = 0
    _ = Self.play(seed) { _, stage, _ in
      let order = stage.foremostFirst
      #expect(Set(order).count == order.count)
      let scopes = order.map { stage.blueprint.scope(of: $0) }
      #expect(stage.breach == nil)
      let changes = zip(scopes, scopes.dropFirst()).count { $0 != $1 }
      #expect(changes == Set(scopes).count - 1 || scopes.isEmpty, "\(order.map { stage.id($0) })")
      let tree = stage.tree
      for sheet in stage.state.presenting.sheets {
        guard let surface = stage.blueprint.scope(of: sheet.surface).window,
          !stage.state.presenting.goneWindows.contains(surface)
        else { continue }
        sheets += 1
        let window = stage.id(surface)
        #expect(tree.node(window)?.isDimmed == true)
        #expect(stage.dims(stage.id(sheet.surface), window))
      }
      let isWhole = stage.isWholeAppAsked
      if stage.state.presenting.sheets.isEmpty, stage.dialogCount == 0 {
        #expect(tree.nodes.allSatisfy { !$0.isDimmed })
      }
      if isWhole { #expect(tree.roots.count { !tree.nodes[$0].isDimmed } == 1) }
    }
    #expect(sheets > 0, "nothing was ever presented")
  }

  @Test(
    "nothing that is blocked is operated, and no more than one window's scope is blocked by a sheet", arguments: seeds)
  func leaks(seed: Int) {
    var blockedNodes = 0
    _ = Self.play(seed) { before, _, events in
      let blocked = Set(before.tree.nodes.filter { $0.traits.contains(.blocked) }.map(\.id))
      blockedNodes += blocked.count
      for event in events where event.initiator == .user {
        switch event.kind {
        case .activated, .valueChanged, .textChanged, .delivered, .scrolled:
          #expect(!blocked.contains(event.node), "\(event)")
        default: break
        }
      }
    }
    #expect(blockedNodes > 0)
  }

  @Test("what is told of a presentation comes in pairs, and the same stream gives the same state", arguments: seeds)
  func pairs(seed: Int) {
    var balance: [NodeID: Int] = [:]
    let one = Self.play(seed) { _, _, events in
      for event in events {
        switch event.kind {
        case .willPresent: balance[event.node, default: 0] += 1
        case .didDismiss: balance[event.node, default: 0] -= 1
        default: break
        }
        #expect([0, 1].contains(balance[event.node, default: 0]), "\(event)")
      }
    }
    #expect(Self.play(seed) { _, _, _ in }.stateHash == one.stateHash)
  }
}
