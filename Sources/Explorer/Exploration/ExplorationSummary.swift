import Accessibility
public import Geometry
import Harness

/// How much of an interface the explorer has seen.
public struct ExplorationSummary: Hashable, Sendable {
  /// States that are different in more than where the keyboard focus is, and in more than how they combine what is
  /// independent of each other.
  public var states = 0
  /// Steps that were tried.
  public var transitions = 0
  /// Sizes of the screen, in points, in the order in which they were met.
  public var screens: [Size] = []
  /// Steps on the shortest way to the state that lies furthest away.
  public var depth = 0
  /// How far it was allowed to go.
  public var options = ExplorerOptions()
  /// Bounds that were hit, in the order of their declaration.
  public var bounds: [Bound] = []
  /// What may be otherwise where it did not look.
  public var overlooked = Overlooked()
  /// Controls that may be touched in a way that was not tried; what comes of that was tried with a reader.
  var untouched: Set<NodeID> = []
  /// What may lie otherwise at sizes that were not tried.
  var sized: Set<NodeID> = []
  /// What may be set to more than it was, where a rule may tell that apart.
  var unlooked: Set<NodeID> = []

  /// What the interface said that it presented, whether or not the state was kept.
  var presented: Set<NodeID> = []

  /// What kept the exploration from going on.
  public enum Bound: String, CaseIterable, Hashable, Sendable {
    case states, nodes, depth
    /// More controls at once, or one by more than a step or letter, would have been set otherwise than they were, in an
    /// interface that does not say what is independent of what.
    case changes
    case time, work
    /// The interface did not come to rest after a step.
    case rest
    /// More lay over something than was looked past for a place to touch it.
    case places
    /// What a rule can tell apart is set to more than is tried: numbers of many steps, texts.
    case values
  }

  /// Nothing seen yet.
  public init() {}

  /// Whether every state that the explorer's steps lead to was seen, or shown to combine only what was.
  public var isComplete: Bool { bounds.isEmpty && states > 0 }

  /// Whether it left something out, so that what holds in all states that were seen need not hold in the others.
  public var isCutShort: Bool { states == 0 || !overlooked.isEmpty }

  /// A bound in a sentence that begins with "the exploration".
  public func words(for bound: Bound) -> String {
    switch bound {
    case .states: "kept as many states as it may (\(options.maximumStates))"
    case .nodes: "looked at as many nodes as it may (\(options.maximumNodes) in all states together)"
    case .depth: "went as many steps as it may (\(options.maximumDepth))"
    case .changes:
      "set at most \(options.maximumChanges) controls at once otherwise than they were, each by a step or letter"
    case .time: "took as much of the interface's time as it may (\(Self.words(for: options.maximumTime)))"
    case .work: "tried as many steps as it may (\(options.maximumWork))"
    case .rest:
      "met a state in which the interface does not come to rest in the time that it has "
        + "(\(Self.words(for: options.driver.settleTime)), \(options.driver.settleMoments) moments at which something happens by itself)"
    case .places:
      "looked at as many places as it may (\(options.maximumPlaces)) for one at which something covered can be touched, "
        + "or did not scroll along two axes, or move two windows, at once to uncover it, "
        + "or did not try every place and size"
    case .values:
      "did not set every number and text, by which alone a rule may tell something, to all that it may be set to"
    }
  }

  /// A duration in seconds, or in milliseconds where it is shorter than one.
  private static func words(for microseconds: Int64) -> String {
    let milliseconds = Double(microseconds) / 1000
    return milliseconds < 1000 ? "\(milliseconds.decimal) ms" : "\((milliseconds / 1000).decimal) s"
  }

  /// Why what was passed cannot be told, for people.
  var reason: String {
    "the exploration \(bounds.map(words).joined(separator: " and ")); what it did not see cannot be told"
  }

  /// Notes what may be touched, or lie otherwise, in ways that are not among the steps of a state.
  mutating func note(_ told: AcceptedSteps) {
    untouched.formUnion(told.untouched)
    sized.formUnion(told.sized)
    unlooked.formUnion(told.unlooked)
  }

  /// Notes a bound, and what may change from the state that was left out because of it.
  mutating func hit<T: ReproducibleTarget>(_ bound: Bound, before target: T) {
    overlooked.add(target.changeableNodes)
    hit(bound)
  }

  /// Notes a bound, and what may change where something was left out because of it; nil for anything.
  mutating func hit(_ bound: Bound, beforeChanging changeable: Set<NodeID>?) {
    overlooked.add(changeable)
    hit(bound)
  }

  /// Notes a bound behind which anything may be.
  mutating func hitBeforeAnything(_ bound: Bound) {
    overlooked.add(nil)
    hit(bound)
  }

  /// Notes a bound by which nothing else was left out than before.
  mutating func hit(_ bound: Bound) {
    guard !bounds.contains(bound) else { return }
    bounds = Bound.allCases.filter { bounds.contains($0) || $0 == bound }
  }
}
