internal import Accessibility
internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import Journal
internal import Mutants
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// Scrolling that nobody does: what has become important comes into view, by as little as shows it (SM-11, A-36).
extension Stage {
  /// Scrolls everything that an item is in by as little as brings it into view, the innermost first.
  mutating func scrollIntoView(_ item: ItemID, cause: Cause) {
    bringIntoView(AutomaticScroll(sight: .item(item), occasion: .focus), cause: cause)
  }

  /// Scrolls by as little as shows something; what a finger holds waits for the release.
  mutating func bringIntoView(_ scroll: AutomaticScroll, cause: Cause) {
    guard !Mutant.isOn(.relevantContentStaysHidden), !isBroken(scroll.occasion) else { return }
    let chain = chain(of: scroll.sight)
    let isHeld = chain.contains(where: isHeld)
    // What waits before it may move what shows now.
    guard !chain.isEmpty, !isInView(scroll.sight, chain) || isHeld && !state.scrolling.awaited.isEmpty else { return }
    guard !isHeld else {
      wait(for: .scroll(scroll), cause: cause)
      return
    }
    let because =
      Mutant.isOn(.automaticScrollingNamesNoCause)
      ? Cause("")
      : Cause(
        cause.by(scroll.occasion.words).text, initiator: .automatic)
    for scroller in chain { arriveZoom(scroller, because) }
    for scroller in chain {
      guard let frame = frame(of: scroll.sight, in: scroller) else { continue }
      bring(
        frame, isPartEnough: scroll.sight.isPartEnough, occasion: scroll.occasion, intoViewOf: scroller,
        cause: because)
    }
  }

  /// Whether a fault of the engine leaves this occasion out.
  private func isBroken(_ occasion: AutomaticScroll.Occasion) -> Bool {
    switch occasion {
    case .selected: Mutant.isOn(.selectionStaysHidden)
    case .found: Mutant.isOn(.foundTextStaysHidden)
    case .caretPlaced: Mutant.isOn(.caretStaysHidden)
    case .typing: Mutant.isOn(.typingStaysAway)
    case .focus, .push, .layout: Mutant.isOn(.focusStaysOffScreen)
    case .operation, .keyboard, .declared: false
    }
  }

  // MARK: Whether and where

  /// The scroll views that can show something, the innermost first.
  private func chain(of sight: AutomaticScroll.Sight) -> [ScrollerID] {
    switch sight {
    case .item(let item):
      return blueprint.items[item].scroller.map { scrollChain(from: blueprint.scrollers[$0].item) } ?? []
    case .caret(let ordinal), .selection(let ordinal): return scrollChain(from: blueprint.selectables[ordinal].item)
    }
  }

  /// Whether as much of it shows as has to.
  func isInView(_ sight: AutomaticScroll.Sight) -> Bool { isInView(sight, chain(of: sight)) }

  private func isInView(_ sight: AutomaticScroll.Sight, _ chain: [ScrollerID]) -> Bool {
    guard let frame = wholeFrame(of: sight) else { return true }
    if sight.isPartEnough, !Mutant.isOn(.partialSelectionScrolls) {
      var visible = frame
      for scroller in chain { visible = visible.intersection(clearViewport(scroller)) }
      return !visible.isEmpty
    }
    return chain.allSatisfy { scroller in
      let view = clearViewport(scroller)
      return Self.way(from: frame.minX, frame.maxX, into: view.minX, view.maxX) == 0
        && Self.way(from: frame.minY, frame.maxY, into: view.minY, view.maxY) == 0
    }
  }

  private func wholeFrame(of sight: AutomaticScroll.Sight) -> Rect? {
    switch sight {
    case .item(let item): return visibleFrame(of: item)
    case .caret(let ordinal):
      let head = mark(ordinal).head
      return frames(of: head..<head, in: ordinal)?.first
    case .selection(let ordinal):
      let mark = mark(ordinal)
      return frames(of: mark.range, in: ordinal).map { $0.first.union($0.last) }
    }
  }

  /// What has to come into view of one scroll view: the whole, or the line or row of a selection that is nearest,
  /// where the whole does not fit.
  private func frame(of sight: AutomaticScroll.Sight, in scroller: ScrollerID) -> Rect? {
    guard case .selection(let ordinal) = sight, let (first, last) = frames(of: mark(ordinal).range, in: ordinal) else {
      return wholeFrame(of: sight)
    }
    let whole = first.union(last)
    let view = clearViewport(scroller)
    if whole.size.height <= view.size.height, whole.size.width <= view.size.width { return whole }
    return whole.minY >= view.maxY || whole.minX >= view.maxX ? first : last
  }

