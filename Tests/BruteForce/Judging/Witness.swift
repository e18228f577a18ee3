import Accessibility
import Gestures
import Harness
import InputEvents
import Scenes
import Stage

/// A script that shows something, run as `detent run` does it: by hands on devices and a screen reader.
struct Witness {
  let doings: [Doing]

  /// The script, with time in between for everything to come to rest.
  var script: String { doings.map(\.text).joined(separator: "; wait 4s; ") }

  /// What is seen once it is done: the screen, and what happened since the last statement began.
  func run(on scene: Scene) -> (tree: AccessibilityTree, events: [TargetEvent])? {
    let stage = WatchedStage(Stage(scene))
    var synthesis = SynthesisOptions()
    synthesis.screen = stage.screen
    synthesis.thresholds = stage.gestureOptions
    do {
      var hand = try GestureSynthesizer(devices: ScriptDevices.all(screen: stage.screen), options: synthesis)
      var run = Run(target: stage, devices: hand.models.map { .init($0) }) { _ in }
      run.start()
      var earlier = 0
      for doing in doings {
        run.advance(to: run.now + 4_000_000)
        earlier = run.target.events.count
        try run.perform(GestureScript(parsing: doing.text), with: &hand)
      }
      _ = run.finish()
      return (run.target.tree, Array(run.target.events.dropFirst(earlier)))
    } catch {
      return nil
    }
  }
}
