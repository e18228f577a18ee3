extension Run {
  /// Tells in an entry what was decided since the last one.
  mutating func addArbitrations(to entry: inout TranscriptEntry) {
    takeArbitrations()
    entry.arbitrations += arbitrations
    arbitrations.removeAll()
  }

  /// Keeps what the target has just decided, with everybody's name.
  mutating func takeArbitrations() {
    guard !target.arbitrations.isEmpty else { return }
    arbitrations += named(target.arbitrations)
  }

  /// Arbitrations with everybody's name.
  func named(_ decided: [Arbitration]) -> [Arbitration] {
    let narrator = isInOrder ? EventNarrator(after: view) : EventNarrator(before: view, after: target.tree)
    return decided.map { decided in
      var arbitration = decided
      arbitration.name = narrator.subject(arbitration.taker)
      for index in arbitration.candidates.indices {
        arbitration.candidates[index].name = narrator.subject(arbitration.candidates[index].node)
      }
      return arbitration
    }
  }
}
