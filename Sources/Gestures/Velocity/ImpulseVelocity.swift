public import InputEvents

/// Estimates how fast a crown or dial turns, from the work that its steps have done (AOSP's impulse strategy).
///
/// Each step changes the speed of a unit mass: `work += (v − √(2E))·|v|`, the first term halved, and the speed is
/// `±√(2·|work|)`. It is fed with deltas, as rotary axes report them.
public struct ImpulseVelocity: Hashable, Sendable {
  /// Steps kept at most (AOSP `HISTORY_SIZE`).
  public static let capacity = 20
  /// Steps older than this take no part, in µs (AOSP `HORIZON`: 100 ms).
  public static let horizon: Int64 = 100_000
  /// After this long without a step the axis stands still, in µs (AOSP `ASSUME_POINTER_STOPPED_TIME`: 40 ms); one that
  /// steps more slowly has the speed of its last step, and stands still when the next one does not come in as long.
  public static let stopGap: Int64 = 40_000

  private struct Interval: Hashable, Sendable {
    var time: Int64
    var delta: Double
  }

  private var steps: [Interval] = []

  /// An axis at rest.
  public init() { steps.reserveCapacity(Self.capacity) }

  /// Forgets all steps.
  public mutating func reset() { steps.removeAll(keepingCapacity: true) }

  /// Adds a step of `delta` units at `time`.
  public mutating func add(_ delta: Double, at time: Timestamp) {
    if let last = steps.last, last.time == time.microseconds {
      steps[steps.count - 1].delta += delta
      return
    }
    if steps.count == Self.capacity { steps.removeFirst() }
    steps.append(Interval(time: time.microseconds, delta: delta))
  }

  /// Units per second at the newest step, as known at `time`; zero when the axis had stopped.
  public func velocity(at time: Timestamp) -> Double {
    guard let newest = steps.last, steps.count > 1 else { return 0 }
    let gap = newest.time &- steps[steps.count - 2].time
    guard time.microseconds &- newest.time <= max(Self.stopGap, gap) else { return 0 }
    if gap > Self.stopGap { return newest.delta / (Double(gap) * 1e-6) }
    var first = steps.count - 1
    while first > 0, newest.time &- steps[first - 1].time <= Self.horizon,
      steps[first].time &- steps[first - 1].time <= Self.stopGap
    {
      first -= 1
    }
    var work = 0.0
    for index in (first + 1)..<steps.count {
      let seconds = Double(steps[index].time &- steps[index - 1].time) * 1e-6
      guard seconds > 0 else { continue }
      let speed = steps[index].delta / seconds
      work += (speed - Self.speed(of: work)) * (speed < 0 ? -speed : speed)
      if index == first + 1 { work *= 0.5 }
    }
    return Self.speed(of: work)
  }

  /// The speed of a unit mass that has received this work.
  private static func speed(of work: Double) -> Double {
    work < 0 ? -(-2 * work).squareRoot() : (2 * work).squareRoot()
  }
}
