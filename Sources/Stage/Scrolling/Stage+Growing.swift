internal import Accessibility
internal import Geometry
internal import Harness
internal import InputEvents
internal import Mutants
internal import Scenes

/// Scrolling by reader and keys, which makes a sheet grow before its content moves (SM-3, A-06).
extension Stage {
  /// Below its largest detent, with its content at the top, a sheet grows by a detent; false where the content scrolls.
  mutating func growsInstead(_ item: Int, cause: Cause) -> Bool {
    let surface = blueprint.items[item].surface
    guard blueprint.takesDrags, !Mutant.isOn(.scrollingNeverExpands), let index = sheetIndex(surface),
      isAtTop(scrollChain(from: item))
    else { return false }
    switch state.sheets[index].phase {
    case .resting, .settling: break
    case .presenting, .dragging, .confirming, .dismissing: return false
    }
    let heights = heights(of: surface)
    guard heights.index(ofDeclared: state.sheets[index].detent) < heights.count - 1 else { return false }
    stepDetent(index, by: 1, cause: cause.by("SM-3 content, offset 0, below largest: expand"))
    return true
  }

  /// Page Up and Page Down, and arrows that nothing else takes, scroll what has the focus in it, else the first that
  /// scrolls in front; false where nothing does.
  mutating func scroll(by key: KeyCode, cause: Cause) -> Bool {
    guard key != .keyLeft, key != .keyRight, let slot = keyScroller else { return false }
    let item = blueprint.scrollers[slot].item
    let isDown = key == .keyPagedown || key == .keyDown
    if key == .keyPagedown || key == .keyPageup {
      page(item, isDown ? .down : .up, cause: cause)
      return true
    }
    if isDown, growsInstead(item, cause: cause) { return true }
    if turnPage(slot, .vertical, by: isDown ? 1 : -1, cause: cause) != nil { return true }
    let old = offset(slot)
    var new = old
    new.dy += isDown ? Self.line : -Self.line
    move(slot, to: new, from: old, cause: cause)
    return true
  }

  /// What an arrow scrolls by, in points: a row as the stage lays rows out on iOS.
  private static var line: Double { 44 }

  /// The scroll view that keys scroll up and down.
  private var keyScroller: Int? {
    if let focus = reachableFocus {
      if blueprint.items[focus].element.role.isTextEntry { return nil }
      if let slot = scroller(in: scrollChain(from: focus), .vertical) { return slot }
    }
    guard let front = foremostFirst.first(where: { access(to: $0) == .open }) else { return nil }
    return blueprint.scrollers(of: front).first { scrolls($0, .vertical) && isOnShownPage($0) }
  }
}
