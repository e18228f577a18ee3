public import Harness
import Accessibility
import Geometry
import Gestures
import InputEvents

/// Does steps to a target: the same contacts, gestures and keys that a recognizer would report of a real device.
public struct TargetDriver: Hashable, Sendable {
  /// Pause between two steps, in µs: longer than a double tap or a burst of a crown.
  public var pause: Int64 = 700_000
  /// From touch to lift of a tap, in µs.
  public var tapDuration: Int64 = 80_000
  /// How long a finger stays at the end of a drag before it lifts, in µs.
  public var dragHold: Int64 = 300_000
  /// How long an interface may take to come to rest after a step, in µs.
  public var settleTime: Int64 = 60_000_000
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
    /// How long that took after the last input, in µs.
    public var travel: Int64
  }

  /// Does a step after a pause, then waits until the interface is at rest.
  public func perform<T: Target>(_ step: Step, on target: inout T) -> Effect {
    let start = target.now + pause
    var events = target.advance(to: start)
    if let node = nodeToFocus(before: step, in: target) {
      events += target.receive(TargetInput(time: start, kind: .action(.focus, node)))
    }
    let inputs = inputs(
      of: step, at: start, screen: target.screen, thresholds: target.gestureOptions,
      tapping: target.tapping)
    for input in inputs {
      events += target.receive(input)
    }
    let done = target.now
    let isSettled = settle(&target, into: &events)
    return Effect(events: events, isSettled: isSettled, travel: target.now - done)
  }

  /// What gets the focus first where that goes along with a reader: what it acts on, if that can have it (tvOS).
  private func nodeToFocus(before step: Step, in target: some Target) -> NodeID? {
    guard target.focusFollowsReader, case .reader(let action, let node) = step else { return nil }
    switch action {
    case .activate, .increment, .decrement, .custom: break
    default: return nil
    }
    let tree = target.tree
    guard let index = tree.index(of: node) else { return nil }
    let traits = tree.nodes[index].traits
    return traits.contains(.focusable) && !traits.contains(.focused) ? node : nil
  }

  /// Waits until nothing moves by itself any more; false when that takes too long.
  public func settle<T: Target>(_ target: inout T, into events: inout [TargetEvent]) -> Bool {
    let start = target.now
    for _ in 0..<settleMoments {
      guard let deadline = target.nextDeadline else { return true }
      guard deadline - start <= settleTime else { return false }
      events += target.advance(to: max(deadline, target.now))
    }
    return target.nextDeadline == nil
  }

  private func inputs(
    of step: Step, at start: Timestamp, screen: Size, thresholds: GestureOptions, tapping: Tapping
  ) -> [TargetInput] {
    // The movement that is none yet, in points.
    let slop = thresholds.slop
    switch step {
    // What is tapped elsewhere is clicked where there is no touchscreen.
    case .tap(let point, _) where tapping == .click: return click(0, at: point, from: start)
    case .tap(let point, _):
      return touch(at: point, from: start, for: min(tapDuration, thresholds.tapMaximum / 2, thresholds.longPress / 2))
    case .hold(let point, _, let duration): return hold(at: point, from: start, for: duration)
    case .secondaryClick(let point, _): return click(1, at: point, from: start)
    case .swipe(let from, let to, let duration):
      return swipe(from: from, to: to, during: duration, at: start, slop)
    case .drag(let from, let to): return drag(from: from, to: to, at: start, slop)
    case .heldDrag(let from, let to, let hold): return heldDrag(from: from, to: to, after: hold, at: start, slop)
    case .pointerDrag(let from, let to, let duration):
      return pointerDrag(from: from, to: to, during: duration, at: start)
    case .pinch(let point, let factor): return pinch(at: point, factor, from: start)
    case .wheel(let point, let notches, let isHorizontal):
      // A wheel is turned towards the person, or to the right, to get on.
      let turn = ScriptAction.scroll(
        notches: Double(isHorizontal ? notches : -notches), isHorizontal: isHorizontal)
      return [TargetInput(time: start, kind: .input(.pointer(.moved(to: point))))]
        + TurnedInputs.inputs(of: turn, at: start + tapDuration, screen: screen, thresholds: thresholds)
    case .crown(let notches):
      let turn = ScriptAction.turn(device: "crown", notches: Double(notches), duration: nil)
      return TurnedInputs.inputs(of: turn, at: start, screen: screen, thresholds: thresholds)
    case .press(let key, let modifiers): return press(KeyInput(key: key, phase: .down, modifiers: modifiers), at: start)
    case .text(let key, let text): return press(KeyInput(key: key, phase: .down, text: text), at: start)
    case .reader(let action, let node): return [TargetInput(time: start, kind: .action(action, node))]
    case .turnScreen: return [TargetInput(time: start, kind: .resize(width: screen.height, height: screen.width))]
    case .resizeScreen(let size):
      return [TargetInput(time: start, kind: .resize(width: size.width, height: size.height))]
    }
  }

  private func click(_ button: Int, at point: Point, from start: Timestamp) -> [TargetInput] {
    [
      TargetInput(time: start, kind: .input(.pointer(.moved(to: point)))),
      TargetInput(time: start, kind: .input(.pointer(.pressed(button: button, at: point)))),
      TargetInput(time: start + tapDuration, kind: .input(.pointer(.released(button: button, at: point)))),
    ]
  }

  private func touch(at point: Point, from start: Timestamp, for duration: Int64) -> [TargetInput] {
    let contact = Contact(id: Self.contactID(start), slot: 0, position: point)
    let lift = start + duration
    return [
      TargetInput(time: start, kind: .input(.contact(ContactEvent(.began, contact)))),
      TargetInput(time: lift, kind: .input(.contact(ContactEvent(.ended, contact)))),
      TargetInput(time: lift, kind: .input(.gesture(.tap(location: point, fingers: 1, count: 1)))),
    ]
  }

  /// A touch that is a long press after half of its time.
  private func hold(at point: Point, from start: Timestamp, for duration: Int64) -> [TargetInput] {
    let contact = Contact(id: Self.contactID(start), slot: 0, position: point)
    let (held, lift) = (start + duration / 2, start + duration)
    func press(_ phase: GesturePhase) -> RecognizedInput.Kind {
      .gesture(.longPress(phase: phase, location: point, fingers: 1))
    }
    return [
      TargetInput(time: start, kind: .input(.contact(ContactEvent(.began, contact)))),
      TargetInput(time: held, kind: .input(press(.began))),
      TargetInput(time: lift, kind: .input(.contact(ContactEvent(.ended, contact)))),
      TargetInput(time: lift, kind: .input(press(.ended))),
    ]
  }

  private func pointerDrag(
    from: Point, to: Point, during duration: Int64, at start: Timestamp
  ) -> [TargetInput] {
    let moves = 6
    var result = [
      TargetInput(time: start, kind: .input(.pointer(.moved(to: from)))),
      TargetInput(time: start, kind: .input(.pointer(.pressed(button: 0, at: from)))),
    ]
    for move in 1...moves {
      let place = from + (to - from) * (Double(move) / Double(moves))
      let time = start + duration * Int64(move) / Int64(moves)
      result.append(TargetInput(time: time, kind: .input(.pointer(.moved(to: place)))))
    }
    let release = start + duration + tapDuration
    result.append(TargetInput(time: release, kind: .input(.pointer(.released(button: 0, at: to)))))
    return result
  }

  private func pinch(at center: Point, _ factor: Double, from start: Timestamp) -> [TargetInput] {
    let moves = 6
    // Fingers 100 points from each other, or so far that they come to be.
    let reach = Vector(dx: factor > 1 ? 50 : 50 / factor, dy: 0)
    let id = Self.contactID(start)
    func contacts(_ scale: Double) -> [Contact] {
      [
        Contact(id: id, slot: 0, position: center + reach * -scale),
        Contact(id: id &+ 1, slot: 1, position: center + reach * scale),
      ]
    }
    func contact(_ phase: ContactEvent.Phase, _ scale: Double, at time: Timestamp) -> [TargetInput] {
      contacts(scale).map { TargetInput(time: time, kind: .input(.contact(ContactEvent(phase, $0)))) }
    }
    func pinch(_ phase: GesturePhase, _ scale: Double, at time: Timestamp) -> TargetInput {
      TargetInput(time: time, kind: .input(.gesture(.pinch(phase: phase, center: center, scale: scale))))
    }
    var result = contact(.began, 1, at: start)
    for move in 1...moves {
      let scale = 1 + (factor - 1) * Double(move) / Double(moves)
      let time = start + Step.pinchDuration * Int64(move) / Int64(moves)
      result += contact(.moved, scale, at: time)
      result.append(pinch(move == 1 ? .began : .changed, scale, at: time))
    }
    let end = start + Step.pinchDuration + tapDuration
    return result + contact(.ended, factor, at: end) + [pinch(.ended, factor, at: end)]
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
  private func swipe(
    from: Point, to: Point, during duration: Int64, at start: Timestamp, _ slop: Double
  ) -> [TargetInput] {
    let velocity = (to - from) * (1_000_000 / Double(duration))
    let swipe = Gesture.Swipe(
      direction: Self.direction(of: (to - from).dx, (to - from).dy), fingers: 1, start: from, end: to,
      velocity: velocity)
    let end = start + duration
    return movement(from: from, to: to, during: duration, at: start, slop, velocity: velocity, lift: end)
      + [TargetInput(time: end, kind: .input(.gesture(.swipe(swipe))))]
  }

  /// Six equal movements, a pause and a lift without speed.
  private func drag(from: Point, to: Point, at start: Timestamp, _ slop: Double) -> [TargetInput] {
    movement(
      from: from, to: to, during: Step.dragDuration, at: start, slop, velocity: .zero,
      lift: start + Step.dragDuration + dragHold)
  }

  /// A touch that is a long press, and goes on as a drag.
  private func heldDrag(
    from: Point, to: Point, after hold: Int64, at start: Timestamp, _ slop: Double
  ) -> [TargetInput] {
    let held = start + hold
    func press(_ phase: GesturePhase, at place: Point) -> TargetInput.Kind {
      .input(.gesture(.longPress(phase: phase, location: place, fingers: 1)))
    }
    var result = movement(
      from: from, to: to, during: Step.dragDuration, at: held, slop, velocity: .zero,
      lift: held + Step.dragDuration + dragHold)
    guard let touchdown = result.first else { return [] }
    result[0] = TargetInput(time: start, kind: touchdown.kind)
    result.insert(TargetInput(time: start + hold / 2, kind: press(.began, at: from)), at: 1)
    if let lift = result.last?.time { result.append(TargetInput(time: lift, kind: press(.ended, at: to))) }
    return result
  }

  /// A movement of one finger, with the velocity in points per second that it has when it lifts. It is a drag from where
  /// it leaves the slop, as it is to a recognizer: how much of it is taken off then has to be the same (P.slopTaken).
  private func movement(
    from: Point, to: Point, during duration: Int64, at start: Timestamp, _ slop: Double, velocity: Vector,
    lift: Timestamp
  ) -> [TargetInput] {
    let moves = 6
    let whole = to - from
    var isDrag = false
    var contact = Contact(id: Self.contactID(start), slot: 0, position: from)
    var result = [TargetInput(time: start, kind: .input(.contact(ContactEvent(.began, contact))))]
    for move in 1...moves {
      let time = start + duration * Int64(move) / Int64(moves)
      contact.position = from + whole * (Double(move) / Double(moves))
      let pan = Gesture.Pan(
        phase: isDrag ? .changed : .began, fingers: 1, start: from, location: contact.position,
        velocity: whole * (1_000_000 / Double(duration)))
      result.append(TargetInput(time: time, kind: .input(.contact(ContactEvent(.moved, contact)))))
      guard isDrag || contact.position.distance(to: from) > slop else { continue }
      isDrag = true
      result.append(TargetInput(time: time, kind: .input(.gesture(.pan(pan)))))
    }
    let end = Gesture.Pan(phase: .ended, fingers: 1, start: from, location: to, velocity: velocity)
    result.append(TargetInput(time: lift, kind: .input(.contact(ContactEvent(.ended, contact)))))
    if isDrag { result.append(TargetInput(time: lift, kind: .input(.gesture(.pan(end))))) }
    return result
  }

  private static func direction(of dx: Double, _ dy: Double) -> SwipeDirection {
    abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
  }

  /// Contacts are numbered over the whole run; the moment of the touch is a number that no other touch has.
  private static func contactID(_ start: Timestamp) -> Int { Int(truncatingIfNeeded: start.microseconds) }
}
