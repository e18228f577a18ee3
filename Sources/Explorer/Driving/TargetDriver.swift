public import Harness
import Accessibility
import Geometry
import Gestures
import InputEvents

/// Does steps to a target: the same contacts, gestures and keys that a recognizer would report of a real device.
public struct TargetDriver: Hashable, Sendable {
  /// Rest between two steps, in µs: longer than a double tap or a burst of a crown.
  public var pause: Int64 = 700_000
  /// From touch to lift of a tap, in µs.
  public var tapDuration: Int64 = 80_000
  /// How long an interface may take to come to rest after a step, in µs.
  public var settleTime: Int64 = 10_000_000
  /// How many moments may pass until it has.
  public var settleMoments = 256

  /// A driver with unhurried hands.
  public init() {}

  /// What came of a step.
  public struct Effect {
    /// What happened in the interface, up to the moment it came to rest.
    public var events: [TargetEvent]
    /// Whether it came to rest in the time given.
    public var isSettled: Bool
  }

  /// Does a step after a pause, then waits until the interface is at rest.
  public func perform<T: Target>(_ step: Step, on target: inout T) -> Effect {
    let start = target.now + pause
    var events = target.advance(to: start)
    for input in inputs(of: step, at: start) { events += target.receive(input) }
    let isSettled = settle(&target, into: &events)
    return Effect(events: events, isSettled: isSettled)
  }

  /// Waits until nothing moves by itself any more; false when that takes too long.
  public func settle<T: Target>(_ target: inout T, into events: inout [TargetEvent]) -> Bool {
    let start = target.now
    for _ in 0..<settleMoments {
      guard let deadline = target.nextDeadline else { return true }
      guard deadline.microseconds - start.microseconds <= settleTime else { return false }
      events += target.advance(to: max(deadline, target.now))
    }
    return target.nextDeadline == nil
  }

  private func inputs(of step: Step, at start: Timestamp) -> [TargetInput] {
    switch step {
    case .tap(let point, _):
      let contact = Contact(id: Self.contactID(start), slot: 0, position: point)
      let lift = start + tapDuration
      return [
        TargetInput(time: start, kind: .input(.contact(ContactEvent(.began, contact)))),
        TargetInput(time: lift, kind: .input(.contact(ContactEvent(.ended, contact)))),
        TargetInput(time: lift, kind: .input(.gesture(.tap(location: point, fingers: 1, count: 1)))),
      ]
    case .swipe(let from, let to): return swipe(from: from, to: to, at: start)
    case .press(let key, let modifiers): return press(KeyInput(key: key, phase: .down, modifiers: modifiers), at: start)
    case .text(let key, let text): return press(KeyInput(key: key, phase: .down, text: text), at: start)
    case .reader(let action, let node): return [TargetInput(time: start, kind: .action(action, node))]
    }
  }

  private func press(_ down: KeyInput, at start: Timestamp) -> [TargetInput] {
    var up = down
    up.phase = .up
    up.text = nil
    // Modifiers are let go with it.
    up.modifiers = []
    return [
      TargetInput(time: start, kind: .input(.key(down))),
      TargetInput(time: start + tapDuration, kind: .input(.key(up))),
    ]
  }

  /// Six equal movements and a lift at full speed.
  private func swipe(from: Point, to: Point, at start: Timestamp) -> [TargetInput] {
    let moves = 6
    let whole = to - from
    let velocity = whole * (1_000_000 / Double(Step.swipeDuration))
    var contact = Contact(id: Self.contactID(start), slot: 0, position: from)
    var result = [TargetInput(time: start, kind: .input(.contact(ContactEvent(.began, contact))))]
    var time = start
    for move in 1...moves {
      time = start + Step.swipeDuration * Int64(move) / Int64(moves)
      contact.position = from + whole * (Double(move) / Double(moves))
      let pan = Gesture.Pan(
        phase: move == 1 ? .began : .changed, fingers: 1, start: from, location: contact.position,
        velocity: velocity)
      result.append(TargetInput(time: time, kind: .input(.contact(ContactEvent(.moved, contact)))))
      result.append(TargetInput(time: time, kind: .input(.gesture(.pan(pan)))))
    }
    let end = Gesture.Pan(phase: .ended, fingers: 1, start: from, location: to, velocity: velocity)
    let swipe = Gesture.Swipe(
      direction: Self.direction(of: whole.dx, whole.dy), fingers: 1, start: from, end: to, velocity: velocity)
    result.append(TargetInput(time: time, kind: .input(.contact(ContactEvent(.ended, contact)))))
    result.append(TargetInput(time: time, kind: .input(.gesture(.pan(end)))))
    result.append(TargetInput(time: time, kind: .input(.gesture(.swipe(swipe)))))
    return result
  }

  private static func direction(of dx: Double, _ dy: Double) -> SwipeDirection {
    abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
  }

  /// Contacts are numbered over the whole run; the moment of the touch is a number that no other touch has.
  private static func contactID(_ start: Timestamp) -> Int { Int(truncatingIfNeeded: start.microseconds) }
}
