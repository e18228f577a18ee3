public import Accessibility
public import Geometry
public import Gestures
public import Harness
public import InputEvents
public import Scenes
public import Stage

/// A person and a screen reader before a stage, for tests: `finger.tap("inbox/compose")`.
public struct StageDriver: Sendable {
  /// The stage.
  public var stage: Stage
  /// Everything that has happened.
  public private(set) var events: [TargetEvent] = []
  private var contacts = 0

  /// Sits down before a scene.
  public init(_ scene: Scene) { self.init(Stage(scene)) }

  /// Sits down before a stage as it is.
  public init(_ stage: Stage) {
    self.stage = stage
    CasePlatform.note(stage.scene.platform)
  }

  /// The kinds of events that happened, in order.
  public var kinds: [TargetEvent.Kind] { events.map(\.kind) }

  /// The device that all input comes from; nil where nobody says.
  public var device: Int?

  /// Forgets what has happened so far.
  public mutating func clear() { events = [] }

  // MARK: Time

  /// Waits.
  public mutating func wait(milliseconds: Int64) { events += stage.advance(to: stage.now + milliseconds * 1000) }

  /// Waits until nothing moves any more.
  public mutating func settle() {
    while let deadline = stage.nextDeadline { events += stage.advance(to: deadline) }
  }

  /// Does something `after` µs.
  @discardableResult
  public mutating func receive(_ kind: TargetInput.Kind, after: Int64 = 0) -> [TargetEvent] {
    let new = stage.receive(TargetInput(time: stage.now + after, kind: kind, device: device))
    events += new
    return new
  }

  // MARK: Looking

  /// The node with this id.
  public func node(_ id: String) -> AccessibilityNode? { stage.tree.node(NodeID(id)) }

  /// Where a tap on this node goes.
  public func point(_ id: String) -> Point { node(id)?.effectiveActivationPoint ?? Point(x: -1, y: -1) }

  // MARK: Touch

  /// A finger comes down; its id for the lift.
  @discardableResult
  public mutating func touchDown(at point: Point) -> Int {
    contacts += 1
    receive(.input(.contact(.init(.began, Contact(id: contacts, slot: 0, position: point)))))
    return contacts
  }

  /// A finger lifts.
  public mutating func lift(_ contact: Int, at point: Point) {
    receive(.input(.contact(.init(.ended, Contact(id: contact, slot: 0, position: point)))))
  }

  /// A finger moves.
  public mutating func move(_ contact: Int, to point: Point) {
    receive(.input(.contact(.init(.moved, Contact(id: contact, slot: 0, position: point)))))
  }

  /// A finger's touch is taken back: a palm, lost events, a device that is gone.
  public mutating func cancel(_ contact: Int, at point: Point) {
    receive(.input(.contact(.init(.cancelled, Contact(id: contact, slot: 0, position: point)))))
  }

  /// A tap of 80 ms, as the gesture engine reports it.
  public mutating func tap(at point: Point, count: Int = 1) {
    let contact = touchDown(at: point)
    wait(milliseconds: 80)
    lift(contact, at: point)
    receive(.input(.gesture(.tap(location: point, fingers: 1, count: count))))
  }

  /// A tap on a node.
  public mutating func tap(_ id: String) { tap(at: point(id)) }

  /// Where a finger that came down at `start` has to go to drag something by as much as from there to `end`: further by
  /// the slop that is taken off, where it is (P.slopTaken).
  public func place(dragging end: Point, from start: Point) -> Point {
    let way = end - start
    guard stage.scene.parameters.slopTaken, stage.scene.platform != .macOS, way.length > 0 else { return end }
    let slop = stage.gestureOptions.slop
    return end + Vector(dx: way.dx * slop / way.length, dy: way.dy * slop / way.length)
  }

  /// Drags something by as much as from `start` to `end`, in ten steps over 200 ms; the finger goes further by the slop.
  ///
  /// - Parameter velocity: Downward points per second at the lift.
  public mutating func drag(from start: Point, to end: Point, velocity: Double = 0) {
    let end = place(dragging: end, from: start)
    let contact = touchDown(at: start)
    move(contact, from: start, to: end, steps: 10)
    lift(contact, at: end)
    pan(.ended, start, end, velocity: velocity)
  }

