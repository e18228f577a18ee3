import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents

extension Step {
  /// How much of a screen it takes to say a step in words.
  enum Naming: Equatable {
    case nothing
    /// What a node is called among others.
    case node(NodeID)
    case anything
  }

  /// How much of a screen its instructions need.
  var naming: Naming {
    switch self {
    case .tap(_, let node), .hold(_, let node, _), .secondaryClick(_, let node): .node(node)
    case .swipe, .drag, .heldDrag, .pointerDrag, .pinch, .wheel, .crown, .turnScreen, .resizeScreen, .press, .text,
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
  ///
  /// - Parameters:
  ///   - tapping: How people use what they see there.
  ///   - touched: What is foremost at a place.
  func instructions(on screen: SelectorIndex, tapping: Tapping, touched: @escaping (Point) -> NodeID?) -> [ScriptAction]
  {
    switch self {
    case .tap(let point, let node):
      let place = Self.selector(for: node, on: screen, at: (point, touched))
      if tapping == .click { return [.click(at: place ?? .point(point), button: 0, count: 1)] }
      return [.tap(at: place ?? .point(point), fingers: 1, count: 1)]
    case .swipe(let start, let end, let duration):
      return [.swipe(.between(.point(start), .point(end)), fingers: 1, duration: duration)]
    case .hold(let point, let node, let duration):
      let place = Self.selector(for: node, on: screen, at: (point, touched))
      return [.longPress(at: place ?? .point(point), fingers: 1, duration: duration)]
    case .secondaryClick(let point, let node):
      let place = Self.selector(for: node, on: screen, at: (point, touched))
      return [.click(at: place ?? .point(point), button: 1, count: 1)]
    case .drag(let start, let end):
      return [.drag(.init(from: .point(start), to: .point(end), duration: Self.dragDuration, hold: 300_000))]
    case .heldDrag(let start, let end, let hold):
      return [
        .drag(
          .init(
            from: .point(start), to: .point(end), after: hold, duration: Self.dragDuration, hold: 300_000))
      ]
    case .pointerDrag(let start, let end, let duration):
      return [.dragPointer(from: .point(start), to: .point(end), duration: duration)]
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
    case .longPress: instruction = .longPress
    case .increment: instruction = .increment
    case .decrement: instruction = .decrement
    case .escape: return [.reader(.escape)]
    case .magicTap: return [.reader(.magicTap)]
    case .scroll(let direction):
      let scroll = scroll(direction)
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

  /// What a reader does to scroll what its cursor is in.
  static func scroll(_ direction: AccessibilityAction.ScrollDirection) -> ScriptAction {
    .reader(.scroll(SwipeDirection(rawValue: direction.rawValue) ?? .down))
  }

  private static func focus(_ node: NodeID, on screen: SelectorIndex) -> ScriptAction {
    .reader(.focus(selector(for: node, on: screen) ?? .selector(Located("#\(node.path)"))))
  }

  /// The shortest selector that means the node, and with which a tap goes to the point.
  private static func selector(
    for id: NodeID, on screen: SelectorIndex, at goal: (point: Point, touched: (Point) -> NodeID?)? = nil
  ) -> Place? {
    guard let index = screen.node(id: id.path) ?? screen.index(of: id) else { return nil }
    let node = screen.tree.nodes[index]
    if let goal {
      guard let place = TouchPlace(screen, touched: goal.touched).find(on: index),
        place.distance(to: goal.point) < 0.01
      else { return nil }
      // A screen of what is open does not have what lies there otherwise.
      if let hit = goal.touched(goal.point), screen.index(of: hit) == nil { return nil }
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
}
