import Accessibility
import Audit
import Gestures
import Harness

/// The walk as it was made: which step from which state led to each state first.
///
/// Steps are deterministic, so that a state needs not be kept: it is come to again by what led there.
struct Route<T: ReproducibleTarget> {
  /// How the interface begins, at rest.
  private let start: T
  let driver: TargetDriver
  /// By state; nil for the start.
  private var approaches = GrowingList<StateApproach?>()
  /// Scripts that lead to states, once asked for.
  private var scripts: [Int: [String]] = [0: []]
  /// The state that was asked for last, with what selectors mean among what is not covered there, and on the whole screen.
  private var last: (state: Int, target: T, open: SelectorIndex?, whole: SelectorIndex?)?

  init(start: T, driver: TargetDriver) {
    self.start = start
    self.driver = driver
    approaches.append(nil)
  }

  /// Adds the next state; its number.
  mutating func append(_ approach: StateApproach) -> Int {
    approaches.append(approach)
    return approaches.count - 1
  }

  /// The step that led to a state first; nil for the start.
  func approach(of state: Int) -> StateApproach? { approaches.indices.contains(state) ? approaches[state] : nil }

  /// The steps that lead to a state from the last one before it of a kind, which may be that state itself.
  func steps(to state: Int, fromLast isStart: (Int) -> Bool) -> (start: Int, steps: [Step]) {
    var (steps, next): ([Step], Int) = ([], state)
    while !isStart(next), approaches.indices.contains(next), let approach = approaches[next], approach.state < next {
      steps.append(approach.step)
      next = approach.state
    }
    return (next, steps.reversed())
  }

  /// The interface in a state.
  mutating func target(in state: Int) -> T {
    if let last, last.state == state { return last.target }
    var steps: [Step] = []
    var next = state
    while approaches.indices.contains(next), let approach = approaches[next], approach.state < next {
      if let last, last.state == next { break }
      steps.append(approach.step)
      next = approach.state
    }
    var target = last.flatMap { $0.state == next ? $0.target : nil } ?? start
    for step in steps.reversed() { _ = driver.perform(step, on: &target) }
    last = (state, target, nil, nil)
    return target
  }

  /// The shortest input that leads to a state, and one step more where there is one.
  mutating func evidence(of state: Int, then step: Step?) -> Evidence {
    guard let step else { return Evidence(script: script(of: state).joined(separator: "; "), steps: depth(of: state)) }
    return Evidence(script: script(of: step, in: state).joined(separator: "; "), steps: depth(of: state) + 1)
  }

  /// How many steps lead to a state.
  func depth(of state: Int) -> Int {
    var (depth, next) = (0, state)
    while approaches.indices.contains(next), let approach = approaches[next], approach.state < next {
      depth += 1
      next = approach.state
    }
    return depth
  }

  private mutating func script(of state: Int) -> [String] {
    if let known = scripts[state] { return known }
    guard let approach = approach(of: state), approach.state < state else { return [] }
    let script = script(of: approach.step, in: approach.state)
    scripts[state] = script
    return script
  }

  /// What leads to a state, and a step in it.
  private mutating func script(of step: Step, in state: Int) -> [String] {
    if case .reader(.scroll(let direction), let node) = step, let origin = cursorOrigin(toScroll: node, in: state) {
      return script(of: state, withCursorFrom: origin) + [Step.scroll(direction).description]
    }
    return script(of: state) + wait(in: state) + instructions(of: step, in: state)
  }

  /// A pause before the next step where what led to a state moves something for longer than hands pause by themselves.
  private func wait(in state: Int) -> [String] { approach(of: state).map(Self.wait) ?? [] }

  private static func wait(for approach: StateApproach) -> [String] {
    guard Int64(approach.travel) > SynthesisOptions().pause else { return [] }
    // A tenth of a second more, as hands are not to the microsecond.
    return [ScriptAction.wait((Int64(approach.travel) / 100_000 + 2) * 100_000).description]
  }

  // MARK: The cursor of a reader

  /// Whether a reader scrolls a node of which nothing shows, since its cursor came to it when it still did, and stays.
  mutating func keepsCursor(in node: NodeID, at state: Int) -> Bool { cursorOrigin(toScroll: node, in: state) != nil }

