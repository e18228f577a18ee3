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
    /// Its number in the ledger.
    var number: Int
    var source: SourceLocation?
    var verdict: Verdict
    var rank: UInt8
    var state: Int32
    /// The place of the step among `steps`; −1 for none.
    var step: Int32 = -1
  }

  /// What is known of each control, by its number in the ledger: where its miss is, or one of the constants below.
  private var places: [Int32] = []
  private var misses: [Miss] = []
  /// Steps that missed something.
  private var steps: [Step] = []

  private static var unknown: Int32 { -1 }
  private static var reached: Int32 { -2 }

  /// What lies under a place, for the state that is walked now: many controls may be meant to be tapped at one.
  private var hits: (state: Int, places: [Point: Int?]) = (-1, [:])

  mutating func visit<T: ReproducibleTarget>(
    _ state: ExploredState<T>, hands: inout Prober, into ledger: inout Ledger
  ) {
    let screen = Rect(origin: .zero, size: state.tree.screen)
    for index in state.open {
      guard state.tree.nodes[index].isOperable, !state.tree.nodes[index].traits.contains(.disabled) else { continue }
      let number = ledger.number(at: index)
      guard !isReached(number) else { continue }
      let node = state.tree.nodes[index]
      let point = Repertoire.aim(node)
      if screen.contains(point) {
        miss(number, node, .cannotTell(.notTried(node)), rank: 1, state.index)
      } else {
        miss(number, node, .fail(.offScreen(node, point)), rank: 0, state.index)
      }
    }
  }

  mutating func observe<T: ReproducibleTarget>(_ transition: Transition<T>, into ledger: inout Ledger) {
    guard case .tap(let point, let id) = transition.step else { return }
    let state = transition.from
    guard let index = state.places[id], state.tree.nodes[index].isOperable,
      !state.tree.nodes[index].traits.contains(.disabled)
    else { return }
    let number = ledger.number(of: id)
    guard !isReached(number) else { return }
    let node = state.tree.nodes[index]
    if transition.events.contains(where: { isArrival($0, at: index, in: state.tree) }) {
      reach(number)
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
      miss(number, node, .fail(.takenByOther(node, point, other)), rank: 4, state.index, transition.step)
    } else if transition.events.contains(where: { $0.kind == .swallowed }) {
      miss(number, node, .fail(.swallowed(node, point)), rank: 3, state.index, transition.step)
    } else if let hit, !isHit, !isPassed {
      let cover = state.tree.nodes[hit].words
      miss(number, node, .fail(.takenByOther(node, point, cover)), rank: 4, state.index, transition.step)
    } else if isPassed {
      miss(number, node, .fail(.hitsNothing(node, point)), rank: 2, state.index, transition.step)
    } else if !transition.changesState() {
      miss(number, node, .cannotTell(.noEffect(node, point)), rank: 5, state.index, transition.step)
    } else {
      // An interface without an event log, as a running application may be: the change is the arrival.
      reach(number)
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
    for miss in misses where !isReached(miss.number) {
      var verdict = miss.verdict
      if summary.overlooked.contains(ledger.id(of: miss.number)) {
        verdict = .cannotTell(miss.verdict.message ?? Message(""))
      }
      let step = miss.step < 0 ? nil : steps[Int(miss.step)]
      ledger.record(rule, miss.number, miss.source, verdict, state: Int(miss.state), step: step)
    }
    misses = []
  }

  private func isReached(_ number: Int) -> Bool { number < places.count && places[number] == Self.reached }

  /// A tap has arrived: nothing more has to be known of the control.
  private mutating func reach(_ number: Int) {
    makeRoom(for: number)
    if places[number] >= 0 { misses[Int(places[number])].verdict = .pass }
    places[number] = Self.reached
  }

  private mutating func makeRoom(for number: Int) {
    let missing = number + 1 - places.count
    if missing > 0 { places += repeatElement(Self.unknown, count: missing) }
  }

  /// Keeps the miss that says most: one that came nearest to the control, and of those the first.
  private mutating func miss(
    _ number: Int, _ node: AccessibilityNode, _ verdict: @autoclosure () -> Verdict, rank: UInt8, _ state: Int,
    _ step: Step? = nil
  ) {
    makeRoom(for: number)
    let known = places[number]
    if known >= 0, misses[Int(known)].rank >= rank { return }
    var miss = Miss(
      number: number, source: node.source, verdict: verdict(), rank: rank, state: Int32(clamping: state))
    if let step {
      miss.step = Int32(steps.count)
      steps.append(step)
    }
    if known >= 0 {
      misses[Int(known)] = miss
    } else {
      places[number] = Int32(misses.count)
      misses.append(miss)
    }
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
