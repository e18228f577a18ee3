import Accessibility
import Documents
import Harness
import InputEvents
package import Scenes
import Stage

/// All that a random person brings about on a stage, in two numbers: what may never change while the engine is rebuilt, and
/// what may change once.
///
/// A thousand of them are kept in a table; a change of the engine that is to change nothing leaves it as it is.
package struct FrozenRun: Hashable, Sendable {
  /// Of what is told of, with every reason, and of the tree wherever the stage is at rest.
  package var told: UInt64
  /// Of the state after every doing.
  package var states: UInt64
  /// How many events of the kernel were fed.
  package var events: Int

  /// Lets hands of a seed do things until so many events were fed, and writes down what comes of them.
  ///
  /// - Parameter line: Takes what is written down, line by line.
  package init(_ scene: Scene, seed: UInt64, events count: Int, line: (String) -> Void = { _ in }) {
    var endurance = Endurance(scene, seed: seed, hasTwin: false, keepsDeeds: true)
    let outcome = endurance.run(events: count)
    var (told, states) = (Digest(), Digest())
    var stage = Stage(scene)
    for step in outcome.deeds {
      let events = step.deed.done(to: &stage)
      var entry = TranscriptEntry(time: stage.now, cause: .time)
      entry.events = events.map { .init($0, subject: $0.node.path) }
      entry.arbitrations = stage.arbitrations
      let text = TranscriptJSON.render(entry)
      told.add(text)
      line(text)
      states.add(stage.stateHash)
      if case .rest = step.deed {
        let tree = TreeDocument.write(stage.tree)
        told.add(tree)
        line(tree)
      }
    }
    self.told = told.value
    self.states = states.value
    self.events = outcome.events
  }
}
