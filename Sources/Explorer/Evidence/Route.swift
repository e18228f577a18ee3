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
  private let driver: TargetDriver
  /// By state; nil for the start.
  private var approaches = GrowingList<StateApproach?>()
  /// Scripts that lead to states, once asked for.
  private var scripts: [Int: [String]] = [0: []]
  /// The state that was asked for last, with what its selectors mean.
  private var last: (state: Int, target: T, selectors: SelectorIndex?)?

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
    last = (state, target, nil)
    return target
  }

  /// The shortest input that leads to a state, and one step more where there is one.
  mutating func evidence(of state: Int, then step: Step?) -> Evidence {
    var script = script(of: state)
    var count = depth(of: state)
    if let step {
      script += instructions(of: step, in: state)
      count += 1
    }
    return Evidence(script: script.joined(separator: "; "), steps: count)
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
    guard approaches.indices.contains(state), let approach = approaches[state], approach.state < state else {
      return []
    }
    let script = script(of: approach.state) + instructions(of: approach.step, in: approach.state)
    scripts[state] = script
    return script
  }

  private mutating func instructions(of step: Step, in state: Int) -> [String] {
    let target = target(in: state)
    let selectors = last?.selectors ?? SelectorIndex(target.tree)
    last?.selectors = selectors
    return step.instructions(on: selectors).map(\.description)
  }
}
