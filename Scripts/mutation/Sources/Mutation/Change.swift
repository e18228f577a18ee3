/// What is done to a piece of a source.
public enum Change: Hashable, Sendable {
  /// Another expression in its place.
  case expression(String)
  /// The opposite of a condition.
  case negated
  /// A condition that always holds.
  case forcedTrue
  /// A condition that never holds.
  case forcedFalse
  /// Another statement in its place.
  case statement(String)
  /// A statement that is left out.
  case removed

  /// The same for a statement.
  var asStatement: Change {
    if case .expression(let other) = self { .statement(other) } else { self }
  }

  /// The source that does `original`, and the change where the switch `id` is on.
  func switched(_ original: String, by id: Int) -> String {
    let isOn = "\(SwitchFile.function)(\(id))"
    return switch self {
    case .expression(let other): "(\(isOn) ? \(other) : \(original))"
    case .negated: "(\(isOn) != (\(original)))"
    case .forcedTrue: "(\(isOn) || (\(original)))"
    case .forcedFalse: "(!\(isOn) && (\(original)))"
    case .statement(let other): "if \(isOn) { \(other) } else { \(original) }"
    case .removed: "if !\(isOn) { \(original) }"
    }
  }

  /// The change in a line of text, as tables have it.
  func description(of original: String) -> String {
    let old = original.onOneLine
    return switch self {
    case .expression(let other), .statement(let other): "\(old) => \(other.onOneLine)"
    case .negated: "\(old) => negated"
    case .forcedTrue: "\(old) => true"
    case .forcedFalse: "\(old) => false"
    case .removed: "\(old) => removed"
    }
  }
}