  // MARK: Moving

  private mutating func bring(
    _ frame: Rect, isPartEnough: Bool, occasion: AutomaticScroll.Occasion, intoViewOf scroller: ScrollerID, cause: Cause
  ) {
    let view = clearViewport(scroller)
    let old = offset(scroller)
    var down = Self.way(from: frame.minY, frame.maxY, into: view.minY, view.maxY, isPartEnough: isPartEnough)
    let across = Self.way(from: frame.minX, frame.maxX, into: view.minX, view.maxX, isPartEnough: isPartEnough)
    if Mutant.isOn(.automaticScrollingCentres), down != 0 { down = frame.midY - view.midY }
    // In points of its own content: what is around it may be magnified.
    let magnification = magnification(ofScroller: scroller)
    var new = old
    new.dy += down / magnification
    new.dx += (scene.isRightToLeft ? -across : across) / magnification
    // What does not scroll along an axis is not moved along it.
    for axis in [ScrollAxis.vertical, .horizontal] where !scrolls(scroller, axis) { new[axis] = old[axis] }
    let destination = isPartEnough ? nil : bestPage(for: frame, scroller, from: old, asked: new, occasion: occasion)
    move(scroller, to: destination ?? aligned(new, from: old, scroller), from: old, cause: cause)
  }

  /// The pages that show the most of something that fits into the view, the nearest of them first: what lies across
  /// the edge of two pages shows as a whole on neither. Nil where no pages are turned for it.
  private func bestPage(
    for frame: Rect, _ scroller: ScrollerID, from old: Vector, asked: Vector, occasion: AutomaticScroll.Occasion
  ) -> Vector? {
    let (view, magnification) = (clearViewport(scroller), magnification(ofScroller: scroller))
    var best: Vector?
    for axis in [ScrollAxis.vertical, .horizontal] where asked[axis] != old[axis] {
      let isVertical = axis == .vertical
      let length = (isVertical ? frame.size.height : frame.size.width) / magnification
      let viewLength = (isVertical ? view.size.height : view.size.width) / magnification
      guard let grid = pages(scroller, axis), hasFocusEngine || length <= viewLength else { return nil }
      let way =
        isVertical
        ? frame.minY - view.minY : scene.isRightToLeft ? view.maxX - frame.maxX : frame.minX - view.minX
      let start = old[axis] + way / magnification
      best = best ?? old
      // On tvOS what has the focus shows as a whole wherever it lies, or as far as the one page that a push turns.
      if hasFocusEngine {
        let shown = headedOffset(scroller, axis)
        let stretch = start...start + length
        let whole = grid.rest(toShow: stretch, in: viewLength, from: shown)
        switch occasion {
        case .push:
          best?[axis] =
            grid.restOfPush(toShow: stretch, in: viewLength, from: shown) ?? grid.oneTurn(from: shown, towards: whole)
        case .layout: best?[axis] = grid.nearestRest(toShow: stretch, in: viewLength, from: shown)
        default: best?[axis] = whole
        }
        continue
      }
      func shown(_ page: Int) -> Double {
        let offset = grid.offset(of: page)
        return min(start + length, offset + viewLength) - max(start, offset)
      }
      var page = grid.nearest(to: old[axis])
      for other in grid.holding(max(0, start - viewLength))...grid.holding(max(0, start + length)) {
        let more = shown(other) - shown(page)
        let isNearer = abs(grid.offset(of: other) - old[axis]) < abs(grid.offset(of: page) - old[axis])
        if more > 1e-6 || more > -1e-6 && isNearer { page = other }
      }
      best?[axis] = grid.offset(of: page)
    }
    return best
  }

  /// How far to scroll so that what reaches from `start` to `end` shows; where it does not fit, so that nothing else
  /// does.
  ///
  /// - Parameter isPartEnough: Whether nothing has to move once any part shows.
  static func way(
    from start: Double, _ end: Double, into first: Double, _ last: Double, isPartEnough: Bool = false
  ) -> Double {
    if isPartEnough, end > first, start < last, !Mutant.isOn(.partialSelectionScrolls) { return 0 }
    let (toStart, toEnd) = (start - first, end - last)
    let way: Double
    if end - start <= last - first + 1e-6 {
      way = toStart < 0 ? toStart : max(0, toEnd)
    } else {
      way = toStart > 0 ? toStart : min(0, toEnd)
    }
    // What has been brought into view of magnified content is there, whatever its scale leaves of a number.
    return abs(way) < 1e-6 ? 0 : way
  }

