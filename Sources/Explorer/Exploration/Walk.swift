import Accessibility
import Audit
import Geometry
import Harness
import InputEvents
import Scenes

/// A walk in progress: what is known, what is still to be walked from, and how much of the bounds is used up.
struct Walk<T: ReproducibleTarget> {
  private let options: ExplorerOptions
  private let document: AuditedScene?
  private var summary = ExplorationSummary()
  private var prober: Prober
  private var space: StateSpace
  private var baseline = ValueBaseline()
  private var route: Route<T>
  /// States that were walked from are let go.
  private var stations = GrowingList<QueuedStation<T>?>()
  private var place = -1
  /// How many states there are in which everything has to be tried.
  private var wholes = 1
  private var tried = TriedMemory()
  private var passedOver = PassedOver()
  /// Cores from which something was left out.
  private var overlooked: Set<Int> = []
  private var nodes = 0
  /// Whether the target says what it accepts, and so what is independent of what.
  private let isTold: Bool
  private let scale: TargetScale
  private let origin: Timestamp
  /// Sizes that the screen is given, where there are others than its own.
  private let screens: [Size]

  init(_ start: T, scene: Scene?, options: ExplorerOptions) {
    self.options = options
    document = scene.map(AuditedScene.init)
    summary.options = options
    prober = Prober(driver: options.driver, work: options.maximumWork)
    space = StateSpace(combines: options.combinesParts)
    var first = start
    first.forgetTree()
    first.keepsReasons = false
    first.mostPlaces = options.maximumPlaces
    var ignored: [TargetEvent] = []
    let isSettled = options.driver.settle(&first, into: &ignored)
    if !isSettled { summary.hitBeforeAnything(.rest) }
    let tree = first.tree
    isTold = first.acceptedSteps(in: tree) != nil
    scale = TargetScale(nodes: tree.nodes.count, largestWhole: options.largestWhole)
    if !isTold { baseline.learn(tree) }
    let core = space.insert(first.stateParts, as: 0, layers: first.stateLayers)
    origin = first.now
    screens = options.screens.isEmpty ? [] : options.screens + [tree.screen]
    var bare = first
    bare.forgetTree()
    route = Route(start: bare, driver: options.driver)
    stations.append(QueuedStation(Station(target: first, index: 0, core: core, approach: nil, depth: 0)))
  }

  /// The next state to walk from, in the order in which they were met; nil at the end, or when the work is used up.
  mutating func next() -> Station<T>? {
    place += 1
    if place == stations.count { addErrands() }
    guard stations.indices.contains(place), let station = stations[place]?.station(on: &route) else { return nil }
    stations[place] = nil
    summary.depth = max(summary.depth, station.depth)
    return station
  }

  /// The end: what was seen, and the ways that led there.
  mutating func end() -> (summary: ExplorationSummary, route: Route<T>) {
    for changeable in passedOver.changeable { summary.hit(.places, beforeChanging: changeable) }
    return (summary, route)
  }

  // MARK: States

  /// Walks from a state.
  mutating func walk(
    from station: Station<T>, _ visit: (ExploredState<T>, inout Prober) -> Void, _ observe: (Transition<T>) -> Void
  ) {
    switch station.kind {
    case .whole: tryAll(of: station, visit, observe)
    case .parts(let parts, let hasNewFocus):
      tryParts(parts, hasNewFocus, of: station, visit, observe)
    case .errand(let ways): carry(along: ways, from: station, visit, observe)
    case .focus: tryFocus(of: station, visit, observe)
    }
  }

  /// Looks at a state and tries everything in it.
  private mutating func tryAll(
    of station: Station<T>, _ visit: (ExploredState<T>, inout Prober) -> Void, _ observe: (Transition<T>) -> Void
  ) {
    guard let state = look(at: station, visit), mayGoOn(from: station) else { return }
    let before = space.graph.isTried(station.core) ? nil : station.target.stateParts
    for step in steps(in: state, of: station).all {
      guard let end = perform(step, from: station, state, observe) else { return }
      scrollOn(after: step, from: station, to: end, observe)
      guard let before, let core = space.core(of: end.parts) else { continue }
      space.graph.note(step, from: station.core, .init(core: core, changed: end.parts.changes(since: before)))
    }
    space.graph.noteTried(station.core, in: station.index)
  }

