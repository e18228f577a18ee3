import Harness
import Scenes

/// Nothing that a person does loses changes without discarding them (SM-4).
struct ChangesAreKept: Invariant {
  let name = "changes are kept"
  private var ledger: ChangeLedger

  init(_ scene: Scene) { ledger = ChangeLedger(scene) }

  mutating func note(_ moment: Moment) -> String? {
    let (deed, events) = (moment.deed, moment.events)
    if case .dismiss(let id, _) = deed { ledger.noteGivenUp(id) }
    return ledger.note(events).first
  }
}
