import Geometry

/// What has a place in the reading order of the nodes around it.
protocol Orderable {
  /// What it is.
  var role: Role { get }
  /// States and properties.
  var traits: Traits { get }
  /// Its place on the screen, in points.
  var frame: Rect { get }
  /// The author's place among its siblings, from 1.
  var explicitOrder: Int? { get }
  /// The index of its parent, −1 for a root.
  var parent: Int { get }
  /// One past the last index of its subtree.
  var end: Int { get }
  /// Whether it takes all in it out of what a screen reader can reach.
  var removesSubtree: Bool { get }
  /// What a screen reader makes of it, were it reachable.
  var exposure: AccessibilityNode.Exposure { get }
}

extension AccessibilityNode: Orderable {}
