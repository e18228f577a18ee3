internal import Accessibility
internal import Digests
internal import Focusing
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel
internal import StageMotion

/// The focus engine of tvOS: arrow keys, the directional pad of a remote and swipes on its touch surface push the
/// focus; Select activates what has it and Menu goes back.
///
/// It moves only through what takes input, so that it never leaves something modal. What is in one group, list or
/// scroll view belongs together: the focus goes through it before it leaves it, and what it goes to is scrolled into
/// view.
extension Stage {
  /// Whether the focus is pushed in directions here, and something has it as long as there is anything to have it.
  var hasFocusEngine: Bool { profile.hasFocusEngine }

  /// The focus goes where a screen reader goes.
  public var focusFollowsReader: Bool { hasFocusEngine }

  /// Pushes the focus in a direction.
  ///
  /// - Parameter place: Where a swipe began that pushes it.
  mutating func moveFocus(_ direction: FocusMove.Direction, over place: Point? = nil, cause: Cause) {
    guard let focus = reachableFocus else {
      guard let front = foremostFirst.first(where: { access(to: $0) == .open && !layout.focusOrder[$0].isEmpty }) else {
        if turnsPage(direction, over: place, cause: cause) { return }
        decide(cause.text, taker: foremostID, "nothing can have the focus")
        emit(.swallowed, foremostID, cause.by("nothing can have the focus"))
        return
      }
      focusFirst(on: front, cause: cause)
      return
    }
    guard let next = neighbour(of: focus, direction) else {
      if turnsPage(direction, over: place, cause: cause) { return }
      decide(cause.text, taker: blueprint.items[focus].id, "A-41: nothing lies \(direction.words)")
      return
    }
    if let place, swipesPages(direction, at: place, cause: cause) { return }
    if turnsPage(before: next, from: focus, direction, cause: cause) { return }
    decide(cause.text, taker: blueprint.items[next].id, words("A-41: nearest \(direction.words)"))
    let starts = headedOffsets(around: focus)
    self.focus(next, .push, cause: cause)
    restOnPages(from: starts, cause: cause)
  }

  /// The item to which the focus goes from another one: in its own group, list or scroll view, else in what is around
  /// that, at last anywhere that takes input.
  func neighbour(of item: ItemID, _ direction: FocusMove.Direction) -> ItemID? {
    var move = FocusMove(origin: screenFrame(of: item), direction: direction, isRightToLeft: scene.isRightToLeft)
    var container = blueprint.items[item].parent
    while true {
      if let found = destination(of: move, from: item, in: container) { return found }
      guard let around = container else { return nil }
      // For what is around a view only that of an item is there which shows in the view.
      if let scroller = blueprint.items[around].ownScroller {
        let view = screenView(of: scroller)
        if isPartlyInView(item) {
          move.origin = move.origin.intersection(view)
        } else if isPaged(scroller) {
          move.origin = view
        }
      }
      container = blueprint.items[around].parent
    }
  }

  /// What a move leads to in a container, nil for all that takes input: what is near is looked at first.
  private func destination(of move: FocusMove, from item: ItemID, in container: ItemID?) -> ItemID? {
    if !move.direction.isVertical {
      var distance = Self.nearby
      while true {
        let near = focusable(within: distance, of: move, isInRow: true, from: item, in: container)
        if let found = move.nextInRow(among: near.places) { return near.items[found] }
        if distance == .infinity { break }
        distance = Self.further(distance)
      }
    }
    var distance = Self.nearby
    while true {
      let near = focusable(within: distance, of: move, from: item, in: container)
      if let reach = move.reachOfLine(among: near.places) {
        guard reach > distance else { return move.firstInLine(among: near.places).map { near.items[$0] } }
        distance = reach
      } else if distance == .infinity {
        return nil
      } else {
        distance = Self.further(distance)
      }
    }
  }

  /// Points ahead that are looked at first: less than a screen.
  private static let nearby = 400.0

  /// Points ahead that are looked at where nothing was found.
  private static func further(_ distance: Double) -> Double { distance < 1e7 ? distance * 4 : .infinity }

  /// Whether an item shows along the axis across a move, seen from what scrolls page by page along that: the pages
  /// beside the one that shows are not above or below it, and pushing the focus turns no page but ahead (SM-9).
  private func isBeside(_ place: Rect, _ move: FocusMove, pagesOf container: ItemID?) -> Bool {
    let axis: ScrollAxis = move.direction.isVertical ? .horizontal : .vertical
    guard let container, let scroller = blueprint.items[container].ownScroller, pages(scroller, axis) != nil else {
      return false
    }
    let sight = viewport(scroller).offset(by: origin(of: blueprint.items[container].surface) - .zero)
    return axis == .horizontal
      ? place.maxX <= sight.minX || place.minX >= sight.maxX : place.maxY <= sight.minY || place.minY >= sight.maxY
  }

