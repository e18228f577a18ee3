/// How much of an interface the explorer has seen.
public struct ExplorationSummary: Hashable, Sendable {
  /// Different states, told apart by their hashes.
  public var states = 0
  /// Steps that were tried.
  public var transitions = 0
  /// Steps on the shortest way to the state that lies furthest away.
  public var depth = 0
  /// Bounds that were hit, in the order of their declaration.
  public var bounds: [Bound] = []

  /// What ended the exploration early.
  public enum Bound: String, CaseIterable, Hashable, Sendable {
    case states, depth, time, work
    /// The interface did not come to rest after a step.
    case rest

    /// The bound in a sentence that begins with "the exploration".
    public var words: String {
      switch self {
      case .states: "kept as many states as it may"
      case .depth: "went as many steps as it may"
      case .time: "took as much of the interface's time as it may"
      case .work: "tried as much as it may"
      case .rest: "met a state in which the interface does not come to rest"
      }
    }
  }

  /// Nothing seen yet.
  public init() {}

  /// Whether every state that the explorer's steps lead to was seen.
  public var isComplete: Bool { bounds.isEmpty && states > 0 }

  mutating func hit(_ bound: Bound) {
    guard !bounds.contains(bound) else { return }
    bounds = Bound.allCases.filter { bounds.contains($0) || $0 == bound }
  }
}
