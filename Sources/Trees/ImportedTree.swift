public import Accessibility

/// A tree that was read from another tool's dump, and what of the dump is not in it.
public struct ImportedTree: Hashable, Sendable {
  /// The tree.
  public var tree: AccessibilityTree
  /// The format that the dump is in.
  public var format: TreeFormat
  /// What the dump says and the tree does not hold, by name.
  public var unused: [UnusedWord]
  /// The nodes that later updates may change, where the format is AccessKit's.
  public var updates: AccessKitUpdates?

  /// Something that a dump says and Detent does not use.
  public struct UnusedWord: Hashable, Sendable {
    /// What it is called in the dump.
    public var name: String
    /// How often it occurs.
    public var count: Int
    /// The first value that says something.
    public var example: String
    /// The line in which that stands.
    public var line: Int
  }
}
