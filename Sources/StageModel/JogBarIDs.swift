package import Accessibility

/// Names in the tree of what screen readers scroll a view by at a speed of their choice (SM-13).
package struct JogBarIDs: Sendable {
  package let vertical: NodeID
  package let horizontal: NodeID

  /// The name of the one for an axis.
  package subscript(axis: ScrollAxis) -> NodeID { axis == .vertical ? vertical : horizontal }
}
