/// What one instruction of a task costs somebody who listens, who types and who touches.
public struct StepCost: Hashable, Sendable {
  /// The instruction as a script spells it.
  public var instruction: String
  /// What is heard, and by which gestures, up to what comes of it.
  public var reader: KnownCost<ReaderWay>
  /// How many keys it takes.
  public var keys: KnownCost<Int>
  /// How long fingers take, in µs.
  public var touch: KnownCost<Int64>
  /// Whether it was done as it is written, so that it costs everybody a gesture: it does not name anything to use.
  public var isAsWritten = false
}
