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

  /// Nobody's input decides at which detent a sheet comes up, and yet it needs its reason where another one stands in, or
  /// where it grows for the field that has the focus as it comes up (SM-11, cause 5).
  func addStandIns(to entry: inout TranscriptEntry, toldIn events: ArraySlice<TargetEvent>) {
    let nodes = events.compactMap { if case .detentStoodIn = $0.kind { $0.node } else { nil } }
    let hasFocused = events.contains { if case .focused = $0.kind { true } else { false } }
    guard !nodes.isEmpty || hasFocused else { return }
    // What the scene starts with is explained where it starts.
    let decided = target.arbitrations.filter { new in
      new.time == entry.time && (nodes.contains(new.taker) || new.reason.hasPrefix("SM-11 (5)"))
        && !startReasons.contains { ($0.time, $0.taker, $0.reason) == (new.time, new.taker, new.reason) }
    }
    entry.arbitrations += named(decided)
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
