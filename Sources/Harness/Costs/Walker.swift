import Accessibility
import Announcer
import Geometry
import Gestures

/// Somebody who does a task in a way of their own, on a copy of the interface of their own.
struct Walker<Interface: ReproducibleTarget> {
  private(set) var run: Run<Interface>
  private var synthesizer: GestureSynthesizer
  private let ear: Ear

  /// What is said, until somebody asks.
  private final class Ear {
    var utterances: [Utterance] = []
  }

  /// Somebody in front of an interface.
  ///
  /// - Throws: `SynthesisError` where the devices of the hand cannot do the script.
  init(
    on interface: Interface, with reader: ScreenReader, devices: [DeviceModel], options given: RunOptions
  ) throws(SynthesisError) {
    var (synthesis, options) = (SynthesisOptions(), given)
    synthesis.screen = interface.screen
    synthesis.thresholds = options.gestures ?? interface.gestureOptions
    synthesizer = try GestureSynthesizer(devices: devices, options: synthesis)
    options.voice = reader.manner == nil ? nil : reader.voice
    options.language = reader.language
    let ear = Ear()
    self.ear = ear
    run = Run(target: interface, devices: synthesizer.models.map { GestureEngine.Source($0) }, options: options) {
      ear.utterances += $0.utterances
    }
    run.reader = reader
    run.start()
    run.settle()
  }

  /// What was said since somebody last asked.
  func takeWords() -> [Utterance] {
    defer { ear.utterances = [] }
    return ear.utterances.filter { !$0.text.isEmpty }
  }

  /// Does an instruction as it is written; false where it cannot be done.
  mutating func perform(_ instruction: ScriptAction) -> Bool {
    do throws(ScriptRunError) {
      try run.perform(Located(instruction), with: &synthesizer)
      run.settle()
      return true
    } catch {
      return false
    }
  }

  /// Does something on the way by ear, and waits for what comes of it.
  mutating func perform(_ move: ReaderMove, _ moves: ReaderMoves<Interface>) { moves.perform(move, in: &run) }

  /// Brings something into sight without a gesture.
  mutating func reveal(_ node: NodeID) {
    _ = run.tellTarget(.action(.reveal, node))
    run.settle()
  }
}
