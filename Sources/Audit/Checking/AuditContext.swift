public import Accessibility
public import Scenes

/// What static checks look at: a tree, the scene it was made from, and what follows from the ancestors of each node.
public struct AuditContext: Sendable {
  /// What the interface shows.
  public let tree: AccessibilityTree
  /// The document behind it, where there is one.
  public let scene: Scene?
  /// How each node stands to people; same indices as the tree's nodes.
  public let standing: [Standing]
  /// The index of the modal node that confines people now, if there is one.
  public let modal: Int?

  /// Looks once at every node; linear in the size of the tree.
  public init(tree: AccessibilityTree, scene: Scene? = nil) {
    self.tree = tree
    self.scene = scene
    (standing, modal) = tree.standings()
  }
}
