import Geometry
import Gestures
import InputEvents

/// Synthesizes a script, lets the kernel's twin have it, and recognizes what comes out.
struct RoundTrip {
  var frames: [SynthesizedFrame] = []
  var recognized: [RecognizedInput] = []

  init(_ script: String, on devices: [DeviceModel], options: SynthesisOptions = SynthesisOptions()) throws {
    try self.init(GestureScript(parsing: script).actions, on: devices, options: options)
  }

  init(_ actions: [ScriptAction], on devices: [DeviceModel], options: SynthesisOptions = SynthesisOptions()) throws {
    var hand = try GestureSynthesizer(devices: devices, options: options)
    for action in actions { frames += try hand.perform(action) }
    frames += hand.finish()
    let screen = options.screen ?? devices.compactMap(\.screen).first ?? Size(width: 393, height: 852)
    var engine = GestureEngine(
      devices: devices.map { GestureEngine.Source($0, rotation: options.rotation) }, screen: screen,
      options: options.thresholds)
    for frame in frames {
      for event in frame.events { engine.process(event, from: frame.device, into: &recognized) }
    }
    engine.finish(at: hand.now + 1_000_000, into: &recognized)
  }

  /// The gestures, in order; of continuous ones only the end.
  var gestures: [Gesture] {
    recognized.compactMap { input in
      guard case .gesture(let gesture) = input.kind else { return nil }
      switch gesture {
      case .longPress(let phase, _, _), .pinch(let phase, _, _, _), .rotate(let phase, _, _, _):
        return phase == .ended || phase == .cancelled ? gesture : nil
      case .pan(let pan): return pan.phase == .ended || pan.phase == .cancelled ? gesture : nil
      case .tap, .swipe, .scrub: return gesture
      }
    }
  }

  /// What was done, in a word or two; a double tap is one, and a pan that became a swipe is the swipe.
  var label: String { label(withEdges: true) }

  /// The same, where the edge that a swipe started at may be left out.
  func label(withEdges: Bool) -> String {
    var labels: [String] = []
    for gesture in gestures {
      switch gesture {
      case .tap(_, let fingers, let count):
        let name = ["tap", "double tap", "triple tap"][min(max(count, 1), 3) - 1] + Self.suffix(fingers)
        if count > 1, !labels.isEmpty { labels.removeLast() }
        labels.append(name)
      case .longPress(let phase, _, let fingers): labels.append("long press" + Self.suffix(fingers) + Self.note(phase))
      case .pan(let pan): labels.append("pan" + Self.suffix(pan.fingers) + Self.note(pan.phase))
      case .swipe(let swipe):
        if labels.last == "pan" + Self.suffix(swipe.fingers) { labels.removeLast() }
        let edge = withEdges ? swipe.edge.map { " from \($0.rawValue) edge" } ?? "" : ""
        labels.append("swipe " + swipe.direction.rawValue + edge + Self.suffix(swipe.fingers))
      case .pinch(let phase, _, let scale, _): labels.append("pinch " + (scale > 1 ? "out" : "in") + Self.note(phase))
      case .rotate(let phase, _, let degrees, _):
        labels.append("rotate " + (degrees > 0 ? "clockwise" : "anticlockwise") + Self.note(phase))
      case .scrub:
        // The pan is cancelled when it turns out to have been a scrub.
        if labels.last == "pan (2) cancelled" { labels.removeLast() }
        labels.append("scrub")
      }
    }
    return labels.isEmpty ? "nothing" : labels.joined(separator: " + ")
  }

  private static func suffix(_ fingers: Int) -> String { fingers == 1 ? "" : " (\(fingers))" }
  private static func note(_ phase: GesturePhase) -> String { phase == .cancelled ? " cancelled" : "" }
}
