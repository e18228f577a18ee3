import Geometry
package import InputEvents

/// How fast fingers and turning axes are, from what has been told of them.
package struct MeasuredSpeeds: Sendable {
  /// What turns: a device may have a wheel for either way.
  private struct Axis: Hashable, Sendable {
    var device: Int
    var isHorizontal: Bool
    var isDial: Bool
  }

  private var fingers: [Int: VelocityTracker] = [:]
  private var turns: [Axis: ImpulseVelocity] = [:]

  /// Speeds of nothing yet.
  package init() {}

  /// Points per second of the finger that the event is about; nil where it has only come, or nobody knows.
  mutating func velocity(of event: ContactEvent, at time: Timestamp) -> Vector? {
    let contact = event.contact
    switch event.phase {
    case .began:
      var tracker = VelocityTracker()
      tracker.add(contact.position, at: time)
      fingers[contact.id] = tracker
      return nil
    case .moved:
      fingers[contact.id]?.add(contact.position, at: time)
      return fingers[contact.id]?.velocity(at: time)
    case .ended: return fingers.removeValue(forKey: contact.id)?.velocity(at: time)
    case .cancelled:
      fingers[contact.id] = nil
      return nil
    }
  }

  /// 1/120 notches per second at a turn; nil for the first report of a burst, which may have taken any time. What was
  /// held back until the axis turned counts from when it was reported.
  package mutating func speed(of turn: RotaryTurn, _ device: Int, at time: Timestamp) -> Double? {
    let axis = Axis(device: device, isHorizontal: turn.isHorizontal, isDial: turn.isDial)
    if turn.startsBurst { turns[axis] = nil }
    var speed = turns[axis] ?? ImpulseVelocity()
    let isFirst = turns[axis] == nil && turn.reports.isEmpty
    for report in turn.reports { speed.add(Double(report.units), at: report.time) }
    if turn.reports.isEmpty { speed.add(Double(turn.units), at: time) }
    turns[axis] = speed
    return isFirst ? nil : speed.velocity(at: time)
  }

  /// Events of a device were lost.
  mutating func forgetTurns(of device: Int) {
    for axis in turns.keys where axis.device == device { turns[axis] = nil }
  }
}
