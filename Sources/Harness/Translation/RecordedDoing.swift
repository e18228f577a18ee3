import Accessibility
import Announcer
import Geometry
import Gestures
import InputEvents

/// What hands did from when they began until nothing was held, between two looks at the interface.
struct RecordedDoing<Interface: ReproducibleTarget> {
  /// The recording's run right before.
  var before: Run<Interface>
  /// The recording's run right after.
  var after: Run<Interface>
  /// How many entries the recording's run had told before.
  var firstEntry: Int
  /// How many it had told after.
  var lastEntry: Int
  /// What it is made of, in order.
  var acts: [RecordedAct]

  /// A pause before more of a text that counts where something moves meanwhile, in µs: between keys of one text there is
  /// less.
  private static var leastPause: Int64 { 200_000 }

  var start: Timestamp { acts.first?.start ?? before.now }
  var end: Timestamp { acts.map(\.end).max() ?? after.now }

  /// Whether nothing moved when it began.
  var beganAtRest: Bool { before.isAtRest }

  /// Takes what comes next in, if both are one thing to people: a text, a double tap, a turn, a movement of the pointer.
  mutating func absorb(_ next: Self) -> Bool {
    guard let last = acts.last, next.acts.count == 1, let first = next.acts.first,
      after.isAtRest && next.beganAtRest || !last.isText || first.start - last.end < Self.leastPause,
      let joined = last.joined(with: first, pause: first.start - last.end)
    else { return false }
    acts[acts.count - 1] = joined
    (after, lastEntry) = (next.after, next.lastEntry)
    return true
  }

  /// What follows with this in front of it, where this only leads to that: eyes go where a hand does something then, and
  /// a click takes the pointer along.
  func leading(to next: Self) -> Self? {
    let isLook = acts.allSatisfy { if case .look = $0.kind { true } else { false } }
    let isMove = acts.allSatisfy { if case .move = $0.kind { true } else { false } }
    var joined = next
    if isMove, next.acts.first?.placesPointer == true {
      // Nothing comes of the way to where it is then.
      joined.firstEntry = firstEntry
      joined.before = before
      return joined
    }
    guard isLook, !next.acts.isEmpty else { return nil }
    joined.acts = acts + next.acts
    joined.firstEntry = firstEntry
    joined.before = before
    return joined
  }
}

extension Run {
  /// Whether nothing moves, and no finger waits for what it means.
  var isAtRest: Bool { !target.isMoving && engine.nextDeadline == nil }
}

extension RecordedAct {
  /// Whether an instruction for it says where the pointer is.
  fileprivate var placesPointer: Bool {
    switch kind {
    case .click, .pointerDrag: true
    case .turn(_, _, let isMouse, _): isMouse
    default: false
    }
  }

  /// Whether it is a text that was typed.
  fileprivate var isText: Bool { if case .type = kind { true } else { false } }

  /// Both as one, where people would say so; `pause` in µs.
  fileprivate func joined(with next: RecordedAct, pause: Int64) -> RecordedAct? {
    var joined = self
    joined.end = next.end
    switch (kind, next.kind) {
    case (.type(let text), .type(let more)) where pause < 1_000_000 && text.utf8.count < 1000:
      joined.kind = .type(text + more)
    case (.tap(let place, let fingers, let count), .tap(_, let others, let more))
    where fingers == others && more == count + 1:
      joined.kind = .tap(place, fingers: fingers, count: more)
    case (.click(let place, 0, 1), .click(let other, 0, 1)) where pause < 300_000 && place.distance(to: other) < 4:
      joined.kind = .click(place, button: 0, count: 2)
    case (.turn(let units, let isHorizontal, let isMouse, let place), .turn(let more, let way, let kind, _))
    where pause < 200_000 && (units > 0) == (more > 0) && isHorizontal == way && isMouse == kind:
      joined.kind = .turn(units: units + more, isHorizontal: isHorizontal, isMouse: isMouse, at: place)
    case (.move, .move(let place)): joined.kind = .move(place)
    case (.look, .look(let place)): joined.kind = .look(place)
    default: return nil
    }
    return joined
  }
}
