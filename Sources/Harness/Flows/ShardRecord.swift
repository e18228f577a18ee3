/// What one part of a run was about: written beside the results of its cases, so that nothing can be missing unsaid.
public struct ShardRecord: Hashable, Sendable {
  /// Which part it was.
  public var shard: Shard
  /// The names of all cases of the whole run, in order.
  public var cases: [String]

  /// A part of a run.
  public init(_ shard: Shard, of cases: [String]) { (self.shard, self.cases) = (shard, cases) }
}
