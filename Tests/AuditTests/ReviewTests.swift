import Accessibility
import Geometry
import Scenes
import Testing

@testable import Audit

/// Rules that ask a person to look, and what answers them.
@Suite("Reviews")
struct ReviewTests {
  typealias Case = SceneCase

  /// A sheet of which something is declared that no measurement can tell.
  static func hinted(_ change: (inout Hints) -> Void) -> Presentation {
    var hints = Hints()
    change(&hints)
    return Case.sheet({ $0.hints = hints })
  }

  /// A dialog with so many choices beside Cancel.
  static func choices(_ count: Int, _ change: (inout Presentation) -> Void = { _ in }) -> Presentation {
    var sheet = ActionSheet((0..<count).map { ActionButton(id: "b\($0)", label: "B\($0)") })
    sheet.buttons.append(ActionButton(id: "cancel", label: "Cancel", style: .cancel))
    return Case.of(.confirmationDialog(sheet), change)
  }

  static func dialog(
    _ expected: Outcome?, _ title: String, _ rule: any StaticRule, _ presentation: Presentation,
    on platform: Platform = .iOS, _ change: (inout Scene) -> Void = { _ in }
  ) -> Case {
    Case(expected, title, rule, presentation, on: platform, role: .actionSheet, change)
  }

  static let sheets: [Case] =
    Platform.allCases.flatMap { platform in
      [
        Case(.review, "nothing said on \(platform)", ReviewScopedTask(), Case.sheet(), on: platform),
        Case(
          .pass, "bounded on \(platform)", ReviewScopedTask(),
          Case.tasked({ ($0.extent, $0.relatesTo) = (.bounded, "main") }), on: platform),
        Case(.review, "nothing said on \(platform)", ReviewSpecificInformation(), Case.sheet(), on: platform),
        Case(
          .pass, "asks on \(platform)", ReviewSpecificInformation(), Case.sheet({ $0.purpose = .requestInformation }),
          on: platform),
        Case(.review, "nothing said on \(platform)", ReviewSimpleTask(), Case.sheet(), on: platform),
        Case(.pass, "two steps on \(platform)", ReviewSimpleTask(), Case.tasked({ $0.steps = 2 }), on: platform),
        Case(.review, "nothing said on \(platform)", ReviewOriginalContext(), Case.sheet(), on: platform),
        Case(.review, "nothing said on \(platform)", ReviewSelfContained(), Case.sheet(), on: platform),
        Case(
          .pass, "self-contained on \(platform)", ReviewSelfContained(), Case.tasked({ $0.selfContained = true }),
          on: platform),
      ]
    } + [
      Case(
        .fail, "without an end", ReviewScopedTask(), Case.tasked({ ($0.extent, $0.relatesTo) = (.openEnded, "main") })
      ),
      Case(.review, "of nothing", ReviewScopedTask(), Case.tasked({ $0.extent = .bounded })),
      Case(
        .fail, "of something else", ReviewScopedTask(),
        Case.tasked({ ($0.extent, $0.relatesTo) = (.bounded, "the weather") })),
      Case(.fail, "not self-contained", ReviewSelfContained(), Case.tasked({ $0.selfContained = false })),
      Case(.review, "a place to go to", ReviewSpecificInformation(), Case.sheet({ $0.purpose = .navigation })),
      Case(
        nil, "non-modal", ReviewSpecificInformation(),
        Case.resting { ($0.modality, $0.largestUndimmedDetent) = (.nonmodal, "large") }),
      Case(.review, "modal all the same", ReviewSpecificInformation(), Case.resting { $0.modality = .nonmodal }),
      Case(.review, "four steps", ReviewSimpleTask(), Case.tasked({ $0.steps = 4 })),
      Case(
        nil, "non-modal", ReviewSelfContained(),
        Case.resting { ($0.modality, $0.largestUndimmedDetent) = (.nonmodal, "large") }),
      Case(.pass, "options that belong together", ReviewSelfContained(), hinted { $0.relatedOptions = true }),
      Case(.review, "a full screen", ReviewSelfContained(), Case.of(.fullScreen), role: .fullScreen),
      Case(nil, "an alert", ReviewSelfContained(), Case.of(.alert(Alert())), role: .alert),
      Case(.review, "of one size", ReviewVisionResizable(), Case.sheet(), on: .visionOS),
      Case(.pass, "can be resized", ReviewVisionResizable(), Case.resting { $0.isResizable = true }, on: .visionOS),
      Case(nil, "on an iPad", ReviewVisionResizable(), Case.sheet(), on: .iPadOS),
      Case(.review, "nothing said", ReviewWatchBrief(), Case.sheet(), on: .watchOS),
      Case(.pass, "one step", ReviewWatchBrief(), Case.tasked({ $0.steps = 1 }), on: .watchOS),
      Case(nil, "on a phone", ReviewWatchBrief(), Case.sheet()),
      Case(.review, "nothing said", ReviewWatchInterruption(), Case.sheet(), on: .watchOS),
      Case(
        .fail, "of little importance", ReviewWatchImportant(), Case.tasked({ $0.importance = .low }), on: .watchOS),
      Case(.pass, "important", ReviewWatchImportant(), Case.tasked({ $0.importance = .high }), on: .watchOS),
      Case(nil, "no hint", ReviewMediumSkipped(), Case.resting { $0.detents = [.medium, .large] }),
      Case(.pass, "large alone", ReviewMediumSkipped(), hinted { $0.fullHeightUseful = true }),
      Case(
        .review, "at medium", ReviewMediumSkipped(),
        Case.sheet({ $0.hints = hinted { $0.fullHeightUseful = true }.hints }) { $0.detents = [.medium, .large] }),
    ]

