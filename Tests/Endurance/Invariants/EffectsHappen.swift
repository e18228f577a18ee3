import Accessibility
import Harness
import Scenes

/// What is activated does what the document says, at once where nothing has to be asked first, and not before where
/// something has (SM-13, SM-14); a task waits under what is modal and goes on after that.
struct EffectsHappen: Invariant {
  let name = "effects happen"
  private let index: SceneIndex
  private let running: Set<String>
  private var waits = false

  init(_ scene: Scene) {
    index = SceneIndex(scene)
    running = scene.windows.count == 1 ? Set(scene.windows.filter { $0.task == .running }.map(\.id)) : []
  }

  mutating func note(_ moment: Moment) -> String? {
    for event in moment.events {
      switch event.kind {
      case .taskSuspended: waits = true
      case .taskResumed: waits = false
      case .activated where moment.deed.input != nil:
        if let broken = effect(of: event, moment) { return broken }
      case .didPresent where !running.isEmpty && isModal(event.surface) && !waits:
        return "the task runs on under \(event.surface)"
      default: break
      }
    }
    return nil
  }

  private func isModal(_ id: String) -> Bool {
    switch index.presentations[id]?.kind {
    case .alert, .actionSheet, .confirmationDialog: true
    case .sheet(let sheet): sheet.modality == .modal
    default: false
    }
  }

  private func effect(of event: TargetEvent, _ moment: Moment) -> String? {
    guard let element = index.elements[event.node], let effect = element.effect, let target = effect.target,
      effect.value == nil, effect.selects == nil, effect.caret == nil, effect.find == nil, effect.findTextIn == nil,
      effect.acts == nil
    else { return nil }
    let asks = element.opens.map { id in
      switch index.presentations[id]?.kind {
      case .alert, .actionSheet, .confirmationDialog: true
      default: false
      }
    }
    let happens = moment.events.contains { other in
      if case .valueChanged = other.kind {
        other.node.path == target || other.node.path.hasSuffix("/" + target)
      } else {
        false
      }
    }
    if asks == true, happens { return "\(event.node) does not wait for the answer" }
    if asks == nil, !happens, effect.needsClarification != true { return "\(event.node) does nothing to \(target)" }
    return nil
  }
}
