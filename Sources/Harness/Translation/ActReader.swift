import Accessibility
import Announcer
import Geometry
import Gestures
import InputEvents

/// Makes acts of what was recognized from when hands began until nothing was held.
struct ActReader {
  /// Which of the run's devices move a pointer by themselves.
  private let mice: Set<Int>
  private let isOfReader: Bool
  private(set) var acts: [RecordedAct] = []
  private var fingers: [Int: Timestamp] = [:]
  private var touchStart: Timestamp?
  private var wasCancelled = false
  private var movement: RecordedAct.Movement?
  private var movementStart: Timestamp?
  private var heldMovement: RecordedAct.Kind?
  private var gestures = 0
  private var pressed: [Int: RecordedAct.Movement] = [:]
  private var modifiers: [KeyCode: Timestamp] = [:]
  private var heldModifiers: [KeyCode] = []
  private var downKeys: [KeyCode: Int] = [:]
  private var pointer: Point?
  private var touchPlace = Point.zero

  /// - Parameters:
  ///   - pointer: Where the pointer is, in points.
  ///   - isOfReader: Whether touches, turns and chords ask the screen reader for something, and are told as that.
  init(mice: Set<Int>, pointer: Point, isOfReader: Bool) {
    self.mice = mice
    self.pointer = pointer
    self.isOfReader = isOfReader
  }

  /// Whether nothing was done by now.
  var isEmpty: Bool { acts.isEmpty && touchStart == nil && pressed.isEmpty && modifiers.isEmpty }

  /// Takes what was asked of the screen reader, and where its cursor is then.
  mutating func take(_ command: ReaderCommand, cursor: NodeID?, at time: Timestamp) {
    acts.append(RecordedAct(start: time, end: time, kind: .reader(command, cursor: cursor)))
  }

  /// Passes over a key that the screen reader has kept for itself: what it asks for is an act of its own, and what was held
  /// down was held for it.
  mutating func passOver() { modifiers.removeAll() }

  mutating func take(_ input: RecognizedInput) {
    if isOfReader {
      switch input.kind {
      case .contact, .gesture, .rotary: return
      case .key, .pointer, .interrupted: break
      }
    }
    switch input.kind {
    case .contact(let event): take(event, at: input.time)
    case .gesture(let gesture): take(gesture, at: input.time)
    case .pointer(let pointer): take(pointer, at: input.time)
    case .key(let key): take(key, at: input.time)
    case .rotary(let turn): take(turn, of: input.device, at: input.time)
    case .interrupted:
      wasCancelled = true
      add(.unsayable("input that was cut off", why: "no instruction cuts input off"), from: input.time, at: input.time)
    }
  }

  /// The acts, once everything was let go of.
  mutating func finish(at time: Timestamp) -> [RecordedAct] {
    endTouch(at: time)
    if !fingers.isEmpty || !pressed.isEmpty || movement != nil {
      add(
        .unsayable("fingers or a button that stay down to the end", why: "an instruction ends with everything let go"),
        from: touchStart ?? time, at: time)
    }
    for key in heldModifiers { add(.releaseKeys(KeyChord([key])), from: time, at: time) }
    return acts
  }

  private mutating func add(_ kind: RecordedAct.Kind, from start: Timestamp, at end: Timestamp) {
    holdModifiers(before: kind)
    acts.append(RecordedAct(start: start, end: end, kind: kind))
  }

  // MARK: Fingers

  private mutating func take(_ event: ContactEvent, at time: Timestamp) {
    switch event.phase {
    case .began:
      if fingers.isEmpty {
        endTouch(at: time)
        (touchStart, wasCancelled, gestures, touchPlace) = (time, false, 0, event.contact.position)
      }
      fingers[event.contact.id] = time
    case .moved: break
    case .ended, .cancelled:
      fingers[event.contact.id] = nil
      if event.phase == .cancelled { wasCancelled = true }
    }
  }