  /// A sheet at (0, 80) of 400 × 720 points with something in it so many points below its top.
  static func high(
    _ expected: Outcome?, _ title: String, _ presentation: Presentation, below: Double = 600,
    on platform: Platform = .iOS
  )
    -> Case
  {
    Case(
      expected, title, ReviewProgressiveSheet(), presentation, on: platform,
      at: Rect(x: 0, y: 80, width: 400, height: 720),
      content: [.of(.text, "Far", at: Rect(x: 0, y: 80 + below, width: 300, height: 40)) { $0.id = "it/far" }])
  }

  static let heights: [Case] = [
    high(.review, "much in it", Case.sheet()), high(.pass, "little in it", Case.sheet(), below: 100),
    high(.pass, "it comes up at medium", Case.resting { $0.detents = [.medium, .large] }),
    high(.pass, "all of it is needed", hinted { $0.fullHeightUseful = true }),
    high(nil, "on an iPad", Case.sheet(), on: .iPadOS),
  ]

  /// A sheet on a watch with a way out that is called so.
  static func left(
    _ expected: Outcome?, _ title: String, _ rule: any StaticRule, by label: String,
    _ change: (inout Presentation) -> Void = { _ in }
  )
    -> Case
  {
    Case(
      expected, title, rule,
      Case.sheet({
        $0.elements = [Case.wayOut(.cancel, label)]
        change(&$0)
      }), on: .watchOS, content: [Case.out(at: Rect(x: 0, y: 400, width: 80, height: 44), label)])
  }

  static let labels: [Case] = [
    left(.review, "another word", ReviewWatchLabelSensible(), by: "Later"),
    left(.pass, "and why", ReviewWatchLabelSensible(), by: "Later") {
      $0.hints = hinted { $0.labelRationale = "Tomorrow" }.hints
    },
    left(.pass, "nothing but to read", ReviewWatchLabelSensible(), by: "Got It") { $0.purpose = .informationOnly },
    left(nil, "the usual word", ReviewWatchLabelSensible(), by: "Done"),
    left(nil, "the usual word in Korean", ReviewWatchLabelConfusing(), by: "취소"),
    left(.review, "another word", ReviewWatchLabelConfusing(), by: "Later"),
    left(nil, "a way back, which another rule reports", ReviewWatchLabelConfusing(), by: "Back"),
    left(nil, "a title, which another rule reports", ReviewWatchLabelConfusing(), by: "It"),
  ]

