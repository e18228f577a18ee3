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

  /// What is known of each control, by its number in the ledger: where its miss is, or one of the constants below.
  private var ordinals: [Int32] = []
  private var misses = GrowingList<TouchMiss>()
  /// Steps that missed something.
  private var steps = GrowingList<Step>()
  /// The words for what took taps.
  private var others: [String] = []

  private static var unknown: Int32 { -1 }
  private static var reached: Int32 { -2 }

  /// What lies under a place, for the state that is walked now: many controls may be meant to be tapped at one.
  private var hits: (state: Int, ordinals: [Point: Int?]) = (-1, [:])

  mutating func visit<T: ReproducibleTarget>(
    _ state: ExploredState<T>, prober: inout Prober, into ledger: inout Ledger
  ) {
    // Where nobody points at anything, nothing has to be pointed at.
    guard state.target.tapping != .none else { return }
    let screen = Rect(origin: .zero, size: state.tree.screen)
    for index in state.open {
      guard state.tree.nodes[index].isOperable, !state.tree.nodes[index].traits.contains(.disabled) else { continue }
      let number = ledger.number(at: index)
      guard !isReached(number) else { continue }
      let node = state.tree.nodes[index]
      let point = Repertoire.aim(node)
      miss(screen.contains(point) ? .notTried : .offScreen, number, node, point, state.index)
    }
  }

  mutating func observe<T: ReproducibleTarget>(_ transition: Transition<T>, into ledger: inout Ledger) {
    guard case .tap(let point, let id) = transition.step else { return }
    let state = transition.from
    guard let index = state.ordinals[id], state.tree.nodes[index].isOperable,
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
      let other = state.ordinals[elsewhere.node].map { state.tree.nodes[$0].words } ?? "#\(elsewhere.node.path)"
      miss(.takenByOther, number, node, point, state.index, transition.step, other: other)
    } else if transition.events.contains(where: { $0.kind == .swallowed }) {
      miss(.swallowed, number, node, point, state.index, transition.step)
    } else if let hit, !isHit, !isPassed {
      miss(.takenByOther, number, node, point, state.index, transition.step, other: state.tree.nodes[hit].words)
    } else if isPassed {
      miss(.hitsNothing, number, node, point, state.index, transition.step)
    } else if !transition.changesState() {
      miss(.noEffect, number, node, point, state.index, transition.step)
    } else {
      // An interface without an event log, as a running application may be: the change is the arrival.
      reach(number)
      ledger.record(rule, node, .pass, state: state.index)
    }
  }

  private mutating func hit<T: ReproducibleTarget>(at point: Point, in state: ExploredState<T>) -> Int? {
    if hits.state != state.index { hits = (state.index, [:]) }
    if let known = hits.ordinals[point] { return known }
    let hit = state.tree.hitTest(point) { $0.isOperable || $0.role.isPresentation }
    hits.ordinals[point] = .some(hit)
    return hit
  }

  mutating func conclude(_ summary: ExplorationSummary, into ledger: inout Ledger) {
    for ordinal in misses.indices {
      let miss = misses[ordinal]
      let number = Int(miss.number)
      guard !isReached(number) else { continue }
      let id = ledger.id(of: number)
      var verdict = miss.verdict(id, takenBy: miss.other < 0 ? "" : others[Int(miss.other)])
      if summary.overlooked.contains(id) || summary.untouched.contains(id) {
        verdict = .cannotTell(verdict.message ?? Message(""))
      }
      let step = miss.step < 0 ? nil : steps[Int(miss.step)]
      ledger.record(rule, number, miss.source, verdict, state: Int(miss.state), step: step)
    }
    misses = GrowingList()
    steps = GrowingList()
  }

  private func isReached(_ number: Int) -> Bool { number < ordinals.count && ordinals[number] == Self.reached }

  /// A tap has arrived: nothing more has to be known of the control.
  private mutating func reach(_ number: Int) {
    makeRoom(for: number)
    ordinals[number] = Self.reached
  }

  private mutating func makeRoom(for number: Int) {
    let missing = number + 1 - ordinals.count
    if missing > 0 { ordinals += repeatElement(Self.unknown, count: missing) }
  }

  /// Keeps the miss that says most: one that came nearest to the control, and of those the first.
  private mutating func miss(
    _ kind: TouchMiss.Kind, _ number: Int, _ node: AccessibilityNode, _ point: Point, _ state: Int,
    _ step: Step? = nil, other: @autoclosure () -> String? = nil
  ) {
    makeRoom(for: number)
    let known = ordinals[number]
    if known >= 0, misses[Int(known)].kind >= kind { return }
    var (stepPlace, otherPlace): (Int32, Int32) = (-1, -1)
    if let step {
      stepPlace = Int32(steps.count)
      steps.append(step)
    }
    if let other = other() {
      // Much lies under the same.
      if others.last != other { others.append(other) }
      otherPlace = Int32(others.count - 1)
    }
    let miss = TouchMiss(
      kind, of: node, number: number, at: point, state: state, step: stepPlace, other: otherPlace)
    if known >= 0 {
      misses[Int(known)] = miss
    } else {
      ordinals[number] = Int32(misses.count)
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
