import Accessibility
import Announcer
import Gestures

extension ReaderCommand {
  /// The words after `reader` with which a script, or a row of a session, asks for the same.
  var instruction: String {
    let instruction: ReaderInstruction
    switch self {
    case .next: instruction = .next(kind: nil)
    case .previous: instruction = .previous(kind: nil)
    case .nextOf(let role): instruction = .next(kind: role.rawValue)
    case .previousOf(let role): instruction = .previous(kind: role.rawValue)
    case .nextKind(let kind): instruction = .next(kind: kind.rawValue)
    case .previousKind(let kind): instruction = .previous(kind: kind.rawValue)
    case .first: instruction = .first
    case .last: instruction = .last
    case .activate: instruction = .activate
    case .longPress: instruction = .longPress
    case .escape: instruction = .escape
    case .increment: instruction = .increment
    case .decrement: instruction = .decrement
    case .scroll(let direction): instruction = .scroll(SwipeDirection(rawValue: direction.rawValue) ?? .down)
    case .magicTap: instruction = .magicTap
    case .custom(let name): instruction = .action(name)
    case .turnRotor, .chooseRotor, .useRotor, .moveCaret, .switched: return words
    case .stop: instruction = .stop
    case .readAllFromTop: instruction = .readFromTop
    case .readAllFromHere: instruction = .read
    case .explore(let point): instruction = .focus(.point(point))
    case .focus(let id): instruction = .focus(.selector(Located("#\(id.path)")))
    }
    return instruction.description
  }
}
