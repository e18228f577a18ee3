import Accessibility
import Announcer

extension ScreenChange {
  /// What a screen reader makes of what happened in the interface at one moment.
  ///
  /// What changes because something else was activated is not what people operate: the cursor stays there.
  ///
  /// - Parameter target: Knows where in its content a node is, and what a detent is called.
  static func changes(of events: [TargetEvent], in target: some Target) -> [ScreenChange] {
    var activated: NodeID?
    return events.flatMap { event in
      if case .activated = event.kind, event.initiator == .user { activated = event.node }
      let isOperated = event.initiator == .user && (activated ?? event.node) == event.node
      return changes(of: event, isOperated: isOperated, in: target)
    }
  }

  private static func changes(of event: TargetEvent, isOperated: Bool, in target: some Target) -> [ScreenChange] {
    let node = event.node
    let operated: [ScreenChange] = isOperated ? [.operated(node)] : []
    switch event.kind {
    case .willPresent: return [.willPresent(node)]
    case .didPresent: return [.presented(node)]
    case .willDismiss: return [.willDismiss(node)]
    case .didDismiss(let reason): return [.dismissed(node, isReplaced: reason == .replaced)]
    case .detentChanged(_, let detent):
      return [.resized(node, detent: target.detentName(detent, of: node) ?? detent)]
    case .activated: return operated
    case .valueChanged(let value): return operated + [.valueChanged(node, value)]
    case .textChanged(let text): return operated + [.textChanged(node, text)]
    case .focused: return [.focused(node)]
    case .announced(let text): return [.announced(text)]
    case .zoomed(let scale): return [.zoomed(node, percent: Int((scale * 100).rounded()))]
    case .paged(let page, let count): return [.paged(node, page: page, count: count, axis: event.axis)]
    case .selected(let text): return text.isEmpty ? [] : [.selected(node, text)]
    case .caretMoved(let text): return text.isEmpty ? [] : [.caretMoved(node, text)]
    case .acted(let name): return [.acted(node, name)]
    case .reachedEdge(let edge): return [.reachedEdge(node, ScreenChange.ContentEdge(edge))]
    case .cameForward: return [.cameForward(node)]
    case .modalityChanged(let isModal): return [.modalityChanged(node, isModal: isModal)]
    case .scrolled(let x, let y):
      let indicators = target.indicators(of: node).filter { event.axes?.contains($0.axis) ?? true }
      return [.scrolled(node, x: x, y: y, indicators)]
    case .dismissRefused, .delivered, .swallowed, .styleChanged, .taskSuspended, .taskResumed, .overlapDropped,
      .detentStoodIn,
      .resized, .moved:
      return []
    }
  }
}

extension ScreenChange.ContentEdge {
  fileprivate init(_ edge: TargetEvent.ContentEdge) {
    switch edge {
    case .top: self = .top
    case .bottom: self = .bottom
    case .start: self = .start
    case .end: self = .end
    }
  }
}
