/// What a check answers about one node.
public enum Verdict: Hashable, Sendable {
  /// The rule has nothing to say about such a node.
  case inapplicable
  /// The rule is kept.
  case pass
  /// Only a person can judge it: a question.
  case review(Message)
  /// The rule is broken, and how.
  case fail(Message)
  /// What there is to see does not decide it, and why.
  case cannotTell(Message)

  /// The outcome; nil where the rule does not apply.
  public var outcome: Outcome? {
    switch self {
    case .inapplicable: nil
    case .pass: .pass
    case .review: .review
    case .fail: .fail
    case .cannotTell: .cannotTell
    }
  }

  /// What there is to say about it.
  public var message: Message? {
    switch self {
    case .inapplicable, .pass: nil
    case .review(let message), .fail(let message), .cannotTell(let message): message
    }
  }
}
