import Accessibility
import Geometry
import Gestures
import Harness
import Scenes

/// A crown or wheel leads content the way it is turned (a wheel away from the person to the beginning, a dial clockwise to
/// the end), and a notch turns one page (SM-10).
struct CrownLeads: Invariant {
  let name = "the crown leads"
  private let scene: Scene
  private var offsets = ToldOffsets()
  private var pages: [NodeID: Int] = [:]
  /// Whether all had come to its end and nobody has done anything since: what comes back from beyond an end goes its way.
  private var isRested = false

  init(_ scene: Scene) { self.scene = scene }

  mutating func note(_ moment: Moment) -> String? {
    defer {
      offsets.note(moment)
      for event in moment.events { if case .paged(let page, _) = event.kind { pages[event.node] = page } }
      if moment.deed.isResize { pages = [:] }
    }
    let wasRested = isRested
    if !moment.deed.isAdvance { isRested = false }
    guard case .rotary(let turn)? = moment.deed.input, !turn.isHorizontal else { return nil }
    let isInverted = scene.platform == .watchOS && scene.settings.crownInverted
    let isForward = (turn.units > 0) == (turn.isDial != isInverted)
    for event in moment.events where event.initiator == .user {
      switch event.kind {
      case .scrolled(_, let y):
        guard wasRested, let old = offsets[event.node], old.dy >= 0, abs(y - old.dy) > 0.01, event.axes != [.horizontal]
        else {
          continue
        }
        if (y > old.dy) != isForward { return "\(event.node) goes from \(old.dy) to \(y) by a turn of \(turn.units)" }
      case .paged(let page, _):
        guard wasRested, scene.platform == .watchOS, let old = pages[event.node] else { continue }
        if abs(page - old) > max(1, abs(turn.notches)) {
          return "\(event.node) goes from page \(old) to \(page) by \(turn.notches) notches"
        }
      default: break
      }
    }
    return nil
  }

  mutating func look(at tree: AccessibilityTree, screen: Size) -> String? {
    isRested = true
    return nil
  }
}
