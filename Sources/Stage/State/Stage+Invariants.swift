internal import Accessibility
internal import Digests
internal import Focusing
internal import Geometry
internal import Hands
internal import Harness
internal import InputEvents
internal import Presenting
internal import Room
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// What holds whatever anybody does, whenever: for tests and long runs.
extension Stage {
  /// The first invariant that the state breaks, in words; nil for a sound state. Only looks.
  package var breach: String? {
    sheetBreach ?? coverBreach ?? dialogBreach ?? scrollBreach ?? focusBreach
      ?? (state.presenting.requests.count > blueprint.surfaces.count
        ? "\(state.presenting.requests.count) requests wait" : nil)
      ?? nextDeadline.flatMap { $0 < state.room.now ? "a movement ended before now" : nil }
  }

  /// Whether nothing moves and nobody holds anything.
  package var isAtRest: Bool { !isMoving && state.hands.capture == nil && state.hands.finger == nil }

  /// Sheets and covers that hold unsaved changes, on the screen or waiting, by id; to see whether they are lost.
  package var unsaved: [String] {
    (state.presenting.sheets.filter(\.hasUnsavedChanges).map(\.surface)
      + state.presenting.waiting.filter(\.hasUnsavedChanges).map(\.surface)
      + state.presenting.covers.filter(\.hasUnsavedChanges).map(\.surface)).map { id($0).path }
  }

  /// What waits with a presentation in which it was shown, by id; to see what the app gives up with that.
  package func waiting(in id: String) -> [String] {
    guard let surface = blueprint.surface(id) else { return [] }
    return state.presenting.waiting.map(\.surface).filter { $0 != surface && isInside($0, surface) }.map {
      self.id($0).path
    }
  }

  private var sheetBreach: String? {
    for sheet in state.presenting.sheets {
      let heights = heights(of: sheet.surface)
      let height = sheet.height(at: state.room.now, heights: heights)
      guard height.isFinite, height >= 0 else { return "\(id(sheet.surface)) is \(height) pt high" }
      if sheet.isResting, !heights.rests.contains(where: { $0.height == height }) {
        return "\(id(sheet.surface)) rests at \(height) pt, which is no detent"
      }
      if case .dragging(let drag) = sheet.phase, drag.holder == nil, state.hands.capture != .sheet(sheet.surface) {
        return "\(id(sheet.surface)) is dragged by nobody"
      }
      if case .dragging = sheet.phase, access(to: sheet.surface) != .open {
        return "\(id(sheet.surface)) is dragged although something lies over it"
      }
      if sheet.isResting, sheet.isModal != isModal(sheet.surface, at: sheet.rest(heights)) {
        return "\(id(sheet.surface)) is modal or not as it was at another detent"
      }
      if case .confirming = sheet.phase, !state.presenting.dialogs.contains(where: { $0.sheet == sheet.surface }) {
        return "\(id(sheet.surface)) waits for an answer that nobody asks for"
      }
      if case .dismissing(let reason, _) = sheet.phase, sheet.hasUnsavedChanges, reason != .programmatic,
        reason != .replaced
      {
        return "\(id(sheet.surface)) goes (\(reason.rawValue)) with unsaved changes"
      }
    }
    let everywhere =
      (state.presenting.sheets + state.presenting.waiting).map(\.surface) + state.presenting.covers.map(\.surface)
    for (ordinal, surface) in everywhere.enumerated() where everywhere[..<ordinal].contains(surface) {
      return "\(id(surface)) is in two places"
    }
    guard !blueprint.stacksSheets, state.presenting.sheets.count > 1 else { return nil }
    let visible = state.presenting.sheets.map(\.surface).filter { isOnScreen($0) }
    for (ordinal, surface) in visible.enumerated() {
      let other = visible[..<ordinal].first {
        blueprint.scope(of: $0) == blueprint.scope(of: surface) && seat(of: $0) == seat(of: surface)
      }
      if let other { return "\(id(other)) and \(id(surface)) are on the screen at once" }
    }
    return nil
  }

  private var coverBreach: String? {
    for cover in state.presenting.covers {
      if case .dismissing(let reason, _) = cover.phase, cover.hasUnsavedChanges, reason != .programmatic,
        reason != .replaced
      {
        return "\(id(cover.surface)) goes (\(reason.rawValue)) with unsaved changes"
      }
      if !isHostThere(cover.surface) { return "\(id(cover.surface)) is there although its host is not" }
    }
    return nil
  }

