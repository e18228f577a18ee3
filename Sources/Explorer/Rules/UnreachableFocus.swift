import Accessibility
import Audit
import Harness
import InputEvents
import Scenes

/// On a television, the focus comes to every control by the remote.
///
/// A remote has a touch surface and a ring: they move the focus to what lies in that direction, and to nothing else. The
/// key Tab of a keyboard and a screen reader's own commands are no way for those who have only that. The arrows are pressed
/// on copies of states, from where the system has put the focus, until they bring it nowhere new. What was operated to get
/// to a state has to be reached for that to count, and so has a focus that was there before; what a reader has scrolled
/// into sight by itself counts for nothing.
struct UnreachableFocus: DynamicRule {
  let rule = Rule(
    id: "unreachable-focus",
    title: "On a television the remote brings the focus to every control",
    why:
      "A remote moves the focus up, down, left and right to what lies there. Most people have nothing else to operate "
      + "a television with: a control that no such movement comes to does not exist for them.",
    remedy:
      "Put the control in line with another one, close enough to be what lies in a direction, or give what scrolls "
      + "something to focus that shows from the start.",
    severity: .error, method: .dynamic,
    references: [
      .guideline("scroll-tvos-focus-autoscroll"),
      .wcag("2.1.1", "Keyboard"),
      .en301549("11.2.1.1.1", "Keyboard (open functionality)"),
      .section508("E207.2", "WCAG Conformance"),
    ])

  /// The controls that people met, by their numbers in the ledger.
  private var met: [Int: Meeting] = [:]
  /// What a remote brings the focus to.
  private var reached: Set<NodeID> = []
  /// Where the arrows lead from states that hang on controls of which it is not known yet whether a remote gets there.
  private var pending: [(needed: Set<NodeID>, closure: Set<NodeID>)] = []
  /// What is known of each state.
  private var grounds: [Int: Ground] = [:]

  /// A control, and where it was met.
  private struct Meeting {
    var node: AccessibilityNode
    /// The first state in which it was.
    var state: Int
    /// What has to be operated to get to states in which it is; empty where that is nothing.
    var needs: Set<Set<NodeID>> = []
  }

  /// What it hangs on whether people with a remote get to a state.
  private struct Ground {
    /// The focus.
    var focus: NodeID?
    /// The state before.
    var before: Int?
    /// What has to be operated on the way.
    var needed: Set<NodeID> = []
    /// Controls that may lie where only a reader has scrolled them.
    var scrolled: Set<NodeID> = []
    /// Controls over which nothing lies, so that a tap on one is what its selection is.
    var bare: Set<NodeID> = []
    /// Whether it is not known how people got there.
    var isDoubtful = false
  }

  /// Where the arrows lead from states of which it is not known how people get there.
  private var doubtful: Set<NodeID> = []
  /// What is in something that scrolls, in an interface that scrolls to things by itself: where it lies then may be a
  /// state that is known from a reader's scrolling.
  private var withheld: Set<NodeID> = []
  /// Whether the work did not suffice somewhere.
  private var isCutShort = false

  /// How many arrows are pressed at most without one that brings the focus to something new.
  private static let patience = 4_000
  private static let arrows: [KeyCode] = [.keyDown, .keyRight, .keyUp, .keyLeft]
  private static let moving: Set<KeyCode> = [
    .keyTab, .keyDown, .keyRight, .keyUp, .keyLeft, .keyPagedown, .keyPageup, .keyHome, .keyEnd,
  ]

