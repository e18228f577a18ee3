import Audit
import Testing

/// Baselines, suppressions and evidence name rules by their ids: those stay.
@Suite("Ids of the rules of guidelines")
struct GuidelineRuleIDTests {
  static let ids: [(id: String, rule: any StaticRule)] = [
    ("cancel-at-bottom", CancelAtBottom()),
    ("destructive-has-cancel", DestructiveHasCancel()),
    ("destructive-on-top", DestructiveOnTop()),
    ("detents-too-early", DetentsTooEarly()),
    ("grabber-in-resizable", GrabberInResizable()),
    ("modal-sheet-elsewhere", ModalSheetElsewhere()),
    ("scrollers-side-by-side", ScrollersSideBySide()),
    ("sheet-corners-rounded", SheetCornersRounded()),
    ("small-bars-in-panel", SmallBarsInPanel()),
    ("tv-scroll-bars", TVScrollBars()),
    ("vision-sheet-edge", VisionSheetEdge()),
    ("watch-action-sheet-parts", WatchActionSheetParts()),
    ("watch-action-sheet-size", WatchActionSheetSize()),
    ("watch-scrolls-vertically", WatchScrollsVertically()),
    ("watch-sheet-navigation", WatchSheetNavigation()),
  ]

  @Test("each has the id by which it is known, and stands in the list under it", arguments: ids.indices)
  func id(place: Int) {
    let (id, rule) = Self.ids[place]
    #expect(rule.rule.id == id)
    #expect(StaticRules.all.contains { $0.rule.id == id })
  }
}
