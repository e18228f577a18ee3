public import Geometry

/// How far the explorer goes. Every bound that is hit is reported, and turns "pass" into "cannot tell" wherever what was
/// left out may say otherwise.
public struct ExplorerOptions: Hashable, Sendable {
  /// How many different states are kept at most.
  public var maximumStates = 200_000
  /// How many nodes are looked at at most, in all states together.
  public var maximumNodes = 30_000_000
  /// How many steps lead away from the start at most.
  public var maximumDepth = 512
  /// How long the way to a state may take on the interface's own clock, in µs.
  public var maximumTime: Int64 = 600_000_000
  /// How many steps are tried at most, those of the rules among them.
  public var maximumWork = 2_000_000
  /// How many controls at once may be set otherwise than they were when first met, each by one step or letter, in an
  /// interface that does not say what is independent of what.
  public var maximumChanges = 2
  /// How many places are looked at for one at which something can be touched that other things cover.
  public var maximumPlaces = 2000
  /// Sizes that the screen is given meanwhile, in points, beside those that people give it by turning it or by putting
  /// an app beside another.
  public var screens: [Size] = []
  /// Whether states are walked from that only combine anew what is independent of each other; their number is the
  /// product of those of the parts.
  public var combinesParts = false
  /// Interfaces of more nodes are not looked at as a whole in every state: what is covered by turns, and what scroll
  /// views hold out of sight where anything but its place may be otherwise.
  var largestWhole = 200
  /// How steps are done.
  public var driver = TargetDriver()

  /// Bounds that hold a scene of a few sheets many times over.
  public init() {}

  /// The bound beyond which a state is, so many steps and µs from the start; nil within all.
  func bound(depth: Int, time: Int64) -> ExplorationSummary.Bound? {
    if depth >= maximumDepth { return .depth }
    return time >= maximumTime ? .time : nil
  }
}
