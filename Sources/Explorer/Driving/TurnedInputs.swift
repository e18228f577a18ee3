import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents

/// What turning a wheel or crown comes to: the same reports, one after the other, that a script's device makes of it.
///
/// A turn in one piece would do otherwise: what is at its end hands what is left of a turn on between two reports.
enum TurnedInputs {
  /// A turn of a script as it is recognized, from `start` on; nothing where no device can turn like that.
  static func inputs(
    of turn: ScriptAction, at start: Timestamp, screen: Size, thresholds: GestureOptions
  ) -> [TargetInput] {
    let isCrown = if case .turn = turn { true } else { false }
    let device = isCrown ? ScriptDevices.crown : ScriptDevices.mouse
    var options = SynthesisOptions()
    options.screen = screen
    options.thresholds = thresholds
    guard var synthesizer = try? GestureSynthesizer(devices: [device], options: options) else { return [] }
    synthesizer.advance(to: start)
    guard let frames = try? synthesizer.perform(turn) else { return [] }
    var engine = GestureEngine(devices: [.init(device)], screen: screen, options: thresholds)
    var output: [RecognizedInput] = []
    for frame in frames {
      for event in frame.events { engine.process(event, from: frame.device, into: &output) }
    }
    let number = ScriptDevices.all(screen: screen).firstIndex { $0.id == device.id }
    return output.map { TargetInput(time: max($0.time, start), kind: .input($0.kind), device: number) }
  }
}