  /// One dialog asks at a time wherever people are to answer: in each window, or in the app as a whole.
  private var dialogBreach: String? {
    guard state.presenting.dialogs.count > 1 else { return nil }
    let scopes = state.presenting.dialogs.map { blueprint.scope(of: $0.surface) }
    for (ordinal, scope) in scopes.enumerated()
    where scopes[..<ordinal].contains(scope) || scope == .wholeApp {
      return "\(id(state.presenting.dialogs[ordinal].surface)) asks although another dialog does"
    }
    return nil
  }

  private var scrollBreach: String? {
    func isHeldByNobody(_ place: ScrollPlace) -> Bool { place.isStopped && place.holder == nil }
    if let scroller = state.scrolling.places.active.first(where: { isHeldByNobody(state.scrolling.places[$0]) }) {
      return "\(blueprint.items[blueprint.scrollers[scroller].item].id) is stopped, and no finger holds it"
    }
    for scroller in blueprint.scrollers.indices
    where state.scrolling.places[scroller].motion == nil && !state.scrolling.places[scroller].isStopped {
      if case .scroll(let drag, _) = state.hands.capture, drag.scroller == scroller { continue }
      let offset = offset(scroller)
      let maximum = maximumOffset(scroller)
      guard offset.dy >= 0, offset.dy <= maximum.dy, offset.dx >= 0, offset.dx <= maximum.dx else {
        let item = blueprint.items[blueprint.scrollers[scroller].item].id
        return "\(item) is scrolled to \(points(offset.dx)),\(points(offset.dy)), beyond its end"
      }
    }
    for scroller in state.scrolling.zooms.keys.sorted()
    where state.hands.pinch?.scroller != scroller && state.scrolling.zooms[scroller]?.motion == nil {
      guard let limits = zoomLimits(scroller), limits.clamped(scale(scroller)) != scale(scroller) else { continue }
      return
        "\(blueprint.items[blueprint.scrollers[scroller].item].id) rests at scale \(scale(scroller)), beyond its limits"
    }
    return pageBreach
  }

  /// At rest what is paged shows a whole page (SM-9).
  private var pageBreach: String? {
    for turn in state.scrolling.pageTurns
    where state.scrolling.places[turn.scroller].motion == nil && !isHeld(turn.scroller)
      && state.scrolling.jog?.scroller != turn.scroller
      && state.scrolling.zooms[turn.scroller]?.motion == nil && !isBetweenPages(turn.scroller)
    {
      return "\(blueprint.items[blueprint.scrollers[turn.scroller].item].id) rests, and its page is not told"
    }
    for scroller in blueprint.scrollers.indices
    where state.scrolling.places[scroller].motion == nil && !state.scrolling.places[scroller].isStopped {
      if case .scroll(let drag, _) = state.hands.capture, drag.scroller == scroller { continue }
      if case .bar(let drag) = state.hands.capture, drag.scroller == scroller { continue }
      if state.scrolling.jog?.scroller == scroller || state.hands.pinch?.scroller == scroller
        || state.scrolling.zooms[scroller]?.motion != nil
      {
        continue
      }
      // What has the focus on tvOS shows as a whole, also across the border of two pages.
      if isBetweenPages(scroller) || hasFocusEngine && (isHeldByFocus(scroller) || showsFocus(scroller)) {
        continue
      }
      for axis in [ScrollAxis.vertical, .horizontal] {
        guard let grid = pages(scroller, axis) else { continue }
        let offset = offset(scroller)[axis]
        if abs(grid.offset(of: grid.nearest(to: offset)) - offset) > 1e-6 {
          let item = blueprint.items[blueprint.scrollers[scroller].item].id
          return "\(item) rests at \(points(offset)), which is no page"
        }
      }
    }
    return nil
  }

  /// At rest the focus is not under something modal: it stays where people can see what they do.
  private var focusBreach: String? {
    guard let focus = state.focusing.focus, isAtRest else { return nil }
    let node = blueprint.items[focus]
    guard isOnScreen(node.surface) else { return "the focus is on \(node.id), which is not on the screen" }
    guard case .blocked(let front) = access(to: node.surface) else { return nil }
    return "the focus is on \(node.id), which modal \(id(front)) blocks"
  }
}
