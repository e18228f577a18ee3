internal import Harness
internal import Journal
internal import Mutants
internal import Presenting
internal import Scenes
internal import StageModel

/// Tasks that run in windows: something modal over a window makes its task wait (action-sheet-interrupts,
/// modality-sheet-suspends-task).
extension Stage {
  /// Says which tasks wait since the last time and which go on.
  mutating func noteTasks() {
    for (window, model) in zip(blueprint.documentWindows, scene.windows)
    where model.task == .running && !state.presenting.goneWindows.contains(window) {
      let isWaiting = isTaskSuspended(window)
      guard state.presenting.setSuspended(isWaiting, window) else { continue }
      let cause = Cause(
        isWaiting ? "something modal lies over it" : "nothing modal lies over it", initiator: .automatic)
      emit(isWaiting ? .taskSuspended : .taskResumed, id(window), cause)
    }
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
