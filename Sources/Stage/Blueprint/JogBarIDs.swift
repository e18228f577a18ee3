internal import Accessibility

/// Names in the tree of what screen readers scroll a view by at a speed of their choice (SM-13).
struct JogBarIDs: Sendable {
  let vertical: NodeID
  let horizontal: NodeID

  /// The name of the one for an axis.
  subscript(axis: ScrollAxis) -> NodeID { axis == .vertical ? vertical : horizontal }
}
