internal import Digests
internal import Focusing
internal import Geometry
internal import Harness
internal import Journal
internal import Scenes
internal import Scrolling
internal import StageModel

/// The focus where content scrolls or turns its pages: nobody operates what they cannot see.
extension Stage {
  /// A tab view shows another page: the focus leaves what is on another one for the first control in sight that the
  /// crown adjusts; where there is none, for nothing, so that the crown scrolls and turns pages.
  mutating func takeFocusAlong(to tabView: ScrollerID, cause: Cause) {
    guard profile.focusStaysOnPages, let focus = state.focusing.focus, !isItemOnShownPage(focus),
      scrollChain(from: focus).contains(tabView)
    else { return }
    let root = blueprint.scrollers[tabView].item
    let next = focusRing.first {
      $0 > root && $0 < blueprint.items[root].end && isAdjustable($0) && isItemOnShownPage($0) && isInView(.item($0))
    }
    guard let next else {
      state.focusing.move(to: nil)
      decide(cause.text, taker: blueprint.items[root].id, "A-62: nothing has the focus, as its page does not show")
      return
    }
    let because = cause.by("A-62: the focus leaves a page that does not show")
    self.focus(next, cause: Cause(because.text, initiator: .automatic))
  }

  /// Where the focus comes into a ring that it is not in: where people are.
  ///
  /// Where the page that shows has nothing for it, it goes on to a page that follows, or back to one before. Where there
  /// is none it goes round to the other end, but not on a watch: nobody there has asked for another page.
  func entry(to ring: [ItemID], by step: Int) -> Int? {
    if let first = ring.firstIndex(where: isItemOnShownPage), let last = ring.lastIndex(where: isItemOnShownPage) {
      return step > 0 ? min(first + step - 1, ring.count - 1) : max(0, last + 1 + step)
    }
    let beyond = ring.indices.filter { ordinal in
      pagesAway(ring[ordinal]).map { step > 0 ? $0 > 0 : $0 < 0 } ?? false
    }
    if let ordinal = step > 0 ? beyond.first : beyond.last { return ordinal }
    return profile.focusStaysOnPages ? nil : step > 0 ? 0 : ring.count - 1
  }

  /// How many pages after the one that shows an item is on, negative before it; nil for what is on a page that shows.
  private func pagesAway(_ item: ItemID) -> Int? {
    // The outermost tab view decides: what is on a page that does not show does not show either.
    for scroller in scrollChain(from: blueprint.items[item].parent).reversed() {
      guard case .page(let tabView) = blueprint.scrollers[scroller].kind,
        let page = blueprint.pageScrollers[tabView].firstIndex(of: scroller)
      else { continue }
      let away = page - shownPage(tabView)
      if away != 0 { return away }
    }
    return nil
  }

  /// What has the focus comes into sight before it is operated, where nothing of it shows (SM-11, cause 5).
  mutating func bringFocusIntoSight(_ item: ItemID, cause: Cause) {
    guard blueprint.items[item].scroller != nil, !isPartlyInView(item) else { return }
    scrollIntoView(item, cause: cause)
  }
}
