import Harness
import Scenes

/// Nothing that a person does loses changes without discarding them (SM-4).
struct ChangesAreKept: Invariant {
  let name = "changes are kept"
  private var ledger: ChangeLedger
  /// Those that something else has replaced, and that have not come back.
  private var away: Set<String> = []

  init(_ scene: Scene) { ledger = ChangeLedger(scene) }

  mutating func note(_ moment: Moment) -> String? {
    let (deed, events) = (moment.deed, moment.events)
    // With what the app gives up goes without a word what waits for its end.
    if case .dismiss(let id, _) = deed { for given in away.union([id]) { ledger.noteGivenUp(given) } }
    for event in events {
      if case .didDismiss(.replaced) = event.kind { away.insert(event.surface) }
      if event.kind == .willPresent { away.remove(event.surface) }
    }
    return ledger.note(events).first
  }
}
