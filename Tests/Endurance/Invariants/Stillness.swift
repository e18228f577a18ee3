import Accessibility
import Foundation
import Gestures
import Harness
import InputEvents
import Scenes
import Stage

/// Whether a stage rests, found out from outside: nobody touches anything for longer than all that the document's parameters
/// allow takes, and two looks after that show the same. So a stage is noticed that says that it rests while it moves, that
/// moves for ever, and that never says that it rests.
///
/// What is drawn is drawn of the tree alone, so that the tree stands for both.
struct Stillness: Sendable {
  /// Its name, as the table of mutants has it.
  static let name = "comes to rest"
  /// How long nobody touches anything, in microseconds.
  let pause: Int64
  /// Fingers and buttons that are down by what was done.
  private var down: Set<Int> = []

  /// What there is to be seen of a stage that nobody touches.
  struct Look {
    /// What people see once nothing can move any more.
    var tree: AccessibilityTree
    /// What was told of meanwhile, where the stage said before that it rests.
    var events: [TargetEvent]
    /// What of it breaks the invariant, in words.
    var broken: String?
  }

  init(_ scene: Scene) { self.init(pause: Self.pause(for: scene.parameters)) }

  init(pause: Int64) { self.pause = pause }

  /// The waiting that proves that nothing goes by itself (P.idle), after everything that can be under way: transitions one
  /// after another, a spring, content that was thrown, a turn of the crown, an indicator that hides; in microseconds.
  static func pause(for parameters: Parameters) -> Int64 {
    // One goes, what it had replaced comes, a question comes and goes, what was called for meanwhile comes.
    let transitions = 8 * parameters.transition
    // A critically damped spring is within a millionth of its way after 2.6 responses; one that is thrown takes longer.
    let spring = 10 * parameters.springResponse * 1_000_000
    // From a speed of 10⁶ points a second to a millionth of a point a millisecond.
    let kept = min(max(parameters.decelerationRate, 0.5), 0.999_999)
    let glide = log(1e-9) / log(kept) * 1_000
    let waits =
      parameters.indicatorHide + parameters.crownBurst + parameters.longPress + parameters.tapMax + parameters.joinTime
    return parameters.idle + transitions + waits + Int64(min(spring + glide, 1e12))
  }

  /// Something was done; fingers and buttons may be down after it.
  mutating func note(_ moment: Moment) {
    switch moment.deed.input {
    case .contact(let event):
      if event.phase == .began { down.insert(event.contact.id) }
      if event.phase == .ended || event.phase == .cancelled { down.remove(event.contact.id) }
    case .pointer(.pressed(let button, _)): down.insert(-1 - button)
    case .pointer(.released(let button, _)): down.remove(-1 - button)
    case .interrupted: down = []
    default: if moment.deed.isResize { down = [] }
    }
  }

  /// Looks at a stage twice after the pause; nil while something is held down.
  ///
  /// - Parameter deadline: What is said of when something ends that goes on, which is held against what there is to be seen.
  func look(at stage: Stage, saying deadline: (Stage) -> Timestamp? = { $0.nextDeadline }) -> Look? {
    guard down.isEmpty else { return nil }
    let (first, saysSo) = (stage.tree, deadline(stage) == nil)
    var later = stage
    let events = later.advance(to: stage.now + pause)
    let second = later.tree
    let more = later.advance(to: later.now + pause / 7)
    let last = later.tree
    var broken: String?
    if let place = Self.difference(second, last) ?? more.first?.node.path {
      broken = "\(place) moves on although nobody has touched anything for \(pause / 1_000) ms"
    } else if saysSo, let place = Self.difference(first, second) ?? events.first?.node.path {
      broken = "\(place) moves on although it is said that nothing moves"
    } else if let end = deadline(later) {
      broken = "something is said to go on until \(end.microseconds) µs, and nothing moves"
    }
    return Look(tree: second, events: events + more, broken: broken)
  }

  /// The first node that differs, by id.
  private static func difference(_ one: AccessibilityTree, _ other: AccessibilityTree) -> String? {
    guard one != other else { return nil }
    let pair = zip(one.nodes, other.nodes).first { $0 != $1 }
    return pair?.1.id.path ?? "the number of nodes"
  }
}
