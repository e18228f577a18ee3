import Accessibility
import Announcer
import Geometry
import Gestures
import InputEvents

/// Says what hands did in the words of scripts, in several ways: the plainest first, the most exact last.
struct PhrasingWriter {
  private let namer: SelectorNamer
  /// Where the pointer of the script's hand is, in points.
  private let pointer: Point

  /// A writer for what an interface shows.
  init(_ target: some Target, pointer: Point) {
    namer = SelectorNamer(target.tree, touched: target.touched)
    self.pointer = pointer
  }

  /// The ways to say an act; none where no instruction says it.
  func phrasings(_ act: RecordedAct) -> [Phrasing] {
    switch act.kind {
    case .tap(let place, let fingers, let count):
      return places(place).map { Phrasing([.tap(at: $0, fingers: fingers, count: count)]) }
    case .hold(let place, let fingers):
      let duration = Self.rounded(act.end - act.start, to: 10_000)
      return places(place).flatMap { place in
        [nil, duration].map { Phrasing([.longPress(at: place, fingers: fingers, duration: $0)]) }
      }
    case .drag(let movement): return movements(movement, act)
    case .pinch(let place, let scale):
      return places(place, takesContainers: true).flatMap { place in
        [nil, Self.rounded(act.end - act.start, to: 10_000)].map { pinch(at: place, scale, $0) }
      }
    case .rotate(let place, let degrees):
      let rounded = (degrees * 10).rounded() / 10
      return places(place, takesContainers: true).flatMap { place in
        [nil, Self.rounded(act.end - act.start, to: 10_000)].map {
          Phrasing([.rotate(at: place, degrees: rounded, duration: $0)])
        }
      }
    case .scrub(let place):
      return ([nil] + places(place, takesContainers: true)).map { Phrasing([.scrub(at: $0, duration: nil)]) }
    case .click(let place, let button, let count):
      return places(place).map { Phrasing([.click(at: $0, button: button, count: count)]) }
    case .pointerDrag(let button, let movement): return pointerDrags(button, movement)
    case .move(let place):
      return [Phrasing([]), Phrasing([.movePointer(to: .point(Self.rounded(place)))])]
    case .look(let place): return places(place).map { Phrasing([.look(at: $0)]) }
    case .type(let text):
      // Blanks by themselves press what has the focus.
      let presses = Phrasing(text.map { _ in .press(KeyChord([.keySpace])) })
      let typed = Phrasing([.type(Located(text))])
      // The pause between two presses is longer.
      return text.allSatisfy { $0 == " " } ? [presses, typed] : [typed]
    case .press(let chord, let times):
      let presses = Phrasing(Array(repeating: .press(chord), count: times))
      let hold = Phrasing([.hold(chord), .wait(max(1, act.end - act.start)), .release(chord)])
      return times == 1 ? [presses, hold] : [presses]
    case .holdKeys(let chord): return [Phrasing([.hold(chord)])]
    case .releaseKeys(let chord): return [Phrasing([.release(chord)])]
    case .turn(let units, let isHorizontal, let isMouse, let place):
      return turns(Double(units) / 120, isHorizontal, isMouse, at: place, during: act.end - act.start)
    case .reader(let command, let cursor): return readings(command, cursor)
    case .turnScreen: return [Phrasing([.turnScreen])]
    case .resizeScreen(let size): return [Phrasing([.resizeScreen(to: size)])]
    case .mark(let name): return [Phrasing([.mark(name)])]
    case .nothing: return [Phrasing([])]
    case .unsayable: return []
    }
  }

  // MARK: Places

  /// Names of a place, then the place itself: in whole points, then as exactly as scripts write it.
  private func places(_ place: Point, takesContainers: Bool = false) -> [Place] {
    let names = namer.places(at: place, takesContainers: takesContainers).map { Self.selector($0.selector) }
    return names + Self.points(place)
  }

  private static func selector(_ text: String) -> Place { .selector(Located(text)) }

  private static func points(_ place: Point) -> [Place] {
    let (rounded, exact) = (rounded(place), Self.exact(place))
    return rounded == exact ? [.point(exact)] : [.point(rounded), .point(exact)]
  }

