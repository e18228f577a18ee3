/// What can be asked of a node without touch or keys.
public enum AccessibilityAction: Hashable, Sendable {
  /// Do what a tap does.
  case activate
  /// Do what a finger does that stays down: reveal a menu, say.
  case longPress
  /// One step more, on something adjustable.
  case increment
  /// One step less, on something adjustable.
  case decrement
  /// Leave what confines the cursor (two-finger scrub).
  case escape
  /// The main function of the screen (two-finger double tap).
  case magicTap
  /// Move the content by a page in a direction.
  case scroll(ScrollDirection)
  /// Bring the node into view.
  case reveal
  /// Move the keyboard focus here.
  case focus
  /// An action that the author named.
  case custom(String)

  /// The direction in which new content comes into view.
  public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
    case up, down, left, right
  }
}
