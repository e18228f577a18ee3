public import Accessibility
public import Audit

/// A state that a report shows: what it is called, how to get there and what it looks like.
public struct AuditState: Hashable, Sendable {
  /// A name for people, such as `sheet “New Message” (medium)`.
  public var title: String
  /// What leads there from the start.
  public var evidence: Evidence
  /// What the interface shows.
  public var tree: AccessibilityTree

  /// A state named after what is presented in it.
  public init(tree: AccessibilityTree, evidence: Evidence) {
    self.tree = tree
    self.evidence = evidence
    title = Self.title(of: tree)
  }

  /// The uppermost presentation with its detent; else the first window.
  private static func title(of tree: AccessibilityTree) -> String {
    let shown = tree.nodes.lastIndex { $0.role.isPresentation && !$0.isInvisible }
    guard let index = shown ?? tree.nodes.firstIndex(where: { $0.role == .window }) else { return "the screen" }
    let inside = tree.nodes[index..<tree.nodes[index].end]
    let detent = inside.first { $0.role == .grabber }?.value
    return tree.nodes[index].words + (detent.map { " (\($0))" } ?? "")
  }
}
