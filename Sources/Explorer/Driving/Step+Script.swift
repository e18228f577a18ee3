import Accessibility
import Audit
import Geometry
import Gestures
import InputEvents

extension Step {
  /// The step as a gesture script that `detent run --script` plays.
  ///
  /// Places are points, rounded outwards to no more than a hundredth, so that the script means the same whatever
  /// the names in the interface are.
  public var script: String {
    switch self {
    case .tap(let point, _): "tap \(point.script)"
    case .swipe(let start, let end):
      "swipe from \(start.script) to \(end.script) in \(Self.swipeDuration / 1000)ms"
    case .press(let key, let modifiers): "press \(Self.chord(key, modifiers))"
    case .text(_, let text): "type \"\(text)\""
    case .reader(let action, let node): Self.reader(action, node)
    }
  }

  private static func chord(_ key: KeyCode, _ modifiers: KeyInput.Modifiers) -> String {
    (modifiers.contains(.shift) ? "shift+" : "") + name(key)
  }

  /// The names that scripts prefer for the keys of the repertoire.
  private static func name(_ key: KeyCode) -> String {
    switch key {
    case .keyEsc: "escape"
    case .keyEnter: "return"
    case .keyTab: "tab"
    case .keySpace: "space"
    default: "0x" + String(key.rawValue, radix: 16)
    }
  }

  private static func reader(_ action: AccessibilityAction, _ node: NodeID) -> String {
    let word =
      switch action {
      case .activate: "activate"
      case .increment: "increment"
      case .decrement: "decrement"
      case .escape: "escape"
      case .magicTap: "magic-tap"
      case .scroll(let direction): "scroll \(direction.rawValue)"
      case .custom(let name): "action \"\(name)\""
      case .reveal, .focus: ""
      }
    let focus = "reader focus #\(node.path)"
    return word.isEmpty ? focus : "\(focus); reader \(word)"
  }
}

extension Point {
  /// As a script spells it: `196,420`.
  var script: String { "\(x.decimal),\(y.decimal)" }
}

extension Evidence {
  /// The input that leads here, and one step more.
  func followed(by step: Step) -> Evidence {
    Evidence(script: script.isEmpty ? step.script : "\(script); \(step.script)", steps: steps + 1)
  }
}
