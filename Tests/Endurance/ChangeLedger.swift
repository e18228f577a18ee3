import Accessibility
package import Harness
package import Scenes

/// What people have changed and neither saved nor given up, told from nothing but what happened: so that nobody has to
/// take the stage's word for it.
package struct ChangeLedger {
  private var elements: [NodeID: Element] = [:]
  private var lastActivated: [String: NodeID] = [:]
  /// What was activated last of all: leaving a host by Done leaves what is shown in it the same way.
  private var last: NodeID?
  /// The presentations that can ask about changes, and those of them that have some.
  private let holders: Set<String>
  /// Those that have changes now.
  package private(set) var changed: Set<String> = []

  package init(_ scene: Scene) {
    holders = Set(
      scene.presentations.lazy.filter { presentation in
        switch presentation.kind {
        case .sheet, .popover, .currentContext, .fullScreen, .splitView, .fullSpace: true
        default: false
        }
      }.map(\.id))
    for presentation in scene.presentations { note(presentation.elements, in: presentation.id) }
  }

  private mutating func note(_ elements: [Element], in path: String) {
    for element in elements {
      self.elements[NodeID("\(path)/\(element.id)")] = element
      note(element.children, in: "\(path)/\(element.id)")
    }
  }

  /// Takes down what happened; what of it loses changes, in words.
  package mutating func note(_ events: [TargetEvent]) -> [String] {
    var losses: [String] = []
    for event in events {
      let surface = String(event.node.path.prefix { $0 != "/" })
      guard holders.contains(surface) else { continue }
      switch event.kind {
      case .textChanged: changed.insert(surface)
      case .valueChanged:
        if elements[event.node]?.effect?.changes == true { changed.insert(surface) }
      case .activated:
        lastActivated[surface] = event.node
        last = event.node
        if elements[event.node]?.effect?.changes == true { changed.insert(surface) }
        if elements[event.node]?.effect?.commits == true { changed.remove(surface) }
      case .willDismiss(let reason):
        if changed.contains(surface), !keeps(reason, surface) {
          losses.append("\(surface) goes (\(reason.rawValue)) and takes changes along")
        }
        if reason != .replaced { changed.remove(surface) }
      default: break
      }
    }
    return losses
  }

  /// The app has given something up; a sheet that waits for its return goes without a word.
  package mutating func noteGivenUp(_ id: String) { changed.remove(id) }

  /// Whether something has been changed there and neither saved nor given up.
  package func hasChanges(_ id: String) -> Bool { changed.contains(id) }

  /// Whether a dismissal is the app's own, was a choice about the changes, keeps them, or is to be followed by the
  /// return of what has them.
  private func keeps(_ reason: TargetEvent.DismissReason, _ surface: String) -> Bool {
    switch reason {
    case .programmatic, .completed, .discarded, .saved, .replaced: return true
    case .button:
      return [lastActivated[surface], last].contains { node in
        let role = node.flatMap { elements[$0]?.dismissRole }
        return role == .done || role == .ok
      }
    default: return false
    }
  }
}
