public import Accessibility
public import Scenes

/// What static checks look at: a tree, the scene it was made from, and what follows from the ancestors of each node.
public struct AuditContext: Sendable {
  /// What the interface shows.
  public let tree: AccessibilityTree
  /// The document behind it, where there is one.
  public let document: AuditedScene?
  /// How each node stands to people; same indices as the tree's nodes.
  public let standing: [Standing]
  /// What becomes of the words of each node.
  public let words: WordAccount
  /// The index of the modal node that confines people now, if there is one.
  public let modal: Int?

  /// The document behind it, where there is one.
  public var scene: Scene? { document?.scene }

  /// Looks once at every node; linear in the size of the tree.
  public init(tree: AccessibilityTree, scene: Scene? = nil) {
    self.init(tree: tree, document: scene.map(AuditedScene.init))
  }

  /// Looks once at every node, and not at the document.
  public init(tree: AccessibilityTree, document: AuditedScene?) {
    self.tree = tree
    self.document = document
    words = WordAccount(tree)
    (standing, modal) = tree.standings()
  }

  /// The presentation of the document with this id.
  public func presentation(_ id: String) -> Presentation? { document?.presentation(id) }
}
