import Accessibility
import Foundation
import Harness
import Mutants
package import Scenes
import Stage

/// The same deeds, done to a stage with a fault and watched by those who know what always holds.
///
/// What hands do near a faultless stage is recorded once; every mutant then gets just that. A mutant *counts* where what
/// is told of differs from what is told of without it, and is *noticed* where an invariant breaks.
package struct MutantTrial: Sendable {
  /// What became of a mutant.
  package struct Verdict: Sendable {
    /// Whether anything that is told of differs.
    package var counts = false
    /// Who noticed it first.
    package var notice: Notice?

    package init() {}
  }

  /// An invariant that a mutant breaks.
  package struct Notice: Hashable, Sendable {
    package var invariant: String
    /// After how many events of the kernel in all.
    package var events: Int
    /// In which play, and after how many of its own events.
    package var play: String
    package var event: Int
    /// What was broken.
    package var text: String
  }

  /// A scene, by what makes it, as a mutant may change how its document is read.
  package struct Play: Sendable {
    package var name: String
    package var scene: @Sendable () throws -> Scene
    /// Whether the hands are left alone.
    var isUndisturbed: Bool
    var deeds: [(deed: Deed, events: Int)] = []
    /// How many events were fed in the plays before it.
    var start = 0
    var journal: [[TargetEvent]] = []

    package init(_ name: String, isUndisturbed: Bool = false, _ scene: @escaping @Sendable () throws -> Scene) {
      self.name = name
      self.isUndisturbed = isUndisturbed
      self.scene = scene
    }
  }

  /// The scenes, with what was done and told of in each.
  package private(set) var plays: [Play]
  /// What was broken without any mutant: there may be nothing.
  package private(set) var breaches: [String] = []
  /// How many events of the kernel were fed in all.
  package private(set) var events = 0

  /// Records what hands do.
  package init(_ plays: [Play], events count: Int, seed: UInt64) throws {
    self.plays = plays
    for index in plays.indices {
      let scene = try plays[index].scene()
      var endurance = Endurance(
        scene, seed: seed &+ UInt64(index), hasTwin: false, checkedHands: 4, keepsDeeds: true,
        isUndisturbed: plays[index].isUndisturbed)
      let outcome = endurance.run(events: count / plays.count + 1)
      breaches += outcome.breaches.map { "\(plays[index].name), seed \(seed &+ UInt64(index)): \($0)" }
      self.plays[index].deeds = outcome.deeds
      self.plays[index].start = events
      events += outcome.events
      var stage = Stage(scene)
      stage.keepsReasons = false
      for step in outcome.deeds { self.plays[index].journal.append(step.deed.done(to: &stage)) }
      breaches += watch(self.plays[index], scene).notice.map { ["\(plays[index].name): \($0.text)"] } ?? []
    }
  }

  /// Does it all again with whatever mutant is on in this task.
  package func verdict() throws -> Verdict {
    var verdict = Verdict()
    for play in plays {
      let outcome = watch(play, try play.scene())
      verdict.counts = verdict.counts || outcome.counts
      if let notice = outcome.notice {
        verdict.notice = notice
        return verdict
      }
    }
    return verdict
  }

  private func watch(_ play: Play, _ scene: Scene) -> Verdict {
    var verdict = Verdict()
    var stage = Stage(scene)
    stage.keepsReasons = false
    var invariants = Invariants.all(for: scene)
    var stillness = Stillness(scene)
    for (index, step) in play.deeds.enumerated() {
      let before = stage
      let told = step.deed.done(to: &stage)
      let moment = Moment(step.deed, told, before: before, after: stage)
      if told != play.journal[index] { verdict.counts = true }
      stillness.note(moment)
      var broken: (String, String)?
      for place in invariants.indices {
        if let text = invariants[place].note(moment), broken == nil { broken = (invariants[place].name, text) }
      }
      if case .rest = step.deed, broken == nil, let look = stillness.look(at: stage) {
        broken = look.broken.map { (Stillness.name, $0) }
        // What a faulty stage goes on to tell of later is not known to them.
        for place in invariants.indices where broken == nil && look.events.isEmpty {
          broken = invariants[place].look(at: look.tree, screen: stage.screen).map { (invariants[place].name, $0) }
        }
      }
      if let broken {
        verdict.notice = Notice(
          invariant: broken.0, events: play.start + step.events, play: play.name, event: step.events,
          text: "\(play.name), event \(step.events): \(broken.0): \(broken.1)")
        return verdict
      }
    }
    return verdict
  }
}
