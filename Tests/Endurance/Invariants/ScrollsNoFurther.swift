import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes

/// What comes into view by itself does so by as little as shows it, and is not told of as somebody's scrolling (SM-11).
struct ScrollsNoFurther: Invariant {
  let name = "scrolls no further"
  private let index: SceneIndex
  private var offsets = ToldOffsets()
  /// Whether all had come to its end, and nobody has done anything but press keys since.
  private var isRested = false

  init(_ scene: Scene) { index = SceneIndex(scene) }

  mutating func note(_ moment: Moment) -> String? {
    defer { offsets.note(moment) }
    guard case .key(let key)? = moment.deed.input else {
      if !moment.deed.isAdvance { isRested = false }
      return nil
    }
    defer { isRested = false }
    guard isRested else { return nil }
    if key.key == .keyTab, moment.events.contains(where: { $0.kind == .focused }) {
      let own = moment.events.first { event in
        guard case .scrolled = event.kind, event.initiator == .user else { return false }
        return index.elements[event.node]?.zoom == nil
      }
      if let own { return "\(own.node) scrolls as if somebody had scrolled it" }
    }
    let focused = moment.events.filter { $0.kind == .focused }
    let scrolled = moment.events.filter { event in
      if case .scrolled = event.kind { event.initiator == .automatic } else { false }
    }
    guard focused.count == 1, scrolled.count == 1, let focus = focused.first, let event = scrolled.first,
      case .scrolled(_, let y) = event.kind, let old = offsets[event.node],
      index.elements[event.node]?.zoom == nil,
      focus.node.path.hasPrefix(event.node.path + "/"),
      !moment.events.contains(where: { if case .paged = $0.kind { true } else { false } })
    else { return nil }
    let tree = moment.treeBefore
    guard let node = tree.node(focus.node), let view = tree.node(event.node)?.frame, !node.frame.isEmpty,
      node.frame.size.height < view.size.height / 3
    else { return nil }
    let least = max(0, node.frame.maxY - view.maxY, view.minY - node.frame.minY)
    let way = abs(y - old.dy)
    // Bars at its edges and what is read with it may take some room.
    guard way > least + view.size.height / 4 else { return nil }
    return "\(event.node) goes by \(way) to show \(focus.node), which lies \(least) out of it"
  }

  mutating func look(at tree: AccessibilityTree, screen: Size) -> String? {
    isRested = true
    return nil
  }
}