  /// What there is to be tried; notes what is passed over, until there is a tap on it where the core is the same.
  ///
  /// - Parameter tried: What was tried with this core; taps among that which nothing took and something takes here, and
  ///   movements that something else takes here, are `uncovered`.
  private mutating func steps(
    in state: ExploredState<T>, of station: Station<T>, tried: TriedSteps? = nil
  ) -> (all: [Step], uncovered: Set<Step>) {
    var uncovered: Set<Step> = []
    let all = Repertoire.steps(in: state, screens: screens, cursors: cursors(in: state)) { told in
      if let tried { uncovered = tried.uncovered(by: told) }
      summary.note(told)
      passedOver.note(
        told.passedOver, among: told.steps, core: station.core, changeable: station.target.changeableNodes)
    }
    return (all, uncovered)
  }

  /// What a reader scrolls though nothing of it shows any more: its cursor has stayed there.
  private mutating func cursors(in state: ExploredState<T>) -> Set<NodeID> {
    Repertoire.nodesScrolledAway(in: state).filter { route.keepsCursor(in: $0, at: state.index) }
  }

  /// Scrolls on with a reader whose cursor stayed where nothing shows any more: no part of a state tells that, and so
  /// nothing else goes on from there where all parts are known.
  private mutating func scrollOn(
    after step: Step, from station: Station<T>, to end: StepEnd<T>, _ observe: (Transition<T>) -> Void
  ) {
    guard case .reader(.scroll, let node) = step else { return }
    var met: Set = [station.target.stateParts]
    var waiting = [(station, step, end)]
    while let (start, step, end) = waiting.popLast() {
      guard end.state == nil, end.target.showsStop(in: node) != true, met.insert(end.parts).inserted else { continue }
      let here = self.station(after: step, from: start, to: end)
      let state = ExploredState(here, sampling: sample(for: here), document: document)
      guard Repertoire.nodesScrolledAway(in: state).contains(node) else { continue }
      guard route.keepsCursor(in: node, at: here.index) else {
        // The focus calls it away; with parts that are known otherwise it may stay. Hands that scroll it need no cursor.
        if here.target.isScrolledByFingers(node, in: state.tree) { continue }
        passedOver.note([node], among: [], core: here.core, changeable: here.target.changeableNodes)
        continue
      }
      for direction in AccessibilityAction.ScrollDirection.allCases {
        let step = Step.reader(.scroll(direction), node)
        guard mayGoOn(from: here), let end = perform(step, from: here, state, observe) else { return }
        waiting.append((here, step, end))
      }
    }
  }

  /// Looks at a state; nil where it is beyond the bounds.
  private mutating func look(
    at station: Station<T>, _ visit: (ExploredState<T>, inout Prober) -> Void
  ) -> ExploredState<T>? {
    if let bound: ExplorationSummary.Bound = nodes >= options.maximumNodes ? .nodes : prober.isExhausted ? .work : nil {
      overlook(bound, from: station)
      return nil
    }
    let state = ExploredState(station, sampling: sample(for: station), document: document)
    nodes += state.tree.nodes.count
    summary.states += 1
    if !summary.screens.contains(state.tree.screen) { summary.screens.append(state.tree.screen) }
    visit(state, &prober)
    return state
  }

  /// How much of a state is looked at: everything once, be it covered for ever or out of sight.
  private func sample(for station: Station<T>) -> TreeSample {
    guard scale.isLarge, station.index != 0 else { return TreeSample() }
    var sample = TreeSample(limit: TargetScale.sampleSize, turn: station.index)
    // Only places differ from where everything was looked at with this core.
    if case .parts(let parts, _) = station.kind, space.graph.isTried(station.core) {
      sample.isOfSight = parts.allSatisfy(\.isOfSight)
    }
    return sample
  }

  // MARK: Parts

  /// Tries what may come of parts that are new with a core, where inputs meet any of them: steps that are new too, and
  /// those that have changed these parts before or are meant for them.
  ///
  /// Every other step does what it did where everything was tried with this core.
  private mutating func tryParts(
    _ parts: [StateParts.Part], _ hasNewFocus: Bool, of station: Station<T>,
    _ visit: (ExploredState<T>, inout Prober) -> Void, _ observe: (Transition<T>) -> Void
  ) {
    guard space.graph.isTried(station.core) else {
      tryAll(of: station, visit, observe)
      return
    }
    guard parts.contains(where: { space.graph.isMet($0, in: station.core) }) else {
      if hasNewFocus { tryFocus(of: station, visit, observe) }
      return
    }
    // Before the look: two states of a large interface at once take much room.
    let tried = stepsTried(with: station.core)
    guard let state = look(at: station, visit), mayGoOn(from: station) else { return }
    let (steps, uncovered) = steps(in: state, of: station, tried: tried)
    for step in steps {
      // What lay over something may be elsewhere now.
      let isNew = uncovered.contains(step) || !tried.steps.contains(step) || step.goesToFocus
      guard isNew || mayMeet(parts, step, in: station.core) else { continue }
      guard let end = perform(step, from: station, state, observe) else { return }
      scrollOn(after: step, from: station, to: end, observe)
      if isNew { noteWay(step, from: station, to: end) }
    }
  }

