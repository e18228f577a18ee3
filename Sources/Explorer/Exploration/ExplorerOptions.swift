/// How far the explorer goes. Every bound that is hit is reported, and but for `maximumChanges` and
/// `combinesParts` turns "pass" into "cannot tell".
public struct ExplorerOptions: Hashable, Sendable {
  /// How many different states are kept at most.
  public var maximumStates = 20_000
  /// How many nodes all states that are kept have together at most; half a kilobyte each.
  public var maximumNodes = 500_000
  /// How many steps lead away from the start at most.
  public var maximumDepth = 32
  /// How long the way to a state may take on the interface's own clock, in µs.
  public var maximumTime: Int64 = 300_000_000
  /// How much is tried: steps times nodes of the interface they are tried on.
  public var maximumWork = 20_000_000
  /// How many controls at once may be set otherwise than they were when first met, as the strength of combinatorial
  /// testing; each by one step or letter. A bound that is reported, but leaves "pass" standing.
  public var maximumChanges = 2
  /// Whether states are kept that only combine anew what is known of the parts of an interface, such as the windows on
  /// macOS; their number is the product of those of the parts. A bound that is reported, but leaves "pass" standing.
  public var combinesParts = false
  /// How steps are done.
  public var driver = TargetDriver()

  /// Bounds that hold a scene of a few sheets many times over.
  public init() {}
}
