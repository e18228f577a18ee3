import Accessibility
import Announcer
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage

/// A person before a stage with a touchscreen, a crown, a keyboard and a mouse: everything goes the whole way from a
/// script over frames, the kernel's twin and the gesture engine to the stage.
final class Performance {
  private(set) var run: Run<Stage>
  private var hand: GestureSynthesizer
  private let log: Log

  private final class Log {
    var entries: [TranscriptEntry] = []
    var events: [RecordedInput] = []
  }

  /// An event that was fed.
  struct RecordedInput {
    var event: InputEvent
    var device: Int
  }

  /// - Parameter seed: decides how the hand trembles and how often its devices report.
  init(
    _ scene: Scene, reader: Bool = false, explains: Bool = false, keepsMotion: Bool = false,
    keepsScreens: Bool = false, voice: Voice? = nil, language: String? = nil, seed: Int = 0
  ) throws {
    let stage = Stage(scene)
    let devices = ScriptDevices.all(screen: stage.screen)
    var options = RunOptions()
    options.usesReader = reader
    options.voice = voice
    options.language = language
    options.explains = explains
    options.keepsMotion = keepsMotion
    options.keepsScreens = keepsScreens
    var synthesis = SynthesisOptions()
    synthesis.screen = stage.screen
    synthesis.seed = UInt64(clamping: seed)
    synthesis.jitter = Double(seed % 3)
    synthesis.reportRate = [120, 60, 240, 90][seed % 4]
    synthesis.slotOrder = seed % 2 == 0 ? .ascending : .shuffled
    hand = try GestureSynthesizer(devices: devices, options: synthesis)
    let log = Log()
    self.log = log
    run = Run(
      target: stage, devices: devices.map { .init($0) }, options: options,
      observe: { log.events.append(RecordedInput(event: $0, device: $1)) }, report: { log.entries.append($0) })
    run.start()
  }

  /// Performs a script.
  func perform(_ script: String) throws {
    try run.perform(GestureScript(parsing: script), with: &hand)
  }

  var entries: [TranscriptEntry] { log.entries }
  var fed: [RecordedInput] { log.events }
  var devices: [GestureEngine.Source] { hand.models.map { .init($0) } }
  var tree: AccessibilityTree { run.target.tree }
  var cursor: NodeID? { run.reader.cursor.focus }
  var focus: NodeID? { tree.nodes.first { $0.traits.contains(.focused) }?.id }
  func text(hints: Bool = false) -> String {
    entries.map { TranscriptText(showsHints: hints, showsCutOff: hints).render($0) }.joined()
  }

  func rest() { run.rest() }
  func finish() -> RunSummary { run.finish() }

  /// Presses Tab until the focus is on a node.
  func tab(to id: NodeID) throws {
    try turn(until: id, by: { "press tab" }, place: { focus })
  }

  /// Turns the crown until the focus is on a node; Tab leads on from what the crown itself would change.
  func crown(to id: NodeID) throws {
    try turn(
      until: id,
      by: {
        let focused = tree.nodes.first { $0.id == focus }
        return focused?.role.isAdjustable == true ? "press tab" : "turn crown -1"
      }, place: { focus })
  }

  /// Flicks to the right, and then to the left, until the reader's cursor is on a node.
  func flick(to id: NodeID) throws {
    do {
      try turn(until: id, by: { "swipe right" }, place: { cursor })
    } catch is Lost {
      try turn(until: id, by: { "swipe left" }, place: { cursor })
    }
  }

  /// Nothing led to a node.
  struct Lost: Error {
    var target: NodeID
    var at: NodeID?
  }

  private func turn(until id: NodeID, by way: () -> String, place: () -> NodeID?) throws {
    run.rest()
    for _ in 0..<24 {
      if place() == id { return }
      try perform(way())
      run.rest()
    }
    throw Lost(target: id, at: place())
  }
}
