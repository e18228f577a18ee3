import Geometry
import Gestures
import Harness
import InputEvents

/// The scripts of a run: read as a whole before anything is done, or coming line by line.
enum ScriptFeed {
  /// All of them, in order.
  case whole([ScriptInput])
  /// One, from standard input.
  case lines

  /// The devices of the hand that does it, and of eyes where it may look at something.
  func devices(screen: Size) -> [DeviceModel] {
    switch self {
    case .whole(let inputs):
      let all = GestureScript(inputs.flatMap(\.script.actions))
      return ScriptDevices.all(screen: screen, for: all)
    case .lines: return ScriptDevices.all(screen: screen) + [ScriptDevices.gaze(screen)]
    }
  }

  /// What names nothing that an interface may ever have, in words; of lines that come one by one nothing is known yet.
  func doubts(_ names: KnownNames?) -> [ScriptWarning] {
    guard let names, case .whole(let inputs) = self else { return [] }
    return inputs.flatMap { names.doubts(of: $0.script, named: $0.name) }
  }

  /// Does what they say.
  ///
  /// - Parameter failed: Told of each line that is wrong or cannot be done, where the next one is done all the same.
  func drive<Interface: Target>(
    _ run: inout Run<Interface>, with synthesizer: inout GestureSynthesizer, failed: (RunFailure) -> Void
  ) throws {
    switch self {
    case .whole(let inputs):
      try run.perform(inputs.map { ($0.script, $0.name) }, with: &synthesizer)
      run.endScript(with: &synthesizer)
    case .lines:
      var lines = ScriptLines()
      try lines.drive(&run, with: &synthesizer, failed: failed)
    }
  }
}
