import SafeText

/// How well a replay kept to its times. All durations are in nanoseconds.
///
/// The schedule error of a frame is the time from its deadline to the moment at which the kernel had taken it; the
/// interval error is the difference between the schedule errors of two frames in a row.
public struct TimingReport: Hashable, Sendable {
  /// Percentiles of one kind of error.
  public struct Errors: Hashable, Sendable {
    /// Half of the frames were no worse.
    public var median: Int64 = 0
    /// 99 of 100 frames were no worse.
    public var percentile99: Int64 = 0
    /// The worst frame.
    public var maximum: Int64 = 0
  }

  /// Frames that were sent.
  public var frames = 0
  /// From the first deadline to the last.
  public var duration: Int64 = 0
  /// How late frames were.
  public var schedule = Errors()
  /// How much the distance between two frames was off.
  public var interval = Errors()
  /// How much later the last frame was than the first one: what adds up over a replay.
  public var drift: Int64 = 0
}

extension TimingReport {
  /// Three lines for people, times in microseconds.
  public var text: String {
    let errors = { (errors: Errors) in
      "p50 \(Self.microseconds(errors.median)), p99 \(Self.microseconds(errors.percentile99)), "
        + "max \(Self.microseconds(errors.maximum)) µs"
    }
    return """
      \(frames) frames in \(Self.seconds(duration)) s
      schedule error: \(errors(schedule)); drift \(drift > 0 ? "+" : "")\(Self.microseconds(drift)) µs
      interval error: \(errors(interval))
      """
  }

  /// One JSON object on one line, times in microseconds, unrounded.
  public var json: String {
    var json = JSONText()
    json.object { json in
      json.member("frames", frames)
      json.member("durationMicroseconds", Double(duration) / 1000)
      for (key, errors) in [("scheduleErrorMicroseconds", schedule), ("intervalErrorMicroseconds", interval)] {
        json.object(key) { json in
          json.member("p50", Double(errors.median) / 1000)
          json.member("p99", Double(errors.percentile99) / 1000)
          json.member("max", Double(errors.maximum) / 1000)
        }
      }
      json.member("driftMicroseconds", Double(drift) / 1000)
    }
    return json.text
  }

  /// Whole microseconds, rounded to the nearest.
  static func microseconds(_ nanoseconds: Int64) -> Int64 {
    let (half, overflow) = nanoseconds.addingReportingOverflow(nanoseconds < 0 ? -500 : 500)
    return (overflow ? nanoseconds : half) / 1000
  }

  private static func seconds(_ nanoseconds: Int64) -> String {
    let milliseconds = String(max(0, microseconds(nanoseconds)) / 1000 % 1000)
    return "\(max(0, nanoseconds) / 1_000_000_000)." + String(repeating: "0", count: 3 - milliseconds.utf8.count)
      + milliseconds
  }
}