  mutating func visit<T: ReproducibleTarget>(
    _ state: ExploredState<T>, prober: inout Prober, into ledger: inout Ledger
  ) {
    guard state.tree.platform == "tvOS" else { return }
    var (controls, bare): (Set<NodeID>, Set<NodeID>) = ([], [])
    var numbers: [Int] = []
    for index in state.open {
      let node = state.tree.nodes[index]
      guard Self.concerns(node) else { continue }
      numbers.append(ledger.number(at: index))
      if met[numbers[numbers.count - 1]] == nil {
        met[numbers[numbers.count - 1]] = Meeting(node: node, state: state.index)
      }
      controls.insert(node.id)
      if state.target.touched(at: Repertoire.aim(node)) == node.id { bare.insert(node.id) }
      if isShown(index, in: state) { withheld.insert(node.id) }
    }
    var ground = ground(of: state, controls)
    ground.bare = bare
    grounds[state.index] = ground
    if !ground.isDoubtful { for number in numbers { met[number]?.needs.insert(ground.needed) } }
    guard !controls.isSubset(of: reached), !isFocusMoved(state.approach?.step), controls != ground.scrolled else {
      return
    }
    var needed = ground.needed
    if let focus = ground.focus, wasThere(focus, before: ground.before) { needed.insert(focus) }
    let goal = state.tree.nodes.indices.filter { !state.context.standing[$0].contains(.blocked) }
      .lazy.map { state.tree.nodes[$0] }.filter(Self.concerns).map(\.id)
    let closure = closure(from: state.target, ground.focus, Set(goal).subtracting(reached), &prober)
      .subtracting(ground.scrolled)
    if ground.isDoubtful {
      doubtful.formUnion(closure)
    } else if needed.isSubset(of: reached) {
      reach(closure)
    } else {
      pending.append((needed, closure))
    }
  }

  mutating func visitFocus<T: ReproducibleTarget>(_ state: ExploredState<T>) {
    guard state.tree.platform == "tvOS" else { return }
    let controls = state.open.lazy.map { state.tree.nodes[$0] }.filter(Self.concerns).map(\.id)
    grounds[state.index] = ground(of: state, Set(controls))
  }

  /// Whether people with a remote have to get to a node.
  private static func concerns(_ node: AccessibilityNode) -> Bool {
    node.isOperable && !node.traits.contains(.disabled) && node.role != .keyboardKey
  }

  /// Whether an effect in a scene brings something into sight.
  private static func showsThings(_ scene: Scene) -> Bool {
    (scene.windows.map(\.elements) + scene.presentations.map(\.elements)).contains(where: showsThings)
  }

  private func isShown<T>(_ index: Int, in state: ExploredState<T>) -> Bool {
    guard let scene = state.context.scene, Self.showsThings(scene) else { return false }
    var next = state.tree.nodes[index].parent
    while next >= 0 {
      if state.tree.nodes[next].actions.contains(.scroll) || state.tree.nodes[next].role == .scrollView { return true }
      next = state.tree.nodes[next].parent
    }
    return false
  }

  private static func showsThings(_ elements: [Element]) -> Bool {
    elements.contains { element in
      element.effect?.shows != nil || element.effect?.selectsOrActs == true || showsThings(element.children)
    }
  }

  private func ground<T>(of state: ExploredState<T>, _ controls: Set<NodeID>) -> Ground {
    let focus = state.tree.nodes.first { $0.traits.contains(.focused) }?.id
    guard let approach = state.approach else { return Ground(focus: focus) }
    guard let before = grounds[approach.state] else { return Ground(focus: focus, isDoubtful: true) }
    var ground = before
    (ground.focus, ground.before) = (focus, approach.state)
    switch approach.step {
    case .press where isFocusMoved(approach.step), .press(.keyEsc, _): break
    case .reader(.escape, _), .reader(.longPress, _): ground.isDoubtful = true
    case .press, .text: ground.needed.formUnion([before.focus].compactMap(\.self))
    case .reader(.scroll, _), .reader(.focus, _), .reader(.reveal, _): ground.scrolled.formUnion(controls)
    case .tap(_, let node) where !before.bare.contains(node), .hold(_, let node, _) where !before.bare.contains(node):
      ground.isDoubtful = true
    case .reader(_, let node), .tap(_, let node), .hold(_, let node, _): ground.needed.insert(node)
    case .secondaryClick, .swipe, .drag, .heldDrag, .pointerDrag, .pinch, .wheel, .crown, .turnScreen, .resizeScreen:
      ground.scrolled.formUnion(controls)
    }
    return ground
  }

  /// Whether nothing was done but to move the focus.
  private func isFocusMoved(_ step: Step?) -> Bool {
    if case .press(let key, _) = step { Self.moving.contains(key) } else { false }
  }

