import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
@testable import Presenting
import Scenes
import TestSupport

@testable import Stage

/// Somebody who does anything at any time: touches, drags, types, turns, clicks, asks by reader, rotates the screen.
struct RandomPerson {
  private var random: SplitMix64
  private var contacts = 0
  /// The movement in progress.
  private var start: Point?
  private var isPanning = false
  /// Whether a contact is down, and what comes right after its lift.
  private var isDown = false
  private var afterLift: TargetInput.Kind?
  /// Where the contact that is down will tap.
  private var tapPlace: Point?
  /// Where the pointer's button went down.
  private var press: Point?

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// What the person does next to this stage, a random time after now.
  mutating func next(_ stage: Stage) -> TargetInput {
    let delays: [Int64] = [0, 1_000, 16_667, 120_000, 399_999, 400_000, 450_000, 900_000, 900_000]
    let delay = pick(delays)
    return TargetInput(time: stage.now + (endsWithLift ? 0 : delay), kind: kind(stage))
  }

  /// Whether what comes next is the gesture that a lift has ended: it is told with the lift.
  private var endsWithLift: Bool {
    switch afterLift {
    case .input(.gesture(.tap)): true
    case .input(.gesture(.pan(let pan))): pan.phase == .ended
    default: false
    }
  }

  private mutating func kind(_ stage: Stage) -> TargetInput.Kind {
    if let next = afterLift {
      afterLift = nil
      return next
    }
    if !isDown, !isPanning, let swipe = swipeAwayChanges(stage) { return swipe }
    let kind = anything(stage)
    // As from a device: the finger lifts before the movement ends.
    if isDown, case .input(.gesture(.pan(let pan))) = kind, pan.phase == .ended, chance(97) {
      isDown = false
      afterLift = kind
      return .input(.contact(.init(.ended, Contact(id: contacts, slot: 0, position: pan.location))))
    }
    return kind
  }

  /// Now and then somebody wants to be rid of a sheet with changes, which chance alone hardly ever does.
  private mutating func swipeAwayChanges(_ stage: Stage) -> TargetInput.Kind? {
    guard let sheet = stage.state.presenting.sheets.last, sheet.hasUnsavedChanges, sheet.isResting, chance(10) else {
      return nil
    }
    let frame = stage.sheetFrame(sheet)
    let from = Point(x: frame.midX, y: frame.minY + 12)
    func report(_ phase: GesturePhase, _ distance: Double, _ speed: Double) -> TargetInput.Kind {
      .input(
        .gesture(
          .pan(
            .init(
              phase: phase, fingers: 1, start: from, location: Point(x: from.x, y: from.y + distance),
              velocity: Vector(dx: 0, dy: speed)))))
    }
    afterLift = report(.ended, 260, 900)
    return report(.began, 14, 0)
  }

  private mutating func anything(_ stage: Stage) -> TargetInput.Kind {
    if let point = tapPlace, chance(isDown ? 70 : 100) {
      tapPlace = nil
      guard isDown else { return .input(.gesture(.tap(location: point, fingers: 1, count: 1))) }
      isDown = false
      afterLift = .input(.gesture(.tap(location: point, fingers: 1, count: 1)))
      return .input(.contact(.init(.ended, Contact(id: contacts, slot: 0, position: point))))
    }
    let point = place(stage)
    if let press, chance(50) { return pointer(from: press) }
    if isPanning, chance(60) { return pan(pick([.changed, .ended]), place(stage)) }
    switch Int.random(in: 0..<23, using: &random) {
    case 20: return wheel(stage)
    case 21: return gaze(stage)
    case 22: return indicator(stage).map { bar(stage, $0) } ?? action(stage)
    // As from a device, which tells of the touch first; and as from somebody who does not.
    case 0,
      1 where !isDown && !isPanning:
      contacts += 1
      isDown = true
      tapPlace = point
      return .input(.contact(.init(.began, Contact(id: contacts, slot: 0, position: point))))
    case 1, 2: return .input(.gesture(.tap(location: point, fingers: 1, count: 1)))
    case 3:
      if isDown {
        isDown = false
        return .input(.contact(.init(.ended, Contact(id: contacts, slot: 0, position: point))))
      }
      contacts += 1
      isDown = true
      return .input(.contact(.init(.began, Contact(id: contacts, slot: 0, position: point))))
    case 4:
      isDown = false
      let phase: ContactEvent.Phase = pick([.ended, .ended, .cancelled])
      return .input(.contact(.init(phase, Contact(id: contacts, slot: 0, position: point))))
    case 5, 6:
      start = point
      let across = Double.random(in: -20...20, using: &random)
      let there = Point(x: point.x + across, y: point.y + Double.random(in: -40...40, using: &random))
      return pan(.began, there)
    case 7, 8: return pan(.changed, place(stage))
    case 9, 10: return pan(.ended, place(stage))
    case 11: return pick([pan(.cancelled, point), .input(.interrupted)])
    case 12, 13: return key()
    case 14: return .input(.rotary(RotaryTurn(units: 120, notches: pick([-3, -1, 0, 1, 2]))))
    case 15:
      if chance(30) { return .input(.pointer(pick([.moved(to: point), .released(button: 0, at: point)]))) }
      press = point
      return .input(.pointer(.pressed(button: 0, at: point)))
    case 16, 17, 18: return action(stage)
    default:
      return chance(60) ? turn() : action(stage)
    }
  }

