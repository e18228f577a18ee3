import Accessibility
import Audit
import Harness
import InputEvents
import Scenes

/// A walk in progress: what is known, what is still to be walked from, and how much of the bounds is used up.
struct Walk<T: ReproducibleTarget> {
  private let options: ExplorerOptions
  private let document: AuditedScene?
  private var summary = ExplorationSummary()
  private var hands: Prober
  private var space: StateSpace
  private var baseline = ValueBaseline()
  private var trail: Trail<T>
  /// States that were walked from are let go.
  private var stations: [Station<T>?]
  private var place = -1
  private var nodes = 0
  /// Whether the target says what it accepts, and so what is independent of what.
  private let isTold: Bool
  /// How many nodes of what is covered are looked at in each state.
  private let sample: Int
  private let origin: Timestamp

  /// In larger interfaces what is covered is looked at by turns.
  private static var largestWhole: Int { 1000 }
  private static var sampleSize: Int { 64 }

  init(_ start: T, scene: Scene?, options: ExplorerOptions) {
    self.options = options
    document = scene.map(AuditedScene.init)
    summary.options = options
    hands = Prober(driver: options.driver, work: options.maximumWork)
    space = StateSpace(combines: options.combinesParts)
    var first = start
    first.keepsReasons = false
    var ignored: [TargetEvent] = []
    let isSettled = options.driver.settle(&first, into: &ignored)
    if !isSettled { summary.hit(.rest, before: first) }
    let tree = first.tree
    isTold = first.acceptedSteps(in: tree) != nil
    sample = tree.nodes.count > Self.largestWhole ? Self.sampleSize : .max
    if !isTold { baseline.learn(tree) }
    space.insert(first.stateParts)
    origin = first.now
    trail = Trail(start: first, driver: options.driver)
    stations = [Station(target: first, origin: nil, depth: 0)]
  }

  /// The next state to walk from, in the order in which they were met; nil at the end, or when the work is used up.
  mutating func next() -> Station<T>? {
    place += 1
    guard stations.indices.contains(place), let station = stations[place] else { return nil }
    stations[place] = nil
    summary.depth = max(summary.depth, station.depth)
    return station
  }

  /// The end: what was seen, and the ways that led there.
  mutating func end() -> (summary: ExplorationSummary, trail: Trail<T>) {
    (summary, trail)
  }

  // MARK: States

  /// Looks at a state and tries everything in it.
  mutating func tryAll(
    of station: Station<T>, _ visit: (ExploredState<T>, inout Prober) -> Void, _ observe: (Transition<T>) -> Void
  ) {
    guard nodes < options.maximumNodes else {
      summary.hit(.nodes, before: station.target)
      return
    }
    guard !hands.isExhausted else {
      summary.hit(.work, before: station.target)
      return
    }
    let tree = station.target.tree(sampling: sample, turn: place)
    nodes += tree.nodes.count
    summary.states += 1
    let state = ExploredState(station, index: place, tree: tree, document: document)
    visit(state, &hands)
    guard mayGoOn(from: station) else { return }
    for step in Repertoire.steps(in: state) {
      guard perform(step, from: station, state, observe) else { return }
    }
  }

  /// Tries what goes to the focus; what else there is was tried where it was elsewhere.
  mutating func tryFocus(of station: Station<T>, _ observe: (Transition<T>) -> Void) {
    guard mayGoOn(from: station) else { return }
    var state: ExploredState<T>?
    for step in station.target.acceptedFocusSteps ?? [] {
      // Who observes wants to know what the control was; that is asked only where something came of it.
      guard
        perform(
          step, from: station, state, observe,
          look: { walk in
            if state == nil, walk.sample == .max {
              let tree = station.target.tree
              state = ExploredState(station, index: walk.place, tree: tree, document: walk.document)
            }
            return state
          })
      else { return }
    }
  }

  private mutating func mayGoOn(from station: Station<T>) -> Bool {
    if station.depth >= options.maximumDepth {
      summary.hit(.depth, before: station.target)
      return false
    }
    if station.target.now - origin >= options.maximumTime {
      summary.hit(.time, before: station.target)
      return false
    }
    return true
  }

  // MARK: Steps

  /// Does a step and keeps the state that it leads to, if that is another one; false when the work is used up.
  private mutating func perform(
    _ step: Step, from station: Station<T>, _ state: ExploredState<T>?, _ observe: (Transition<T>) -> Void,
    look: (borrowing Self) -> ExploredState<T>? = { _ in nil }
  ) -> Bool {
    var copy = station.target
    guard let effect = hands.perform(step, on: &copy) else {
      summary.hit(.work, before: station.target)
      return false
    }
    summary.transitions += 1
    for event in effect.events {
      switch event.kind {
      case .willPresent, .didPresent: summary.presented.insert(event.node)
      default: break
      }
    }
    if !effect.isSettled { summary.hit(.rest, before: copy) }
    let parts = copy.stateParts
    let news = space.news(parts)
    if let state = state ?? look(self) {
      observe(
        Transition(
          from: state, step: step, events: effect.events,
          changesState: { [target = station.target] in copy.stateHash != target.stateHash }))
    }
    switch news {
    case .nothing: return true
    case .focus: keep(copy, parts, after: step, from: station, isFocusOnly: copy.acceptedFocusSteps != nil)
    case .all: keep(copy, parts, after: step, from: station, isFocusOnly: false)
    }
    return true
  }

  /// Keeps a state to be walked from, unless that is beyond the bounds.
  private mutating func keep(
    _ target: T, _ parts: StateParts, after step: Step, from station: Station<T>, isFocusOnly: Bool
  ) {
    guard stations.count - focusOnly < options.maximumStates else {
      summary.hit(.states, before: target)
      return
    }
    if !isTold {
      let tree = target.tree
      guard baseline.isNear(tree, count: options.maximumChanges) || baseline.showsSomethingNew(tree) else {
        space.insert(parts)
        summary.hit(.changes, before: target)
        return
      }
      baseline.learn(tree)
    }
    space.insert(parts)
    if isFocusOnly { focusOnly += 1 }
    let origin = StateOrigin(state: place, step: step)
    trail.append(origin)
    stations.append(Station(target: target, origin: origin, depth: station.depth + 1, isFocusOnly: isFocusOnly))
  }

  /// States in which only the focus is elsewhere; they do not count.
  private var focusOnly = 0
}
