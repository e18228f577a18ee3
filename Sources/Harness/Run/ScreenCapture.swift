public import Accessibility
public import Geometry

/// What the screen looked like at an entry of a transcript, for reports with drawings.
public struct ScreenCapture: Hashable, Sendable {
  /// What the interface shows afterwards.
  public var tree: AccessibilityTree
  /// Where the screen reader's cursor is.
  public var cursor: NodeID?
  /// Fingers, and pointers with a button down, that took part, with the ways they went since they came down.
  public var trails: [Trail]

  /// The way of one finger, or of a pointer while a button was down.
  public struct Trail: Hashable, Sendable {
    /// What went this way.
    public var tool: Tool
    /// The contact's number in the run, from 1; of a pointer the place of its device among those of the run.
    public var contact: Int
    /// Where it was, in points.
    public var points: [Point]
    /// Whether it has left the screen, or its button is up.
    public var isLifted: Bool

    /// What leaves a trail.
    public enum Tool: Hashable, Sendable {
      /// A finger or pen.
      case finger
      /// A pointer with this button down (0 left, 1 right, 2 middle).
      case pointer(button: Int)
    }
  }

  /// A look at the screen.
  public init(tree: AccessibilityTree, cursor: NodeID?, trails: [Trail]) {
    self.tree = tree
    self.cursor = cursor
    self.trails = trails
  }
}
