import Accessibility
import Audit
import Scenes
import Testing

/// A scene with its tree, and what a rule has to say of one of the nodes there.
protocol JudgedCase: CustomTestStringConvertible, Sendable {
  var rule: any StaticRule { get }
  /// What the rule has to say; nil where it has nothing to say.
  var expected: Outcome? { get }
  var scene: Scene { get }
  var tree: AccessibilityTree { get }
  /// The id of the node that is looked at.
  var node: String { get }
}

extension JudgedCase {
  /// What the rule says.
  var verdict: Verdict {
    rule.verdict(tree.index(of: NodeID(node)) ?? 0, in: AuditContext(tree: tree, scene: scene))
  }

  /// Expects of the rule what the case does.
  func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let verdict = verdict
    #expect(verdict.outcome == expected, "\(testDescription): \(verdict)", sourceLocation: sourceLocation)
    // A message has a value for each of its names.
    if let message = verdict.message { #expect(!message.description.contains("{"), sourceLocation: sourceLocation) }
    guard rule.asksDocument else { return }
    let bare = AuditContext(tree: tree)
    let others = tree.nodes.indices.filter { rule.verdict($0, in: bare) != .inapplicable }
    #expect(others.isEmpty, "\(testDescription): without a document", sourceLocation: sourceLocation)
  }
}
