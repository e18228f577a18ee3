public import Geometry
public import InputEvents

/// Estimates the velocity of a movement by a quadratic least-squares fit over its last samples (LSQ2).
///
/// The strategy and its numbers are those of Flutter's `velocity_tracker.dart` and of AOSP's
/// `VelocityTracker.cpp`: the slope of the parabola at the newest sample. One thing is added: samples that come
/// faster than `spacing` are averaged, so that 20 of them still cover the horizon at 1000 Hz and the noise of a
/// fast digitizer is damped instead of amplified. At 200 Hz and below the fit is the plain one.
public struct VelocityTracker: Sendable {
  /// Samples kept at most (AOSP `HISTORY_SIZE`, Flutter `_historySize`).
  public static let capacity = 20
  /// Samples needed for a fit (Flutter `_minSampleSize`).
  public static let minimumSamples = 3
  /// Samples older than this take no part, in µs (AOSP `HORIZON`, Flutter `_horizonMilliseconds`: 100 ms).
  public static let horizon: Int64 = 100_000
  /// A gap of this length means that the movement had stopped, in µs (AOSP `ASSUME_POINTER_STOPPED_TIME`: 40 ms).
  public static let stopGap: Int64 = 40_000
  /// Samples within this time of the first of a group are averaged, in µs (`horizon` / `capacity`).
  public static let spacing: Int64 = 5_000

  /// One sample, or the mean of a group of them.
  private struct Sample {
    var first: Int64 = 0
    var last: Int64 = 0
    /// µs from `first` to the mean time of the group.
    var offset = 0.0
    var x = 0.0
    var y = 0.0
    var count = 0.0
  }

  private var samples = InlineArray<20, Sample>(repeating: Sample())
  private var newest = 0
  private var count = 0

  /// A tracker without samples.
  public init() {}

  /// Forgets all samples.
  public mutating func reset() { count = 0 }

  /// Adds where the movement is at `time`; the position of a lift is no sample.
  public mutating func add(_ position: Point, at time: Timestamp) {
    let time = time.microseconds
    if count > 0, time &- samples[newest].first < Self.spacing {
      samples[newest].count += 1
      let share = 1 / samples[newest].count
      samples[newest].last = time
      samples[newest].offset += (Double(time &- samples[newest].first) - samples[newest].offset) * share
      samples[newest].x += (position.x - samples[newest].x) * share
      samples[newest].y += (position.y - samples[newest].y) * share
      return
    }
    newest = newest + 1 == Self.capacity ? 0 : newest + 1
    if count < Self.capacity { count += 1 }
    samples[newest] = Sample(first: time, last: time, offset: 0, x: position.x, y: position.y, count: 1)
  }

  /// Points per second at the newest sample, as known at `time`; zero when the movement had stopped or there are
  /// too few samples.
  public func velocity(at time: Timestamp) -> Vector {
    guard count >= Self.minimumSamples else { return .zero }
    // A span is looked through in place; the array itself would be copied.
    let samples = samples.span
    let origin = samples[newest].last
    guard time.microseconds &- origin <= Self.stopGap else { return .zero }

    // Positions count from the newest one: what is summed stays small.
    let base = (x: samples[newest].x, y: samples[newest].y)
    var n = 0.0
    var (t1, t2, t3, t4) = (0.0, 0.0, 0.0, 0.0)
    var (x0, x1, x2) = (0.0, 0.0, 0.0)
    var (y0, y1, y2) = (0.0, 0.0, 0.0)
    var index = newest
    var next = origin
    for _ in 0..<count {
      let sample = samples[index]
      if origin &- sample.first > Self.horizon || next &- sample.last > Self.stopGap { break }
      next = sample.first
      // Tenths of a second keep the powers of t near to 1.
      let t = (Double(sample.first &- origin) + sample.offset) * 1e-5
      let tt = t * t
      let (x, y) = (sample.x - base.x, sample.y - base.y)
      n += 1
      t1 += t
      t2 += tt
      t3 += tt * t
      t4 += tt * tt
      x0 += x
      x1 += x * t
      x2 += x * tt
      y0 += y
      y1 += y * t
      y2 += y * tt
      index = index == 0 ? Self.capacity - 1 : index - 1
    }
    guard n >= Double(Self.minimumSamples) else { return .zero }

    // Normal equations of p(t) = a + b·t + c·t², reduced by the means; wanted is b, the slope at t = 0.
    let s11 = t2 - t1 * t1 / n
    let s12 = t3 - t1 * t2 / n
    let s22 = t4 - t2 * t2 / n
    let determinant = s11 * s22 - s12 * s12
    guard determinant > 1e-12 else { return .zero }
    let scale = 10 / determinant
    return Vector(
      dx: ((x1 - t1 * x0 / n) * s22 - (x2 - t2 * x0 / n) * s12) * scale,
      dy: ((y1 - t1 * y0 / n) * s22 - (y2 - t2 * y0 / n) * s12) * scale)
  }
}
