public import Geometry
public import InputEvents

/// Estimates the velocity of a movement by a quadratic least-squares fit over its last samples (LSQ2).
///
/// The strategy and its numbers are those of Flutter's `velocity_tracker.dart` and of AOSP's
/// `VelocityTracker.cpp`: the slope at the newest sample of the parabola through all samples of the horizon, each of
/// the same weight. A line and a parabola of time have their exact velocity at any report rate, from three samples on.
/// The sums of the fit are carried along, so that a sample costs the same at 60 and at 1000 Hz.
public struct VelocityTracker: Sendable {
  /// Samples kept at most: all that the horizon holds up to 1270 Hz. Above that the newest ones take part. AOSP's
  /// `HISTORY_SIZE` and Flutter's `_historySize` of 20 would cut the horizon above 200 Hz.
  public static let capacity = 128
  /// Samples needed for a fit (Flutter `_minSampleSize`).
  public static let minimumSamples = 3
  /// Samples older than this take no part, in µs (AOSP `HORIZON`, Flutter `_horizonMilliseconds`: 100 ms).
  public static let horizon: Int64 = 100_000
  /// A gap of more than this means that the movement had stopped, in µs (AOSP `ASSUME_POINTER_STOPPED_TIME`: 40 ms).
  public static let stopGap: Int64 = 40_000

  private struct Sample {
    var time: Int64 = 0
    var x = 0.0
    var y = 0.0
  }

  private var samples = InlineArray<128, Sample>(repeating: Sample())
  private var newest = 0
  private var count = 0
  /// Where times and positions are counted from in the sums: a sample that is no older than the horizon when another
  /// one comes, so that what is summed stays small. The sums are made anew when it leaves the horizon.
  private var origin = Sample()
  private var sums = ParabolaSums()

  /// A tracker without samples.
  public init() {}

  /// Forgets all samples.
  public mutating func reset() { count = 0 }

  /// Adds where the movement is at `time`; the position of a lift is no sample. After a gap, and where the clock goes
  /// back, the movement starts anew.
  public mutating func add(_ position: Point, at time: Timestamp) {
    let sample = Sample(time: time.microseconds, x: position.x, y: position.y)
    let pause = sample.time &- samples[newest].time
    if count > 0, pause < 0 || pause > Self.stopGap { count = 0 }
    while count > 0, count == Self.capacity || sample.time &- samples[oldest].time > Self.horizon {
      sum(samples[oldest], weight: -1)
      count -= 1
    }
    newest = (newest + 1) & (Self.capacity - 1)
    samples[newest] = sample
    count += 1
    if count == 1 || sample.time &- origin.time > Self.horizon {
      sumAnew()
    } else {
      sum(sample, weight: 1)
    }
  }

  private var oldest: Int { (newest &- count &+ 1) & (Self.capacity - 1) }

  /// Tenths of a second keep the powers of time near to 1.
  @inline(__always) private func time(_ time: Int64) -> Double { Double(time &- origin.time) * 1e-5 }

  @inline(__always) private mutating func sum(_ sample: Sample, weight: Double) {
    sums.add(sample.x - origin.x, sample.y - origin.y, at: time(sample.time), weight: weight)
  }

  /// Sums what is kept, counted from the newest sample: rounding does not pile up.
  private mutating func sumAnew() {
    origin = samples[newest]
    sums = ParabolaSums()
    for age in 0..<count { sum(samples[(newest &- age) & (Self.capacity - 1)], weight: 1) }
  }

  /// Points per second at the newest sample, as known at `time`; zero when the movement had stopped or there are
  /// too few samples.
  public func velocity(at time: Timestamp) -> Vector {
    guard count >= Self.minimumSamples else { return .zero }
    // A span is looked through in place; the array itself would be copied.
    let last = samples.span[newest].time
    guard time.microseconds &- last <= Self.stopGap, let slopes = sums.slopes(at: self.time(last)) else {
      return .zero
    }
    return Vector(dx: slopes.x * 10, dy: slopes.y * 10)
  }
}
