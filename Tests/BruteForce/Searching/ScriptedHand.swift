import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Stage

/// Does what instructions say, with the events of real devices and what the gesture engine makes of them.
///
/// What an instruction comes to depends on the screen and on nothing that the interface shows, so that it is worked out
/// once.
struct ScriptedHand {
  /// An input, so many µs after the statement began.
  struct Part {
    var delay: Int64
    var device: Int
    var kind: RecognizedInput.Kind
  }

  private struct Key: Hashable {
    var text: String
    var screen: Size
  }

  private let options: GestureOptions
  private var known: [Key: [Part]] = [:]

  init(_ options: GestureOptions) { self.options = options }

  /// Does it and waits until nothing moves any more and everything is long ago; returns what happened.
  mutating func perform(_ doing: Doing, on stage: inout Stage) -> [TargetEvent] {
    let start = stage.now
    var events: [TargetEvent] = []
    var focus: NodeID?
    if doing.text == "turn screen" {
      let kind = TargetInput.Kind.resize(width: stage.screen.height, height: stage.screen.width)
      events = stage.receive(TargetInput(time: start, kind: kind))
    }
    for (number, action) in doing.actions.enumerated() {
      // The cursor stays where it was, until the keyboard focus goes elsewhere and calls it.
      if number > 0, doing.actions[number - 1].action.isScroll {
        events += rest(&stage)
        guard Self.focus(stage) == focus else { break }
      }
      focus = action.action.isScroll ? Self.focus(stage) : nil
      events += stage.receive(TargetInput(time: stage.now, kind: .action(action.action, action.node)))
    }
    if doing.text != "turn screen", doing.actions.isEmpty {
      for part in parts(of: doing.text, screen: stage.screen) {
        events += stage.receive(
          TargetInput(time: start + part.delay, kind: .input(part.kind), device: part.device))
      }
    }
    return events + rest(&stage)
  }

  private static func focus(_ stage: Stage) -> NodeID? {
    stage.tree.nodes.first { $0.traits.contains(.focused) }?.id
  }

  /// Lets time pass, at most for half a minute.
  func rest(_ stage: inout Stage) -> [TargetEvent] {
    var events = stage.advance(to: stage.now + 3_000_000)
    for _ in 0..<9 where stage.nextDeadline != nil { events += stage.advance(to: stage.now + 3_000_000) }
    return events
  }

  /// What the devices' events are recognized as; nothing where no device can do it.
  private mutating func parts(of text: String, screen: Size) -> [Part] {
    let key = Key(text: text, screen: screen)
    if let parts = known[key] { return parts }
    let parts = (try? recognized(text, screen)) ?? []
    known[key] = parts
    return parts
  }

  private func recognized(_ text: String, _ screen: Size) throws -> [Part] {
    var synthesis = SynthesisOptions()
    synthesis.screen = screen
    synthesis.thresholds = options
    var hand = try GestureSynthesizer(devices: ScriptDevices.all(screen: screen), options: synthesis)
    var engine = GestureEngine(devices: hand.models.map { .init($0) }, screen: screen, options: options)
    var output: [RecognizedInput] = []
    for statement in try GestureScript(parsing: text).instructions {
      for event in try hand.perform(statement.value).flatMap({ frame in frame.events.map { (frame.device, $0) } }) {
        while let deadline = engine.nextDeadline, deadline < event.1.time {
          engine.advance(to: deadline, into: &output)
        }
        engine.process(event.1, from: event.0, into: &output)
      }
      while let deadline = engine.nextDeadline {
        engine.advance(to: deadline, into: &output)
        if engine.nextDeadline == deadline { break }
        hand.advance(to: deadline)
      }
    }
    return output.map { Part(delay: $0.time.microseconds, device: $0.device, kind: $0.kind) }
  }
}

extension AccessibilityAction {
  /// Whether content is to scroll.
  fileprivate var isScroll: Bool {
    if case .scroll = self { true } else { false }
  }
}
