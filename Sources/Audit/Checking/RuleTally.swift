/// What one rule has come to so far in a pass over a tree.
public struct RuleTally: Sendable {
  /// How many nodes passed, failed or could not be told.
  var count = OutcomeCount()
  /// Nodes with something to say about them, in the order of the tree.
  var reports: [(outcome: Outcome, node: Int, message: Message)] = []

  /// Why nodes that seem to pass could not be told.
  var note: Message?

  /// Counts a node that cannot be told, for a reason that is that of others too.
  mutating func leave(_ reason: Message) {
    count.cannotTell += 1
    if note == nil { note = reason }
  }

  /// Counts a verdict that has something to say.
  mutating func report(_ verdict: Verdict, _ node: Int) {
    guard let outcome = verdict.outcome, let message = verdict.message else { return }
    report(outcome, node, message)
  }

  mutating func report(_ outcome: Outcome, _ node: Int, _ message: Message) {
    count.add(outcome)
    reports.append((outcome, node, message))
  }
}