  static let dialogs: [Case] =
    Platform.allCases.flatMap { platform in
      [
        dialog(.review, "nothing said on \(platform)", ReviewActionSheetImportant(), choices(2), on: platform),
        dialog(.review, "nothing said on \(platform)", ReviewActionSheetAlternative(), choices(2), on: platform),
        dialog(
          .pass, "considered on \(platform)", ReviewActionSheetAlternative(),
          choices(2) { $0.hints = hinted { $0.alternativeConsidered = "An undo" }.hints }, on: platform),
        dialog(
          .review, "a long title on \(platform)", ReviewActionSheetTitle(),
          choices(2) { $0.title = String(repeating: "long ", count: 9) }, on: platform),
        dialog(.pass, "a short title on \(platform)", ReviewActionSheetTitle(), choices(2), on: platform),
        dialog(.review, "two choices on \(platform)", ReviewRelatedOptions(), choices(2), on: platform),
        dialog(.pass, "one choice on \(platform)", ReviewRelatedOptions(), choices(1), on: platform),
        dialog(
          .review, "one choice, and it can be taken back on \(platform)", ReviewActionSheetNecessary(), choices(1),
          on: platform
        ) { undoable(&$0) },
        dialog(.pass, "two choices on \(platform)", ReviewActionSheetNecessary(), choices(2), on: platform) {
          undoable(&$0)
        },
      ]
    } + [
      dialog(
        .pass, "important", ReviewActionSheetImportant(),
        Case.of(
          .actionSheet(
            {
              var sheet = ActionSheet()
              sheet.importance = .high
              return sheet
            }()))),
      dialog(
        .fail, "its author says that it matters little", ReviewActionSheetImportant(),
        Case.of(
          .actionSheet(
            {
              var sheet = ActionSheet()
              sheet.importance = .low
              return sheet
            }()))),
      dialog(.pass, "it can be taken back", ReviewActionSheetAlternative(), choices(1)) { undoable(&$0) },
      dialog(.pass, "it cannot be taken back", ReviewActionSheetNecessary(), choices(1)),
      dialog(
        .review, "of full-width characters", ReviewActionSheetTitle(),
        choices(2) { $0.title = String(repeating: "가", count: 21) }),
      dialog(nil, "no title", ReviewActionSheetTitle(), choices(2) { $0.title = nil }),
      dialog(.review, "five", ReviewActionSheetButtons(), choices(4)),
      dialog(.pass, "four", ReviewActionSheetButtons(), choices(3), on: .iPadOS),
      dialog(nil, "on a Mac", ReviewActionSheetButtons(), choices(4), on: .macOS),
      dialog(
        nil, "an action sheet on visionOS", ReviewActionSheetImportant(), Case.of(.actionSheet(ActionSheet())),
        on: .visionOS),
      dialog(nil, "an alert", ReviewActionSheetImportant(), Case.of(.alert(Alert()))),
    ]

  /// What opens the dialog can be taken back.
  static func undoable(_ scene: inout Scene) {
    Case.opened(&scene)
    scene.windows[0].elements[0].effect = Element.Effect()
    scene.windows[0].elements[0].effect?.isReversible = true
  }

  static let views: [ScrollCase] =
    Platform.allCases.flatMap { platform in
      [
        ScrollCase(.review, "whole rows on \(platform)", ReviewScrollAttention(), on: platform),
        ScrollCase(
          .pass, "a row is cut on \(platform)", ReviewScrollAttention(), on: platform,
          rows: ScrollCase.rows(60, count: 6)),
        ScrollCase(.review, "chunks on \(platform)", ReviewPaging(), on: platform) { element, _ in
          element.hints = hinted { $0.chunked = true }.hints
        },
        ScrollCase(.pass, "chunks in pages on \(platform)", ReviewPaging(), on: platform) { element, _ in
          (element.hints, element.paging) = (hinted { $0.chunked = true }.hints, true)
        },
      ]
    } + [
      ScrollCase(nil, "people have scrolled it", ReviewScrollAttention(), showing: { $0.indicators[0].fraction = 1 }),
      ScrollCase(nil, "nothing said", ReviewPaging()),
      ScrollCase(.pass, "bars come and go", ReviewBarShift(), on: .macOS),
      ScrollCase(
        .review, "a device keeps it", ReviewBarShift(), on: .macOS, showing: { $0.indicators[0].policy = .device }),
      ScrollCase(nil, "on an iPad", ReviewBarShift(), on: .iPadOS, showing: { $0.indicators[0].policy = .device }),
      ScrollCase(.review, "a small bar", ReviewSmallBars(), on: .macOS, showing: { $0.indicators[0].size = .mini }),
      ScrollCase(nil, "a regular bar", ReviewSmallBars(), on: .macOS),
      ScrollCase(
        .pass, "the window has little room", ReviewSmallBars(), on: .macOS,
        saying: { _, scene in
          scene.windows = [Window(id: "main", title: "Main")]
          scene.windows[0].hints = hinted { $0.spaceTight = true }.hints
        },
        showing: { $0.indicators[0].size = .mini }),
      ScrollCase(
        .pass, "there is little room", ReviewSmallBars(), on: .macOS,
        saying: { element, _ in element.hints = hinted { $0.spaceTight = true }.hints },
        showing: { $0.indicators[0].size = .small }),
    ]

