import Accessibility
import Audit
import Geometry

/// A tree with the answer that a rule has to give beside every node.
struct TreeFixture {
  var tree: AccessibilityTree
  /// Ids that must break the rule.
  var violations: Set<String> = []
  /// Ids that must pass.
  var passes: Set<String> = []
  /// Ids that must be undecided.
  var undecided: Set<String> = []

  init(screen: Size = Size(width: 393, height: 852)) { tree = AccessibilityTree(screen: screen) }

  /// What must be said of a node.
  enum Expectation { case violation, pass, undecided, inapplicable }

  mutating func add(
    _ id: String, _ role: Role, _ name: String? = nil, _ expectation: Expectation,
    frame: Rect = Rect(x: 10, y: 10, width: 100, height: 44), opens: Bool = false,
    _ change: (inout AccessibilityNode) -> Void = { _ in }
  ) {
    var node = AccessibilityNode(id: NodeID(id), role: role, name: name, frame: frame)
    change(&node)
    if opens { tree.begin(node) } else { tree.append(node) }
    switch expectation {
    case .violation: violations.insert(id)
    case .pass: passes.insert(id)
    case .undecided: undecided.insert(id)
    case .inapplicable: break
    }
  }

  /// Ids by the verdict that the rule gives.
  func answers(of rule: some StaticRule) -> (violations: Set<String>, passes: Set<String>, undecided: Set<String>) {
    let context = AuditContext(tree: tree)
    var (violations, passes, undecided): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for index in tree.nodes.indices {
      switch rule.verdict(index, in: context) {
      case .fail: violations.insert(tree.nodes[index].id.path)
      case .pass: passes.insert(tree.nodes[index].id.path)
      case .cannotTell: undecided.insert(tree.nodes[index].id.path)
      case .inapplicable, .review: break
      }
    }
    return (violations, passes, undecided)
  }
}
