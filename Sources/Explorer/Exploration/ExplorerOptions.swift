/// How far the explorer goes. Every bound that is hit is reported, and turns "pass" into "cannot tell".
public struct ExplorerOptions: Hashable, Sendable {
  /// How many different states are kept.
  public var maximumStates = 2_000
  /// How many steps lead away from the start at most.
  public var maximumDepth = 32
  /// How long the way to a state may take on the interface's own clock, in µs.
  public var maximumTime: Int64 = 300_000_000
  /// How steps are done.
  public var driver = TargetDriver()

  /// Bounds that hold a scene of a few sheets many times over.
  public init() {}
}
