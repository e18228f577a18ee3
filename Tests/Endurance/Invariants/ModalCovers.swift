import Accessibility
import Geometry
import Harness
import Scenes

/// Nothing is operated under what the document makes modal, from when that begins to come up until it is gone, and the
/// tree says so at rest; where nothing is up, nothing is out of reach (SM-1, SM-7, SM-13, SM-16).
struct ModalCovers: Invariant {
  let name = "modal covers"
  private var covering: Covering

  init(_ scene: Scene) { covering = Covering(scene) }

  mutating func note(_ moment: Moment) -> String? {
    // What a person has done is judged by what was up before it.
    let before = covering.without(moment.events, before: moment.deed.time)
    covering.note(moment)
    guard moment.deed.input != nil || moment.deed.isOneWay else { return nil }
    for event in moment.events {
      switch event.kind {
      case .activated, .valueChanged, .textChanged, .delivered, .scrolled, .paged:
        // What comes to rest later was scrolled before.
        if event.kind.isScrolling, !moment.deed.isOneWay || event.time != moment.deed.time { continue }
        guard event.initiator == .user, !moment.events.isEffect(event), let cover = before.cover(over: event.surface)
        else { continue }
        return "\(event.node) was operated (\(event.kind)) under \(cover)"
      default: break
      }
    }
    return nil
  }

  mutating func look(at tree: AccessibilityTree, screen: Size) -> String? {
    for root in tree.roots {
      let node = tree.nodes[root]
      guard covering.windows.contains(node.id.path) || covering.up.contains(node.id.path),
        !node.traits.contains(.hidden)
      else { continue }
      let isBlocked = node.traits.contains(.blocked)
      if let cover = covering.cover(over: node.id.path) {
        if !isBlocked { return "\(node.id) is within reach under \(cover)" }
      } else if covering.up.isEmpty, isBlocked {
        return "\(node.id) is out of reach under nothing"
      }
    }
    return nil
  }
}

extension TargetEvent.Kind {
  /// Whether content is at another place.
  fileprivate var isScrolling: Bool {
    switch self {
    case .scrolled, .paged: true
    default: false
    }
  }
}