  /// Reports a movement, a step each 20 ms: it is a drag from where it leaves the slop.
  private mutating func move(_ contact: Int, from start: Point, to end: Point, steps: Int) {
    var isDrag = false
    for step in 1...steps {
      let here = start + (end - start) * (Double(step) / Double(steps))
      guard isDrag || step == steps || start.distance(to: here) > stage.gestureOptions.slop else {
        wait(milliseconds: 20)
        continue
      }
      pan(isDrag ? .changed : .began, start, here, after: 20_000)
      isDrag = true
    }
  }

  /// A vertical movement that begins on a node.
  public mutating func drag(_ id: String, by distance: Double, velocity: Double = 0) {
    let start = point(id)
    drag(from: start, to: Point(x: start.x, y: start.y + distance), velocity: velocity)
  }

  /// One report of a movement.
  public mutating func pan(
    _ phase: GesturePhase, _ start: Point, _ here: Point, velocity: Double = 0, after: Int64 = 0
  ) {
    receive(
      .input(
        .gesture(
          .pan(
            .init(phase: phase, fingers: 1, start: start, location: here, velocity: Vector(dx: 0, dy: velocity))))),
      after: after)
  }

  /// A swipe on a touch surface that is not the screen.
  public mutating func swipe(_ direction: SwipeDirection, fingers: Int = 1) {
    let middle = Point(x: stage.screen.width / 2, y: stage.screen.height / 2)
    receive(
      .input(
        .gesture(
          .swipe(
            .init(direction: direction, fingers: fingers, start: middle, end: middle, velocity: .zero)))))
  }

  /// A quick movement, a tenth of a second long, with the speed that it has; what it drags goes as far as from `start` to
  /// `end`.
  public mutating func swipe(from start: Point, to end: Point) {
    let contact = touchDown(at: start)
    let way = end - start
    let end = place(dragging: end, from: start)
    move(contact, from: start, to: end, steps: 5)
    lift(contact, at: end)
    pan(.ended, start, end, velocity: way.dy * 10)
  }

  // MARK: Keys, crown, pointer, reader

  /// Presses and releases a key.
  public mutating func press(_ key: KeyCode, shift: Bool = false, text: String? = nil) {
    let modifiers: KeyInput.Modifiers = shift ? .shift : []
    receive(.input(.key(KeyInput(key: key, phase: .down, modifiers: modifiers, text: text))))
    receive(.input(.key(KeyInput(key: key, phase: .up, modifiers: modifiers))), after: 40_000)
  }

  /// Types a text, each character from the same key.
  public mutating func type(_ text: String) {
    for character in text { press(character == " " ? .keySpace : .keyA, text: String(character)) }
  }

  /// Presses Tab until a node has the focus; false if it never gets there.
  @discardableResult
  public mutating func tab(to id: String) -> Bool {
    for _ in 0..<64 {
      if node(id)?.traits.contains(.focused) == true { return true }
      press(.keyTab)
    }
    return false
  }

  /// Turns the crown by whole notches.
  public mutating func turn(_ notches: Int) {
    receive(.input(.rotary(RotaryTurn(units: notches * 120, notches: notches, startsBurst: true))))
  }

  /// Clicks on a node.
  public mutating func click(_ id: String) { click(at: point(id)) }

  /// Clicks on a place.
  public mutating func click(at place: Point) {
    receive(.input(.pointer(.pressed(button: 0, at: place))))
    receive(.input(.pointer(.released(button: 0, at: place))), after: 60_000)
  }

  /// The pointer moves in ten steps with its button down, and rests before that is let go unless it flings.
  ///
  /// What it drags goes as far as from `start` to `end`.
  public mutating func dragPointer(from start: Point, to end: Point, flings: Bool = false) {
    let end = place(dragging: end, from: start)
    receive(.input(.pointer(.pressed(button: 0, at: start))))
    for step in 1...10 {
      let share = Double(step) / 10
      let here = Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      receive(.input(.pointer(.moved(to: here))), after: 20_000)
    }
    receive(.input(.pointer(.released(button: 0, at: end))), after: flings ? 0 : 200_000)
  }

  /// A vertical movement of the pointer, with its button down, that begins on a node.
  public mutating func dragPointer(_ id: String, by distance: Double) {
    let start = point(id)
    dragPointer(from: start, to: Point(x: start.x, y: start.y + distance))
  }

  /// The screen reader asks something of a node.
  public mutating func reader(_ action: AccessibilityAction, _ id: String) { receive(.action(action, NodeID(id))) }
}
