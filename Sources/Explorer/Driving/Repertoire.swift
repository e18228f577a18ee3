import Accessibility
import Audit
import Geometry
import Gestures
import Harness
import InputEvents

/// What the explorer tries in a state, in a fixed order: taps first, so that evidence is taps where taps will do.
///
/// A target that says what it accepts (`ReproducibleTarget.acceptedSteps`) has all of that tried, and besides a tap on
/// every control, whether or not the target would take it there: that is what a rule is about. Of another target the
/// tree tells.
enum Repertoire {
  /// Every step worth trying in a state.
  ///
  /// - Parameters:
  ///   - screens: Sizes of the screen to try, in points.
  ///   - cursors: Those of `nodesScrolledAway` in which the cursor of a reader can be.
  ///   - told: Takes what the target accepts.
  static func steps<T: ReproducibleTarget>(
    in state: ExploredState<T>, screens: [Size], cursors: Set<NodeID> = [],
    told: (AcceptedSteps) -> Void = { _ in }
  ) -> [Step] {
    let steps = steps(in: state, cursors: cursors, told: told)
    let sizes = screens.filter { $0 != state.tree.screen }.map { Step.resizeScreen(to: $0) }
    return steps + sizes.filter { !steps.contains($0) }
  }

  /// - Parameter told: Takes what the target accepts.
  private static func steps<T: ReproducibleTarget>(
    in state: ExploredState<T>, cursors: Set<NodeID>, told: (AcceptedSteps) -> Void
  ) -> [Step] {
    guard var known = state.target.acceptedSteps(in: state.tree) else { return stepsOfTree(in: state) }
    let isRead = { (node: NodeID) in state.ordinals[node].map(state.isRead) ?? false }
    // Nobody does with a reader what its cursor does not come to.
    if !known.untouched.isEmpty {
      let activated = Set(known.steps.compactMap(\.activated).filter(isRead))
      known.passedOver += known.untouched.filter { !activated.contains($0) }
      known.untouched.removeAll { !activated.contains($0) }
    }
    told(known)
    var accepted = known.steps
    let taps = Set(
      accepted.lazy.filter { step in
        if case .tap = step { true } else { false }
      })
    var refused: [Step] = []
    let screen = Rect(origin: .zero, size: state.tree.screen)
    for index in state.open where state.target.tapping != .none {
      guard state.tree.nodes[index].isOperable, !state.tree.nodes[index].traits.contains(.disabled) else { continue }
      let point = aim(state.tree.nodes[index])
      guard screen.contains(point) else { continue }
      let step = Step.tap(point, on: state.tree.nodes[index].id)
      if !taps.contains(step) { refused.append(step) }
    }
    // A reader asks only what its cursor comes to, and scrolls what is around that; the way out of what is in front it
    // asks of the whole.
    let scrolled = nodesScrolledByReader(in: state)
    accepted.removeAll { step in
      switch step {
      case .reader(.escape, _): false
      case .reader(.scroll, let node):
        !(state.ordinals[node].map(scrolled.contains) ?? false) && !cursors.contains(node)
      case .reader(_, let node): !isRead(node)
      default: false
      }
    }
    return refused.isEmpty ? accepted : refused + accepted
  }

  /// What a reader scrolls from any element in sight that its cursor comes to; indices in the tree.
  private static func nodesScrolledByReader<T: ReproducibleTarget>(in state: ExploredState<T>) -> Set<Int> {
    let (elements, scrolling) = (state.reading.elements, ReaderScrolling(state.tree))
    guard !elements.isEmpty else { return Set([scrolling.node(from: nil)].compactMap { $0 }) }
    return Set(elements.lazy.filter(state.tree.isPartlyInSight).compactMap(scrolling.node))
  }