  @Test("answered, asked, or none of its business", arguments: sheets + heights + labels + dialogs)
  func presentations(it: Case) { it.check() }

  @Test("the same of what scrolls", arguments: views)
  func scrolling(it: ScrollCase) { it.check() }

  @Test(
    "what a person has judged is asked no more, of what it was said of", arguments: sheets + heights + labels + dialogs)
  func reviewed(it: Case) {
    guard it.expected == .review || it.expected == .fail,
      let advice = Advice(rawValue: it.rule.rule.references[0].section)
    else { return }
    var scene = it.scene
    let place = scene.presentations.firstIndex { $0.id == "it" } ?? 0
    scene.presentations[place].reviews = [Review(advice, because: "Somebody has looked")]
    let index = it.tree.index(of: NodeID(it.node)) ?? 0
    #expect(it.rule.verdict(index, in: AuditContext(tree: it.tree, scene: scene)) == .pass)
    let other = Advice.allCases.first { $0 != advice } ?? advice
    scene.presentations[place].reviews = [Review(other, because: "Somebody has looked at something else")]
    #expect(it.rule.verdict(index, in: AuditContext(tree: it.tree, scene: scene)).outcome == it.expected)
  }

  // MARK: Where things lie

  @Test("what people need of the parent is in sight", arguments: [(100.0, Outcome.pass), (500, .review)])
  func context(y: Double, expected: Outcome) {
    let sheet = Self.hinted { $0.relevantParentElements = ["main/note"] }
    let it = Case(expected, "\(y)", ReviewOriginalContext(), sheet)
    var tree = AccessibilityTree(screen: it.tree.screen)
    tree.begin(.of(.window, "Main", at: Rect(x: 0, y: 0, width: 400, height: 800)) { $0.id = "main" })
    tree.append(.of(.text, "Note", at: Rect(x: 0, y: y, width: 100, height: 40)) { $0.id = "main/note" })
    tree.close()
    let index = tree.append(.of(.sheet, "It", at: Rect(x: 0, y: 400, width: 400, height: 400)) { $0.id = "it" })
    let context = AuditContext(tree: tree, scene: it.scene)
    #expect(ReviewOriginalContext().verdict(index, in: context).outcome == expected)
    #expect(ReviewSuspendedTask().verdict(index, in: context).outcome == expected)
    #expect(ReviewOriginalContext().verdict(1, in: context) == .inapplicable)
  }

  @Test("a full screen that leaves an edge is looked at", arguments: [(800.0, Outcome.pass), (700, .review)])
  func fullScreen(height: Double, expected: Outcome) {
    for (platform, outcome) in [(Platform.iOS, Optional(expected)), (.iPadOS, expected), (.macOS, nil)] {
      Case(
        outcome, "\(height)", ReviewFullScreenDistraction(), Case.of(.fullScreen), on: platform, role: .fullScreen,
        at: Rect(x: 0, y: 0, width: 400, height: height)
      ).check()
    }
  }

  // MARK: The scene as a whole