  /// Where the cursor came to a node of which nothing shows whole in a state, so that going there would move it: the state
  /// after which the reader scrolled it, or in which an element of it still shows whole; nil where the cursor has been
  /// called away since, or something shows.
  ///
  /// The cursor goes where the keyboard focus goes, and stays where that stays.
  private mutating func cursorOrigin(toScroll node: NodeID, in state: Int) -> (state: Int, element: NodeID?)? {
    let tree = target(in: state).tree
    guard let index = tree.index(of: node) else { return nil }
    switch ReaderScrollStart.best(toScroll: index, in: tree) {
    case nil: break
    case .element(let element): guard tree.isCutOff(element) else { return nil }
    case .nowhere: return nil
    }
    let focus = tree.focusedNode
    var next = state
    while approaches.indices.contains(next), let approach = approaches[next], approach.state < next,
      target(in: approach.state).tree.focusedNode == focus
    {
      if case .reader(.scroll, let scrolled) = approach.step, scrolled == node {
        return keepsFocus(scrolling: node, by: approach) ? (next, nil) : nil
      }
      guard approach.step.leavesCursor else { return nil }
      if let element = start(toScroll: node, in: approach.state) { return (approach.state, element) }
      next = approach.state
    }
    return nil
  }

  /// Whether the keyboard focus stays where it is while a reader scrolls a node: where a reader takes it along to its
  /// cursor, it may go elsewhere once that is out of sight.
  private mutating func keepsFocus(scrolling node: NodeID, by approach: StateApproach) -> Bool {
    var target = target(in: approach.state)
    let tree = target.tree
    guard let index = tree.index(of: node),
      case .element(let element)? = ReaderScrollStart.best(toScroll: index, in: tree)
    else { return true }
    _ = driver.perform(.reader(.focus, tree.nodes[element].id), on: &target)
    let focus = target.tree.focusedNode
    _ = driver.perform(approach.step, on: &target)
    return target.tree.focusedNode == focus
  }

  /// An element from which a reader scrolls a node in a state, and to which it goes without moving anything.
  private mutating func start(toScroll node: NodeID, in state: Int) -> NodeID? {
    let tree = target(in: state).tree
    guard let index = tree.index(of: node), let start = ReaderScrollStart.best(toScroll: index, in: tree),
      case .element(let element) = start, !tree.isCutOff(element)
    else { return nil }
    return tree.nodes[element].id
  }

  /// What leads to a state, with the cursor going to an element on the way.
  private mutating func script(of state: Int, withCursorFrom origin: (state: Int, element: NodeID?)) -> [String] {
    var steps: [StateApproach] = []
    var next = state
    while next > origin.state, approaches.indices.contains(next), let approach = approaches[next] {
      steps.append(approach)
      next = approach.state
    }
    var script = script(of: origin.state) + wait(in: origin.state)
    if let element = origin.element { script += instructions(of: .reader(.focus, element), in: origin.state) }
    for approach in steps.reversed() {
      script += instructions(of: approach.step, in: approach.state) + Self.wait(for: approach)
    }
    return script
  }

  private mutating func instructions(of step: Step, in state: Int) -> [String] {
    let screen = screen(for: step.naming, in: state)
    let target = step.naming == .nothing ? start : target(in: state)
    if screen.tree.platform == "tvOS", let keys = remoteKeys(for: step, on: target) { return keys }
    return step.instructions(on: screen, tapping: target.tapping) { target.touched(at: $0) }.map(\.description)
  }

  /// A screen that shows as much of a state as it takes to name something in it.
  ///
  /// Most of a large interface is covered where a sheet lies over it, and names in the sheet mean the same without it.
  private mutating func screen(for naming: Step.Naming, in state: Int) -> SelectorIndex {
    switch naming {
    case .nothing: return SelectorIndex(AccessibilityTree(screen: start.screen))
    case .node(let node):
      let open = openScreen(in: state)
      if let index = open.tree.index(of: node), !open.isBlocked(index) { return open }
      return wholeScreen(in: state)
    case .anything: return wholeScreen(in: state)
    }
  }

  private mutating func openScreen(in state: Int) -> SelectorIndex {
    let target = target(in: state)
    let open = last?.open ?? SelectorIndex(target.tree(sampling: TreeSample(limit: 1)))
    last?.open = open
    return open
  }

  private mutating func wholeScreen(in state: Int) -> SelectorIndex {
    let target = target(in: state)
    let whole = last?.whole ?? SelectorIndex(target.tree)
    last?.whole = whole
    return whole
  }
}

extension AccessibilityTree {
  /// What has the keyboard focus; nil for nothing.
  fileprivate var focusedNode: NodeID? { nodes.first { $0.traits.contains(.focused) }?.id }
}
