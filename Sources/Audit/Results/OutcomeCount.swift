/// How many nodes passed, failed, could not be told, wait for a person, or are none of a rule's business.
public struct OutcomeCount: Hashable, Sendable {
  /// Nodes for which the rule is kept.
  public var pass = 0
  /// Nodes that break it.
  public var fail = 0
  /// Nodes that a person has to look at.
  public var review = 0
  /// Nodes for which what there is to see does not decide it.
  public var cannotTell = 0
  /// Nodes that it has nothing to say about.
  public var inapplicable = 0

  /// Nothing counted.
  public init() {}

  /// Counts one more.
  public mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .pass: pass += 1
    case .review: review += 1
    case .fail: fail += 1
    case .cannotTell: cannotTell += 1
    }
  }

  /// Counts of two groups together.
  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.pass += right.pass
    sum.fail += right.fail
    sum.review += right.review
    sum.cannotTell += right.cannotTell
    sum.inapplicable += right.inapplicable
    return sum
  }

  /// All nodes the rule had something to say about.
  public var total: Int { pass + fail + review + cannotTell }
}