  private static func rounded(_ place: Point) -> Point { Point(x: place.x.rounded(), y: place.y.rounded()) }
  private static func exact(_ place: Point) -> Point {
    Point(x: (place.x * 1000).rounded() / 1000, y: (place.y * 1000).rounded() / 1000)
  }

  private static func rounded(_ duration: Int64, to step: Int64) -> Int64 {
    max(step, (duration + step / 2) / step * step)
  }

  // MARK: Fingers

  private func pinch(at place: Place, _ scale: Double, _ duration: Int64?) -> Phrasing {
    let build = { (factor: Double) in [ScriptAction.pinch(at: place, factor: factor, duration: duration)] }
    let rounded = (scale * 1000).rounded() / 1000
    return Phrasing(build(rounded), aim: .init(measure: .scale, wanted: scale, given: rounded, build: build))
  }

  /// A movement with one finger or more: in a direction, with a speed, along its way.
  private func movements(_ movement: RecordedAct.Movement, _ act: RecordedAct) -> [Phrasing] {
    if movement.isHeld { return heldDrags(movement, act) }
    var phrasings: [Phrasing] = []
    let fingers = movement.fingers
    let names = namer.places(at: movement.start, takesContainers: true)
    if let direction = movement.direction {
      if let edge = movement.edge, fingers == 1 { phrasings.append(Phrasing([.edgeSwipe(from: edge, duration: nil)])) }
      let speed = movement.velocity.length.rounded()
      // Without a place it begins where a hand has the most room.
      let starts: [Place?] = names.map { Self.selector($0.selector) } + [nil, .point(Self.rounded(movement.start))]
      phrasings += starts.map { Phrasing([.swipe(.toward(direction, from: $0), fingers: fingers, duration: nil)]) }
      phrasings += starts.map { start in
        let build = { (speed: Double) in [ScriptAction.flick(direction, from: start, fingers: fingers, speed: speed)] }
        var flick = Phrasing(
          build(max(1, speed)),
          aim: .init(measure: .speed, wanted: movement.velocity.length, given: max(1, speed), build: build))
        flick.isPlaced = start == starts.last
        return flick
      }
    }
    let moving = movement.lastMove - act.start
    let resting = act.end - movement.lastMove
    for name in names {
      let end = Self.rounded(name.point + (movement.end - movement.start))
      phrasings += drags(from: Self.selector(name.selector), to: end, [], movement, moving, resting, isPlain: true)
    }
    phrasings += drags(
      from: .point(Self.rounded(movement.start)), to: Self.rounded(movement.end), [], movement, moving, resting,
      isPlain: true)
    let (start, end) = (Self.exact(movement.start), Self.exact(movement.end))
    phrasings += drags(from: .point(start), to: end, [], movement, moving, resting)
    for tolerance in [12.0, 2.0] {
      let corners = movement.corners(tolerance: tolerance)
      guard !corners.isEmpty else { continue }
      // Reports stand on either side of a corner; who writes a script writes whole points.
      let meant = movement.turns(at: corners).map { Place.point(Self.rounded($0)) }
      phrasings += drags(from: .point(Self.rounded(start)), to: Self.rounded(end), meant, movement, moving, resting)
      let via = corners.map { Place.point(Self.exact($0)) }
      phrasings += drags(from: .point(start), to: end, via, movement, moving, resting)
    }
    return phrasings
  }