  /// Whether a step, which was tried where parts were otherwise, may do otherwise or change them from what they are now.
  private func mayMeet(_ parts: [StateParts.Part], _ step: Step, in core: Int) -> Bool {
    let isMeant = step.node.map { node in parts.contains { $0.node == node || $0.readers.contains(node) } }
    guard let arrival = space.graph.arrival(of: step, in: core) else { return isMeant ?? true }
    // What is of no control comes to be anywhere by itself where inputs meet it; it is not followed elsewhere.
    let mine = parts.filter {
      arrival.core == core || $0.node != nil || space.graph.isMet($0, in: arrival.core)
    }
    return isMeant ?? false || mine.contains { arrival.changed.contains($0.id) }
  }

  /// Notes a way to another core that was not there where everything was tried.
  private mutating func noteWay(_ step: Step, from station: Station<T>, to end: StepEnd<T>) {
    guard isTold, !options.combinesParts, let core = space.core(of: end.parts), core != station.core,
      !space.graph.leads(from: station.core, to: core)
    else { return }
    let (base, steps) = route.steps(to: station.index, fromLast: space.graph.isBase)
    guard let from = space.graph.core(ofBase: base), from != core else { return }
    let changed = end.parts.changes(since: route.target(in: base).stateParts)
    space.graph.note(CoreGraph.Way(before: steps, step: step, from: from, to: core, changed: changed))
  }

  /// The steps that were tried where everything was, in a state with a core.
  private mutating func stepsTried(with core: Int) -> TriedSteps {
    if let known = tried.steps(with: core) { return known }
    guard let index = space.graph.state(of: core) else { return TriedSteps() }
    var target = route.target(in: index)
    target.forgetTree()
    let station = Station(target: target, index: index, core: core, approach: route.approach(of: index), depth: 0)
    var found = TriedSteps()
    let state = ExploredState(station, sampling: sample(for: station), document: document)
    var told: AcceptedSteps?
    found.steps = Set(Repertoire.steps(in: state, screens: screens, cursors: cursors(in: state)) { told = $0 })
    if let told { found.note(told) }
    tried.keep(found, with: core)
    return found
  }

  /// Carries a part to where it is needed; where a step leads elsewhere than before, something does hang on the part, and
  /// everything is tried with it.
  private mutating func carry(
    along ways: [CoreGraph.Way], from station: Station<T>, _ visit: (ExploredState<T>, inout Prober) -> Void,
    _ observe: (Transition<T>) -> Void
  ) {
    var here = station
    for way in ways {
      let start = here
      for step in way.before + [way.step] {
        guard mayGoOn(from: here), let end = perform(step, from: here, nil, observe, look: { $0.state(of: here) })
        else { return }
        here = self.station(after: step, from: here, to: end)
      }
      guard here.core == way.to else {
        tryAll(of: start, visit, observe)
        return
      }
    }
  }

  /// What is to be carried, once all that was met is walked from.
  private mutating func addErrands() {
    guard isTold, !options.combinesParts else { return }
    for errand in space.errands() { stations.append(QueuedStation(errand, depth: route.depth(of: errand.state))) }
  }

  // MARK: Focus

  /// Looks at where the focus is now and tries what goes to it; what else there is was tried where it was elsewhere.
  private mutating func tryFocus(
    of station: Station<T>, _ visit: (ExploredState<T>, inout Prober) -> Void, _ observe: (Transition<T>) -> Void
  ) {
    guard mayGoOn(from: station) else { return }
    var station = station
    station.kind = .focus
    let state = state(of: station)
    if let state { visit(state, &prober) }
    for step in station.target.acceptedFocusSteps ?? [] {
      guard let end = perform(step, from: station, state, observe) else { return }
      noteWay(step, from: station, to: end)
    }
  }

