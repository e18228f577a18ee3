import Accessibility

/// How controls were set when they were first met, and how far a state is from that, in an interface that does not say
/// what is independent of what.
///
/// Values multiply states without leading anywhere new, so they are varied as in combinatorial testing: only so many
/// controls at once differ from how they were, an adjustable one by one step, a text by one letter.
struct ValueBaseline {
  private var seen: Set<NodeID> = []
  private var values: [NodeID: String?] = [:]
  private var numbers: [NodeID: Double] = [:]

  /// Remembers controls that were not met before.
  mutating func learn(_ tree: AccessibilityTree) {
    for node in tree.nodes { seen.insert(node.id) }
    for node in tree.nodes where Self.holdsValue(node) && values[node.id] == nil {
      values[node.id] = .some(node.value)
      numbers[node.id] = node.range?.current
    }
  }

  /// Whether it shows a node that no tree before it has shown: such a state is walked from however far it is.
  func showsSomethingNew(_ tree: AccessibilityTree) -> Bool { tree.nodes.contains { !seen.contains($0.id) } }

  /// Whether no more than `count` controls differ from how they were, none by more than a step.
  func isNear(_ tree: AccessibilityTree, count: Int) -> Bool {
    var changed = 0
    for node in tree.nodes where Self.holdsValue(node) {
      if let number = numbers[node.id], let range = node.range, range.current != number {
        let step = max(range.step, (range.maximum - range.minimum) / 1000)
        if step > 0, abs(range.current - number) > step * 1.5 { return false }
        changed += 1
      } else if let value = values[node.id], value != node.value {
        changed += 1
      }
    }
    return changed <= count
  }

  /// Whether people set it to something; a grabber's detent and the page of a page control are places of the
  /// interface, not values in it: what lies on a further page is met only there.
  private static func holdsValue(_ node: AccessibilityNode) -> Bool {
    switch node.role {
    case .pageControl: false
    case .toggle, .switchControl, .checkBox, .radioButton, .comboBox: true
    default: node.role.isAdjustable || node.role.isTextEntry
    }
  }
}
