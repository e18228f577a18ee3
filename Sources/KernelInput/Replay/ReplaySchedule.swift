import InputEvents

/// Turns the times of a recording into deadlines. Each is counted from the start and none from the one before it, so
/// that errors do not add up.
struct ReplaySchedule {
  /// A clock that goes back this far, in µs, was set, and its frames are not simply out of order.
  static let clockJump: Int64 = 1_000_000

  private let origin: Int64
  private let speed: Double
  private let longestPause: Int64?
  /// The recording's time that stands for `origin`, in µs.
  private var base: Int64
  private var latest: Int64

  /// - Parameters:
  ///   - origin: When the first frame is due, in ns.
  ///   - first: The first frame's time in the recording.
  init(origin: Int64, first: Timestamp, speed: Double = 1, longestPause: Int64? = nil) {
    self.origin = origin
    self.speed = speed
    self.longestPause = longestPause
    base = first.microseconds
    latest = first.microseconds
  }

  /// When a frame is due, in ns.
  mutating func deadline(of time: Timestamp) -> Int64 {
    let now = time.microseconds
    let step = time - Timestamp(microseconds: latest)
    if step < -Self.clockJump {
      base &+= step
    } else if let longestPause, step > longestPause {
      base &+= step &- longestPause
    }
    latest = step < -Self.clockJump ? now : max(latest, now)
    let elapsed = time - Timestamp(microseconds: base)
    return origin &+ Self.scaled(elapsed, speed)
  }

  private static func scaled(_ microseconds: Int64, _ speed: Double) -> Int64 {
    if speed == 1, microseconds.magnitude < 1 << 53 { return microseconds * 1000 }
    let nanoseconds = Double(microseconds) * 1000 / speed
    // A recording of more than 146 years is not waited for.
    return Int64(min(max(nanoseconds, -4.6e18), 4.6e18))
  }
}
