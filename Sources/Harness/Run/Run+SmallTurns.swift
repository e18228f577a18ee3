import Gestures
import InputEvents

/// Turns of less than a detent: nothing comes of them yet, so that the reasons are told with what comes next.
extension Run {
  /// Keeps why the last one did nothing; of several that went alike the last one says it.
  mutating func keepSmallTurn() {
    for arbitration in arbitrations {
      smallTurns.removeAll { ($0.subject, $0.taker) == (arbitration.subject, arbitration.taker) }
      smallTurns.append(arbitration)
    }
  }

  /// Tells how far something was turned: what was less than a notch with the turn that it goes on, with what completes it,
  /// or with what came of it.
  ///
  /// - Parameter isTold: Whether the transcript names the turn.
  mutating func measureTurn(_ input: RecognizedInput, isTold: Bool, in entry: inout TranscriptEntry) {
    guard case .rotary(let turn) = input.kind else { return }
    let units = (untoldUnits[input.device] ?? 0).addingReportingOverflow(turn.units).partialValue
    let isTold = isTold || !entry.events.isEmpty || !entry.reader.isEmpty
    untoldUnits[input.device] = isTold ? nil : units
    if !isTold, pending?.isTurn == true, pending?.measures != nil {
      pending?.measures?.add(units: units)
      untoldUnits[input.device] = nil
    } else if isTold {
      entry.measures = InputNumbers(input.kind)
      entry.measures?.units = units
    }
  }

  /// When it is plain that nothing comes of a small turn: what is held back of it is dropped then.
  var smallTurnEnd: Timestamp? { smallTurn.last.map { $0 + max(0, gestureOptions.rotaryReset) } }

  /// What was turned last and did nothing: nobody would learn of it, or why.
  mutating func smallTurnWithoutEffect() -> TranscriptEntry? {
    guard smallTurn.last != nil || !smallTurns.isEmpty || engine.explanations.contains(where: \.isOfHeldTurn) else {
      return nil
    }
    // What a notch has left comes after what it did: it is no turn without an effect.
    let isRest = smallTurn.last == nil && !engine.explanations.contains(where: \.isOfHeldTurn)
    let words =
      isRest ? "turned on by less than it takes to move more" : "turned by less than it takes to move anything"
    var entry = TranscriptEntry(time: now, cause: .note(words))
    entry.arbitrations = smallTurns
    smallTurns.removeAll()
    smallTurn.tell()
    return entry
  }
}
