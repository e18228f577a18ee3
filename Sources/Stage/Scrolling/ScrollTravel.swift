internal import Accessibility

/// Along which axes content has moved that nobody has been told of yet.
struct ScrollTravel: Hashable, Sendable {
  /// The scroll view.
  var slot: Int
  /// The axes of its movements, along which it may be back where it was.
  var axes: Set<ScrollIndicator.Axis>
}
