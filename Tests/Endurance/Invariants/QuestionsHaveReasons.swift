import Accessibility
import Harness
import Scenes

/// People are asked about changes only where there are some (SM-4), and what waits for its return has them still.
struct QuestionsHaveReasons: Invariant {
  let name = "questions have reasons"
  private let index: SceneIndex
  private var ledger: ChangeLedger
  /// What the app has asked for, which may come later.
  private var requested: Set<String> = []

  init(_ scene: Scene) {
    index = SceneIndex(scene)
    ledger = ChangeLedger(scene)
  }

  mutating func note(_ moment: Moment) -> String? {
    _ = ledger.note(moment.events)
    if case .present(let id, _) = moment.deed { requested.insert(id) }
    for event in moment.events where event.kind == .willPresent && requested.remove(event.surface) == nil {
      guard let askers = index.askers[event.surface],
        askers.allSatisfy({ index.sheet($0)?.unsavedChanges == false && !index.commitsLater($0) }),
        moment.deed.input != nil || moment.deed.isAdvance,
        !index.elements.values.contains(where: { $0.opens == event.surface })
      else { continue }
      if !askers.contains(where: ledger.hasChanges) {
        return "\(event.surface) asks about \(askers.sorted()), in which nothing has changed"
      }
    }
    return nil
  }
}