  private mutating func take(_ gesture: Gesture, at time: Timestamp) {
    let start = touchStart ?? time
    switch gesture {
    case .tap(let place, let fingers, let count):
      conclude(.tap(place, fingers: fingers, count: count), from: start, at: time)
    case .longPress(let phase, let place, let fingers):
      switch phase {
      case .began: heldMovement = .hold(place, fingers: fingers)
      case .changed: break
      case .ended:
        if let heldMovement { conclude(heldMovement, from: start, at: time) }
        heldMovement = nil
      case .cancelled: cutOff("a hold", from: start, at: time)
      }
    case .pan(let pan): take(pan, from: start, at: time)
    case .swipe(let swipe):
      // It follows the end of the same movement.
      if case .drag(var movement)? = acts.last?.kind, acts.last?.end == time {
        movement.direction = swipe.direction
        movement.velocity = swipe.velocity
        acts[acts.count - 1].kind = .drag(movement)
      }
    case .pinch(let phase, let center, let scale, _):
      take(phase, .pinch(center, scale: scale), "a pinch", from: start, at: time)
    case .rotate(let phase, let center, let degrees, _):
      take(phase, .rotate(center, degrees: degrees), "a rotation", from: start, at: time)
    case .scrub(let place, _):
      // The movement that it turned out to be was cancelled.
      if case .unsayable? = acts.last?.kind, acts.last?.end == time { acts.removeLast() }
      conclude(.scrub(place), from: start, at: time)
    }
  }

  private mutating func conclude(_ kind: RecordedAct.Kind, from start: Timestamp, at time: Timestamp) {
    gestures += 1
    add(kind, from: start, at: time)
  }

  private mutating func cutOff(_ what: String, from start: Timestamp, at time: Timestamp) {
    conclude(.unsayable("\(what) that was cut off", why: "no instruction cuts input off"), from: start, at: time)
  }

  private mutating func take(_ pan: Gesture.Pan, from start: Timestamp, at time: Timestamp) {
    switch pan.phase {
    case .began:
      let begin = gestures == 0 ? start : time
      let isHeld = if case .hold? = heldMovement { true } else { false }
      heldMovement = nil
      movementStart = begin
      movement = .init(
        path: [.init(place: pan.start, time: begin), .init(place: pan.location, time: time)], fingers: pan.fingers,
        edge: pan.edge, isHeld: isHeld)
    case .changed:
      if movement?.path.last?.place != pan.location { movement?.path.append(.init(place: pan.location, time: time)) }
    case .ended:
      guard var movement else { return }
      if movement.path.last?.place != pan.location { movement.path.append(.init(place: pan.location, time: time)) }
      movement.velocity = pan.velocity
      self.movement = nil
      conclude(.drag(movement), from: movementStart ?? start, at: time)
    case .cancelled:
      movement = nil
      cutOff("a drag", from: start, at: time)
    }
  }

  private mutating func take(
    _ phase: GesturePhase, _ kind: RecordedAct.Kind, _ what: String, from start: Timestamp, at time: Timestamp
  ) {
    switch phase {
    case .began:
      movementStart = gestures == 0 ? start : time
      heldMovement = kind
    case .changed: break
    case .ended:
      let begun = heldMovement
      heldMovement = nil
      conclude(kind.centered(as: begun), from: movementStart ?? start, at: time)
    case .cancelled:
      heldMovement = nil
      cutOff(what, from: start, at: time)
    }
  }

  /// Tells of fingers that came and went without any meaning.
  private mutating func endTouch(at time: Timestamp) {
    guard fingers.isEmpty, let start = touchStart else { return }
    if gestures == 0 {
      let place = InputLabel.text(touchPlace)
      add(.nothing("a touch at \(place) that is taken for nothing"), from: start, at: time)
    }
    touchStart = nil
  }

  // MARK: The pointer

  private mutating func take(_ input: PointerInput, at time: Timestamp) {
    switch input {
    case .moved(let place):
      pointer = place
      guard !pressed.isEmpty else { return add(.move(place), from: time, at: time) }
      for button in pressed.keys { pressed[button]?.path.append(.init(place: place, time: time)) }
    case .gazed(let place): add(.look(place), from: time, at: time)
    case .pressed(let button, let place):
      pointer = place
      pressed[button] = .init(path: [.init(place: place, time: time)])
    case .released(let button, let place):
      guard var movement = pressed.removeValue(forKey: button) else { return }
      let start = movement.path.first?.time ?? time
      movement.path.append(.init(place: place, time: time))
      let isStill = movement.path.allSatisfy { $0.place.distance(to: movement.start) < 0.5 }
      add(
        isStill
          ? .click(movement.start, button: button, count: 1) : .pointerDrag(button: button, movement), from: start,
        at: time)
    }
  }

