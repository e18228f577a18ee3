import Accessibility
import Geometry
import Gestures
import Harness
import Scenes

/// Nothing is operated under what the document makes modal, from when that begins to come up until it is gone, and the
/// tree says so at rest; where nothing is up, nothing is out of reach (SM-1, SM-7, SM-13, SM-16). What came
/// down before something was up, or while that covered something, operates neither (SM-1), and no window shows under a full
/// screen (SM-15).
struct ModalCovers: Invariant {
  let name = "modal covers"
  private var covering: Covering
  /// What covered what when a finger or button came down last.
  private var touched: Covering?
  /// What fills the screen, by the document, and of that what has come up.
  private let fillers: Set<String>
  private var filling: Set<String>

  init(_ scene: Scene) {
    covering = Covering(scene)
    let fills = scene.presentations.filter { presentation in
      guard case .fullScreen = presentation.kind, scene.platform != .macOS, scene.platform != .visionOS else {
        return false
      }
      return presentation.frame == nil
    }
    fillers = Set(fills.map(\.id))
    filling = Set(fills.filter(\.isPresented).map(\.id))
  }

  mutating func note(_ moment: Moment) -> String? {
    // What a person has done is judged by what was up before it.
    let before = covering.without(moment.events, before: moment.deed.time)
    covering.note(moment)
    for event in moment.events {
      switch event.kind {
      case .didPresent: if fillers.contains(event.surface) { filling.insert(event.surface) }
      case .willDismiss, .didDismiss: filling.remove(event.surface)
      default: break
      }
    }
    if let broken = operatesWhatCame(moment) { return broken }
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

  /// What a tap or click has operated that came up after the finger or button was down.
  private mutating func operatesWhatCame(_ moment: Moment) -> String? {
    switch moment.deed.input {
    case .contact(let contact) where contact.phase == .began: touched = covering
    case .pointer(.pressed): touched = covering
    case .gesture(.tap), .pointer(.released):
      guard let touched else { return nil }
      for event in moment.events
      where event.kind == .activated && event.initiator == .user && !moment.events.isEffect(event) {
        if let cover = touched.cover(over: event.surface) {
          return "\(event.node) was operated by what came down on \(cover)"
        }
        let isNew = !touched.windows.contains(event.surface) && !touched.up.contains(event.surface)
        if isNew, covering.up.contains(event.surface) {
          return "\(event.node) was operated by what was down before it came"
        }
      }
    default: break
    }
    return nil
  }

  mutating func look(at tree: AccessibilityTree, screen: Size) -> String? {
    if let filler = filling.first,
      let window = tree.roots.first(where: {
        covering.windows.contains(tree.nodes[$0].id.path) && !tree.nodes[$0].traits.contains(.hidden)
      })
    {
      return "\(tree.nodes[window].id) shows under \(filler)"
    }
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
