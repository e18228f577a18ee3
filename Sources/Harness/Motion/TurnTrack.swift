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
  /// The last report, and how long after the one before it came, in µs.
  private var last: (time: Timestamp, gap: Int64)?

  /// A crown, wheel or dial that has not been turned.
  init(ordinal: Int) { self.ordinal = ordinal }

  /// What is turned, for people.
  static func subject(_ turn: RotaryTurn) -> String {
    turn.isDial ? "dial" : turn.isHorizontal ? "wheel across" : "wheel"
  }

  /// The moments of a report: where it came to rest and rested before, where it did, and where it is now.
  mutating func moments(_ turn: RotaryTurn, of device: Int, at time: Timestamp) -> [MotionRecord.Sample] {
    let end = end(before: time)
    let rest = MotionRecord.Sample(time: time, value: turned, kind: .rest)
    turned += Double(turn.units) / 120
    let speed = speeds.speed(of: turn, device, at: time)
    let moment = MotionRecord.Sample(time: time, value: turned, velocity: (speed ?? 0) / 120)
    let gap = last.map { turn.startsBurst ? 0 : time - $0.time } ?? 0
    last = (time, gap)
    guard turn.startsBurst || end != nil else { return [moment] }
    return (end.map { [$0] } ?? []) + [rest, moment]
  }

  /// Where and when it came to rest after its last report; nil where it had not before `time`.
  ///
  /// It stands still once no report has come for as long as the speed of a turn takes to be none
  /// (`ImpulseVelocity.stopGap`), or for as long as the last one took to come.
  func end(before time: Timestamp) -> MotionRecord.Sample? {
    guard let last else { return nil }
    let end = last.time + max(ImpulseVelocity.stopGap, last.gap)
    return end < time ? MotionRecord.Sample(time: end, value: turned, kind: .rest) : nil
  }
}
