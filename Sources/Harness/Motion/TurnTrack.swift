import Accessibility
import Gestures
import InputEvents

/// Follows how far something is turned, and how fast.
struct TurnTrack {
  /// Its ordinal in the record.
  let ordinal: Int
  /// Notches so far.
  private var turned = 0.0
  private var speeds = MeasuredSpeeds()

  /// A crown, wheel or dial that has not been turned.
  init(ordinal: Int) { self.ordinal = ordinal }

  /// What is turned, for people.
  static func subject(_ turn: RotaryTurn) -> String {
    turn.isDial ? "dial" : turn.isHorizontal ? "wheel across" : "wheel"
  }

  /// The moments of a report: where it rested before, where that begins a turn, and where it is now.
  mutating func moments(_ turn: RotaryTurn, of device: Int, at time: Timestamp) -> [MotionRecord.Sample] {
    let rest = MotionRecord.Sample(time: time, value: turned, kind: .rest)
    turned += Double(turn.units) / 120
    let speed = speeds.speed(of: turn, device, at: time)
    let moment = MotionRecord.Sample(time: time, value: turned, velocity: (speed ?? 0) / 120)
    return turn.startsBurst ? [rest, moment] : [moment]
  }

  /// Where it rests after the last report, a burst's pause later.
  static func rest(after last: MotionRecord.Sample, until end: Timestamp) -> MotionRecord.Sample {
    MotionRecord.Sample(time: min(last.time + 200_000, max(end, last.time)), value: last.value, kind: .rest)
  }
}
