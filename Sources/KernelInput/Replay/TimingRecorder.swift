/// Gathers a `TimingReport` while a replay runs; takes some tens of nanoseconds a frame and no memory that grows.
struct TimingRecorder {
  private var schedule = DurationHistogram()
  private var interval = DurationHistogram()
  private var first: (deadline: Int64, error: Int64)?
  private var last: (deadline: Int64, error: Int64) = (0, 0)
  /// A pause that was no part of the replay has just passed: the next interval means nothing.
  private var isInterrupted = true

  /// Notes that a frame due at `deadline` was taken at `moment`, in nanoseconds on one clock.
  mutating func note(deadline: Int64, taken moment: Int64) {
    let error = moment &- deadline
    schedule.add(error)
    if !isInterrupted { interval.add(error &- last.error) }
    isInterrupted = false
    last = (deadline, error)
    if first == nil { first = last }
  }

  /// Says that the next frame does not follow the last one.
  mutating func interrupt() { isInterrupted = true }

  var report: TimingReport {
    var report = TimingReport()
    report.frames = schedule.count
    report.schedule = Self.errors(schedule)
    report.interval = Self.errors(interval)
    if let first {
      report.duration = last.deadline &- first.deadline
      report.drift = last.error &- first.error
    }
    return report
  }

  private static func errors(_ histogram: DurationHistogram) -> TimingReport.Errors {
    TimingReport.Errors(
      median: histogram.percentile(0.5), percentile99: histogram.percentile(0.99), maximum: histogram.maximum)
  }
}