  /// What a reader would scroll from an element that it reads, though none of these shows any more.
  static func nodesScrolledAway<T: ReproducibleTarget>(in state: ExploredState<T>) -> Set<NodeID> {
    let scrolling = ReaderScrolling(state.tree)
    let away = Set(state.reading.elements.compactMap(scrolling.node)).subtracting(nodesScrolledByReader(in: state))
    return Set(away.map { state.tree.nodes[$0].id })
  }

  /// What the roles and traits of nodes promise.
  private static func stepsOfTree<T: ReproducibleTarget>(in state: ExploredState<T>) -> [Step] {
    let tree = state.tree
    let screen = Rect(origin: .zero, size: tree.screen)
    var taps: [Step] = []
    var swipes: [Step] = []
    var asked: [Step] = []
    var field: AccessibilityNode?
    var modal: NodeID?
    for index in state.open {
      let node = tree.nodes[index]
      if node.traits.contains(.modal) { modal = node.id }
      switch node.role {
      case .sheet, .fullScreen: swipes += swipesOnSheet(node, screen)
      default: break
      }
      guard node.isOperable, !node.traits.contains(.disabled) else { continue }
      let point = aim(node)
      if screen.contains(point) {
        taps.append(.tap(point, on: node.id))
        if node.role == .slider { swipes += swipesOnSlider(node, point) }
      }
      if state.isRead(index) { asked += actions(of: node) }
      if node.role.isTextEntry, node.traits.contains(.focused) { field = node }
    }
    if let last = modal ?? state.open.first.map({ tree.nodes[$0].id }) { asked.append(.reader(.escape, last)) }
    var keys: [Step] = [.press(.keyTab, []), .press(.keyTab, .shift), .press(.keyEsc, [])]
    // In a text field Return and Space are text; one letter stands for all that can be typed.
    if let field {
      if field.value?.isEmpty != false { keys.append(.text(.keyA, "a")) }
    } else {
      keys += [.press(.keyEnter, []), .press(.keySpace, [])]
    }
    return taps + swipes + keys + asked
  }

  /// Where a tap that means a node goes; rounded as a script writes it, so that the script does the same.
  static func aim(_ node: AccessibilityNode) -> Point {
    let point = node.effectiveActivationPoint
    return Point(x: rounded(point.x), y: rounded(point.y))
  }

  private static func rounded(_ number: Double) -> Double {
    number.isFinite && abs(number) < 1e9 ? (number * 100).rounded() / 100 : -1
  }

  /// What a screen reader can ask of a control that its cursor stops at.
  static func actions(of node: AccessibilityNode) -> [Step] {
    var result: [Step] = [.reader(.activate, node.id)]
    if node.role.isAdjustable || node.actions.contains(.increment) { result.append(.reader(.increment, node.id)) }
    if node.role.isAdjustable || node.actions.contains(.decrement) { result.append(.reader(.decrement, node.id)) }
    return result + node.customActions.map { .reader(.custom($0), node.id) }
  }

  /// Down and up from the top of a sheet, as far as a thumb goes.
  private static func swipesOnSheet(_ node: AccessibilityNode, _ screen: Rect) -> [Step] {
    let shown = node.frame.intersection(screen)
    guard !shown.isEmpty else { return [] }
    let x = rounded(shown.midX)
    let start = Point(x: x, y: rounded(shown.minY + min(24, shown.size.height / 2)))
    let far = screen.size.height * 0.4
    return [
      .swipe(from: start, to: Point(x: x, y: rounded(min(start.y + far, screen.maxY - 1)))),
      .swipe(from: start, to: Point(x: x, y: rounded(max(start.y - far, screen.minY + 1)))),
    ]
  }

  /// Left and right from where the slider is touched.
  private static func swipesOnSlider(_ node: AccessibilityNode, _ point: Point) -> [Step] {
    [
      .swipe(from: point, to: Point(x: rounded(node.frame.maxX - 1), y: point.y)),
      .swipe(from: point, to: Point(x: rounded(node.frame.minX + 1), y: point.y)),
    ]
  }
}
