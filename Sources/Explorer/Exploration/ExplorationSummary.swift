/// How much of an interface the explorer has seen.
public struct ExplorationSummary: Hashable, Sendable {
  /// Different states, told apart by their hashes.
  public var states = 0
  /// Steps that were tried.
  public var transitions = 0
  /// Steps on the shortest way to the state that lies furthest away.
  public var depth = 0
  /// How far it was allowed to go.
  public var options = ExplorerOptions()
  /// Bounds that were hit, in the order of their declaration.
  public var bounds: [Bound] = []

  /// What kept the exploration from going on.
  public enum Bound: String, CaseIterable, Hashable, Sendable {
    case states, nodes, depth
    /// More controls at once, or one by more than a step or letter, would have been set otherwise than they were.
    case changes
    /// Parts of the interface that go on by themselves were not combined in every way.
    case combinations
    case time, work
    /// The interface did not come to rest after a step.
    case rest

    /// Whether it says how strong the exploration is, as that of combinatorial testing, rather than that it ended early.
    public var isStrength: Bool { self == .changes || self == .combinations }
  }

  /// Nothing seen yet.
  public init() {}

  /// Whether every state that the explorer's steps lead to was seen.
  public var isComplete: Bool { bounds.isEmpty && states > 0 }

  /// Whether it ended early, so that what holds in all states that were seen need not hold in the others.
  ///
  /// How far values and parts are varied is the strength of the exploration, and no early end.
  public var isCutShort: Bool { states == 0 || bounds.contains { !$0.isStrength } }

  /// A bound in a sentence that begins with "the exploration".
  public func words(for bound: Bound) -> String {
    switch bound {
    case .states: "kept as many states as it may (\(options.maximumStates))"
    case .nodes: "kept as many nodes as it may (\(options.maximumNodes) in all states together)"
    case .depth: "went as many steps as it may (\(options.maximumDepth))"
    case .changes:
      "set at most \(options.maximumChanges) controls at once otherwise than they were, each by a step or letter"
    case .combinations:
      "did not combine all that is set in a window with all that is in the others, nor with every order of windows"
    case .time: "took as much of the interface's time as it may (\(options.maximumTime / 1_000_000) s)"
    case .work: "tried as much as it may (\(options.maximumWork) steps times nodes)"
    case .rest: "met a state in which the interface does not come to rest"
    }
  }

  mutating func hit(_ bound: Bound) {
    guard !bounds.contains(bound) else { return }
    bounds = Bound.allCases.filter { bounds.contains($0) || $0 == bound }
  }
}
