import Harness

/// A state that was met and is still to be walked from.
struct Station<T: ReproducibleTarget>: Sendable {
  /// How much has to be tried; in little room, as there may be very many.
  indirect enum Kind: Sendable {
    /// Everything.
    case whole
    /// What the parts that are new with its core have to do with; and what goes to the focus, if that is elsewhere too.
    case parts([StateParts.Part], hasNewFocus: Bool)
    /// Carrying a part on, to where it has become needed since.
    case errand([CoreGraph.Way])
    /// What goes to the keyboard focus, as only that is elsewhere.
    case focus
  }

  /// The interface in this state.
  var target: T
  /// Its number, in the order in which states were met.
  var index: Int
  /// Its core's number.
  var core: Int
  var kind: Kind = .whole
  /// The step that led there first; nil for the start.
  var approach: StateApproach?
  /// How many steps lead there at least.
  var depth: Int
}

extension Station.Kind {
  /// What is to be tried where a state brings something new; nil where it brings nothing.
  init?(_ novelty: StateSpace.Novelty) {
    switch novelty {
    case .nothing: return nil
    case .focus: self = .focus
    case .parts(let new, let hasNewFocus): self = .parts(new, hasNewFocus: hasNewFocus)
    case .all: self = .whole
    }
  }
}