  /// A state that is shown to who observes: what is covered is to be left alone. In interfaces that are too large for it,
  /// only where something is covered, or more hangs on where the focus is.
  private func state(of station: Station<T>) -> ExploredState<T>? {
    guard !scale.isLarge || space.graph.isCovering(station.core) || station.target.hangsOnFocus else { return nil }
    return ExploredState(station, sampling: sample(for: station), document: document)
  }

  /// Notes a bound, and what may change from a state that is not walked from.
  private mutating func overlook(_ bound: ExplorationSummary.Bound, from station: Station<T>) {
    overlook(bound, before: station.target, core: station.core)
  }

  private mutating func overlook(_ bound: ExplorationSummary.Bound, before target: T, core: Int?) {
    // The same inputs are taken wherever the core is the same.
    if isTold, let core, !overlooked.insert(core).inserted { return summary.hit(bound) }
    summary.hit(bound, before: target)
  }

  private mutating func mayGoOn(from station: Station<T>) -> Bool {
    guard let bound = options.bound(depth: station.depth, time: station.target.now - origin) else { return true }
    overlook(bound, from: station)
    return false
  }

  // MARK: Steps

  /// Does a step and keeps the state that it leads to, if that is another one; nil when the work is used up.
  private mutating func perform(
    _ step: Step, from station: Station<T>, _ state: ExploredState<T>?, _ observe: (Transition<T>) -> Void,
    look: (borrowing Self) -> ExploredState<T>? = { _ in nil }
  ) -> StepEnd<T>? {
    var copy = station.target
    guard let effect = prober.perform(step, on: &copy) else {
      overlook(.work, from: station)
      return nil
    }
    summary.transitions += 1
    for event in effect.events {
      switch event.kind {
      case .willPresent, .didPresent: summary.presented.insert(event.node)
      default: break
      }
    }
    let parts = copy.stateParts
    // What holds in a state at rest needs not hold on the way to one.
    if !effect.isSettled { summary.hitBeforeAnything(.rest) }
    let novelty = effect.isSettled ? space.novelty(parts) : .nothing
    if let state = state ?? look(self) {
      observe(
        Transition(
          from: state, step: step, events: effect.events,
          changesState: { [target = station.target] in copy.stateHash != target.stateHash }))
    }
    var kept: Int?
    let approach = StateApproach(state: station.index, step: step, travel: UInt32(clamping: effect.travel))
    if let kind = Station<T>.Kind(novelty) { kept = keep(copy, parts, kind, approach, from: station) }
    return StepEnd(target: copy, parts: parts, travel: approach.travel, state: kept)
  }

  /// Where a step led to, to be gone on from at once; its way is kept, whether or not it is another state.
  private mutating func station(after step: Step, from station: Station<T>, to end: StepEnd<T>) -> Station<T> {
    let approach = StateApproach(state: station.index, step: step, travel: end.travel)
    return Station(
      target: end.target, index: end.state ?? route.append(approach), core: space.core(of: end.parts) ?? station.core,
      approach: approach, depth: station.depth + 1)
  }

  /// Keeps a state to be walked from, unless that is beyond the bounds; its number.
  private mutating func keep(
    _ target: T, _ parts: StateParts, _ kind: Station<T>.Kind, _ approach: StateApproach, from station: Station<T>
  ) -> Int? {
    var kind = kind
    switch kind {
    case .focus where target.acceptedFocusSteps == nil, .parts where !isTold: kind = .whole
    default: break
    }
    if case .focus = kind {
    } else {
      guard wholes < options.maximumStates else {
        overlook(.states, before: target, core: space.core(of: parts))
        return nil
      }
      wholes += 1
    }
    if !isTold {
      let tree = target.tree
      guard baseline.isNear(tree, count: options.maximumChanges) || baseline.showsSomethingNew(tree) else {
        space.insert(parts, as: 0, layers: target.stateLayers)
        summary.hit(.changes, before: target)
        return nil
      }
      baseline.learn(tree)
    }
    let index = route.append(approach)
    let core = space.insert(parts, as: index, layers: target.stateLayers)
    let keepsTarget = scale.keepsTarget(of: kind, waiting: stations.count - place)
    stations.append(
      QueuedStation(
        Station(target: target, index: index, core: core, kind: kind, approach: approach, depth: station.depth + 1),
        keepsTarget: keepsTarget))
    return index
  }
}
