import Gestures

/// Turns of less than a detent: nothing comes of them yet, so that the reasons are told with what comes next.
extension Run {
  /// Keeps why the last one did nothing; of several that went alike the last one says it.
  mutating func keepSmallTurn() {
    for decision in decisions {
      smallTurns.removeAll { ($0.subject, $0.taker) == (decision.subject, decision.taker) }
      smallTurns.append(decision)
    }
  }

  /// What was turned last and did nothing: nobody would learn why.
  mutating func smallTurnAtEnd() -> TranscriptEntry? {
    guard !smallTurns.isEmpty || engine.explanations.contains(where: \.isOfHeldTurn) else { return nil }
    var entry = TranscriptEntry(time: now, cause: .note("turned by less than moves anything on"))
    entry.decisions = smallTurns
    smallTurns.removeAll()
    return entry
  }
}
