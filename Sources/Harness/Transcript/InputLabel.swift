import Geometry
import Gestures
import InputEvents
import SafeText

/// Names what a person did, as a script would write it.
enum InputLabel {
  /// The name; nil for parts of something larger (contacts, the course of a pan) that are not named by themselves.
  ///
  /// - Parameter isTyping: Whether a key that types a character has typed it; else it was only pressed.
  static func text(_ kind: RecognizedInput.Kind, isTyping: Bool = false) -> String? {
    switch kind {
    case .contact: nil
    case .gesture(let gesture): text(gesture)
    case .pointer(let pointer): text(pointer)
    case .key(let key): key.phase == .up ? nil : text(key, isTyping)
    case .rotary(let turn): turn.notches == 0 ? nil : "turn \(turn.notches > 0 ? "+" : "")\(turn.notches)"
    case .interrupted: "input interrupted"
    }
  }

  /// A contact that came or went; nil while it moves.
  static func text(_ contact: ContactEvent) -> String? {
    let phase: String
    switch contact.phase {
    case .began: phase = "down"
    case .moved: return nil
    case .ended: phase = "up"
    case .cancelled: phase = "cancelled"
    }
    return "contact \(contact.contact.id) \(phase) \(text(contact.contact.position))"
  }

  /// A drag that is over.
  static func drag(_ start: Point, _ end: Point, fingers: Int = 1, isCancelled: Bool) -> String {
    with(fingers, "drag \(text(start)) → \(text(end))") + (isCancelled ? " cancelled" : "")
  }

  /// The name without places, for gestures whose place means nothing.
  static func short(_ kind: RecognizedInput.Kind) -> String {
    switch kind {
    case .gesture(.tap(_, let fingers, let count)):
      with(fingers, count == 1 ? "tap" : count == 2 ? "double tap" : "\(count) taps")
    case .gesture(.swipe(let swipe)): with(swipe.fingers, "swipe \(swipe.direction.rawValue)")
    case .gesture(.longPress(_, _, let fingers)): with(fingers, "hold")
    case .gesture(.pan(let pan)): with(pan.fingers, "drag")
    case .gesture(.rotate): "rotate"
    case .gesture(.pinch): "pinch"
    case .gesture(.scrub): "scrub"
    default: text(kind) ?? "input"
    }
  }

  private static func text(_ gesture: Gesture) -> String? {
    switch gesture {
    case .tap(let location, let fingers, let count):
      let times = count == 1 ? "tap" : count == 2 ? "double tap" : count == 3 ? "triple tap" : "\(count) taps"
      return with(fingers, "\(times) \(text(location))")
    case .longPress(let phase, let location, let fingers):
      return phase == .began ? with(fingers, "long press \(text(location))") : nil
    case .pan(let pan):
      guard pan.phase == .ended || pan.phase == .cancelled else { return nil }
      return drag(pan.start, pan.location, fingers: pan.fingers, isCancelled: pan.phase == .cancelled)
    case .swipe(let swipe):
      return with(swipe.fingers, "swipe \(swipe.direction.rawValue) from \(text(swipe.start))")
    case .pinch(let phase, let center, let scale, _):
      return phase == .ended
        ? "pinch ×\(scale < 1 ? scale.text(decimals: 2) : Numerals.text(scale)) at \(text(center))" : nil
    case .rotate(let phase, let center, let degrees, _):
      return phase == .ended ? "rotate \(Numerals.text(degrees))° at \(text(center))" : nil
    case .scrub(let location, _):
      return "scrub at \(text(location))"
    }
  }

  private static func text(_ pointer: PointerInput) -> String? {
    switch pointer {
    case .moved, .gazed, .pressed: nil
    case .released(let button, let place):
      (button == 0 ? "click" : button == 1 ? "right click" : "middle click") + " \(text(place))"
    }
  }

  /// A key with its modifiers, or what it types.
  private static func text(_ key: KeyInput, _ isTyping: Bool) -> String? {
    if isTyping, let typed = key.text, key.modifiers.isSubset(of: .shift), !typed.isEmpty {
      return "type \(ScriptText.quoted(typed))"
    }
    guard !isModifier(key.key) else { return nil }
    return "press " + text(key.key, key.modifiers) + (key.phase == .repeat ? " again" : "")
  }

  /// A key with what is held with it, as scripts write it: `shift+tab`.
  static func text(_ key: KeyCode, _ modifiers: KeyInput.Modifiers) -> String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("ctrl") }
    if modifiers.contains(.alt) { parts.append("alt") }
    if modifiers.contains(.shift) { parts.append("shift") }
    if modifiers.contains(.command) { parts.append("command") }
    return (parts + [KeyChord([key]).description]).joined(separator: "+")
  }

  static func isModifier(_ key: KeyCode) -> Bool {
    switch key {
    case .keyLeftshift, .keyRightshift, .keyLeftctrl, .keyRightctrl, .keyLeftalt, .keyRightalt, .keyLeftmeta,
      .keyRightmeta:
      true
    default: false
    }
  }

  /// A place as scripts write it, in whole points.
  static func text(_ point: Point) -> String {
    Numerals.text(point.x.rounded()) + "," + Numerals.text(point.y.rounded())
  }

  private static func with(_ fingers: Int, _ text: String) -> String {
    fingers == 1 ? text : "\(text) with \(fingers) fingers"
  }
}
