internal import Accessibility
internal import Digests
internal import Harness
internal import Journal
internal import Mutants
internal import Presenting
internal import Scenes
internal import StageModel

/// Scrolling by reader and keys, which makes a sheet grow before its content moves (SM-3, A-06).
extension Stage {
  /// Below its largest detent, with its content at the top, a sheet grows by a detent; false where the content scrolls.
  mutating func growsInstead(_ item: ItemID, cause: Cause) -> Bool {
    let surface = blueprint.items[item].surface
    guard blueprint.takesDrags, !Mutant.isOn(.scrollingNeverExpands), let index = sheetIndex(surface),
      isAtTop(scrollChain(from: item))
    else { return false }
    switch state.presenting.sheets[index].phase {
    case .resting, .settling: break
    case .presenting, .dragging, .confirming, .dismissing: return false
    }
    let heights = heights(of: surface)
    guard heights.index(ofDeclared: state.presenting.sheets[index].detent) < heights.count - 1 else { return false }
    stepDetent(index, by: 1, as: .sheet, cause: cause.by("SM-3 content, offset 0, below largest: expand"))
    return true
  }
}
