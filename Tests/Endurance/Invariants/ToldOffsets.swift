import Accessibility
import Geometry
import Harness

/// How far content has scrolled by what was told of; what may have changed without a word is not known.
struct ToldOffsets: Sendable {
  private var known: [NodeID: Vector] = [:]
  /// Windows and presentations of which nothing is known, as they have come up again or were laid out anew.
  private var unknown: Set<String> = []
  private var seen: Set<String> = []
  private var isTurned = false
  /// What has turned a page: a page that is not shown goes back to its top without a word.
  private var paged: Set<String> = []

  /// Takes up what was told of.
  mutating func note(_ moment: Moment) {
    if moment.deed.isResize {
      isTurned = true
      known = [:]
    }
    for event in moment.events {
      switch event.kind {
      case .scrolled(let x, let y): known[event.node] = Vector(dx: x, dy: y)
      case .paged:
        paged.insert(event.node.path)
        known = known.filter { !$0.key.path.hasPrefix(event.node.path + "/") }
      case .willPresent where !seen.insert(event.surface).inserted:
        unknown.insert(event.surface)
        known = known.filter { $0.key.path.prefix { $0 != "/" } != event.surface }
      default: break
      }
    }
  }

  /// The offset of a scroll view, in points; nil where it is not known.
  subscript(view: NodeID) -> Vector? {
    let surface = String(view.path.prefix { $0 != "/" })
    if let offset = known[view] { return offset }
    let isOnPage = paged.contains { view.path.hasPrefix($0 + "/") }
    return isTurned || isOnPage || unknown.contains(surface) ? nil : .zero
  }
}
