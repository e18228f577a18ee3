internal import Harness
internal import Journal
internal import Mutants
internal import Scenes
internal import StageModel

/// Tasks that run in windows: something modal over a window makes its task wait (action-sheet-interrupts,
/// modality-sheet-suspends-task).
extension Stage {
  /// Says which tasks wait since the last time and which go on.
  mutating func noteTasks() {
    for (window, model) in zip(blueprint.documentWindows, scene.windows)
    where model.task == .running && !state.goneWindows.contains(window) {
      let isWaiting = isTaskSuspended(window)
      let place = state.suspended.firstIndex(of: window)
      guard isWaiting != (place != nil) else { continue }
      if let place { state.suspended.remove(at: place) } else { state.suspended.append(window) }
      let cause = Cause(
        isWaiting ? "something modal lies over it" : "nothing modal lies over it", initiator: .automatic)
      emit(isWaiting ? .taskSuspended : .taskResumed, id(window), cause)
    }
    if state.suspended.count > 1 { state.suspended.sort() }
  }

  private func isTaskSuspended(_ window: SurfaceID) -> Bool {
    let scope = blueprint.scope(of: window)
    if dialog(over: scope) != nil, !Mutant.isOn(.taskRunsOnUnderActionSheet) {
      return true
    }
    return !Mutant.isOn(.parentTaskRunsOn)
      && layers.contains { blueprint.scope(of: $0) == scope && suspends($0) }
  }
}