  private mutating func take(_ turn: RotaryTurn, of device: Int, at time: Timestamp) {
    guard turn.units != 0 else { return }
    let start = turn.reports.first?.time ?? time
    if let last = acts.last, case .turn(let units, turn.isHorizontal, let isMouse, let place) = last.kind,
      isMouse == mice.contains(device), (units > 0) == (turn.units > 0)
    {
      acts[acts.count - 1].kind = .turn(
        units: units + turn.units, isHorizontal: turn.isHorizontal, isMouse: isMouse, at: place)
      acts[acts.count - 1].end = time
      return
    }
    add(
      .turn(
        units: turn.units, isHorizontal: turn.isHorizontal, isMouse: mice.contains(device), at: pointer ?? .zero),
      from: start, at: time)
  }

  // MARK: Keys

  private mutating func take(_ input: KeyInput, at time: Timestamp) {
    if InputLabel.isModifier(input.key) { return takeModifier(input, at: time) }
    guard input.phase != .up else {
      if let place = downKeys.removeValue(forKey: input.key), acts.indices.contains(place) { acts[place].end = time }
      return
    }
    let isRepeat = input.phase == .repeat
    if let text = input.text, input.modifiers.isSubset(of: .shift), !text.isEmpty {
      // Shift is a part of the character.
      if let last = acts.last, case .type(let typed) = last.kind, typed.utf8.count < 1000 {
        acts[acts.count - 1].kind = .type(typed + text)
        acts[acts.count - 1].end = time
      } else {
        acts.append(RecordedAct(start: time, end: time, kind: .type(text)))
      }
      for key in modifiers.keys where key == .keyLeftshift || key == .keyRightshift { modifiers[key] = nil }
    } else if isRepeat, let place = downKeys[input.key], acts.indices.contains(place),
      case .press(let chord, let times) = acts[place].kind
    {
      acts[place].kind = .press(chord, times: times + 1)
      acts[place].end = time
    } else {
      let held = Self.keys(of: input.modifiers)
      acts.append(RecordedAct(start: time, end: time, kind: .press(KeyChord(held + [input.key]), times: 1)))
      modifiers.removeAll()
    }
    downKeys[input.key] = acts.count - 1
  }

  private mutating func takeModifier(_ input: KeyInput, at time: Timestamp) {
    if input.phase == .down {
      modifiers[input.key] = time
    } else if input.phase == .up {
      if let start = modifiers.removeValue(forKey: input.key) {
        acts.append(RecordedAct(start: start, end: time, kind: .press(KeyChord([input.key]), times: 1)))
      }
      if heldModifiers.contains(input.key) {
        heldModifiers.removeAll { $0 == input.key }
        acts.append(RecordedAct(start: time, end: time, kind: .releaseKeys(KeyChord([input.key]))))
      }
    }
  }

  /// Keys that are down while fingers or the pointer do something are held for that.
  private mutating func holdModifiers(before kind: RecordedAct.Kind) {
    switch kind {
    case .move, .look, .nothing: return
    default: break
    }
    for (key, time) in modifiers.sorted(by: { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }) {
      acts.append(RecordedAct(start: time, end: time, kind: .holdKeys(KeyChord([key]))))
      heldModifiers.append(key)
    }
    modifiers.removeAll()
  }

  private static func keys(of modifiers: KeyInput.Modifiers) -> [KeyCode] {
    let table: [(KeyInput.Modifiers, KeyCode)] = [
      (.control, .keyLeftctrl), (.alt, .keyLeftalt), (.shift, .keyLeftshift), (.command, .keyLeftmeta),
    ]
    return table.filter { modifiers.contains($0.0) }.map(\.1)
  }
}

extension RecordedAct.Kind {
  /// Two fingers are placed where their movement began.
  fileprivate func centered(as begun: Self?) -> Self {
    switch (self, begun) {
    case (.pinch(_, let scale), .pinch(let center, _)?): .pinch(center, scale: scale)
    case (.rotate(_, let degrees), .rotate(let center, _)?): .rotate(center, degrees: degrees)
    default: self
    }
  }
}
