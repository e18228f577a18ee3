import Accessibility
import Geometry
import Gestures
import Harness
import Scenes

/// What moves under a finger moves the way that the finger does, and what a crown turns goes on as the crown goes
/// (SM-1, SM-8, SM-10).
struct MovesWithTheHand: Invariant {
  let name = "moves with the hand"
  private let index: SceneIndex
  private let heights: DetentResolver
  private var last: Point?
  private var count = 0
  /// The sheet whose grabber the finger has taken, and between which places of its upper edge it does not resist.
  private var taken: (sheet: NodeID, room: ClosedRange<Double>)?
  /// Those to which the app has given other detents.
  private var changed: Set<String> = []

  init(_ scene: Scene) {
    index = SceneIndex(scene)
    heights = DetentResolver(scene)
  }

  mutating func note(_ moment: Moment) -> String? {
    if case .setDetents(_, let id, _) = moment.deed { changed.insert(id) }
    if !moment.deed.isOrdinary { taken = nil }
    switch moment.deed.input {
    case .gesture(.pan(let pan)) where pan.fingers == 1 && pan.phase == .began:
      (last, taken) = (pan.location, take(pan, moment))
      return nil
    case .gesture(.pan(let pan)) where pan.fingers == 1 && pan.phase == .changed:
      defer { last = pan.location }
      guard let last, moment.events.isEmpty else { return nil }
      count += 1
      // Trees are costly.
      return count % 8 == 0 || taken != nil ? against(pan.location - last, pan, moment) : nil
    case .contact: return nil
    default:
      (last, taken) = (nil, nil)
      return nil
    }
  }

  /// Whether a finger came down on the grabber of a sheet that rested.
  private func take(_ pan: Gesture.Pan, _ moment: Moment) -> (NodeID, ClosedRange<Double>)? {
    guard [.iOS, .iPadOS].contains(index.scene.platform), moment.screen == index.scene.screen.size,
      moment.screen.height > moment.screen.width, abs(pan.translation.dy) > 4 * abs(pan.translation.dx)
    else { return nil }
    let tree = moment.treeBefore
    guard let grabber = tree.nodes.last(where: { $0.role == .grabber && $0.frame.contains(pan.start) }) else {
      return nil
    }
    let id = String(grabber.id.path.prefix { $0 != "/" })
    guard let sheet = index.sheet(id), let node = tree.node(NodeID(id)), !changed.contains(id),
      sheet.detents.allSatisfy({ $0.inactiveIn == nil && $0.needsMaximum == nil })
    else { return nil }
    let tops = sheet.detents.map(heights.top)
    guard let first = tops.min(), let last = tops.max(), last - first > 40,
      tops.contains(where: { abs($0 - node.frame.minY) < 0.5 }),
      !grabber.traits.contains(.blocked)
    else { return nil }
    return (node.id, first + 2...last - 2)
  }

  /// What goes against the finger by more than a rounding error.
  private func against(_ way: Vector, _ pan: Gesture.Pan, _ moment: Moment) -> String? {
    let (before, after) = (moment.treeBefore, moment.treeAfter)
    guard before.nodes.count == after.nodes.count else { return nil }
    // What gets another size is laid out anew.
    let pairs = zip(before.nodes, after.nodes).filter { $0.id == $1.id && $0.frame != $1.frame }
    let resized = Set(pairs.filter { $0.frame.size != $1.frame.size }.map { $0.0.id.path.prefix { $0 != "/" } })
    for (old, new) in pairs where !resized.contains(old.id.path.prefix { $0 != "/" }) {
      let step = new.frame.origin - old.frame.origin
      let isSheet = index.sheet(old.id.path) != nil && index.presentations[old.id.path]?.container == nil
      if isSheet, abs(pan.translation.dx) > 4 * abs(pan.translation.dy), abs(step.dy) > 0.01 {
        return "\(new.id) goes by \(step.dy) while the finger goes across"
      }
      if step.dx * way.dx < -0.01 || step.dy * way.dy < -0.01 {
        return "\(new.id) goes by \(step.dx), \(step.dy) while the finger goes by \(way.dx), \(way.dy)"
      }
    }
    return behind(way, pan, before, after)
  }

  /// A sheet whose grabber a finger draws up or down stays under it, where there is room on both sides.
  private func behind(
    _ way: Vector, _ pan: Gesture.Pan, _ before: AccessibilityTree, _ after: AccessibilityTree
  ) -> String? {
    guard let taken, abs(way.dy) > 0.5, let old = before.node(taken.sheet), let new = after.node(taken.sheet),
      taken.room.contains(old.frame.minY), taken.room.contains(old.frame.minY + way.dy)
    else { return nil }
    let step = new.frame.minY - old.frame.minY
    return abs(step - way.dy) > 1 ? "\(new.id) goes by \(step) under a finger that goes by \(way.dy)" : nil
  }
}