  /// The screen on its side, or less of it or more, so that size classes turn.
  private mutating func turn() -> TargetInput.Kind {
    let sizes: [(Double, Double)] = [
      (393, 852), (852, 393), (820, 1180), (400, 1180), (820, 1180), (400, 1180), (1180, 820), (0, 1), (.nan, 852),
    ]
    let (width, height) = pick(sizes)
    return .resize(width: width, height: height)
  }

  /// The pointer drags what it has pressed, or lets go.
  private mutating func pointer(from start: Point) -> TargetInput.Kind {
    let way = pick([0, 0, 40, 150, 400, -150]) as Double
    let here = Point(x: start.x + pick([0, 0, 60]), y: start.y + way)
    guard chance(40) else { return .input(.pointer(.moved(to: here))) }
    press = nil
    return .input(.pointer(.released(button: 0, at: here)))
  }

  // MARK: Indicators

  /// Something that tells where content is, and is to be seen.
  private mutating func indicator(_ stage: Stage) -> ScrollIndicator? {
    let shown = stage.tree.nodes.flatMap(\.indicators).filter(\.isVisible)
    return shown.isEmpty ? nil : pick(shown)
  }

  /// The wheel turns, over a bar where one can be seen, by whole notches or parts of one, on one of two mice.
  private mutating func wheel(_ stage: Stage) -> TargetInput.Kind {
    var turn = RotaryTurn(units: pick([-240, -120, -50, -15, 7, 90, 120, 600]), notches: 0, isHorizontal: chance(20))
    turn.notches = turn.units / 120
    turn.device = pick([0, 1])
    guard chance(50), let bar = indicator(stage) else { return .input(.rotary(turn)) }
    afterLift = .input(.rotary(turn))
    return .input(.pointer(.moved(to: bar.track.center)))
  }

  /// Somebody looks at an indicator while dragging on (SM-13), or anywhere; or sets its speed by reader.
  private mutating func gaze(_ stage: Stage) -> TargetInput.Kind {
    let bars = stage.tree.nodes.filter { $0.role == .scrollBar }
    if !bars.isEmpty, chance(40) { return .action(pick([.increment, .increment, .decrement]), pick(bars).id) }
    guard chance(80), let bar = indicator(stage) else { return .input(.pointer(.gazed(at: place(stage)))) }
    if !isPanning {
      let from = place(stage)
      start = from
      afterLift = pan(.began, Point(x: from.x + pick([0, 3]), y: from.y + pick([-30, 14, 40])))
    }
    return .input(.pointer(.gazed(at: bar.track.center)))
  }

  /// The pointer goes down on the thumb of a bar, or beside it; now and then with Option held.
  private mutating func bar(_ stage: Stage, _ bar: ScrollIndicator) -> TargetInput.Kind {
    let track = bar.track
    let beside = pick([Point(x: track.minX + 1, y: track.minY + 1), Point(x: track.maxX - 2, y: track.maxY - 2)])
    press = chance(50) ? bar.thumb.center : beside
    guard let press, chance(30) else { return .input(.pointer(.pressed(button: 0, at: press ?? beside))) }
    afterLift = .input(.pointer(.pressed(button: 0, at: press)))
    return .input(.key(KeyInput(key: .keyLeftalt, phase: .down, modifiers: .alt)))
  }

  private mutating func pan(_ phase: GesturePhase, _ here: Point) -> TargetInput.Kind {
    isPanning = phase == .began || phase == .changed
    let speed = pick([-2_000.0, -600, -320, 0, 100, 499, 500, 3_000])
    return .input(
      .gesture(
        .pan(
          .init(
            phase: phase, fingers: chance(90) ? 1 : 2, start: start ?? here, location: here,
            velocity: Vector(dx: 0, dy: phase == .ended ? speed : 0)))))
  }

  private mutating func key() -> TargetInput.Kind {
    let (key, text): (KeyCode, String?) = pick([
      (.keyTab, nil), (.keyTab, nil), (.keyEnter, "\n"), (.keyEnter, "\n"), (.keySpace, " "), (.keyEsc, nil),
      (.keyUp, nil),
      (.keyDown, nil), (.keyLeft, nil), (.keyRight, nil), (.keyA, "a"), (.keyB, "b"), (.keyBackspace, nil),
    ])
    return .input(
      .key(
        KeyInput(key: key, phase: pick([.down, .down, .repeat, .up]), modifiers: chance(20) ? .shift : [], text: text)))
  }

  private mutating func action(_ stage: Stage) -> TargetInput.Kind {
    let action: AccessibilityAction = pick([
      .activate, .activate, .activate, .increment, .decrement, .escape, .focus, .reveal, .magicTap, .scroll(.down),
      .custom("x"),
    ])
    let nodes = chance(80) ? open(stage) : stage.tree.nodes
    return .action(action, chance(95) && !nodes.isEmpty ? pick(nodes).id : "nobody/there")
  }

  /// Mostly where a control is.
  private mutating func place(_ stage: Stage) -> Point {
    let controls = chance(80) ? open(stage) : stage.tree.nodes
    if chance(80), !controls.isEmpty { return pick(controls).effectiveActivationPoint }
    return Point(x: Double.random(in: -10...400, using: &random), y: Double.random(in: -10...860, using: &random))
  }

  /// Controls that nothing covers, those of the foremost presentation twice as often.
  private func open(_ stage: Stage) -> [AccessibilityNode] {
    let open = stage.tree.nodes.filter { $0.role.isControl && !$0.traits.contains(.blocked) }
    guard let front = stage.foremostFirst.first else { return open }
    return open + open.filter { $0.id.path.hasPrefix(stage.id(front).path + "/") }
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &random)] }
}
