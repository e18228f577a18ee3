import Accessibility
import Announcer
import Documents
import Endurance
import Geometry
import Gestures
import Harness
import InputEvents
import Recordings
import Scenes
import Stage

/// A recording that was played on a stage, the script that was made of it, and how both end.
struct Recorded {
  let scene: Scene
  let screen: Size?
  let translation: ScriptTranslation
  /// The interface after the recording.
  let end: Stage
  /// The hash of the state that it comes to by itself.
  let endHash: UInt64?
  /// What was said in it, in order.
  let said: [String]

  /// Plays the session of an example.
  init(example name: String) throws {
    let scene = try Self.scene(of: name)
    guard let session = Examples.session(name) else { throw Missing(name: name) }
    var recording = try RecordingReader(bytes: Array(session.text.utf8), name: session.name)
    let header = recording.header
    let screen = header.screen.map { Size(width: $0.width, height: $0.height) }
    var options = RunOptions()
    options.usesReader = header.drivesReader
    try self.init(
      scene, screen: screen, devices: header.devices.map { .init($0.description) }, options: options
    ) { run in
      try run.play(&recording)
    }
  }

  /// Lets a random person do so many things.
  init(_ scene: Scene, seed: UInt64, doings: Int) throws {
    let screen = scene.screen.size
    var hands = RandomHands(seed: seed, time: 100_000)
    let devices = RandomHands.devices(screen: screen)
    try self.init(scene, screen: nil, devices: devices.map { .init($0) }, options: RunOptions()) { run in
      for _ in 0..<doings {
        let places = run.target.tree.nodes.filter(\.isOperable).map(\.effectiveActivationPoint)
        var fed: [RandomHands.Fed] = []
        hands.next(near: places, screen: screen, into: &fed)
        for fed in fed { run.feed(fed.event, from: fed.device) }
      }
    }
  }

  /// Plays what a script says.
  init(_ scene: Scene, script: String, reader: Bool = false, voice: Voice? = nil) throws {
    let devices = ScriptDevices.all(screen: scene.screen.size)
    var options = RunOptions()
    options.usesReader = reader
    options.voice = voice
    try self.init(scene, screen: nil, devices: devices.map { .init($0) }, options: options) { run in
      var synthesis = SynthesisOptions()
      synthesis.screen = run.target.screen
      var hand = try GestureSynthesizer(devices: devices, options: synthesis)
      try run.perform(GestureScript(parsing: script), with: &hand)
    }
  }

  /// Does something to a run, and makes a script of it.
  init(
    _ scene: Scene, screen: Size?, devices: [GestureEngine.Source], options: RunOptions,
    _ body: (inout Run<Stage>) throws -> Void
  ) throws {
    var stage = Stage(scene)
    if let screen {
      _ = stage.receive(TargetInput(time: .zero, kind: .resize(width: screen.width, height: screen.height)))
    }
    let tape = RunTape()
    let log = Log()
    var run = Run(
      target: stage, devices: devices, options: options, observe: { tape.take($0, from: $1) },
      observeItem: { tape.take($0) },
      report: { entry in
        tape.take(entry)
        log.said += entry.utterances.map(\.text)
      })
    run.start()
    try body(&run)
    endHash = run.finish().stateHash
    self.scene = scene
    self.screen = screen
    end = run.target
    said = log.said
    var translator = try ScriptTranslator(target: stage, devices: devices, options: options)
    translation = try translator.translate(tape)
  }

  /// The scene of an example.
  static func scene(of name: String) throws -> Scene {
    guard let file = Examples.scene(name) else { throw Missing(name: name) }
    return try SceneDocument.read(file.text, file: file.name)
  }

  private final class Log { var said: [String] = [] }
  struct Missing: Error { var name: String }

  /// The script, played from the start by a hand of its own.
  func played() throws -> Played {
    var stage = Stage(scene)
    if let screen {
      _ = stage.receive(TargetInput(time: .zero, kind: .resize(width: screen.width, height: screen.height)))
    }
    let script = try GestureScript(parsing: translation.text)
    let devices = ScriptDevices.all(screen: stage.screen, for: script)
    var synthesis = SynthesisOptions()
    synthesis.screen = stage.screen
    synthesis.thresholds = stage.gestureOptions
    var hand = try GestureSynthesizer(devices: devices, options: synthesis)
    let log = Log()
    var options = RunOptions()
    options.warnsOfNothing = true
    var run = Run(
      target: stage, devices: devices.map { .init($0) }, options: options,
      report: { log.said += $0.utterances.map(\.text) })
    run.start()
    try run.perform(script, with: &hand)
    let summary = run.finish()
    return Played(end: run.target, said: log.said, summary: summary)
  }

  struct Played {
    var end: Stage
    var said: [String]
    var summary: RunSummary
  }

  /// What people see at the end, but for places that are off by less than a digitizer's rounding adds up to.
  static func look(_ stage: Stage) -> [String] {
    stage.tree.nodes.map { node in
      let states = Traits.named.filter { node.traits.contains($0.value) }.map(\.name)
      return "\(node.id) \(node.role.rawValue) \(node.name ?? "") \(node.value ?? "") \(states)"
    }
  }

  /// How far something lies from where it lies on another stage at most, in points.
  static func distance(_ stage: Stage, _ other: Stage) -> Double {
    zip(stage.tree.nodes, other.tree.nodes).map { node, other in
      node.isInvisible ? 0 : max(node.frame.center.distance(to: other.frame.center), 0)
    }.max() ?? 0
  }
}
