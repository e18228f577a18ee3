import Accessibility
import Announcer
import SafeText

/// The moment at which expectations are asked: what the interface shows, and what has come of the last instruction.
struct ExpectationMoment {
  /// The interface.
  var target: any Target
  /// What it shows.
  var tree: AccessibilityTree
  /// The element that the screen reader's cursor is at.
  var cursor: NodeID? { reader.cursor.focus }
  /// The screen reader.
  var reader: ScreenReader
  /// What has happened and was said.
  var evidence: ExpectationRecord

  /// The node that a selector means.
  func node(_ selector: Selector) throws(SelectorError) -> AccessibilityNode { try selector.node(in: tree) }

  /// A node as a message names it: role, name and id.
  func name(_ node: AccessibilityNode) -> String {
    let name = node.name.map { " \(ScriptText.quoted($0))" } ?? ""
    return "\(node.role.rawValue)\(name) (#\(node.id))"
  }
}
