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
  private var last: Point?
  private var count = 0

  init(_ scene: Scene) { index = SceneIndex(scene) }

  mutating func note(_ moment: Moment) -> String? {
    switch moment.deed.input {
    case .gesture(.pan(let pan)) where pan.fingers == 1 && pan.phase == .changed:
      defer { last = pan.location }
      guard let last, moment.events.isEmpty else { return nil }
      count += 1
      // Trees are costly.
      return count % 8 == 0 ? against(pan.location - last, pan.start, moment) : nil
    case .contact: return nil
    default:
      last = nil
      return nil
    }
  }

  /// What goes against the finger by more than a rounding error.
  private func against(_ way: Vector, _ start: Point, _ moment: Moment) -> String? {
    let (before, after) = (moment.treeBefore, moment.treeAfter)
    guard before.nodes.count == after.nodes.count else { return nil }
    // What gets another size is laid out anew.
    let pairs = zip(before.nodes, after.nodes).filter { $0.id == $1.id && $0.frame != $1.frame }
    let resized = Set(pairs.filter { $0.frame.size != $1.frame.size }.map { $0.0.id.path.prefix { $0 != "/" } })
    for (old, new) in pairs where !resized.contains(old.id.path.prefix { $0 != "/" }) {
      let step = new.frame.origin - old.frame.origin
      if step.dx * way.dx < -0.01 || step.dy * way.dy < -0.01 {
        return "\(new.id) goes by \(step.dx), \(step.dy) while the finger goes by \(way.dx), \(way.dy)"
      }
    }
    return nil
  }
}
