import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents

extension Step {
  /// How much of a screen it takes to say a step in words.
  enum Naming {
    case nothing
    /// What a node is called among others.
    case node(NodeID)
    case anything
  }

  /// How much of a screen its instructions need.
  var naming: Naming {
    switch self {
    case .tap(_, let node), .hold(_, let node, _): .node(node)
    case .swipe, .drag, .pointerDrag, .pinch, .wheel, .crown, .turnScreen, .resizeScreen, .press, .text,
      .reader(.escape, _), .reader(.magicTap, _):
      .nothing
    case .reader(.scroll, _): .anything
    case .reader(_, let node): .node(node)
    }
  }

  /// The step as instructions of a gesture script, for the interface as it is before the step.
  ///
  /// A node is named as people would name it: by its name where that means nothing else, else by its id; a tap that
  /// goes elsewhere than the name would lead is a point.
  func instructions(on screen: SelectorIndex) -> [ScriptAction] {
    switch self {
    case .tap(let point, let node):
      let place = Self.selector(for: node, on: screen, at: point)
      return [.tap(at: place ?? .point(point), fingers: 1, count: 1)]
    case .swipe(let start, let end, let duration):
      return [.swipe(.between(.point(start), .point(end)), fingers: 1, duration: duration)]
    case .hold(let point, let node, let duration):
      let place = Self.selector(for: node, on: screen, at: point)
      return [.longPress(at: place ?? .point(point), fingers: 1, duration: duration)]
    case .drag(let start, let end):
      return [.drag(.init(from: .point(start), to: .point(end), duration: Self.dragDuration, hold: 300_000))]
    case .pointerDrag(let start, let end):
      return [.dragPointer(from: .point(start), to: .point(end), duration: Self.dragDuration)]
    case .pinch(let point, let factor): return [.pinch(at: .point(point), factor: factor, duration: Self.pinchDuration)]
    case .wheel(let point, let notches, let isHorizontal):
      let count = Double(isHorizontal ? notches : -notches)
      return [.movePointer(to: .point(point)), .scroll(notches: count, isHorizontal: isHorizontal)]
    case .crown(let notches): return [.turn(device: "crown", notches: Double(notches), duration: nil)]
    case .turnScreen: return [.turnScreen]
    case .resizeScreen(let size): return [.resizeScreen(to: size)]
    case .press, .text: return keyboardInstruction.map { [$0] } ?? []
    case .reader(let action, let node): return Self.reader(action, node, on: screen)
    }
  }

  /// What is done with the keyboard; nil for other steps.
  var keyboardInstruction: ScriptAction? {
    switch self {
    case .press(let key, let modifiers):
      .press(
        KeyChord(
          (modifiers.contains(.command) ? [.keyLeftmeta] : []) + (modifiers.contains(.shift) ? [.keyLeftshift] : [])
            + [key]))
    case .text(_, let text): .type(Located(text))
    default: nil
    }
  }

  /// What a person with a screen reader does to ask an element for something.
  private static func reader(_ action: AccessibilityAction, _ node: NodeID, on screen: SelectorIndex)
    -> [ScriptAction]
  {
    let instruction: ReaderInstruction
    switch action {
    case .activate: instruction = .activate
    case .increment: instruction = .increment
    case .decrement: instruction = .decrement
    case .escape: return [.reader(.escape)]
    case .magicTap: return [.reader(.magicTap)]
    case .scroll(let direction):
      let scroll = ScriptAction.reader(.scroll(SwipeDirection(rawValue: direction.rawValue) ?? .down))
      let index = screen.tree.index(of: node)
      switch index.flatMap({ ReaderScrollStart.best(toScroll: $0, in: screen.tree) }) {
      case .element(let element): return [focus(screen.tree.nodes[element].id, on: screen), scroll]
      case .nowhere, nil: return [scroll]
      }
    case .custom(let name): instruction = .action(name)
    case .reveal, .focus: return [focus(node, on: screen)]
    }
    return [focus(node, on: screen), .reader(instruction)]
  }

  private static func focus(_ node: NodeID, on screen: SelectorIndex) -> ScriptAction {
    .reader(.focus(selector(for: node, on: screen) ?? .selector(Located("#\(node.path)"))))
  }

  /// The shortest selector that means the node, and of whose node a tap would go to the point.
  private static func selector(for id: NodeID, on screen: SelectorIndex, at point: Point? = nil) -> Place? {
    guard let index = screen.node(id: id.path) ?? screen.tree.index(of: id) else { return nil }
    let node = screen.tree.nodes[index]
    if let point {
      guard node.effectiveActivationPoint.distance(to: point) < 0.01, isTouched(index, at: point, screen.tree) else {
        return nil
      }
    }
    var selectors: [Selector] = []
    if let name = node.name, screen.node(named: name) == index {
      selectors.append(Selector(.node([.init(name: name)])))
    }
    if screen.node(id: id.path) == index { selectors.append(Selector(.node([.init(id: id.path)]))) }
    // What is written has to be read back as the same.
    return selectors.first { (try? Selector(parsing: $0.description)) == $0 }
      .map { .selector(Located($0.description)) }
  }

  /// Whether a hand at a point comes to the node itself: what is out of sight or lies under something else is not touched
  /// by its name.
  private static func isTouched(_ index: Int, at point: Point, _ tree: AccessibilityTree) -> Bool {
    guard tree.visibleArea(of: index).contains(point), let hit = tree.hitTest(point) else { return false }
    if hit < index { return index < tree.nodes[hit].end }
    return hit < tree.nodes[index].end && (hit == index || !tree.nodes[hit].isOperable)
  }
}
