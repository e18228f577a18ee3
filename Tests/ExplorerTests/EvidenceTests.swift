import Accessibility
import Audit
import Gestures
import Harness
import Recordings
import Scenes
import Stage
import TestSupport
import Testing

@testable import Explorer

/// What the explorer says leads somewhere leads there: from the script over frames, the kernel's twin and the gesture
/// engine to the stage.
@Suite("Evidence")
struct EvidenceTests {
  /// Plays a script to a new stage and returns the hash of the state at rest.
  static func hash(after script: String, on scene: Scene) throws -> UInt64? {
    let stage = Stage(scene)
    let devices = ScriptDevices.all(screen: stage.screen)
    var synthesis = SynthesisOptions()
    synthesis.screen = stage.screen
    var hand = try GestureSynthesizer(devices: devices, options: synthesis)
    var run = Run(target: stage, devices: devices.map { .init($0) }, report: { _ in })
    try run.perform(GestureScript(parsing: script), with: &hand)
    return run.finish().stateHash
  }

  /// The parts of the state in which a scene rests after a script that devices have done.
  static func parts(after script: String, on scene: Scene) throws -> StateParts {
    let stage = Stage(scene)
    let devices = ScriptDevices.all(screen: stage.screen)
    var synthesis = SynthesisOptions()
    synthesis.screen = stage.screen
    var hand = try GestureSynthesizer(devices: devices, options: synthesis)
    var run = Run(target: stage, devices: devices.map { .init($0) }, report: { _ in })
    try run.perform(GestureScript(parsing: script), with: &hand)
    _ = run.finish()
    return run.target.stateParts
  }

  @Test("every way to a state leads there through devices too")
  func evidenceReplays() throws {
    let scene = Scene.mail()
    var met: [(state: Int, parts: StateParts)] = []
    var (summary, route) = Explorer().walk(Stage(scene), scene: scene) { state, _ in
      met.append((state.index, state.target.stateParts))
    } observe: { _ in
    }
    #expect(summary.isComplete && met.count > 20)
    for (state, parts) in met {
      let script = route.evidence(of: state, then: nil).script
      #expect(try Self.parts(after: script, on: scene) == parts, "state \(state): \(script)")
    }
  }

  @Test("a session holds what the devices of a script said and what was asked of the reader, and plays the same")
  func session() throws {
    let scene = Scene.mail()
    let script = #"tap "Compose"; reader focus "Sheet Grabber"; reader activate; press tab"#
    let bytes = try EvidenceRecorder.session(of: script, on: Stage(scene))
    var reader = try RecordingReader(bytes: bytes, name: "evidence.session.jsonl")
    var run = Run(target: Stage(scene), devices: reader.devices.map { .init($0.description) }, report: { _ in })
    try run.play(&reader)
    #expect(run.finish().stateHash == (try Self.hash(after: script, on: scene)))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#""reader":"activate""#))
    #expect(bytes == (try EvidenceRecorder.session(of: script, on: Stage(scene))))
  }
}
