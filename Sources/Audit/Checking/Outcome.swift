/// What a check found out.
public enum Outcome: String, CaseIterable, Hashable, Comparable, Sendable {
  /// The rule is kept.
  case pass
  /// Only a person can judge it, and nobody has yet.
  case review
  /// What there is to see does not decide it.
  case cannotTell
  /// The rule is broken.
  case fail

  /// Orders outcomes by what they mean for the whole: one failure outweighs everything.
  public static func < (left: Self, right: Self) -> Bool { left.weight < right.weight }

  private var weight: Int {
    switch self {
    case .pass: 0
    case .review: 1
    case .cannotTell: 2
    case .fail: 3
    }
  }
}
