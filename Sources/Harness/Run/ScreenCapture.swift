public import Accessibility
public import Geometry

/// What the screen looked like at an entry of a transcript, for reports with drawings.
public struct ScreenCapture: Hashable, Sendable {
  /// What the interface shows afterwards.
  public var tree: AccessibilityTree
  /// Where the screen reader's cursor is.
  public var cursor: NodeID?
  /// Fingers that took part, with the ways they went since they came down.
  public var trails: [Trail]

  /// The way of one finger.
  public struct Trail: Hashable, Sendable {
    /// The contact's number in the run, from 1.
    public var contact: Int
    /// Where it was, in points.
    public var points: [Point]
    /// Whether it has left the screen.
    public var isLifted: Bool
  }

  /// A look at the screen.
  public init(tree: AccessibilityTree, cursor: NodeID?, trails: [Trail]) {
    self.tree = tree
    self.cursor = cursor
    self.trails = trails
  }
}