  /// Whether the focus was there in a state before, so that the system has only left it there or given it back.
  private func wasThere(_ focus: NodeID, before state: Int?) -> Bool {
    var next = state
    while let state = next, let ground = grounds[state] {
      if ground.focus == focus { return true }
      next = ground.before
    }
    return false
  }

  /// All that the arrows bring the focus to, or as much of it as has everything in it that is looked for.
  ///
  /// Where many views scroll by themselves, the places of their content combine to more than can be gone through. What
  /// has brought the focus to something new is gone on from first; of what has not, only so much, and then it is said
  /// that the work did not suffice.
  private mutating func closure<T: ReproducibleTarget>(
    from start: T, _ focus: NodeID?, _ goal: Set<NodeID>, _ prober: inout Prober
  ) -> Set<NodeID> {
    var closure = Set([focus].compactMap(\.self))
    var missing = goal.subtracting(closure)
    var (fresh, stale, gone) = ([start], GrowingList<T>(), 0)
    var known: Set<T.StateKey> = [start.stateKey]
    var patience = Self.patience
    while !missing.isEmpty {
      let target: T
      if let last = fresh.popLast() {
        target = last
      } else if gone < stale.count {
        target = stale[gone]
        gone += 1
      } else {
        break
      }
      for key in Self.arrows {
        var next = target
        patience -= 1
        guard patience > 0, let effect = prober.perform(.press(key, []), on: &next) else {
          isCutShort = true
          return closure
        }
        // An arrow that sets a value is none that goes on.
        guard effect.events.allSatisfy(\.isOfFocus), known.insert(next.stateKey).inserted else { continue }
        if let focus = effect.events.last(where: { $0.kind == .focused })?.node, closure.insert(focus).inserted {
          patience = Self.patience
          missing.remove(focus)
          fresh.append(next)
        } else {
          stale.append(next)
        }
      }
    }
    return closure
  }

  private mutating func reach(_ closure: Set<NodeID>) {
    reached.formUnion(closure)
    while let place = pending.firstIndex(where: { $0.needed.isSubset(of: reached) }) {
      reached.formUnion(pending.remove(at: place).closure)
    }
  }

  mutating func conclude(_ summary: ExplorationSummary, into ledger: inout Ledger) {
    let known = Set(met.values.map(\.node.id))
    for (number, control) in met.sorted(by: { $0.key < $1.key }) {
      let id = control.node.id
      let verdict: Verdict
      if reached.contains(id) {
        verdict = .pass
      } else if isCutShort || doubtful.contains(id) || withheld.contains(id)
        || summary.isCutShort && summary.overlooked.contains(id)
      {
        verdict = .cannotTell(.outOfReach(control.node))
      } else if control.needs.contains(where: { $0.subtracting([id]).isSubset(of: reached) }) {
        // People get to where it is, and not to it.
        verdict = .fail(.outOfReach(control.node))
      } else if !control.needs.isEmpty, control.needs.allSatisfy({ isTold($0, besides: id, among: known) }) {
        // What lies behind a control that is out of reach is told of that one.
        continue
      } else {
        verdict = .cannotTell(.outOfReach(control.node))
      }
      ledger.record(rule, number, control.node.source, verdict, state: control.state, step: nil)
    }
  }

  /// Whether something that has to be operated is a control that is told of by itself.
  private func isTold(_ needed: Set<NodeID>, besides node: NodeID, among known: Set<NodeID>) -> Bool {
    needed.contains { $0 != node && !reached.contains($0) && known.contains($0) }
  }
}

extension TargetEvent {
  /// Whether it may happen while the focus moves.
  fileprivate var isOfFocus: Bool {
    switch kind {
    case .focused, .scrolled, .paged, .reachedEdge, .swallowed, .delivered: true
    default: false
    }
  }
}

extension Message {
  fileprivate static func outOfReach(_ node: AccessibilityNode) -> Self {
    Self("No swipe or arrow of the remote brings the focus to {control}.", ["control": node.words])
  }
}
