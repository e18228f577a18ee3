import Accessibility
import Geometry
import Scenes
import TestSupport
import Testing

@testable import Audit

/// Rules that the guidelines ask for, each on scenes that break it and scenes that keep it.
@Suite("Rules of the guidelines")
struct GuidelineRuleTests {
  /// A scene with one presentation, what the tree shows of it, and what a rule says of one of the nodes.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    let rule: any StaticRule
    let presentation: Presentation
    var platform = Platform.iOS
    var role = Role.sheet
    var content: [AccessibilityNode] = []
    var node = "it"
    var version: Int?
    let verdict: String?

    init(
      _ title: String, _ rule: any StaticRule, _ presentation: Presentation, on platform: Platform = .iOS,
      role: Role = .sheet, content: [AccessibilityNode] = [], node: String = "it", version: Int? = nil,
      _ verdict: String?
    ) {
      testDescription = "\(rule.rule.id): \(title)"
      (self.rule, self.presentation, self.platform, self.role) = (rule, presentation, platform, role)
      (self.content, self.node, self.version, self.verdict) = (content, node, version, verdict)
    }
  }

  static func sheet(_ change: (inout Sheet) -> Void = { _ in }) -> Presentation {
    var sheet = Sheet()
    change(&sheet)
    return Presentation(id: "it", kind: .sheet(sheet), title: "It")
  }

  static func button(_ id: String, _ style: ActionButton.Style = .default, destroys: Bool = false) -> ActionButton {
    var button = ActionButton(id: id, label: id, style: style)
    button.destroysData = destroys
    return button
  }

  static func question(_ buttons: [ActionButton], title: String? = "Delete?") -> Presentation {
    Presentation(id: "it", kind: .actionSheet(ActionSheet(buttons)), title: title)
  }

  /// The nodes of buttons, one below the other.
  static func rows(_ buttons: [ActionButton]) -> [AccessibilityNode] {
    buttons.enumerated().map { place, button in
      .of(.button, button.label, at: Rect(x: 0, y: Double(place) * 50, width: 300, height: 44)) {
        $0.id = NodeID("it/\(button.id)")
      }
    }
  }

  static let cancel = button("cancel", .cancel)
  static let erase = button("erase", .destructive, destroys: true)
  static let move = button("move")

  static let dialogs: [Case] = [
    Case("nothing declines", DestructiveHasCancel(), question([erase]), role: .actionSheet, "fail"),
    Case("two decline", DestructiveHasCancel(), question([erase, cancel, cancel]), role: .actionSheet, "fail"),
    Case("one declines", DestructiveHasCancel(), question([erase, cancel]), role: .actionSheet, "pass"),
    Case("nothing is destroyed", DestructiveHasCancel(), question([move]), role: .actionSheet, nil),
    Case(
      "below another", DestructiveOnTop(), question([move, erase]), role: .actionSheet, content: rows([move, erase]),
      node: "it/erase", "fail"),
    Case(
      "on top", DestructiveOnTop(), question([erase, move]), role: .actionSheet, content: rows([erase, move, cancel]),
      node: "it/erase", "pass"),
    Case(
      "above another", CancelAtBottom(), question([cancel, move]), role: .actionSheet, content: rows([cancel, move]),
      node: "it/cancel", "fail"),
    Case(
      "at the bottom", CancelAtBottom(), question([move, cancel]), role: .actionSheet, content: rows([move, cancel]),
      node: "it/cancel", "pass"),
    Case(
      "on a watch it is elsewhere", CancelAtBottom(), question([cancel, move]), on: .watchOS, role: .actionSheet,
      content: rows([cancel, move]), node: "it/cancel", nil),
    Case("no Cancel", WatchActionSheetParts(), question([move]), on: .watchOS, role: .actionSheet, "fail"),
    Case(
      "no title", WatchActionSheetParts(), question([move, cancel], title: nil), on: .watchOS, role: .actionSheet,
      "fail"),
    Case(
      "two Cancels", WatchActionSheetParts(), question([move, cancel, cancel]), on: .watchOS, role: .actionSheet,
      "fail"),
    Case("no choice", WatchActionSheetParts(), question([cancel]), on: .watchOS, role: .actionSheet, "fail"),
    Case("all parts", WatchActionSheetParts(), question([move, cancel]), on: .watchOS, role: .actionSheet, "pass"),
    Case("on a phone", WatchActionSheetParts(), question([move]), role: .actionSheet, nil),
    Case(
      "five buttons", WatchActionSheetSize(), question([move, move, move, move, cancel]), on: .watchOS,
      role: .actionSheet,
      "fail"),
    Case(
      "five buttons, three of them choices", WatchActionSheetSize(), question([move, move, move, cancel, cancel]),
      on: .watchOS, role: .actionSheet, "fail"),
    Case(
      "four choices", WatchActionSheetSize(), question([move, move, move, move]), on: .watchOS, role: .actionSheet,
      "fail"),
    Case(
      "three choices", WatchActionSheetSize(), question([move, move, move, cancel]), on: .watchOS, role: .actionSheet,
      "pass"),
  ]

  static let sheets: [Case] = [
    Case("nonmodal", ModalSheetElsewhere(), sheet { $0.modality = .nonmodal }, on: .macOS, "fail"),
    Case("undimmed", ModalSheetElsewhere(), sheet { $0.largestUndimmedDetent = "large" }, on: .visionOS, "fail"),
    Case("modal", ModalSheetElsewhere(), sheet(), on: .watchOS, "pass"),
    Case("on a phone", ModalSheetElsewhere(), sheet { $0.modality = .nonmodal }, nil),
    Case("two detents", DetentsTooEarly(), sheet { $0.detents = [.medium, .large] }, version: 14, "fail"),
    Case("nonmodal", DetentsTooEarly(), sheet { $0.modality = .nonmodal }, version: 14, "fail"),
    Case("from 15 on", DetentsTooEarly(), sheet { $0.detents = [.medium, .large] }, version: 15, "pass"),
    Case("the newest", DetentsTooEarly(), sheet { $0.detents = [.medium] }, "pass"),
    Case("one height", DetentsTooEarly(), sheet(), version: 12, nil),
    Case("no grabber", GrabberInResizable(), sheet { $0.detents = [.medium, .large] }, "fail"),
    Case(
      "a grabber", GrabberInResizable(), sheet { ($0.detents, $0.grabberVisible) = ([.medium, .large], true) }, "pass"),
    Case("one height", GrabberInResizable(), sheet(), nil),
    Case("before detents", GrabberInResizable(), sheet { $0.detents = [.medium, .large] }, version: 14, nil),
    Case(
      "a square corner", SheetCornersRounded(),
      sheet { $0.cornerRadius = CornerRadii(topLeft: 10, topRight: 0, bottomRight: 0, bottomLeft: 0) }, "fail"),
    Case(
      "square below on a Mac", SheetCornersRounded(),
      sheet { $0.cornerRadius = CornerRadii(topLeft: 10, topRight: 10, bottomRight: 0, bottomLeft: 0) }, on: .macOS,
      "fail"),
    Case(
      "square below on a phone", SheetCornersRounded(),
      sheet { $0.cornerRadius = CornerRadii(topLeft: 10, topRight: 10, bottomRight: 0, bottomLeft: 0) }, "pass"),
    Case("round on a Mac", SheetCornersRounded(), sheet { $0.cornerRadius = CornerRadii(10) }, on: .macOS, "pass"),
    Case("not known", SheetCornersRounded(), sheet(), nil),
    Case("a link", WatchSheetNavigation(), sheet(), on: .watchOS, content: [.of(.navigationLink, "Laps")], "fail"),
    Case("tabs", WatchSheetNavigation(), sheet(), on: .watchOS, content: [.of(.tabView)], "fail"),
    Case("a button", WatchSheetNavigation(), sheet(), on: .watchOS, content: [.of(.button, "Save")], "pass"),
    Case("on a phone", WatchSheetNavigation(), sheet(), content: [.of(.navigationLink, "Laps")], nil),
    Case("from below", VisionSheetEdge(), sheet { $0.presentationEdge = .bottom }, on: .visionOS, "fail"),
    Case("in the middle", VisionSheetEdge(), sheet { $0.presentationEdge = .center }, on: .visionOS, "pass"),
    Case("where the system has it", VisionSheetEdge(), sheet(), on: .visionOS, "pass"),
    Case("from below on a phone", VisionSheetEdge(), sheet { $0.presentationEdge = .bottom }, nil),
  ]

  /// Something that scrolls along some axes.
  static func scroller(
    _ id: NodeID, _ axes: [ScrollIndicator.Axis], _ policy: ScrollIndicator.Policy = .whenScrolling,
    size: ScrollIndicator.Size = .regular, role: Role = .scrollView
  ) -> AccessibilityNode {
    .of(role, id.path, at: Rect(x: 0, y: 0, width: 300, height: 300)) { node in
      (node.id, node.actions, node.traits) = (id, .scroll, .clips)
      node.indicators = axes.map { axis in
        var indicator = ScrollIndicator(axis: axis, name: "Scroll", track: .zero, thumb: .zero)
        (indicator.policy, indicator.size) = (policy, size)
        return indicator
      }
    }
  }

  static let scrolling: [Case] = [
    Case(
      "two alike", ScrollersSideBySide(), sheet(), content: [scroller("a", [.vertical]), scroller("b", [.vertical])],
      node: "b", "fail"),
    Case(
      "two that differ", ScrollersSideBySide(), sheet(),
      content: [scroller("a", [.vertical]), scroller("b", [.horizontal])],
      node: "b", "pass"),
    Case("one", ScrollersSideBySide(), sheet(), content: [scroller("a", [.vertical])], node: "a", "pass"),
    Case(
      "a text beside it", ScrollersSideBySide(), sheet(),
      content: [scroller("a", [.vertical], role: .textEditor), scroller("b", [.vertical])], node: "b", "pass"),
    Case(
      "on a Mac", ScrollersSideBySide(), sheet(), on: .macOS,
      content: [scroller("a", [.vertical]), scroller("b", [.vertical])], node: "b", nil),
    Case(
      "a small bar", SmallBarsInPanel(), sheet(), on: .macOS, content: [scroller("a", [.vertical], size: .small)],
      node: "a",
      "fail"),
    Case(
      "in a panel", SmallBarsInPanel(), Presentation(id: "it", kind: .panel(Panel()), title: "Find"), on: .macOS,
      role: .panel,
      content: [scroller("a", [.vertical], size: .mini)], node: "a", "pass"),
    Case("regular", SmallBarsInPanel(), sheet(), on: .macOS, content: [scroller("a", [.vertical])], node: "a", nil),
    Case(
      "across", WatchScrollsVertically(), sheet(), on: .watchOS, content: [scroller("a", [.horizontal])], node: "a",
      "fail"),
    Case(
      "down", WatchScrollsVertically(), sheet(), on: .watchOS, content: [scroller("a", [.vertical])], node: "a", "pass"),
    Case("on a phone", WatchScrollsVertically(), sheet(), content: [scroller("a", [.horizontal])], node: "a", nil),
    Case("a bar", TVScrollBars(), sheet(), on: .tvOS, content: [scroller("a", [.vertical])], node: "a", "fail"),
    Case("none", TVScrollBars(), sheet(), on: .tvOS, content: [scroller("a", [])], node: "a", "pass"),
    Case(
      "one that never shows", TVScrollBars(), sheet(), on: .tvOS, content: [scroller("a", [.vertical], .never)],
      node: "a", "pass"),
    Case("on a phone", TVScrollBars(), sheet(), content: [scroller("a", [.vertical])], node: "a", nil),
  ]

  @Test("a scene breaks a rule, keeps it, or is none of its business", arguments: dialogs + sheets + scrolling)
  func verdict(it: Case) {
    let answer: String? =
      switch Self.answer(it) {
      case .pass: "pass"
      case .fail: "fail"
      case .cannotTell: "cannot tell"
      case .review: "review"
      case .inapplicable: nil
      }
    #expect(answer == it.verdict)
  }

  @Test("what is told of each scene that breaks a rule stands in the golden file")
  func messages() {
    let all: [Case] = Self.dialogs + Self.sheets + Self.scrolling
    var text = ""
    for it in all {
      switch Self.answer(it) {
      case .fail(let message), .cannotTell(let message), .review(let message):
        text += "\(it.testDescription)\n  \(message)\n"
      case .pass, .inapplicable: break
      }
    }
    let golden = Snapshot.compare(text, "rule-messages.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  /// What the rule of a case says of its node.
  static func answer(_ it: Case) -> Verdict {
    var scene = Scene(id: "test", platform: it.platform)
    scene.osVersion = it.version
    scene.presentations = [it.presentation]
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    tree.platform = it.platform.rawValue
    tree.begin(.of(it.role, it.presentation.title) { $0.id = "it" })
    for node in it.content { tree.append(node) }
    tree.close()
    let context = AuditContext(tree: tree, scene: scene)
    let index = tree.index(of: NodeID(it.node)) ?? 0
    return it.rule.verdict(index, in: context)
  }

  @Test(
    "what scrolls in something that scrolls alike is told",
    arguments: [
      ([ScrollIndicator.Axis.vertical], "fail"), ([.horizontal], "pass"), ([.horizontal, .vertical], "fail"), ([], nil),
    ]
      as [([ScrollIndicator.Axis], String?)])
  func nested(axes: [ScrollIndicator.Axis], verdict: String?) {
    for platform in [Platform.iOS, .watchOS, .macOS] {
      var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
      tree.platform = platform.rawValue
      tree.begin(Self.scroller("outer", [.vertical]))
      let inner = tree.append(Self.scroller("inner", axes))
      tree.close()
      let answer = NestedScrolling().verdict(
        inner, in: AuditContext(tree: tree, scene: Scene(id: "test", platform: platform)))
      #expect(answer.outcome?.rawValue == verdict)
    }
  }

  @Test("a text that people type until it scrolls is told where it stands in what scrolls up and down")
  func typedUntilItScrolls() {
    let cases: [(role: Role, traits: Traits, around: ScrollIndicator.Axis, content: Size?, verdict: Outcome?)] = [
      (.textEditor, [], .vertical, nil, .fail), (.textEditor, [.readOnly], .vertical, nil, nil),
      (.textEditor, [.disabled], .vertical, nil, nil), (.textEditor, [], .horizontal, nil, nil),
      (.textField, [], .vertical, nil, nil), (.textEditor, [], .vertical, Size(width: 100, height: 20), nil),
    ]
    for (number, row) in cases.enumerated() {
      for platform in Platform.allCases where platform != .tvOS {
        var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
        tree.platform = platform.rawValue
        tree.begin(Self.scroller("w/outer", [row.around]))
        let inner = tree.append(
          .of(row.role, "Note", at: Rect(x: 0, y: 0, width: 100, height: 40)) { node in
            (node.id, node.traits) = ("w/outer/note", row.traits)
          })
        tree.close()
        var note = Element(id: "note", role: row.role, label: "Note")
        note.contentSize = row.content
        var outer = Element(id: "outer", role: .scrollView, label: "Outer")
        outer.children = [note]
        var window = Window(id: "w")
        window.elements = [outer]
        var scene = Scene(id: "test", platform: platform)
        scene.windows = [window]
        let answer = NestedScrolling().verdict(inner, in: AuditContext(tree: tree, scene: scene))
        #expect(answer.outcome == row.verdict, "row \(number), \(platform)")
      }
    }
  }

  @Test("in the stack of pages of a watch a long page may scroll; elsewhere it may not", arguments: Platform.allCases)
  func stack(platform: Platform) {
    for role in [Role.tabView, .page] {
      var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
      tree.platform = platform.rawValue
      tree.begin(Self.scroller("outer", [.vertical], role: role))
      let inner = tree.append(Self.scroller("inner", [.vertical]))
      tree.close()
      let answer = NestedScrolling().verdict(
        inner, in: AuditContext(tree: tree, scene: Scene(id: "test", platform: platform)))
      #expect(answer.outcome == (platform == .watchOS ? .pass : .fail))
    }
  }

  /// What an element says of its axes, how large its content is, and what is said of it in a list that goes up and down.
  static let onTelevision: [(axes: Axes?, content: Size?, verdict: Outcome?)] = [
    (.vertical, nil, .fail), (.horizontal, nil, .pass), (nil, Size(width: 300, height: 900), .fail),
    (nil, Size(width: 900, height: 300), .pass), (nil, nil, nil), (.horizontal, Size(width: 300, height: 900), .pass),
  ]

  @Test("on tvOS, where there are no indicators, the axes are those of the document", arguments: onTelevision)
  func nestedOnTelevision(axes: Axes?, content: Size?, verdict: Outcome?) {
    var outer = Element(id: "outer", role: .scrollView, label: "Outer")
    outer.axes = .vertical
    var element = Element(id: "inner", role: .scrollView, label: "Inner")
    (element.axes, element.contentSize) = (axes, content)
    outer.children = [element]
    var window = Window(id: "w")
    window.elements = [outer]
    var scene = Scene(id: "test", platform: .tvOS)
    scene.windows = [window]
    var tree = AccessibilityTree(screen: Size(width: 1920, height: 1080))
    tree.platform = "tvOS"
    tree.begin(Self.scroller("w/outer", []))
    let inner = tree.append(Self.scroller("w/outer/inner", []))
    tree.close()
    #expect(NestedScrolling().verdict(inner, in: AuditContext(tree: tree, scene: scene)).outcome == verdict)
  }

  @Test("who asks for a bar on tvOS is told, though there is none to be seen", arguments: [Axes.vertical, [], nil])
  func barAskedFor(axes: Axes?) {
    var list = Element(id: "list", role: .scrollView, label: "List")
    list.showsIndicator = axes
    var window = Window(id: "w")
    window.elements = [list]
    var scene = Scene(id: "test", platform: .tvOS)
    scene.windows = [window]
    var tree = AccessibilityTree(screen: Size(width: 1920, height: 1080))
    tree.platform = "tvOS"
    let index = tree.append(Self.scroller("w/list", []))
    let verdict = TVScrollBars().verdict(index, in: AuditContext(tree: tree, scene: scene))
    #expect(verdict.outcome == (axes == .vertical ? .fail : .pass))
  }

  @Test("what people magnify themselves is as large as they make it", arguments: [false, true])
  func magnified(zooms: Bool) {
    var map = Element(id: "map", role: .scrollView, label: "Map")
    if zooms { map.zoom = Zoom() }
    var window = Window(id: "main")
    window.elements = [map]
    var scene = Scene(id: "test", platform: .iOS)
    scene.windows = [window]
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    tree.platform = "iOS"
    tree.begin(.of(.window, "Map", at: Rect(x: 0, y: 0, width: 400, height: 800)) { $0.id = "main" })
    tree.begin(
      .of(.scrollView, "Map", at: Rect(x: 0, y: 100, width: 400, height: 600)) {
        ($0.id, $0.traits, $0.actions) = ("main/map", .clips, .scroll)
      })
    let pin = tree.append(.of(.button, "Pier", at: Rect(x: 100, y: 300, width: 60, height: 22)))
    let verdict = TargetHIGMinimum().verdict(pin, in: AuditContext(tree: tree, scene: scene))
    #expect(verdict.outcome == (zooms ? nil : .fail))
  }

  @Test("every one of these rules is shown a scene that breaks it and one that keeps it")
  func areShownBoth() {
    let cases = Dictionary(grouping: Self.dialogs + Self.sheets + Self.scrolling, by: \.rule.rule.id)
    for (rule, cases) in cases { #expect(Set(cases.map(\.verdict)).isSuperset(of: ["pass", "fail"]), "\(rule)") }
  }
}
