import Accessibility
import Geometry
import Scenes
import Testing

@testable import Audit

/// Parameters of scenes that only rules go by: whoever sets one changes what a rule says.
@Suite("Parameters that rules go by")
struct RuleParameterTests {
  typealias Case = SceneCase

  struct Setting: CustomTestStringConvertible, Sendable {
    var testDescription: String
    let it: Case
    let change: @Sendable (inout Parameters) -> Void
    let expected: Outcome
  }

  static let settings: [Setting] = [
    Setting(
      testDescription: "simpleMaxSteps",
      it: Case(.fail, "steps", SheetForSimpleTask(), Case.tasked({ $0.steps = 4 })),
      change: { $0.simpleMaxSteps = 4 }, expected: .pass),
    Setting(
      testDescription: "cornerShare",
      it: SheetGuidelineTests.corner(.fail, "corner", CancelTopLeading(), .cancel, at: 8, 560),
      change: { $0.cornerShare = 0.5 }, expected: .pass),
    Setting(
      testDescription: "cornerHeight",
      it: SheetGuidelineTests.corner(.fail, "corner", CancelTopLeading(), .cancel, at: 8, 560),
      change: { $0.cornerHeight = 200 }, expected: .pass),
    Setting(
      testDescription: "centerTol",
      it: Case(
        .fail, "centre", VisionSheetCentered(), Case.sheet(), on: .visionOS,
        at: Rect(x: 130, y: 300, width: 200, height: 200)),
      change: { $0.centerTol = 0.1 }, expected: .pass),
    Setting(
      testDescription: "visionMost",
      it: Case(
        .fail, "share", VisionSheetCovers(), PlatformSheetGuidelineTests.sized(400, 500), on: .visionOS,
        at: Rect(x: 0, y: 100, width: 400, height: 500)),
      change: { $0.visionMost = 0.7 }, expected: .pass),
    Setting(
      testDescription: "maxEmptyRatio",
      it: Case(
        .fail, "empty", MacSheetFitsContent(),
        PlatformSheetGuidelineTests.sized(400, 400, content: Size(width: 200, height: 200)), on: .macOS),
      change: { $0.maxEmptyRatio = 0.8 }, expected: .pass),
    Setting(
      testDescription: "navLabels", it: PlatformSheetGuidelineTests.label(.pass, WatchLabelHierarchy(), "Return"),
      change: { $0.navLabels.append("Return") }, expected: .fail),
    Setting(
      testDescription: "actionSheetShare",
      it: Case(.fail, "share", ActionSheetsSparingly(), DialogGuidelineTests.ask(), role: .actionSheet, node: "main") {
        $0.windows[0].elements = (0..<4).map { number in
          var button = Element(id: "b\(number)", role: .button, label: "B")
          button.opens = "it"
          return button
        }
      }, change: { $0.actionSheetShare = 1 }, expected: .pass),
    Setting(
      testDescription: "titleFontSize", it: DialogGuidelineTests.title(.fail, String(repeating: "n", count: 38)),
      change: { $0.titleFontSize = 12 }, expected: .pass),
    Setting(
      testDescription: "titleMargin", it: DialogGuidelineTests.title(.fail, String(repeating: "n", count: 38)),
      change: { $0.titleMargin = 8 }, expected: .pass),
    Setting(
      testDescription: "watchMaxSteps",
      it: Case(.review, "steps", ReviewWatchBrief(), Case.tasked({ $0.steps = 3 }), on: .watchOS),
      change: { $0.watchMaxSteps = 3 }, expected: .pass),
    Setting(
      testDescription: "simpleMaxSteps of a modal sheet",
      it: Case(.review, "steps", ReviewSimpleTask(), Case.tasked({ $0.steps = 4 })),
      change: { $0.simpleMaxSteps = 4 }, expected: .pass),
    Setting(
      testDescription: "sheetsPerSession",
      it: Case(.pass, "sheets", ReviewWatchOccasional(), Case.sheet(), on: .watchOS, node: "main") { Case.opened(&$0) },
      change: { $0.sheetsPerSession = 0 }, expected: .review),
    Setting(
      testDescription: "titleMaxChars",
      it: Case(.pass, "title", ReviewActionSheetTitle(), DialogGuidelineTests.ask(), role: .actionSheet),
      change: { $0.titleMaxChars = 1 }, expected: .review),
  ]

  @Test("another value, another verdict", arguments: settings)
  func heeded(setting: Setting) {
    setting.it.check()
    var scene = setting.it.scene
    setting.change(&scene.parameters)
    let context = AuditContext(tree: setting.it.tree, scene: scene)
    let index = setting.it.tree.index(of: NodeID(setting.it.node)) ?? 0
    #expect(setting.it.rule.verdict(index, in: context).outcome == setting.expected)
  }

  @Test("the same of what scrolls")
  func scrolling() {
    func outcome(_ it: ScrollCase, _ change: (inout Parameters) -> Void = { _ in }) -> Outcome? {
      var scene = it.scene
      change(&scene.parameters)
      return it.rule.verdict(it.tree.index(of: NodeID(it.node)) ?? 0, in: AuditContext(tree: it.tree, scene: scene))
        .outcome
    }
    let small = ScrollGuidelineTests.zoomed(.pass, "characters", ZoomShowsCharacters(), Zoom(maximum: 4))
    #expect(outcome(small) == .pass && outcome(small) { $0.zoomMinChars = 9 } == .fail)
    let cut = ScrollCase(.pass, "a row is cut", ScrollabilityApparent(), rows: ScrollCase.rows(60, count: 6))
    #expect(
      outcome(cut) == .pass && outcome(cut) { $0.peekMin = 0.5 } == .fail && outcome(cut) { $0.peekMax = 0.2 } == .fail)
    let off = ScrollGuidelineTests.vision(
      .fail, "higher", VisionIndicatorAtEdge(), ScrollCase.visionIndicator(.vertical, at: Point(x: 400, y: 390)))
    #expect(outcome(off) == .fail && outcome(off) { $0.geomTol = 12 } == .pass)
    let pages = [WatchPageGuidelineTests.Page(), WatchPageGuidelineTests.Page(kind: .variable)]
    #expect(WatchPageGuidelineTests.verdicts(WatchVariablePagesFew(), pages)[0] == .pass)
    #expect(WatchPageGuidelineTests.verdicts(WatchVariablePagesFew(), pages, share: 0.3)[0] == .fail)
  }

  @Test("from which share on a sheet covers all of its window is told", arguments: [(0.95, "60 %"), (0.6, "all")])
  func all(share: Double, words: String) throws {
    let it = Case(
      .fail, "share", VisionSheetCovers(), PlatformSheetGuidelineTests.sized(400, 480), on: .visionOS,
      at: Rect(x: 0, y: 100, width: 400, height: 480)
    ) { $0.parameters.visionAll = share }
    let message = try #require(it.verdict.message)
    #expect(message.description.contains(words))
  }
}
