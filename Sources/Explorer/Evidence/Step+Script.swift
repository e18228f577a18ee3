import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents

extension Step {
  /// The step as statements of a gesture script, for the interface as `tree` shows it before the step.
  ///
  /// A node is named as people would name it: by its name where that means nothing else, else by its id; a tap that
  /// goes elsewhere than the name would lead is a point.
  func statements(in tree: AccessibilityTree) -> [ScriptAction] {
    switch self {
    case .tap(let point, let node):
      let place = Self.selector(for: node, in: tree) { selector in
        (try? selector.point(in: tree)).map { $0.distance(to: point) < 0.01 } ?? false
      }
      return [.tap(at: place ?? .point(point), fingers: 1, count: 1)]
    case .swipe(let start, let end):
      return [.swipe(.between(.point(start), .point(end)), fingers: 1, duration: Self.swipeDuration)]
    case .press, .text: return keyboardStatement.map { [$0] } ?? []
    case .reader(let action, let node): return Self.reader(action, node, in: tree)
    }
  }

  /// What is done with the keyboard; nil for other steps.
  var keyboardStatement: ScriptAction? {
    switch self {
    case .press(let key, let modifiers):
      .press(KeyChord(modifiers.contains(.shift) ? [.keyLeftshift, key] : [key]))
    case .text(_, let text): .type(Located(text))
    default: nil
    }
  }

  /// What a person with a screen reader does to ask an element for something.
  private static func reader(_ action: AccessibilityAction, _ node: NodeID, in tree: AccessibilityTree)
    -> [ScriptAction]
  {
    let statement: ReaderStatement
    switch action {
    case .activate: statement = .activate
    case .increment: statement = .increment
    case .decrement: statement = .decrement
    case .escape: return [.reader(.escape)]
    case .magicTap: return [.reader(.magicTap)]
    case .scroll(let direction): statement = .scroll(SwipeDirection(rawValue: direction.rawValue) ?? .down)
    case .custom(let name): statement = .action(name)
    case .reveal, .focus: return [focus(node, in: tree)]
    }
    return [focus(node, in: tree), .reader(statement)]
  }

  private static func focus(_ node: NodeID, in tree: AccessibilityTree) -> ScriptAction {
    let place = selector(for: node, in: tree) { selector in
      (try? selector.node(in: tree)).map { $0.id == node } ?? false
    }
    return .reader(.focus(place ?? .selector(Located("#\(node.path)"))))
  }

  /// The shortest selector that `leads` to the node.
  private static func selector(
    for node: NodeID, in tree: AccessibilityTree, leads: (Selector) -> Bool
  ) -> Place? {
    let name = tree.node(node)?.name.map { Selector(.node([.init(name: $0)])) }
    let id = Selector(.node([.init(id: node.path)]))
    return [name, id].compactMap(\.self)
      .first { selector in
        // What is written has to be read back as the same.
        (try? Selector(parsing: selector.description)) == selector && leads(selector)
      }
      .map { .selector(Located($0.description)) }
  }
}
