import Accessibility
import Harness
import Scenes

/// The keyboard focus is in what has come up, and goes back to what opened it when that is gone (SM-1, focus restored).
struct FocusFollows: Invariant {
  let name = "focus follows"
  private let index: SceneIndex
  private var openers: [String: NodeID] = [:]
  private var up: [String] = []

  init(_ scene: Scene) {
    index = SceneIndex(scene)
    up = scene.presentations.filter(\.isPresented).map(\.id)
  }

  mutating func note(_ moment: Moment) -> String? {
    guard index.hasOneWindow else { return nil }
    for event in moment.events {
      let id = event.surface
      switch event.kind {
      case .willPresent:
        up.removeAll { $0 == id }
        let opener = moment.events.first { other in
          other.kind == .activated && other.time == event.time && index.elements[other.node]?.opens == id
        }
        openers[id] = opener?.node
        up.append(id)
      case .didPresent where index.sheet(id) != nil && !moment.deed.isResize && up.last == id:
        // What goes at once, with what it came from, takes no focus.
        let goes = moment.events.contains { other in
          if case .willDismiss = other.kind { other.surface == id } else { false }
        }
        if goes { continue }
        let isThere = moment.events.contains { if case .focused = $0.kind { $0.surface == id } else { false } }
        if !isThere, has(focusIn: id, moment) { return "the focus does not go into \(id)" }
      case .didDismiss(let reason) where reason != .replaced:
        let wasLast = up.last == id
        up.removeAll { $0 == id }
        guard wasLast, up.isEmpty, let opener = openers.removeValue(forKey: id), !moment.deed.isResize,
          !moment.events.contains(where: { $0.kind == .willPresent })
        else { continue }
        let returns = moment.events.contains { if case .focused = $0.kind { $0.node == opener } else { false } }
        if !returns, isThere(opener, moment) { return "the focus does not go back from \(id) to \(opener)" }
      case .didDismiss: up.removeAll { $0 == id }
      default: break
      }
    }
    return nil
  }

  /// What can have it says the document, and of what the system has added the tree.
  private func has(focusIn id: String, _ moment: Moment) -> Bool {
    moment.treeAfter.nodes.contains { node in
      guard node.id.path.hasPrefix(id + "/"), node.traits.isDisjoint(with: [.disabled, .hidden]) else { return false }
      return index.elements[node.id].map { element in element.role.isControl || element.opens != nil }
        ?? node.isOperable
    }
  }

  /// Whether what opened it is there and could have the focus: nothing is up any more, so nothing covers it.
  private func isThere(_ opener: NodeID, _ moment: Moment) -> Bool {
    moment.treeAfter.nodes.contains { $0.id == opener && $0.traits.isDisjoint(with: [.disabled, .hidden, .focused]) }
  }
}
