import Geometry
import Gestures
import InputEvents
import TestSupport

/// Runs events through an engine, for tests.
enum Recognition {
  /// Everything that the engine reports of these events.
  static func of(
    _ events: [InputEvent], on device: DeviceDescription, rotary: [RotaryModel] = [],
    screen: Size = Size(width: 390, height: 840), rotation: ScreenRotation = .none,
    options: GestureOptions = GestureOptions(), finishes: Bool = true
  ) -> [RecognizedInput] {
    var engine = GestureEngine(
      devices: [.init(device, rotary: rotary, rotation: rotation)], screen: screen, options: options)
    var output: [RecognizedInput] = []
    for event in events { engine.process(event, from: 0, into: &output) }
    if finishes, let last = events.last { engine.finish(at: last.time + 1_000_000, into: &output) }
    return output
  }

  /// The gestures of a script, each in a few words.
  static func gestures(_ script: TouchScript, options: GestureOptions = GestureOptions()) -> [String] {
    of(script.events, on: script.description, screen: script.size, options: options).compactMap {
      guard case .gesture(let gesture) = $0.kind else { return nil }
      return name(gesture)
    }
  }

  /// A gesture in a few words; changes of continuous gestures are left out.
  static func name(_ gesture: Gesture) -> String? {
    switch gesture {
    case .tap(_, let fingers, let count): return "tap \(fingers)x\(count)"
    case .longPress(let phase, _, let fingers): return "longPress \(fingers) \(phase)"
    case .pan(let pan): return pan.phase == .changed ? nil : "pan \(pan.fingers) \(pan.phase)"
    case .swipe(let swipe): return "swipe \(swipe.fingers) \(swipe.direction)"
    case .pinch(let phase, _, _, _): return phase == .changed ? nil : "pinch \(phase)"
    case .rotate(let phase, _, _, _): return phase == .changed ? nil : "rotate \(phase)"
    case .scrub(_, let fingers): return "scrub \(fingers)"
    }
  }
}
