import Accessibility
import Announcer
import Gestures

extension ReaderCommand {
  /// The words after `reader` with which a script, or a row of a session, asks for the same.
  var statement: String {
    let statement: ReaderStatement
    switch self {
    case .next: statement = .next(kind: nil)
    case .previous: statement = .previous(kind: nil)
    case .nextOf(let role): statement = .next(kind: role.rawValue)
    case .previousOf(let role): statement = .previous(kind: role.rawValue)
    case .first: statement = .first
    case .last: statement = .last
    case .activate: statement = .activate
    case .escape: statement = .escape
    case .increment: statement = .increment
    case .decrement: statement = .decrement
    case .scroll(let direction): statement = .scroll(SwipeDirection(rawValue: direction.rawValue) ?? .down)
    case .magicTap: statement = .magicTap
    case .custom(let name): statement = .action(name)
    case .stop: statement = .stop
    case .readAllFromTop: statement = .readFromTop
    case .readAllFromHere: statement = .read
    case .explore(let point): statement = .focus(.point(point))
    case .focus(let id): statement = .focus(.selector(Located("#\(id.path)")))
    }
    return statement.description
  }
}
