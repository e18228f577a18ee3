import Accessibility
import Geometry
import Gestures
internal import Harness
import InputEvents
package import Scenes
internal import Stage

/// Random hands before a stage for as long as one likes, with everything that always holds looked at on the way.
///
/// The way is that of a run: kernel events, gesture engine, stage. A second stage gets the same gestures with the time
/// between them passed in pieces: where one looks must change nothing.
package struct Endurance {
  /// What became of it.
  package struct Outcome {
    /// Events that were fed.
    package var events = 0
    /// What was broken, each with the number of the event; 20 at most.
    package var breaches: [String] = []
    /// How often things happened, by their names.
    package var counts: [String: Int] = [:]
    /// The state at the end.
    package var hash: UInt64 = 0
    /// States at rest that were looked at.
    package var rests = 0
    /// What was done, where it is kept, and how many events of the kernel had been fed by then.
    package var deeds: [(deed: Deed, events: Int)] = []
  }

  private var stage: Stage
  private var twin: Stage?
  private var engine: GestureEngine
  private var hands: RandomHands
  private var outcome = Outcome()
  private var output: [RecognizedInput] = []
  private var invariants: [any Invariant]
  private var stillness: Stillness
  /// Whether what is done is kept.
  private let keepsDeeds: Bool
  private let checkedHands: Int
  private let turns: Bool
  private let isUndisturbed: Bool
  private let presentations: [String]
  /// The screen that the devices know.
  private var shown: Size

  /// - Parameters:
  ///   - hasTwin: Whether a second stage is asked more often than the first.
  ///   - checkedHands: Every so many doings of the hands, what is costly is looked at too.
  ///   - keepsDeeds: Whether what is done is kept, to be done again.
  ///   - isUndisturbed: Whether the hands are left alone: the app does nothing by itself, and nobody turns the screen.
  package init(
    _ scene: Scene, seed: UInt64, hasTwin: Bool, checkedHands: Int = 16, keepsDeeds: Bool = false,
    isUndisturbed: Bool = false
  ) {
    stage = Stage(scene)
    stage.keepsReasons = false
    twin = hasTwin ? stage : nil
    engine = GestureEngine(
      devices: RandomHands.devices(screen: stage.screen).map { .init($0) }, screen: stage.screen,
      options: stage.gestureOptions)
    hands = RandomHands(seed: seed, time: 1_000)
    self.checkedHands = checkedHands
    turns = !isUndisturbed && (scene.platform == .iOS || scene.platform == .iPadOS)
    self.isUndisturbed = isUndisturbed
    presentations = scene.presentations.map(\.id)
    shown = scene.screen.size
    invariants = Invariants.all(for: scene)
    stillness = Stillness(scene)
    self.keepsDeeds = keepsDeeds
  }

  /// Lets the hands do things until so many events were fed.
  package mutating func run(events count: Int) -> Outcome {
    var places: [Point] = []
    var fed: [RandomHands.Fed] = []
    var doing = 0
    while outcome.events < count, outcome.breaches.count < 20 {
      if doing % checkedHands == 0 { places = look() }
      doing += 1
      fed.removeAll(keepingCapacity: true)
      hands.next(near: places, screen: stage.screen, into: &fed)
      let moment = hands.index(16) == 0 ? hands.index(fed.count) : -1
      for (place, item) in fed.enumerated() {
        engine.process(item.event, from: item.device, into: &output)
        if !output.isEmpty { take() }
        if place == moment, !isUndisturbed { interfere(at: item.event.time) }
      }
      outcome.events += fed.count
      if shown != stage.screen { renewEngine() }
      let now = Timestamp(microseconds: hands.time)
      engine.advance(to: now, into: &output)
      take()
      tell(perform(.advance(to: now)))
      if hands.index(4) == 0 { rest() }
      check()
      if turns, hands.index(48) == 0 {
        turn(at: now)
        renewEngine()
      }
    }
    outcome.hash = stage.stateHash
    return outcome
  }

  // MARK: Feeding

  /// Does something to the stage, and lets everything that always holds see it.
  private mutating func perform(_ deed: Deed) -> [TargetEvent] {
    if keepsDeeds { outcome.deeds.append((deed, outcome.events)) }
    let before = stage
    let events = deed.done(to: &stage)
    note(Moment(deed, events, before: before, after: stage))
    return events
  }

  private mutating func take() {
    for input in output {
      let received = TargetInput(time: input.time, kind: .input(input.kind))
      let events = perform(.receive(received))
      if twin != nil {
        let early = passInPieces(until: input.time)
        let late = twin?.receive(received) ?? []
        if early + late != events { breach("asking in between changed what happens") }
      }
      if !events.isEmpty { tell(events) }
    }
    output.removeAll(keepingCapacity: true)
  }

  /// What happens by itself meanwhile; where nobody asks in between it is told with what the input does.
  private mutating func passInPieces(until time: Timestamp) -> [TargetEvent] {
    guard let now = twin?.now, now < time else { return [] }
    let step = max(1, (time - now) / 3)
    var early: [TargetEvent] = []
    var next = now + step
    while next < time {
      early += twin?.advance(to: next) ?? []
      next = next + step
    }
    return early
  }

  private mutating func rest() {
    var end = stage.now
    let limit = stage.now + stillness.pause
    while let deadline = stage.nextDeadline, deadline > stage.now, deadline <= limit {
      hands.time = max(hands.time, deadline.microseconds)
      end = deadline
      let before = stage
      let events = Deed.advance(to: deadline).done(to: &stage)
      note(Moment(.advance(to: deadline), events, before: before, after: stage))
      tell(events)
    }
    if keepsDeeds { outcome.deeds.append((.rest(until: end), outcome.events)) }
    guard let look = stillness.look(at: stage) else { return }
    outcome.rests += 1
    if let broken = look.broken { breach("\(Stillness.name): \(broken)") }
    for place in invariants.indices {
      guard let broken = invariants[place].look(at: look.tree, screen: stage.screen) else { continue }
      breach("\(invariants[place].name): \(broken)")
    }
  }

  private mutating func note(_ moment: Moment) {
    stillness.note(moment)
    for place in invariants.indices {
      if let broken = invariants[place].note(moment) { breach("\(invariants[place].name): \(broken)") }
    }
  }

  /// Something happens that the hands have not done, be it in the midst of a movement.
  private mutating func interfere(at time: Timestamp) {
    if turns, hands.index(3) == 0 { turn(at: time) } else { command(at: time) }
    check()
  }

  /// The app presents, dismisses or resizes something.
  private mutating func command(at time: Timestamp) {
    guard !presentations.isEmpty else { return }
    let id = presentations[hands.index(presentations.count)]
    let doing = hands.index(6)
    let isLarge = hands.index(2) == 0
    let deed: Deed =
      switch doing {
      case 0, 1, 2: .present(id, at: time)
      case 3: .dismiss(id, at: time)
      case 4: .select(detent: isLarge ? "large" : "medium", of: id, at: time)
      default: .setDetents(isLarge ? [.large] : [.medium, .large], of: id, at: time)
      }
    let events = perform(deed)
    if var other = twin {
      var early: [TargetEvent] = []
      if other.now < time {
        early = other.advance(to: Timestamp(microseconds: (other.now.microseconds + time.microseconds) / 2))
      }
      if early + deed.done(to: &other) != events { breach("asking in between changed what the app does") }
      twin = other
    }
    tell(events)
    outcome.counts["commanded", default: 0] += 1
  }

  /// The screen is turned on its side or back, or shared with another app, whatever goes on.
  private mutating func turn(at time: Timestamp) {
    let screen = stage.screen
    var size = Size(width: screen.height, height: screen.width)
    if hands.index(4) == 0 { size.width = stage.scene.screen.size.width * [0.5, 1][hands.index(2)] }
    // People hold it upright mostly.
    if screen != stage.scene.screen.size, hands.index(2) == 0 { size = stage.scene.screen.size }
    let input = TargetInput(time: time, kind: .resize(width: size.width, height: size.height))
    let events = perform(.receive(input))
    if twin != nil {
      let early = passInPieces(until: input.time)
      if early + (twin?.receive(input) ?? []) != events { breach("asking in between changed what a turn does") }
    }
    tell(events)
    outcome.counts["turned", default: 0] += 1
  }

  /// The devices are on the screen as it is now; nothing touches it then.
  private mutating func renewEngine() {
    hands.pointer = nil
    shown = stage.screen
    engine = GestureEngine(
      devices: RandomHands.devices(screen: stage.screen).map { .init($0) }, screen: stage.screen,
      options: stage.gestureOptions)
  }

  // MARK: Looking

  /// Where something is to be touched.
  private mutating func look() -> [Point] {
    let tree = stage.tree
    if Set(tree.nodes.lazy.map(\.id)).count != tree.nodes.count { breach("two nodes have one id") }
    let controls = tree.nodes.filter { $0.role.isControl || $0.role == .grabber }.map(\.effectiveActivationPoint)
    let bars = tree.nodes.flatMap(\.indicators).filter(\.isVisible)
    return controls + bars.flatMap { [$0.thumb.center, Point(x: $0.track.maxX - 1, y: $0.track.maxY - 1)] }
  }

  private mutating func check() {
    if let broken = stage.breach { breach(broken) }
    guard twin != nil else { return }
    _ = twin?.advance(to: stage.now)
    if twin?.stateHash != stage.stateHash { breach("asking in between changed the state") }
  }

  private mutating func tell(_ events: [TargetEvent]) {
    for event in events {
      if event.time > stage.now { breach("told of before it happens") }
      switch event.kind {
      case .willPresent: outcome.counts["willPresent", default: 0] += 1
      case .didPresent: outcome.counts["didPresent", default: 0] += 1
      case .willDismiss: outcome.counts["willDismiss", default: 0] += 1
      case .didDismiss(let reason):
        outcome.counts["didDismiss", default: 0] += 1
        outcome.counts[reason.rawValue, default: 0] += 1
      case .dismissRefused: outcome.counts["refused", default: 0] += 1
      case .detentChanged: outcome.counts["detent", default: 0] += 1
      case .scrolled: outcome.counts["scrolled", default: 0] += 1
      default: break
      }
    }
  }

  private mutating func breach(_ text: String) {
    guard outcome.breaches.count < 20 else { return }
    outcome.breaches.append("event \(outcome.events): \(text)")
  }
}