  /// A drag of what was held: nobody sees when a finger began to move, only when it had gone some way, and both are over
  /// at the same moment.
  private func heldDrags(_ movement: RecordedAct.Movement, _ act: RecordedAct) -> [Phrasing] {
    let (moving, resting) = (movement.lastMove - act.start, act.end - movement.lastMove)
    let seen = movement.path.dropFirst().first.map { movement.lastMove - $0.time } ?? 0
    let hold = abs(resting - GestureSynthesizer.usualHold) < 20_000 ? nil : Self.rounded(resting, to: 10_000)
    let names = namer.places(at: movement.start, takesContainers: true)
    let way = movement.end - movement.start
    var ends = names.map { (Self.selector($0.selector), Self.rounded($0.point + way), [Place]()) }
    ends.append((.point(Self.rounded(movement.start)), Self.rounded(movement.end), []))
    let exact = (Place.point(Self.exact(movement.start)), Self.exact(movement.end))
    ends += [12.0, 2.0].map { tolerance in
      (exact.0, exact.1, movement.corners(tolerance: tolerance).map { .point(Self.exact($0)) })
    }
    return ends.flatMap { start, end, via in
      [1.2, 1.1, 1.4, 1.8].map { share in
        let duration = Self.rounded(Int64(Double(seen) * share), to: 10_000)
        return Phrasing([
          .drag(
            .init(
              from: start, to: .point(end), via: via, after: Self.rounded(moving - duration, to: 10_000),
              duration: duration, hold: hold, fingers: movement.fingers))
        ])
      }
    }
  }

  private func drags(
    from start: Place, to end: Point, _ via: [Place], _ movement: RecordedAct.Movement, _ moving: Int64,
    _ resting: Int64, isPlain: Bool = false
  ) -> [Phrasing] {
    let duration = Self.rounded(moving, to: isPlain && moving >= 100_000 ? 10_000 : 1000)
    let fingers = movement.fingers
    func drag(_ duration: Int64?, hold: Int64? = nil, release: Double? = nil) -> ScriptAction {
      .drag(
        .init(
          from: start, to: .point(end), via: via, duration: duration, hold: hold, release: release, fingers: fingers))
    }
    var found: [Phrasing] = []
    let speed = movement.velocity.length
    if speed < 20 {
      if isPlain { found.append(Phrasing([drag(nil)])) }
      found.append(Phrasing([drag(duration)]))
      let hold = Self.rounded(moving + resting - duration, to: isPlain ? 10_000 : 1000)
      if resting > 20_000 { found.append(Phrasing([drag(duration, hold: hold)])) }
      // The last reports of a way that ends softly are of the same place as the one before them.
      let step: Int64 = isPlain ? 10_000 : 1000
      let whole = Self.rounded(moving + resting - GestureSynthesizer.usualHold, to: step)
      if whole >= moving, whole != duration { found.append(Phrasing([drag(whole)])) }
      if resting > 100_000, !isPlain {
        for softly in [5_000, 10_000] as [Int64] {
          let duration = (moving + softly - 1) / softly * softly
          let hold = Self.rounded(moving + resting - duration, to: softly)
          if duration > moving { found.append(Phrasing([drag(duration, hold: hold)])) }
        }
      }
      if start == .point(Self.rounded(movement.start)), !isPlain || via.isEmpty, !found.isEmpty {
        let last = found.count - 1
        found[last].isPlaced = true
        found[last].variants = variants(of: start, end, via, movement, moving, resting)
      }
    }
    guard speed >= 1 else { return found }
    let build = { (speed: Double) in [drag(duration, release: min(max(speed, 1), 100_000))] }
    var released = Phrasing(
      build(speed.rounded()),
      aim: .init(measure: .speed, wanted: speed, given: max(1, speed.rounded()), build: build))
    released.isPlaced = start == .point(Self.rounded(movement.start)) && via.isEmpty
    found.append(released)
    // What is let go faster than a hand can that has to stop nowhere is swiped.
    if movement.direction != nil, via.isEmpty {
      found.append(Phrasing([.swipe(.between(start, .point(end)), fingers: fingers, duration: duration)]))
    }
    return found
  }

