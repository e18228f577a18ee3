public import InputEvents

/// Turns times of a recording's or device's clock into times of a run: the first one is the run's start.
public struct RunClock: Hashable, Sendable {
  /// When the run's time begins.
  public let start: Timestamp
  private var origin: Timestamp?

  /// A clock whose first time becomes `start`.
  public init(start: Timestamp) { self.start = start }

  /// The run's time; a time before the first one is the first one.
  public mutating func time(of moment: Timestamp) -> Timestamp {
    let first = origin ?? moment
    origin = first
    return start + max(0, moment - first)
  }

  /// The moment on the other clock that is the run's `time`; the run's time itself before the first moment is known.
  public func moment(of time: Timestamp) -> Timestamp { origin.map { $0 + (time - start) } ?? time }
}
