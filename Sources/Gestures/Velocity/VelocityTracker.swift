public import Geometry
public import InputEvents

/// Estimates the velocity of a movement by a quadratic least-squares fit over its last samples (LSQ2).
///
/// The strategy and its numbers are those of Flutter's `velocity_tracker.dart` and of AOSP's
/// `VelocityTracker.cpp`: the slope of the parabola at the newest sample. One thing is added: samples that come
/// faster than `spacing` are averaged, so that few of them cover the horizon at 1000 Hz and the noise of a fast
/// digitizer is damped instead of amplified. Such a group weighs as much as its samples, and of the oldest one that
/// part which is within the horizon: the same movement has the same velocity, however often it is reported. Below
/// 200 Hz the fit is the plain one.
public struct VelocityTracker: Sendable {
  /// Groups kept at most: all that the horizon can hold, and the one that reaches into it. It alone cuts the window
  /// (AOSP's `HISTORY_SIZE` and Flutter's `_historySize` of 20 samples would cut it by number at 200 Hz and above).
  public static let capacity = 22
  /// Samples needed for a fit (Flutter `_minSampleSize`).
  public static let minimumSamples = 3
  /// Samples older than this take no part, in µs (AOSP `HORIZON`, Flutter `_horizonMilliseconds`: 100 ms).
  public static let horizon: Int64 = 100_000
  /// A gap of this length means that the movement had stopped, in µs (AOSP `ASSUME_POINTER_STOPPED_TIME`: 40 ms).
  public static let stopGap: Int64 = 40_000
  /// Samples within this time of the first of a group are averaged, in µs.
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

    /// µs to the mean time from `origin`.
    func time(since origin: Int64) -> Double { Double(first &- origin) + offset }

    /// What of it is no older than the horizon, as if its samples were evenly spaced and on a line to those after it.
    func part(within horizon: Int64, of origin: Int64, before newer: Sample) -> Sample {
      let interval = Double(last &- first) / (count - 1)
      guard count > 1, interval > 0 else { return self }
      let kept = min(max((Double(horizon &- (origin &- last)) / interval).rounded(.down) + 1, 1), count)
      var part = self
      part.count = kept
      part.offset = Double(last &- first) - (kept - 1) / 2 * interval
      let share = (part.offset - offset) / (newer.time(since: first) - offset)
      part.x += (newer.x - x) * share
      part.y += (newer.y - y) * share
      return part
    }
  }

  private var samples = InlineArray<22, Sample>(repeating: Sample())
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
    var groups = 0
    var n = 0.0
    var (t1, t2, t3, t4) = (0.0, 0.0, 0.0, 0.0)
    var (x0, x1, x2) = (0.0, 0.0, 0.0)
    var (y0, y1, y2) = (0.0, 0.0, 0.0)
    var index = newest
    var next = origin
    for _ in 0..<count {
      var sample = samples[index]
      if origin &- sample.last > Self.horizon || next &- sample.last > Self.stopGap { break }
      next = sample.first
      let reachesOut = origin &- sample.first > Self.horizon
      if reachesOut, groups > 0 {
        let newer = samples[index + 1 == Self.capacity ? 0 : index + 1]
        sample = sample.part(within: Self.horizon, of: origin, before: newer)
      }
      // Tenths of a second keep the powers of t near to 1.
      let t = sample.time(since: origin) * 1e-5
      let (x, y, w) = (sample.x - base.x, sample.y - base.y, sample.count)
      let tt = t * t
      let (wt, wtt) = (w * t, w * tt)
      groups += 1
      n += w
      t1 += wt
      t2 += wtt
      t3 += wtt * t
      t4 += wtt * tt
      x0 += w * x
      x1 += wt * x
      x2 += wtt * x
      y0 += w * y
      y1 += wt * y
      y2 += wtt * y
      if reachesOut { break }
      index = index == 0 ? Self.capacity - 1 : index - 1
    }
    guard groups >= Self.minimumSamples else { return .zero }

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