  // MARK: Waiting for a finger

  /// Notes what has to wait until a finger lets go of the content.
  ///
  /// To scroll to the same once more changes nothing; anything else is done as often as it was asked for.
  mutating func wait(for deed: AwaitedScroll.Deed, cause: Cause) {
    if !deed.editsOrSelects, state.scrolling.awaited.last?.deed == deed { return }
    guard state.scrolling.awaited.count < Self.mostAwaited else {
      let reason = words("SM-8 tracking: \(Self.mostAwaited) inputs wait for the release, and no more")
      decide(cause.text, taker: foremostID, reason)
      emit(.swallowed, foremostID, cause.by(reason))
      return
    }
    state.scrolling.wait(for: AwaitedScroll(deed: deed, cause: cause))
    decide(cause.text, taker: foremostID, "SM-8 tracking + automatic scroll: waits for the release")
  }

  /// What can wait at once: a key that repeats thirty times a second for half a minute.
  private static let mostAwaited = 1_024

  /// Whether something has to wait because a finger holds the content that has to scroll for it, or because something
  /// waits for that already.
  func hasToWait(for sight: AutomaticScroll.Sight) -> Bool {
    hasAwaitedDeeds || chain(of: sight).contains(where: isHeld) && !(state.scrolling.awaited.isEmpty && isInView(sight))
  }

  /// Whether something that edits or selects waits: whatever edits or selects after it comes after it.
  private var hasAwaitedDeeds: Bool { state.scrolling.awaited.contains { $0.deed.editsOrSelects } }

  /// Lets something that edits or selects wait behind what waits already; false where nothing does.
  mutating func waitsInTurn(_ deed: AwaitedScroll.Deed, cause: Cause) -> Bool {
    guard hasAwaitedDeeds else { return false }
    wait(for: deed, cause: cause)
    return true
  }

  /// Somebody saves, or wants to leave: what waits for a finger to let go of the content is done first, so that none of
  /// it is lost (SM-4). The finger has it no longer.
  ///
  /// - Returns: Whether anything has waited.
  @discardableResult
  mutating func hurryAwaited(_ cause: Cause) -> Bool {
    guard hasAwaitedDeeds else { return false }
    switch state.hands.capture {
    case .scroll(let drag, let across)?:
      state.hands.unfollowFirst()
      cancel(.scroll(drag, across: across), cause)
    case .jog?, .bar?, .pinch?: cancelCapture(cause)
    case .sheet?, .control?, .selection?, .edge?, .press?, .window?, nil: break
    }
    releaseStopped(cause)
    serveAwaited()
    return true
  }

  /// Does what waited for the release, in order.
  mutating func serveAwaited() {
    guard !state.scrolling.awaited.isEmpty, !state.scrolling.places.indices.contains(where: isHeld) else { return }
    for wait in state.scrolling.takeAwaited() {
      switch wait.deed {
      case .scroll(let scroll): bringIntoView(scroll, cause: wait.cause)
      case .insert(let text, let item): insert(text, into: item, cause: wait.cause)
      case .erase(let item, let isForward): erase(item, isForward: isForward, cause: wait.cause)
      case .operate(let item): operate(item, cause: wait.cause)
      case .change(let item): changeTarget(of: item, cause: wait.cause)
      case .key(let key, let item):
        if !moveCaret(key, in: item, cause: wait.cause), !editByCommand(key, in: item, cause: wait.cause) {
          emit(.delivered, blueprint.items[item].id, wait.cause)
        }
      case .putCaret(let characters, let isFromEnd, let ordinal):
        let mark = SelectionMark(at: isFromEnd ? max(0, count(in: ordinal) - characters) : characters)
        state.scrolling.select(mark, in: ordinal)
      }
    }
  }
}

extension AutomaticScroll.Sight {
  /// Whether nothing has to move once any part shows.
  fileprivate var isPartEnough: Bool {
    if case .selection = self { return true }
    return false
  }
}

extension Rect {
  /// The smallest rectangle that holds both.
  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
