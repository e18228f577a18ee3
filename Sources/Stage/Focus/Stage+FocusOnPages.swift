internal import Geometry
internal import Harness
internal import Scenes

/// The focus where content scrolls or turns its pages: nobody operates what they cannot see.
extension Stage {
  /// Whether the focus leaves a page that does not show any more: so it does with a crown, which would go on turning
  /// what has it. Elsewhere it stays, and what has it comes back into sight when a key operates it.
  var focusStaysOnPages: Bool { scene.platform == .watchOS }

  /// A tab view shows another page: the focus leaves what is on another one for the first control in sight that the
  /// crown adjusts; where there is none, for nothing, so that the crown scrolls and turns pages.
  mutating func takeFocusAlong(to tabView: Int, cause: Cause) {
    guard focusStaysOnPages, let focus = state.focus, !isItemOnShownPage(focus),
      scrollChain(from: focus).contains(tabView)
    else { return }
    let root = blueprint.scrollers[tabView].item
    let next = focusRing.first {
      $0 > root && $0 < blueprint.items[root].end && isAdjustable($0) && isItemOnShownPage($0) && isInView(.item($0))
    }
    guard let next else {
      state.focus = nil
      decide(cause.text, taker: blueprint.items[root].id, "SM-10: nothing has the focus, as its page does not show")
      return
    }
    let because = cause.by("SM-10: the focus leaves a page that does not show")
    self.focus(next, cause: Cause(because.text, initiator: .automatic))
  }

  /// What has the focus comes into sight before it is operated, where nothing of it shows (SM-11, cause 5).
  mutating func bringFocusIntoSight(_ item: Int, cause: Cause) {
    guard blueprint.items[item].scroller >= 0, !isPartlyInView(item) else { return }
    scrollIntoView(item, cause: cause)
  }
}
