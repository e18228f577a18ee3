import Accessibility
import Harness
import InputEvents
import Mutants
import Scenes
import Stage
import Synchronization
import TestSupport
import Testing

@testable import Endurance

/// The invariant that knows where a sheet lies, held before a stage and before faults of it.
@Suite("Sheets lie at their windows")
struct SheetsLieAtWindowsTests {
  /// What the invariant says of a sheet that comes up, when it does and at rest.
  static func noticed(_ sheets: [String], in scene: Scene) -> String? {
    var invariant = SheetsLieAtWindows(scene)
    var stage = Stage(scene)
    var time = Timestamp(microseconds: 1_000)
    for sheet in sheets {
      for deed in [Deed.present(sheet, at: time), .advance(to: time + 2_000_000)] {
        let before = stage
        let events = deed.done(to: &stage)
        if let broken = invariant.note(Moment(deed, events, before: before, after: stage)) { return broken }
      }
      time = time + 3_000_000
    }
    return invariant.look(at: stage.tree, screen: stage.screen)
  }

  @Test(
    "every fault that puts one elsewhere is noticed, and nothing is without it",
    arguments: [
      (Mutant.sheetLeavesWindowBehind, ["note", "first"], "stays behind other"),
      (.visionSheetLiesBehind, ["first"], "lies behind main"), (.cardHidesEarlierCard, ["draft", "files"], "hides"),
    ])
  func faults(mutant: Mutant, sheets: [String], words: String) async {
    let scene: Scene =
      switch mutant {
      case .cardHidesEarlierCard: .cards()
      case .visionSheetLiesBehind: .twoWindows(.visionOS)
      default: .twoWindows(.macOS)
      }
    #expect(Self.noticed(sheets, in: scene) == nil)
    let found = Mutex<String?>(nil)
    await mutant.whileOn {
      let text = Self.noticed(sheets, in: scene)
      found.withLock { $0 = text }
    }
    #expect(found.withLock { $0 }?.contains(words) == true, "\(found.withLock { $0 } ?? "nothing")")
  }
}
