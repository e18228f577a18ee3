import Accessibility
import Harness
import Scenes

/// What leads out leads out, and nothing else does: buttons, completing actions, answers, swipes (SM-1, SM-4, SM-13).
struct WaysOut: Invariant {
  let name = "ways out"
  private let index: SceneIndex
  private var there: Set<String>

  init(_ scene: Scene) {
    index = SceneIndex(scene)
    there = Set(scene.presentations.filter(\.isPresented).map(\.id))
  }

  mutating func note(_ moment: Moment) -> String? {
    let before = there
    for event in moment.events {
      switch event.kind {
      case .didPresent: there.insert(event.surface)
      case .willDismiss: there.remove(event.surface)
      default: break
      }
    }
    for event in moment.events {
      switch event.kind {
      case .activated where moment.deed.input != nil && before.contains(event.surface):
        if let broken = leads(event, among: moment.events) { return broken }
      case .willDismiss(let reason):
        if let broken = isAllowed(reason, event, among: moment.events) { return broken }
      default: break
      }
    }
    return nil
  }

  /// A button that dismisses, or completes what is dismissed then, does so, asks first or is refused.
  private func leads(_ event: TargetEvent, among events: [TargetEvent]) -> String? {
    guard let element = index.elements[event.node], let sheet = index.sheet(event.surface) else { return nil }
    let completes = element.effect?.completes == true && sheet.autoDismissOnCompletion
    guard element.dismissRole != nil || completes, element.opens == nil else { return nil }
    let isAnswered = events.contains { other in
      switch other.kind {
      case .willDismiss, .dismissRefused: other.surface == event.surface
      case .willPresent: index.askers[other.surface]?.contains(event.surface) == true
      default: false
      }
    }
    return isAnswered ? nil : "\(event.node) was activated and leads nowhere"
  }

  private func isAllowed(
    _ reason: TargetEvent.DismissReason, _ event: TargetEvent, among events: [TargetEvent]
  ) -> String? {
    let presentation = index.presentations[event.surface]
    let activated = events.filter { $0.kind == .activated && $0.time == event.time }
    switch reason {
    case .swipe:
      switch presentation?.kind {
      case .fullScreen, .alert, .actionSheet: return "\(event.surface) was swiped away"
      default: return presentation?.requiresAction == true ? "\(event.surface) requires an action" : nil
      }
    case .escape, .outside:
      return presentation?.requiresAction == true ? "\(event.surface) requires an action" : nil
    case .button:
      // What is done in a window closes nothing over it.
      guard let last = activated.last, activated.allSatisfy({ index.windows.contains($0.surface) }) else { return nil }
      guard index.sheet(event.surface) != nil else { return nil }
      return "\(event.surface) goes because of \(last.node)"
    case .discarded, .saved:
      let outcomes = activated.flatMap { answer in
        index.buttons(answer.surface).filter { answer.node.path == "\(answer.surface)/\($0.id)" }.map(\.answer)
      }
      guard !outcomes.isEmpty else { return nil }
      let wanted: ActionButton.Answer = reason == .discarded ? .discard : .save
      return outcomes.contains(wanted) ? nil : "\(event.surface) was \(reason.rawValue) by \(outcomes)"
    case .completed, .programmatic, .replaced: return nil
    }
  }
}
