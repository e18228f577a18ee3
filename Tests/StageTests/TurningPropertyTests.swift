import Accessibility
import Endurance
import Geometry
import Gestures
import Hands
import Harness
import InputEvents
@testable import Presenting
import Room
import Scenes
import TestSupport
import Testing

@testable import Digests
@testable import Stage
@testable import StageLayout
@testable import StageModel

/// What holds when people, the app and the room change what is on the screen at once.
@Suite("Properties of what is now one sheet, now several")
struct TurningPropertyTests {
  /// Those from 1,000 on play with what is shown in something else.
  static let seeds =
    StagePropertyTests.isLong
    ? Array(0..<200) + (1_000..<1_200)
    // In the last, something waits that is shown in what is behind what asks.
    : Array(0..<24) + (1_000..<1_012) + [1_018]
  /// Those that have found something: a popover in two places, hosts that were not there, changes that were forgotten,
  /// a sheet dragged under what closed, a wheel's turn that was told when something lay over it.
  static let remembered = StagePropertyTests.isLong ? [] : [137, 182, 1_063, 1_066, 1_082, 1_105, 1_140, 1_183, 1_195]

  static func steps(_ seed: Int) -> Int { StagePropertyTests.isLong || remembered.contains(seed) ? 600 : 220 }

  static func scene(_ seed: Int) -> Scene {
    switch seed >= 1_000 ? 6 : seed % 6 {
    case 6: .hosting(seed)
    case 0, 1, 2: .turning()
    case 3: .turning(.iOS)
    case 4: .covered()
    default: .mixture([.iPadOS, .iOS][seed / 6 % 2], seed: UInt64(seed))
    }
  }

  /// What somebody does, and the one who does it.
  enum Doer { case person, app, time }

  /// Plays a person who opens things more than anything else, and an app that interferes, most of all with movements.
  static func play(
    _ seed: Int,
    check: (_ before: Stage, _ doer: Doer, _ doing: String, _ after: Stage, _ events: [TargetEvent]) -> Void
  ) -> Stage {
    var stage = Stage(scene(seed))
    stage.keepsReasons = false
    var person = RandomPerson(seed: UInt64(seed))
    for _ in 0..<steps(seed) {
      let input = person.next(stage)
      var moment = stage
      let early = moment.advance(to: input.time)
      check(stage, .time, "time", moment, early)
      stage = moment
      let events = stage.receive(input)
      check(moment, .person, "\(input.kind)", stage, events)
      for kind in typing(stage, &person) {
        let before = stage
        let events = stage.receive(TargetInput(time: stage.now, kind: kind))
        check(before, .person, "typing", stage, events)
      }
      let isMoving = stage.isDragged || stage.isPressed
      guard person.chance(isMoving ? 25 : 8) else { continue }
      let before = stage
      let (name, own) = interfere(with: &stage, &person)
      check(before, .app, name, stage, own)
    }
    return stage
  }

  /// Now and then somebody writes something, which chance alone hardly ever does.
  private static func typing(_ stage: Stage, _ person: inout RandomPerson) -> [TargetInput.Kind] {
    guard person.chance(10) else { return [] }
    let fields = stage.tree.nodes.filter { $0.role.isTextEntry && !$0.traits.contains(.blocked) }
    guard !fields.isEmpty else { return [] }
    return [
      .action(.activate, person.pick(fields).id),
      .input(.key(KeyInput(key: .keyA, phase: .down, modifiers: [], text: "a"))),
    ]
  }

  private static func interfere(with stage: inout Stage, _ person: inout RandomPerson) -> (String, [TargetEvent]) {
    let id = person.pick(stage.scene.presentations.map(\.id))
    let now = stage.now
    switch person.pick([0, 0, 0, 0, 1, 1, 2, 3, 4]) {
    case 0: return ("present \(id)", stage.present(id, at: now))
    case 1: return ("dismiss \(id)", stage.dismiss(id, at: now))
    case 2: return ("select", stage.select(detent: person.pick(["medium", "large"]), of: id, at: now))
    case 3: return ("detents", stage.setDetents(person.pick([[.large], [.medium, .large]]), of: id, at: now))
    default:
      let size = person.pick([(400.0, 1180.0), (820, 1180), (852, 393)])
      return ("turn", stage.receive(TargetInput(time: now, kind: .resize(width: size.0, height: size.1))))
    }
  }

  @Test("one sheet at a time, nothing lost, nothing leaks, nothing jumps", arguments: seeds + remembered)
  func holds(seed: Int) {
    var ledger = ChangeLedger(Self.scene(seed))
    var story: [String] = []
    let stage = Self.play(seed) { before, doer, doing, after, events in
      if doer != .time || !events.isEmpty { story.append("\(doer) \(doing): \(Self.stack(after))") }
      #expect(after.breach == nil, "\(story.suffix(8).joined(separator: "\n"))")
      #expect(ledger.note(events).isEmpty, "\(doing)")
      if doing.hasPrefix("dismiss ") {
        // With it goes what was opened from it, and what waits in any of them.
        let alongside = events.compactMap { event -> String? in
          guard case .willDismiss(.programmatic) = event.kind else { return nil }
          return event.node.path
        }
        let gone = [String(doing.dropFirst("dismiss ".utf8.count))] + alongside
        for given in gone + gone.flatMap(before.waiting) { ledger.noteGivenUp(given) }
      }
      // Who discards or saves the changes in something does so with those in what waits in it: they were asked about.
      let answered = events.compactMap { event -> String? in
        switch event.kind {
        case .willDismiss(.discarded), .willDismiss(.saved): event.node.path
        default: nil
        }
      }
      for given in answered.flatMap(before.waiting) { ledger.noteGivenUp(given) }
      #expect(ledger.changed.isSubset(of: after.unsaved), "\(doing): \(story.suffix(8).joined(separator: "\n"))")
      if doer == .person { expectNoLeak(before, doing, after, events) }
      if doing.hasPrefix("present ") { expectNoJump(before, doing, after) }
      if before.state.room.size != after.state.room.size { expectInBounds(doing, after) }
    }
    #expect(stage.waitingCount <= stage.blueprint.surfaces.count)
  }

