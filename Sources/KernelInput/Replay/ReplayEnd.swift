/// How a replay or a recording ended.
public enum ReplayEnd: Hashable, Sendable {
  /// All of it was played.
  case finished
  /// A signal ended it; what was pressed has been released.
  case interrupted(signal: Int32)
}
