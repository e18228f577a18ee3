/// Carrying a part, as it is in a state, to where it has not been met yet.
struct Errand: Sendable {
  /// The state that it begins in.
  var state: Int
  /// That state's core.
  var core: Int
  /// The ways that it takes, one after the other.
  var ways: [CoreGraph.Way]
}
