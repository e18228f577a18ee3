import Accessibility
import Geometry
import Gestures
import Harness
import Scenes

/// A tap on the grabber of a sheet that rests on a phone or tablet leads to the next detent, and from the largest to the
/// smallest (SM-2).
struct GrabberCycles: Invariant {
  let name = "grabber cycles"
  private let index: SceneIndex
  private let heights: DetentResolver
  private var up: Set<String>
  /// Whether something is on its way up.
  private var isComing = false
  private var changed: Set<String> = []
  /// Whether all that was under way had come to its end when the finger came down.
  private var rested: (sheet: String, top: Double)?
  /// Where a button of the pointer went down.
  private var pressed: Point?
  /// When something was done last.
  private var last = Pause()
  /// The detent to which a tap has sent a sheet that is on its way.
  private var goal: (sheet: String, detent: String)?

  init(_ scene: Scene) {
    index = SceneIndex(scene)
    heights = DetentResolver(scene)
    up = Set(scene.presentations.filter(\.isPresented).map(\.id))
  }

  mutating func note(_ moment: Moment) -> String? {
    if case .setDetents(_, let id, _) = moment.deed { changed.insert(id) }
    defer {
      for event in moment.events {
        if event.kind == .willPresent { (_, isComing) = (up.insert(event.surface), true) }
        if event.kind == .didPresent { isComing = false }
        if case .didDismiss = event.kind { up.remove(event.surface) }
      }
    }
    let hasPaused = last.note(moment.deed)
    switch moment.deed.input {
    case .contact(let contact):
      if contact.phase == .began { rested = hasPaused ? resting(at: contact.contact.position, moment) : nil }
      if contact.phase == .began || !moment.events.isEmpty { goal = nil }
      return nil
    case .pointer(.pressed(0, let place)):
      (rested, goal, pressed) = (hasPaused ? resting(at: place, moment) : nil, nil, place)
      return nil
    case .pointer(.released(0, let place)) where pressed == place: fallthrough
    case .gesture(.tap(_, 1, _)):
      goal = rested.flatMap { next(from: $0.top, of: $0.sheet) }
      rested = nil
      return nil
    case nil where moment.deed.isAdvance: return arrives(moment.events)
    default:
      (rested, goal) = (nil, nil)
      return nil
    }
  }

  private func resting(at place: Point, _ moment: Moment) -> (String, Double)? {
    guard [.iOS, .iPadOS].contains(index.scene.platform), index.scene.parameters.grabberCycle == .wrap,
      moment.screen == index.scene.screen.size, moment.screen.height > moment.screen.width, up.count == 1, !isComing,
      let id = up.first, let sheet = index.sheet(id), index.presentations[id]?.container == nil,
      index.presentations[id]?.frame == nil, !changed.contains(id), Set(sheet.detents.map(\.height)).count > 1,
      sheet.detents.allSatisfy({ $0.inactiveIn == nil && $0.needsMaximum == nil })
    else { return nil }
    let tree = moment.treeBefore
    guard let node = tree.node(NodeID(id)), !index.showsKeyboard(tree),
      sheet.detents.contains(where: { abs(heights.top(of: $0) - node.frame.minY) < 0.01 }),
      tree.nodes.contains(where: { $0.role == .grabber && $0.frame.contains(place) })
    else { return nil }
    return (id, node.frame.minY)
  }

  /// The detent after the one whose upper edge lies there.
  private func next(from top: Double, of id: String) -> (String, String)? {
    guard let sheet = index.sheet(id) else { return nil }
    // From the smallest to the largest, as their upper edges go up.
    let order = sheet.detents.sorted { heights.top(of: $0) > heights.top(of: $1) }
    guard let place = order.firstIndex(where: { abs(heights.top(of: $0) - top) < 0.01 }) else { return nil }
    return (id, order[(place + 1) % order.count].id)
  }

  private mutating func arrives(_ events: [TargetEvent]) -> String? {
    if !events.isEmpty { rested = nil }
    guard let goal else { return nil }
    for event in events {
      guard event.surface == goal.sheet, case .detentChanged(let from, let to) = event.kind else { continue }
      self.goal = nil
      if to != goal.detent { return "a tap on the grabber of \(goal.sheet) leads from \(from) to \(to)" }
    }
    if events.contains(where: { if case .willDismiss = $0.kind { true } else { $0.kind == .willPresent } }) {
      self.goal = nil
    }
    return nil
  }

  mutating func look(at tree: AccessibilityTree, screen: Size) -> String? {
    defer { goal = nil }
    return goal.map { "a tap on the grabber of \($0.sheet) does not lead to \($0.detent)" }
  }
}
