import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes

/// Content goes along the axes that its document gives it, never rests before its start, and pages turn one at a time
/// (SM-8, SM-9, SM-10).
struct ScrollsAsAsked: Invariant {
  let name = "scrolls as asked"
  private let index: SceneIndex
  private var offsets: [NodeID: Vector] = [:]
  private var pages: [NodeID: Int] = [:]
  /// Whether content was laid out anew, so that what was not told of since is not known.
  private var isTurned = false
  /// How many pages fingers may have turned since the last was told of.
  private var drags = 0
  /// When the last of them ended, or a finger lifted after it.
  private var lastDrag: Timestamp?
  /// What each device has turned, in 1/120 notches, and no page was told of yet: half a notch turns the first page, and
  /// each notch another one.
  private var turned: [Int: Int] = [:]
  /// Whether something else is done now, which tab views tell of at once.
  private var isOther = false
  /// Whether nothing else was done since the last page was told of.
  private var isAccounted = true

  init(_ scene: Scene) { index = SceneIndex(scene) }

  mutating func note(_ moment: Moment) -> String? {
    look(at: moment.deed)
    if moment.deed.isResize { (offsets, pages, isTurned) = ([:], [:], true) }
    for event in moment.events {
      switch event.kind {
      case .scrolled(let x, let y):
        let new = Vector(dx: x, dy: y)
        guard let old = offsets.updateValue(new, forKey: event.node) ?? (isTurned ? nil : .zero) else { continue }
        guard let element = index.elements[event.node], element.zoom == nil else { continue }
        if event.axes == [.vertical], abs(new.dx - old.dx) > 1e-6 { return "\(event.node) goes across as well" }
        if event.axes == [.horizontal], abs(new.dy - old.dy) > 1e-6 { return "\(event.node) goes up or down as well" }
        if moment.deed.isOneWay, event.initiator == .user, abs(new.dx - old.dx) > 1, abs(new.dy - old.dy) > 1 {
          return "\(event.node) goes both ways by what asks for one"
        }
        if x < -1e-6 || y < -1e-6 { return "\(event.node) rests before its start, at \(x), \(y)" }
        if let axes = element.axes, axes == .vertical, abs(new.dx - old.dx) > 1e-6 {
          return "\(event.node) goes across"
        }
        if let axes = element.axes, axes == .horizontal, abs(new.dy - old.dy) > 1e-6 {
          return "\(event.node) goes up or down"
        }
      case .paged(let page, let count):
        let old = pages.updateValue(page, forKey: event.node)
        if page < 1 || page > count { return "\(event.node) shows page \(page) of \(count)" }
        if let element = index.elements[event.node], element.role == .tabView, count != element.children.count {
          return "\(event.node) has \(count) pages, not \(element.children.count)"
        }
        let most = most(event.node, by: moment.deed)
        settle(old.map { abs($0 - page) } ?? 0, by: moment.deed)
        guard let old = old ?? (isTurned ? nil : index.elements[event.node].flatMap(Self.first)) else { continue }
        if abs(old - page) > most { return "\(event.node) turns from page \(old) to \(page)" }
      default: break
      }
    }
    return nil
  }

  /// The page that a tab view shows at first, from 1; nil for anything else.
  private static func first(_ element: Element) -> Int? {
    element.role == .tabView ? max(1, element.pages.current ?? 1) : nil
  }

  /// Counts what may have turned a page since one was told of.
  private mutating func look(at deed: Deed) {
    isOther = false
    defer { if isOther { isAccounted = false } }
    switch deed.input {
    case .gesture(.pan(let pan)): if pan.phase == .ended { (drags, lastDrag) = (drags + 1, deed.time) }
    case .rotary(let turn):
      let kept = turned[turn.device] ?? 0
      turned[turn.device] = (turn.followsPause ? 0 : turn.startsBurst ? max(0, kept) : kept) + abs(turn.units)
    // What a finger has stopped goes on once that lifts.
    case .contact(let contact): if contact.phase == .ended, drags > 0 { lastDrag = deed.time }
    case .gesture(.swipe): break
    case nil: isOther = !deed.isAdvance
    default: isOther = true
    }
  }

  /// How many pages of something may have been turned: a tab view tells at once of what a device has turned, and anything
  /// else once it rests.
  private func most(_ node: NodeID, by deed: Deed) -> Int {
    func pages(_ units: Int) -> Int { (units + 60) / 120 }
    let isTabView = index.elements[node]?.role == .tabView
    if isTabView ? isOther : !isAccounted { return .max }
    if isTabView, case .rotary(let turn)? = deed.input, let time = deed.time {
      // A page that was dragged is there within a second.
      let dragged = lastDrag.map { time - $0 < 1_000_000 } ?? false
      return max(1, (dragged ? drags : 0) + pages(turned[turn.device] ?? 0))
    }
    return max(1, turned.values.reduce(drags) { $0 + pages($1) })
  }

  /// Takes off what has turned pages.
  private mutating func settle(_ pages: Int, by deed: Deed) {
    drags = 0
    isAccounted = true
    guard case .rotary(let turn)? = deed.input else { return }
    turned[turn.device] = max(-60, (turned[turn.device] ?? 0) - 120 * pages)
  }
}
