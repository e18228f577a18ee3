import Accessibility
import Audit
import Geometry
import Harness

/// Every control can be touched: in some state its activation point lies on the screen and a tap there arrives.
///
/// The tap decides, not the frames: an interface that hands the tap to something else covers the control, whatever
/// the tree says. Controls that are disabled wherever they are shown are left out. Of a control that no tap reached, and
/// that may be reached in a state that the explorer met and did not walk from, nothing can be told.
struct UnreachableTouch: DynamicRule {
  let rule = Rule(
    id: "unreachable-touch",
    title: "A tap reaches every control in some state",
    why: "A control that lies off the screen, is cut off or is covered in every state cannot be operated by touch, "
      + "and voice control taps the same point.",
    remedy: "Bring the control's activation point onto the screen: make its container scroll, let the sheet expand, "
      + "or move what covers it.",
    severity: .error, method: .dynamic,
    references: [
      .guideline("sheet-medium-more-by-scroll-or-expand"),
      .guideline("scroll-content-larger-than-view"),
    ])

  /// What is known of a control that no tap has reached yet.
  private struct Miss {
    var node: AccessibilityNode
    var verdict: Verdict
    var rank: Int
    var state: Int
    var step: Step?
  }

  private var reached: Set<NodeID> = []
  private var misses: [NodeID: Miss] = [:]
  /// What lies under a place, for the state that is walked now: many controls may be meant to be tapped at one.
  private var hits: (state: Int, places: [Point: Int?]) = (-1, [:])

  mutating func visit<T: ReproducibleTarget>(
    _ state: ExploredState<T>, hands: inout Prober, into ledger: inout Ledger
  ) {
    let screen = Rect(origin: .zero, size: state.tree.screen)
    for index in state.open {
      let node = state.tree.nodes[index]
      guard node.isOperable, !node.traits.contains(.disabled), !reached.contains(node.id) else { continue }
      let point = Repertoire.aim(node)
      if screen.contains(point) {
        miss(node, .cannotTell(.notTried(node)), rank: 1, state.index)
      } else {
        miss(node, .fail(.offScreen(node, point)), rank: 0, state.index)
      }
    }
  }

  mutating func observe<T: ReproducibleTarget>(_ transition: Transition<T>, into ledger: inout Ledger) {
    guard case .tap(let point, let id) = transition.step, !reached.contains(id) else { return }
    let state = transition.from
    guard let index = state.places[id], state.tree.nodes[index].isOperable else { return }
    let node = state.tree.nodes[index]
    if transition.events.contains(where: { isArrival($0, at: index, in: state.tree) }) {
      reach(node)
      ledger.record(rule, node, .pass, state: state.index)
      return
    }
    let elsewhere = transition.events.first { $0.initiator == .user && $0.kind != .swallowed }
    let hit = hit(at: point, in: state)
    let isHit = hit.map { $0 >= index && $0 < node.end } ?? false
    // What the control is in does not cover it: the tap goes past the control.
    let isPassed = hit.map { $0 < index && state.tree.nodes[$0].end > index } ?? true
    if let elsewhere {
      let other = state.places[elsewhere.node].map { state.tree.nodes[$0].words } ?? "#\(elsewhere.node.path)"
      miss(node, .fail(.takenByOther(node, point, other)), rank: 4, state.index, transition.step)
    } else if transition.events.contains(where: { $0.kind == .swallowed }) {
      miss(node, .fail(.swallowed(node, point)), rank: 3, state.index, transition.step)
    } else if let hit, !isHit, !isPassed {
      let cover = state.tree.nodes[hit].words
      miss(node, .fail(.takenByOther(node, point, cover)), rank: 4, state.index, transition.step)
    } else if isPassed {
      miss(node, .fail(.hitsNothing(node, point)), rank: 2, state.index, transition.step)
    } else if !transition.changesState() {
      miss(node, .cannotTell(.noEffect(node, point)), rank: 5, state.index, transition.step)
    } else {
      // An interface without an event log, as a running application may be: the change is the arrival.
      reach(node)
      ledger.record(rule, node, .pass, state: state.index)
    }
  }

  private mutating func hit<T: ReproducibleTarget>(at point: Point, in state: ExploredState<T>) -> Int? {
    if hits.state != state.index { hits = (state.index, [:]) }
    if let known = hits.places[point] { return known }
    let hit = state.tree.hitTest(point) { $0.isOperable || $0.role.isPresentation }
    hits.places[point] = .some(hit)
    return hit
  }

  mutating func conclude(_ summary: ExplorationSummary, into ledger: inout Ledger) {
    for (id, miss) in misses {
      var verdict = miss.verdict
      if summary.overlooked.contains(id) { verdict = .cannotTell(miss.verdict.message ?? Message("")) }
      ledger.record(rule, miss.node, verdict, state: miss.state, step: miss.step)
    }
  }

  /// A tap has arrived: nothing more has to be known of the control.
  private mutating func reach(_ node: AccessibilityNode) {
    reached.insert(node.id)
    misses[node.id] = nil
  }

  /// Keeps the miss that says most: one that came nearest to the control, and of those the first.
  private mutating func miss(
    _ node: AccessibilityNode, _ verdict: Verdict, rank: Int, _ state: Int, _ step: Step? = nil
  ) {
    if let old = misses[node.id], old.rank >= rank { return }
    misses[node.id] = Miss(node: node, verdict: verdict, rank: rank, state: state, step: step)
  }

  /// Whether an event says that the tap arrived at the control or something in it.
  private func isArrival(_ event: TargetEvent, at index: Int, in tree: AccessibilityTree) -> Bool {
    guard event.kind != .swallowed, event.initiator == .user else { return false }
    let node = tree.nodes[index]
    if event.node == node.id || isInside(event.node, index, tree) { return true }
    // A grabber's work is told of its sheet.
    guard node.role == .grabber, case .detentChanged = event.kind else { return false }
    return tree.ancestors(of: index).contains { tree.nodes[$0].id == event.node }
  }

  private func isInside(_ id: NodeID, _ index: Int, _ tree: AccessibilityTree) -> Bool {
    tree.nodes[index..<tree.nodes[index].end].contains { $0.id == id }
  }
}

extension Message {
  fileprivate static func offScreen(_ node: AccessibilityNode, _ point: Point) -> Self {
    Self(
      "The activation point {point} of {control} lies off the screen in every state.",
      ["point": point.words, "control": node.words])
  }
  fileprivate static func notTried(_ node: AccessibilityNode) -> Self {
    Self("No tap on {control} was tried.", ["control": node.words])
  }
  fileprivate static func takenByOther(_ node: AccessibilityNode, _ point: Point, _ other: String) -> Self {
    Self(
      "A tap on {control} at {point} goes to {other}, which covers it.",
      ["control": node.words, "point": point.words, "other": other])
  }
  fileprivate static func swallowed(_ node: AccessibilityNode, _ point: Point) -> Self {
    Self("A tap on {control} at {point} is swallowed.", ["control": node.words, "point": point.words])
  }
  fileprivate static func hitsNothing(_ node: AccessibilityNode, _ point: Point) -> Self {
    Self(
      "A tap on {control} at {point} hits no control: nothing that takes it lies there.",
      ["control": node.words, "point": point.words])
  }
  fileprivate static func noEffect(_ node: AccessibilityNode, _ point: Point) -> Self {
    Self(
      "A tap on {control} at {point} has no effect that can be seen.", ["control": node.words, "point": point.words])
  }
}
