import Accessibility
import Harness
import InputEvents
import Scenes

/// What comes up is told of as coming and as there, what goes as going and as gone, once each and in this order (SM-1,
/// onDismiss once for every reason); and time goes on.
struct TransitionsInTurn: Invariant {
  let name = "transitions in turn"
  private enum Life { case absent, coming, there, going }
  private var lives: [NodeID: Life] = [:]
  private var last = Timestamp.zero

  init(_ scene: Scene) {
    for presentation in scene.presentations where presentation.isPresented { lives[NodeID(presentation.id)] = .there }
  }

  mutating func note(_ moment: Moment) -> String? {
    for event in moment.events {
      if event.time < last { return "time ran backwards" }
      last = event.time
      let step: (from: Life, to: Life)
      switch event.kind {
      case .willPresent: step = (.absent, .coming)
      case .didPresent: step = (.coming, .there)
      case .willDismiss: step = (.there, .going)
      case .didDismiss: step = (.going, .absent)
      default: continue
      }
      if lives[event.node, default: .absent] != step.from { return "\(event.node): \(event.kind) out of turn" }
      lives[event.node] = step.to
    }
    return nil
  }
}
