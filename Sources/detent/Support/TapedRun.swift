import Gestures
import Harness

/// All that was fed to a run, and what is needed to feed it to another one.
struct TapedRun<Interface: Target> {
  /// The interface before the run.
  var target: Interface
  /// The devices of the run.
  var devices: [GestureEngine.Source]
  /// How it went.
  var options: RunOptions
  /// What was fed in.
  var tape: RunTape
  /// Whether other keys stand for those that wrote text.
  var isMasked: Bool
}
