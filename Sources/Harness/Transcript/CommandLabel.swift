import Accessibility
public import Announcer
import SafeText

extension ReaderCommand {
  /// The command as a script writes it after `reader`.
  public var words: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .nextOf(let role): "next \(role.rawValue)"
    case .previousOf(let role): "previous \(role.rawValue)"
    case .nextKind(let kind): "next \(kind.rawValue)"
    case .previousKind(let kind): "previous \(kind.rawValue)"
    case .moveCaret(let move): "caret \(move.words)"
    case .switched(let keys, let areOn): "\(keys.rawValue) navigation \(areOn ? "on" : "off")"
    case .custom(let name): "action \(ScriptText.quoted(name))"
    case .turnRotor(let forward): "rotor \(forward ? "next" : "previous")"
    case .chooseRotor(let rotor): "rotor \(rotor.rawValue)"
    case .useRotor(let forward): "rotor \(forward ? "down" : "up")"
    case .stop: "stop"
    case .first: "first"
    case .last: "last"
    case .activate: "activate"
    case .longPress: "long press"
    case .escape: "escape"
    case .increment: "increment"
    case .decrement: "decrement"
    case .scroll(let direction): "scroll \(direction.rawValue)"
    case .magicTap: "magic tap"
    case .readAllFromTop: "read from top"
    case .readAllFromHere: "read"
    case .explore(let point): "explore \(InputLabel.text(point))"
    case .focus(let id): "focus #\(id)"
    }
  }
}
