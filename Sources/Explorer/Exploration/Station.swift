import Harness

/// A state that was met and is still to be walked from.
struct Station<T: ReproducibleTarget>: Sendable {
  /// The interface in this state.
  var target: T
  /// The step that led there first; nil for the start.
  var origin: StateOrigin?
  /// How many steps lead there at least.
  var depth: Int
  /// Whether only the keyboard focus is elsewhere than in a state that is walked from, so that nothing but what goes to
  /// the focus has to be tried.
  var isFocusOnly = false
}