  /// What can have the focus in a container and begins within a distance ahead, in reading order, and perhaps more.
  private func focusable(
    within distance: Double, of move: FocusMove, isInRow: Bool = false, from item: ItemID, in container: ItemID?
  ) -> (items: [ItemID], places: [Rect]) {
    var near: [ItemID] = []
    func look(in group: ScrollGroup, of items: Range<ItemID>? = nil) {
      gather(in: group, of: items, where: { move.mayReach($0, within: distance, isInRow: isInRow) }, into: &near)
    }
    if blueprint.hasZoom {
      near = focusRing.filter { item in container.map { isIn(item, $0) } ?? true }
    } else if let scroller = container.flatMap({ blueprint.items[$0].ownScroller }) {
      look(in: .scroller(scroller))
    } else if let container {
      let scroller = blueprint.items[container].scroller
      look(
        in: scroller.map(ScrollGroup.scroller) ?? .surface(blueprint.items[container].surface),
        of: container + 1..<max(container + 1, blueprint.items[container].end))
    } else {
      for surface in focusSurfaces { look(in: .surface(surface)) }
    }
    var result: (items: [ItemID], places: [Rect]) = ([], [])
    for candidate in inFocusOrder(near) where candidate != item {
      guard let place = place(of: candidate, seenFrom: container), !isBeside(place, move, pagesOf: container) else {
        continue
      }
      result.items.append(candidate)
      result.places.append(place)
    }
    return result
  }

  private func isIn(_ item: ItemID, _ container: ItemID) -> Bool {
    item > container && item < blueprint.items[container].end
  }

  /// Where an item shows to somebody in a container: where it is, scrolled out of the container's sight or not, and
  /// of what lies in further scroll views the part that can be seen; nil where that is nothing.
  func place(of item: ItemID, seenFrom container: ItemID?) -> Rect? {
    var frame = screenFrame(of: item)
    let origin = origin(of: blueprint.items[item].surface) - .zero
    var next = blueprint.items[item].scroller
    // Parents come before what is in them.
    while let scroller = next, container.map({ blueprint.scrollers[scroller].item > $0 }) ?? true {
      frame = frame.intersection(viewport(scroller).offset(by: origin))
      if frame.isEmpty { return nil }
      next = blueprint.items[blueprint.scrollers[scroller].item].scroller
    }
    return frame
  }

  /// Something has the focus here at any time: what is in front gets it where it has gone from somewhere.
  mutating func keepFocusSomewhere(cause: Cause) {
    guard hasFocusEngine, reachableFocus == nil,
      let front = foremostFirst.first(where: { access(to: $0) == .open && !layout.focusOrder[$0].isEmpty })
    else { return }
    focusFirst(on: front, cause: cause)
  }

  /// Content that a screen reader scrolls takes the focus along: what has it is always in view. It goes to what is
  /// nearest of all that shows.
  mutating func keepFocusInView(cause: Cause) {
    guard hasFocusEngine, let focus = reachableFocus, !isInView(.item(focus)) else { return }
    let place = screenFrame(of: focus).center
    func distance(_ item: ItemID) -> Double {
      let way = screenFrame(of: item).center - place
      return way.dx * way.dx + way.dy * way.dy
    }
    var showing: [ItemID] = []
    if !blueprint.hasZoom { for surface in focusSurfaces { gather(in: .surface(surface), into: &showing) } }
    let visible = (blueprint.hasZoom ? focusRing : inFocusOrder(showing)).filter { isInView(.item($0)) }
    // What scrolls with it comes first: a shelf that is scrolled along keeps the focus.
    let chains = Dictionary(uniqueKeysWithValues: visible.map { ($0, scrollChain(from: $0)) })
    let kin = scrollChain(from: focus).lazy.map { scroller in visible.filter { chains[$0]?.contains(scroller) == true }
    }
    .first { !$0.isEmpty }
    guard let nearest = (kin ?? visible).min(by: { distance($0) < distance($1) }) else { return }
    state.focusing.move(to: nearest)
    let because = cause.by("SM-11 (5): the focus stays in view").text
    emit(.focused, blueprint.items[nearest].id, Cause(because, initiator: .automatic))
  }

  /// A swipe on the touch surface of a remote.
  mutating func handleSwipe(_ swipe: Gesture.Swipe) {
    guard hasFocusEngine, swipe.fingers == 1 else { return }
    invalidateTree()
    let cause = because("swipe \(swipe.direction.rawValue)")
    let direction = FocusMove.Direction(swipe.direction)
    if hasLostSwipe(direction, cause) { return }
    if let front = transitionInProgress {
      swallow(cause.text, by: front, explain(.inTransition(front)))
      return
    }
    let candidates = explains ? pushCandidates(direction) : []
    let arbitration = arbitrations.count
    push(direction, over: swipe.start, cause: cause)
    explainPlaceless(arbitration: arbitration, among: candidates)
  }

  /// What an arrow key or swipe does: it adjusts what has the focus along its axis, else pushes the focus.
  mutating func push(_ direction: FocusMove.Direction, over place: Point? = nil, cause: Cause) {
    if !direction.isVertical, let focus = reachableFocus, blueprint.items[focus].element.role.isAdjustable,
      blueprint.items[focus].element.range != nil
    {
      bringFocusIntoSight(focus, cause: cause)
      adjust(focus, steps: (direction == .right) == scene.isRightToLeft ? -1 : 1, cause: cause)
    } else {
      moveFocus(direction, over: place, cause: cause)
    }
  }
}

extension FocusMove.Direction {
  /// The direction of an arrow or of a directional pad's button; nil for any other key.
  init?(_ key: KeyCode) {
    switch key {
    case .keyUp, .btnDpadUp: self = .up
    case .keyDown, .btnDpadDown: self = .down
    case .keyLeft, .btnDpadLeft: self = .left
    case .keyRight, .btnDpadRight: self = .right
    default: return nil
    }
  }

  init(_ direction: SwipeDirection) {
    switch direction {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }

  /// It, in a sentence.
  fileprivate var words: String {
    switch self {
    case .up: "above"
    case .down: "below"
    case .left: "to the left"
    case .right: "to the right"
    }
  }
}
