import Accessibility

/// What a search has seen, each with the first way that shows it.
struct Sightings {
  /// The state in which it is seen, and what has to be done there.
  struct Sight {
    var state: Int
    var doing: Doing?
  }

  /// A rule that a node breaks.
  struct Breach: Hashable {
    var rule: String
    var node: NodeID
  }

  /// Presentations that were on the screen.
  var presented: [String: Sight] = [:]
  /// All nodes of all states.
  var nodes: [NodeID: Sight] = [:]
  /// Controls without a name to which a reader came.
  var nameless: [NodeID: Sight] = [:]
  /// What a tap at its activation point did something to.
  var touched: [NodeID: Sight] = [:]
  /// Where the cursor of a reader stops.
  var read: [NodeID: Sight] = [:]
  /// What was operated below something modal.
  var leaked: [NodeID: Sight] = [:]
  /// Static rules that were broken.
  var breaches: [Breach: Sight] = [:]
}