  @Test("a scene is asked about once: how many controls open sheets, and whether those of popovers do")
  func wholeScene() {
    func opener(_ id: String) -> Element {
      var button = Element(id: id, role: .button, label: "Open")
      button.opens = "it"
      return button
    }
    func watch(_ expected: Outcome?, _ count: Int, on platform: Platform = .watchOS, node: String = "main") {
      Case(expected, "\(count)", ReviewWatchOccasional(), Case.sheet(), on: platform, node: node) {
        $0.windows[0].elements = (0..<count).map { opener("b\($0)") }
      }.check()
    }
    watch(.pass, 3)
    watch(.review, 4)
    watch(nil, 0)
    watch(nil, 4, on: .iOS)
    watch(nil, 4, node: "it")
    for (opens, expected) in [(true, Outcome.review), (false, .pass)] {
      for (platform, outcome) in [(Platform.iOS, Optional(expected)), (.iPadOS, expected), (.macOS, nil)] {
        Case(outcome, "\(opens)", ReviewPopoverToSheet(), Case.sheet(), on: platform, node: "main") {
          var popover = Presentation(id: "tips", kind: .popover(Popover()), title: "Tips")
          popover.elements = opens ? [opener("write")] : []
          $0.presentations.append(popover)
        }.check()
      }
    }
    var scene = Scene(id: "test", platform: .watchOS)
    scene.reviews = [Review(.sheetWatchOccasional, because: "They are")]
    let it = Case(.pass, "reviewed", ReviewWatchOccasional(), Case.sheet(), on: .watchOS, node: "main") {
      $0.windows[0].elements = (0..<9).map { opener("b\($0)") }
      $0.reviews = scene.reviews
    }
    it.check()
  }

  @Test(
    "a page on a watch says what it is for",
    arguments: [(String?.some("The heart rate now"), Outcome.pass), (nil, .review)])
  func pages(purpose: String?, expected: Outcome) {
    for (platform, outcome) in [(Platform.watchOS, Optional(expected)), (.iOS, nil)] {
      ScrollCase(
        outcome, "\(purpose ?? "nothing")", ReviewPageGlanceable(), on: platform,
        saying: { element, _ in
          element.role = .page
          element.pages.purpose = purpose
        }
      ).check()
    }
  }

  @Test("small bars of a panel that stays beside others, or of a window with little room, are right")
  func smallBars() {
    var panel = Panel()
    panel.coexists = true
    var indicator = ScrollCase.indicator(.vertical)
    indicator.size = .small
    let node = AccessibilityNode.of(.scrollView, "List", at: ScrollCase.view) {
      ($0.id, $0.indicators, $0.actions, $0.traits) = ("it/list", [indicator], .scroll, .clips)
    }
    for (kind, expected) in [(Presentation.Kind.panel(panel), Outcome.pass), (.panel(Panel()), .review)] {
      Case(
        expected, "\(kind)", ReviewSmallBars(),
        Case.of(kind) { $0.elements = [Element(id: "list", role: .scrollView, label: "List")] }, on: .macOS,
        role: .panel,
        content: [node], node: "it/list"
      ).check()
    }
  }

  // MARK: What becomes of them

  @Test("all that is asked about one node is one look, and fails nothing")
  func folding() throws {
    let it = Case(.review, "", ReviewScopedTask(), Case.sheet(), on: .watchOS)
    let result = Auditor().audit(it.tree, scene: it.scene)
    let asked = result.findings.filter { $0.outcome == .review && $0.node == "it" }
    #expect(asked.count == 1)
    let first = try #require(asked.first)
    #expect(([first.rule] + first.implied).contains(ReviewWatchBrief().rule.id) && first.implied.count > 4)
    #expect(first.implied == first.implied.sorted() && first.rule < first.implied[0])
    #expect(!result.isFailure(at: .info) || result.findings.contains { $0.outcome == .fail })
    #expect(
      result.count.review > 4
        && result.failures(.info) == result.findings.count { $0.outcome == .fail && $0.severity == .info })
    let coverage = Coverage(of: .guideline, sections: [.guideline("sheet-scoped-task")], rules: result.rules)
    #expect(coverage.entries.map(\.standing) == [.open])
  }

  @Test("each statement of advice has a rule that asks about it, and says how to answer", arguments: Advice.allCases)
  func rules(advice: Advice) throws {
    let rule = try #require(StaticRules.all.map(\.rule).first { $0.id == "review-\(advice.rawValue)" })
    #expect(rule.references == [.guideline(advice.rawValue)] && rule.severity == .info)
    #expect(rule.remedy.contains("{statement: \(advice.rawValue), reason: …}"))
  }
}
