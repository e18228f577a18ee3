import Accessibility
import Harness
import Scenes

/// What a control does that has to be clarified first comes about with the answer, and with Cancel never (SM-14); what it
/// does to something elsewhere comes about there.
struct AnswersDecide: Invariant {
  let name = "answers decide"
  private let index: SceneIndex
  /// The dialogs that were left by Cancel or Escape.
  private var cancelled: Set<String> = []
  /// What has been set to something since the beginning.
  private var set: Set<NodeID> = []

  init(_ scene: Scene) { index = SceneIndex(scene) }

  mutating func note(_ moment: Moment) -> String? {
    defer {
      for event in moment.events { if case .valueChanged = event.kind { set.insert(event.node) } }
    }
    for event in moment.events {
      switch event.kind {
      case .activated:
        let answer = index.buttons(event.surface).first { event.node.path == "\(event.surface)/\($0.id)" }
        if answer?.style == .cancel { cancelled.insert(event.surface) }
        if let broken = asks(event, moment) ?? sets(event, moment) { return broken }
      case .willDismiss(.escape): cancelled.insert(event.surface)
      case .willPresent: cancelled.remove(event.surface)
      case .didDismiss where cancelled.contains(event.surface):
        cancelled.remove(event.surface)
        let dialog = event
        let openers = index.elements.filter { $0.value.opens == dialog.surface }
        for (opener, element) in openers where element.effect?.needsClarification == true {
          let path = element.effect?.target ?? ""
          let isDone = moment.events.contains { other in
            guard other.time == dialog.time else { return false }
            switch other.kind {
            case .valueChanged: return other.node.path == path || other.node.path.hasSuffix("/" + path)
            case .willDismiss(.button), .willDismiss(.completed): return opener.path.hasPrefix(other.surface + "/")
            default: return false
            }
          }
          if isDone { return "\(opener) takes effect although \(dialog.surface) was cancelled" }
        }
      default: break
      }
    }
    return nil
  }

  /// What asks first does nothing at once.
  private func asks(_ event: TargetEvent, _ moment: Moment) -> String? {
    guard let element = index.elements[event.node], element.effect?.needsClarification == true,
      let opens = element.opens, !index.buttons(opens).isEmpty
    else { return nil }
    let target = element.effect?.target ?? ""
    let isDone = moment.events.contains { other in
      guard other.time == event.time else { return false }
      switch other.kind {
      case .valueChanged: return !target.isEmpty && other.node.path.hasSuffix(target)
      case .willDismiss(.button): return other.surface == event.surface
      default: return false
      }
    }
    return isDone ? "\(event.node) does not wait for \(opens)" : nil
  }

  /// What gives something another value does so the first time.
  private func sets(_ event: TargetEvent, _ moment: Moment) -> String? {
    guard let element = index.elements[event.node], let effect = element.effect, effect.needsClarification != true,
      let value = effect.value, let target = effect.target,
      let other = index.elements.first(where: { $0.key.path == target || $0.key.path.hasSuffix("/" + target) }),
      !set.contains(other.key), other.value.value != value, element.opens == nil
    else { return nil }
    let isSet = moment.events.contains { told in
      if case .valueChanged = told.kind { told.node == other.key } else { false }
    }
    return isSet ? nil : "\(event.node) does not set \(other.key) to \(value)"
  }
}
