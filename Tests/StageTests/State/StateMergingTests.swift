import Documents
import Endurance
import Foundation
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Who takes two states for one may do so: they are one, and go on as one.
@Suite("Merging states")
struct StateMergingTests {
  static let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == "1"
  static let generated = isLong ? 1_000 : 12
  static let walks = isLong ? 60 : 8

  /// What happened, whenever that was.
  private struct Deed: Hashable {
    let after: Int64
    let event: TargetEvent

    init(_ event: TargetEvent, since start: Timestamp) {
      after = event.time - start
      var event = event
      (event.time, event.cause) = (.zero, "")
      self.event = event
    }
  }

  @Test("in every example", arguments: Examples.all.filter { $0.name.hasSuffix(".scene.yaml") }.map(\.name))
  func examples(name: String) throws {
    let file = try #require(Examples.all.first { $0.name == name })
    Self.check(Stage(try SceneDocument.read(file.text, file: name)), seed: 7)
  }

  @Test("in scenes that nobody wrote")
  func generated() {
    for seed in 0..<Self.generated {
      let platform = Platform.allCases[seed % Platform.allCases.count]
      Self.check(Stage(.mixture(platform, seed: UInt64(seed))), seed: seed)
    }
  }

  /// Takes many short walks, and where two meet, lets both go on with the same hands.
  static func check(_ start: Stage, seed: Int) {
    var start = start
    start.keepsReasons = false
    var known: [UInt64: Stage] = [start.stateHash: start]
    var keys: [Stage.StateKey: UInt64] = [start.stateKey: start.stateHash]
    var met = 0
    for walk in 0..<walks {
      var stage = start
      // Some have waited before they begin.
      if walk % 2 == 1 { _ = stage.advance(to: stage.now + Int64(walk) * 333_333) }
      var person = RandomPerson(seed: UInt64(seed * 1_000 + walk / 2))
      for step in 0..<10 {
        let input = person.next(stage)
        _ = stage.receive(input)
        if step % 3 == 2 { settle(&stage) }
        let (hash, key) = (stage.stateHash, stage.stateKey)
        #expect(keys[key, default: hash] == hash, "\(start.scene.id) \(seed): equal states, different hashes")
        keys[key] = hash
        guard let other = known[hash] else {
          known[hash] = stage
          continue
        }
        #expect(other.isSameState(as: stage), "\(start.scene.id) \(seed): equal hashes, different states")
        guard other.now != stage.now else { continue }
        met += 1
        goOn(stage, other, person)
      }
    }
    #expect(met > 0, "\(start.scene.id) \(seed): no states met")
  }

  private static func goOn(_ one: Stage, _ other: Stage, _ person: RandomPerson) {
    var (one, other, person) = (one, other, person)
    for step in 0..<8 {
      let (start, otherStart) = (one.now, other.now)
      let input = person.next(one)
      let copy = TargetInput(time: otherStart + (input.time - start), kind: input.kind, device: input.device)
      let deeds = one.receive(input).map { Deed($0, since: start) }
      let others = other.receive(copy).map { Deed($0, since: otherStart) }
      #expect(deeds == others, "\(one.scene.id), step \(step): \(input.kind)")
      #expect(one.isSameState(as: other), "\(one.scene.id), step \(step): \(input.kind)")
      guard deeds == others, one.stateHash == other.stateHash else { return }
    }
  }

  private static func settle(_ stage: inout Stage) {
    for _ in 0..<40 {
      guard let deadline = stage.nextDeadline else { break }
      _ = stage.advance(to: deadline)
    }
    _ = stage.advance(to: stage.now + 1)
  }
}