  /// The same way with other whole numbers: when it was over is seen by the millisecond, when it stopped only from one
  /// report to the next, and a corner lies between two reports.
  private func variants(
    of start: Place, _ end: Point, _ via: [Place], _ movement: RecordedAct.Movement, _ moving: Int64, _ resting: Int64
  ) -> [[ScriptAction]] {
    var corners = [via]
    if case .point(let corner)? = via.first, via.count == 1 {
      let steps: [(Double, Double)] = [(0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (1, 1), (-1, 1), (1, -1)]
      corners += steps.map { [.point(Point(x: corner.x + $0.0, y: corner.y + $0.1))] }
    }
    let isHeld = resting > GestureSynthesizer.usualHold + 40_000
    let middle = Self.rounded(isHeld ? moving : moving + resting - GestureSynthesizer.usualHold, to: 1000)
    let durations = (isHeld ? -2...40 : -4...4).map { middle + Int64($0) * 1000 }.filter { $0 > 0 }
    return corners.flatMap { via in
      durations.map { duration in
        let hold = isHeld ? Self.rounded(moving + resting - duration, to: 1000) : nil
        return [
          .drag(
            .init(
              from: start, to: .point(end), via: via, duration: duration, hold: hold, release: nil,
              fingers: movement.fingers))
        ]
      }
    }
  }

  // MARK: The pointer and what turns

  private func pointerDrags(_ button: Int, _ movement: RecordedAct.Movement) -> [Phrasing] {
    let keys: [KeyCode] = [.btnLeft, .btnRight, .btnMiddle]
    guard keys.indices.contains(button) else { return [] }
    let chord = KeyChord([keys[button]])
    let duration = Self.rounded(movement.lastMove - (movement.path.first?.time ?? .zero), to: 10_000)
    var found: [Phrasing] = []
    if button == 0 {
      for name in namer.places(at: movement.start) {
        let end = Place.point(Self.rounded(name.point + (movement.end - movement.start)))
        found.append(Phrasing([.dragPointer(from: Self.selector(name.selector), to: end, duration: nil)]))
      }
      let (start, end) = (Place.point(Self.rounded(movement.start)), Place.point(Self.rounded(movement.end)))
      found += [nil, duration].map { Phrasing([.dragPointer(from: start, to: end, duration: $0)]) }
      if movement.start.distance(to: movement.end) < 10 {
        found.append(Phrasing([.click(at: start, button: 0, count: 1)]))
      }
    }
    var steps: [ScriptAction] = [.movePointer(to: .point(Self.rounded(movement.start))), .hold(chord)]
    for stop in movement.stops(longerThan: 300_000) {
      if stop.place != movement.start { steps.append(.movePointer(to: .point(Self.rounded(stop.place)))) }
      if stop.pause > 0 { steps.append(.wait(Self.rounded(stop.pause, to: 10_000))) }
    }
    return found + [Phrasing(steps + [.release(chord)])]
  }

  private func turns(
    _ notches: Double, _ isHorizontal: Bool, _ isMouse: Bool, at place: Point, during duration: Int64
  ) -> [Phrasing] {
    guard isMouse else {
      guard !isHorizontal else { return [] }
      return [nil, max(1, Self.rounded(duration, to: 1000))].map {
        Phrasing([.turn(device: "crown", notches: notches, duration: $0)])
      }
    }
    let scroll = ScriptAction.scroll(notches: notches, isHorizontal: isHorizontal)
    let moves = places(place, takesContainers: true).map { Phrasing([.movePointer(to: $0), scroll]) }
    return (Self.rounded(place) == Self.rounded(pointer) ? [Phrasing([scroll])] : []) + moves
  }

  // MARK: The screen reader

  private func readings(_ command: ReaderCommand, _ cursor: NodeID?) -> [Phrasing] {
    func reader(_ instruction: ReaderInstruction) -> Phrasing { Phrasing([.reader(instruction)]) }
    switch command {
    case .focus(let id):
      return names(of: id).map { reader(.focus(Self.selector($0))) } + [reader(.focus(Self.selector("#\(id.path)")))]
    case .explore(let place):
      return (cursor.map(names) ?? []).map { reader(.focus(Self.selector($0))) }
        + Self.points(place).map { reader(.focus($0)) }
    default: return command.scriptInstruction.map { [reader($0)] } ?? []
    }
  }

  private func names(of id: NodeID) -> [String] {
    namer.tree.index(of: id).map { namer.selectors(of: $0, saysRole: false) } ?? []
  }
}

extension ReaderCommand {
  /// The same, as scripts have it; nil where only a recording has it.
  fileprivate var scriptInstruction: ReaderInstruction? {
    let script = try? GestureScript(parsing: "reader " + instruction)
    if case .reader(let instruction)? = script?.actions.first { return instruction }
    return nil
  }
}
