import Geometry
import SafeText

extension ScriptAction: CustomStringConvertible {
  /// The instruction as a script spells it.
  public var description: String {
    switch self {
    case .tap(let place, let fingers, let count):
      return Self.words([
        count == 2 ? "double" : count == 3 ? "triple" : "", "tap", Self.text(place), Self.with(fingers),
      ])
    case .longPress(let place, let fingers, let duration):
      return Self.words(["long press", Self.text(place), Self.phrase("for", duration), Self.with(fingers)])
    case .swipe(.between(let start, let end), let fingers, let duration):
      return Self.words([
        "swipe from", start.description, "to", end.description, Self.phrase("in", duration), Self.with(fingers),
      ])
    case .swipe(.toward(let direction, let start), let fingers, let duration):
      return Self.words([
        "swipe", direction.rawValue, start.map { "from \($0)" } ?? "", Self.phrase("in", duration), Self.with(fingers),
      ])
    case .drag(let drag):
      let via = drag.via.map(\.description).joined(separator: " and ")
      return Self.words([
        "drag from", drag.start.description, "to", drag.end.description, via.isEmpty ? "" : "via \(via)",
        Self.phrase("after", drag.after), Self.phrase("in", drag.duration), Self.phrase("then hold", drag.hold),
        drag.release.map { "release at \(Self.text(ofSpeed: $0))" } ?? "", Self.with(drag.fingers),
      ])
    case .touch(let touch): return touch.description
    case .turn(let device, let notches, let duration):
      return Self.words(["turn", device, Self.turn(notches), Self.phrase("in", duration)])
    case .type(let text): return "type " + ScriptText.quoted(text.value)
    case .press(let chord): return "press \(chord)"
    case .hold(let chord): return "hold \(chord)"
    case .release(let chord): return Self.words(["release", chord?.description ?? ""])
    case .dragPointer(let start, let end, let duration):
      return Self.words(["drag pointer from", start.description, "to", end.description, Self.phrase("in", duration)])
    case .movePointer(let place): return "move to \(place)"
    case .look(let place): return "look at \(place)"
    case .click(let place, let button, let count):
      let kind = button == 1 ? "right" : button == 2 ? "middle" : count == 2 ? "double" : ""
      return Self.words([kind, "click", Self.text(place)])
    case .scroll(let notches, let isHorizontal):
      return Self.words(["scroll", Self.turn(notches), isHorizontal ? "horizontally" : ""])
    case .turnScreen: return "turn screen"
    case .resizeScreen(let size):
      return "resize screen to \(ScriptNumber.text(size.width)),\(ScriptNumber.text(size.height))"
    case .reader(let instruction): return "reader \(instruction)"
    case .wait(let duration): return "wait " + ScriptNumber.duration(duration)
    case .mark(let name): return "mark " + ScriptText.quoted(name)
    case .expect(let expectation): return expectation.description
    }
  }

  /// A turn in notches, or in their 120 units where a number of notches has too many digits to be written.
  private static func turn(_ notches: Double) -> String {
    let (eighths, units) = (notches * 8, (notches * 120).rounded())
    let isShort = eighths.rounded() == eighths || abs(units / 120 - notches) > 1e-9
    // What people write with a digit or two stays as they wrote it.
    let isRound = (notches * 100).rounded() / 100 == notches
    return isShort || isRound ? ScriptNumber.text(notches) : ScriptNumber.text(units) + " units"
  }

  static func text(ofSpeed speed: Double) -> String { "\(ScriptNumber.text(speed)) pt/s" }
  static func words(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }
  private static func text(_ place: Place?) -> String { place?.description ?? "" }
  static func at(_ place: Place?) -> String { place.map { "at \($0)" } ?? "" }
  static func with(_ fingers: Int) -> String { fingers == 1 ? "" : "with \(fingers) fingers" }
  static func phrase(_ word: String, _ duration: Int64?) -> String {
    duration.map { "\(word) \(ScriptNumber.duration($0))" } ?? ""
  }
}

extension Place: CustomStringConvertible {
  /// `x,y`, or the selector as it was written.
  public var description: String {
    switch self {
    case .point(let point): ScriptNumber.text(point.x) + "," + ScriptNumber.text(point.y)
    case .selector(let selector): selector.value
    }
  }
}

extension ReaderInstruction: CustomStringConvertible {
  /// The words after `reader`.
  public var description: String {
    switch self {
    case .next(let kind): kind.map { "next \($0)" } ?? "next"
    case .previous(let kind): kind.map { "previous \($0)" } ?? "previous"
    case .first: "first"
    case .last: "last"
    case .activate: "activate"
    case .longPress: "long press"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .increment: "increment"
    case .decrement: "decrement"
    case .scroll(let direction): "scroll \(direction.rawValue)"
    case .read: "read"
    case .readFromTop: "read from top"
    case .stop: "stop"
    case .focus(let place): "focus \(place)"
    case .rotor(let word): "rotor \(word)"
    case .caret(let words): "caret \(words)"
    case .navigation(let keys, let isOn): "\(keys) navigation \(isOn ? "on" : "off")"
    case .action(let name): "action " + ScriptText.quoted(name)
    }
  }
}