  private static func stack(_ stage: Stage) -> String {
    let layers = stage.layers.map { stage.id($0).path + (stage.isInTransition($0) ? "…" : "") }
    return "\(layers), waiting \(stage.state.presenting.waiting.map { stage.id($0.surface).path })"
  }

  /// What is blocked before somebody does something is not operated by it.
  private func expectNoLeak(_ before: Stage, _ doing: String, _ after: Stage, _ events: [TargetEvent]) {
    func isBlocked(_ stage: Stage, _ node: NodeID) -> Bool {
      guard let item = stage.blueprint.item(node) else { return false }
      return stage.access(to: stage.blueprint.items[item].surface) != .open
    }
    var hasLeft = false
    for event in events where event.initiator == .user {
      switch event.kind {
      case .activated, .valueChanged, .textChanged, .delivered, .scrolled, .focused:
        let leaks = isBlocked(before, event.node) && !(hasLeft && !isBlocked(after, event.node))
        #expect(!leaks, "\(event) after \(doing)")
      case .willDismiss: hasLeft = true
      default: break
      }
    }
  }

  /// What the app presents moves no sheet in no time.
  private func expectNoJump(_ before: Stage, _ doing: String, _ after: Stage) {
    for sheet in after.state.presenting.sheets {
      guard let old = before.sheetIndex(sheet.surface) else { continue }
      let heights = after.heights(of: sheet.surface)
      let way =
        sheet.height(at: after.now, heights: heights)
        - before.state.presenting.sheets[old].height(at: before.now, heights: heights)
      #expect(abs(way) < 0.001, "\(after.id(sheet.surface)) jumps by \(way) at \(doing)")
    }
  }

  /// After a turn no sheet is higher than it may be.
  private func expectInBounds(_ doing: String, _ stage: Stage) {
    for sheet in stage.state.presenting.sheets {
      let height = sheet.height(at: stage.now, heights: stage.heights(of: sheet.surface))
      let limit = max(1, stage.layout.placements[sheet.surface]?.maximumHeight ?? .infinity)
      #expect(height <= limit + 0.001, "\(stage.id(sheet.surface)) is \(height) pt high, not \(limit), after \(doing)")
    }
  }

  @Test("the same doings give the same events and hashes", arguments: [0, 1, 2, 3, 1_000])
  func isDeterministic(seed: Int) {
    func run() -> ([TargetEvent], UInt64) {
      var all: [TargetEvent] = []
      let stage = Self.play(seed) { _, _, _, _, events in all += events }
      return (all, stage.stateHash)
    }
    let (one, two) = (run(), run())
    #expect(one.0 == two.0 && one.1 == two.1)
  }

  @Test("the doings get everywhere, so that the properties say something")
  func isNotVacuous() {
    var seen: Set<String> = []
    for seed in Self.seeds {
      _ = Self.play(seed) { before, doer, doing, after, events in
        if after.state.presenting.waiting.contains(where: \.isPutAway) { seen.insert("put away") }
        if after.state.presenting.waiting.contains(where: { $0.isPutAway && $0.hasUnsavedChanges }) {
          seen.insert("put away with changes")
        }
        if after.state.presenting.covers.contains(where: \.hasUnsavedChanges) { seen.insert("cover with changes") }
        if after.state.presenting.dialogs.contains(where: { $0.sheet.flatMap { after.coverIndex($0) } != nil }) {
          seen.insert("cover asks")
        }
        for waiting in after.state.presenting.waiting where after.host(of: waiting.surface) != nil {
          seen.insert(waiting.isPutAway ? "hosted put away" : "hosted waits")
        }
        let asked = after.state.presenting.dialogs.lazy.compactMap(\.sheet).first
        if let asked, after.losesHostedChanges(asked) { seen.insert("asks about what is shown in it") }
        for event in events { if case .styleChanged(let style) = event.kind { seen.insert(style) } }
        guard doer == .app, doing.hasPrefix("present"), before.isDragged else { return }
        if case .sheet? = before.state.hands.capture, !after.isDragged { seen.insert("sheet drag stopped") }
      }
    }
    let all: Set = [
      "put away", "put away with changes", "cover with changes", "cover asks", "sheet", "popover", "currentContext",
      "sheet drag stopped", "hosted put away", "hosted waits", "asks about what is shown in it",
    ]
    #expect(seen == all, "\(all.subtracting(seen))")
  }
}
