import Accessibility
import Audit
import Geometry
import Scenes
import Testing

/// Rules that look at the document behind a tree.
@Suite("Rules about scenes")
struct SceneRuleTests {
  static let screen = Rect(x: 0, y: 0, width: 400, height: 800)

  /// What a rule says of each node of a scene whose presentations are on the screen, one with a content node.
  static func verdicts(
    _ rule: some StaticRule, _ presentations: [Presentation], platform: Platform = .iOS, role: Role,
    content: AccessibilityNode? = nil, frame: Rect = screen, ruleset: Scene.Ruleset = .current
  ) -> [String: String] {
    var scene = Scene(id: "test", platform: platform)
    scene.ruleset = ruleset
    scene.presentations = presentations
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    tree.append(AccessibilityNode(id: "window", role: .window, name: "Window", frame: screen))
    for presentation in presentations {
      tree.begin(AccessibilityNode(id: NodeID(presentation.id), role: role, name: presentation.title, frame: frame))
      if let content { tree.append(content) }
      tree.close()
    }
    let context = AuditContext(tree: tree, scene: scene)
    var verdicts: [String: String] = [:]
    for index in tree.nodes.indices {
      switch rule.verdict(index, in: context) {
      case .pass: verdicts[tree.nodes[index].id.path] = "pass"
      case .fail: verdicts[tree.nodes[index].id.path] = "fail"
      case .cannotTell: verdicts[tree.nodes[index].id.path] = "cannot tell"
      case .review: verdicts[tree.nodes[index].id.path] = "review"
      case .inapplicable: break
      }
    }
    return verdicts
  }

  static func sheet(_ id: String, isPresented: Bool = true) -> Presentation {
    var sheet = Presentation(id: id, kind: .sheet(Sheet()), title: id)
    sheet.isPresented = isPresented
    return sheet
  }

  @Test(
    "one sheet at a time",
    arguments: [
      ([sheet("a")], "pass"), ([sheet("a"), sheet("b", isPresented: false)], "pass"),
      ([sheet("a"), sheet("b")], "fail"),
    ])
  func oneSheet(sheets: [Presentation], verdict: String) {
    let verdicts = Self.verdicts(OneSheetAtATime(), sheets, role: .sheet)
    #expect(verdicts["a"] == verdict && verdicts["window"] == nil)
  }

  @Test(
    "two sheets are none too many by the rules of iOS 13, where sheets have detents",
    arguments: [(Platform.iOS, "pass"), (.iPadOS, "pass"), (.macOS, "fail")])
  func stacked(platform: Platform, verdict: String) {
    let verdicts = Self.verdicts(
      OneSheetAtATime(), [Self.sheet("a"), Self.sheet("b")], platform: platform, role: .sheet, ruleset: .ios13)
    #expect(verdicts == ["a": verdict, "b": verdict])
  }

  @Test(
    "a sheet in a popover takes no other one's place, where there are popovers",
    arguments: [(Platform.iPadOS, ["a": "pass"]), (.iOS, ["a": "fail", "b": "fail"])])
  func sheetInPopover(platform: Platform, verdicts: [String: String]) {
    var inside = Self.sheet("b")
    inside.container = .popover("tips")
    #expect(Self.verdicts(OneSheetAtATime(), [Self.sheet("a"), inside], platform: platform, role: .sheet) == verdicts)
  }

  @Test("why an alert comes up is judged of what is an alert on the screen", arguments: [Role.alert, .sheet])
  func alertReason(role: Role) {
    var alert = Alert()
    alert.reason = .problem
    let verdicts = Self.verdicts(
      AlertTellsProblem(), [Presentation(id: "alert", kind: .alert(alert), title: "Alert")], role: role)
    #expect(verdicts == (role == .alert ? ["alert": "pass"] : [:]))
  }

  @Test("a part of a watch's sheet has the sheet's name and is not the sheet", arguments: [Role.sheet, .group])
  func watchSheet(role: Role) {
    var sheet = Self.sheet("sheet")
    sheet.frame = Rect(x: 0, y: 100, width: 400, height: 700)
    let verdicts = Self.verdicts(WatchSheetFullScreen(), [sheet], platform: .watchOS, role: role)
    #expect(verdicts == (role == .sheet ? ["sheet": "fail"] : [:]))
  }

  @Test("a film is in a sheet or full screen, and in no part of them", arguments: [Role.sheet, .fullScreen, .group])
  func immersive(role: Role) {
    var film = Self.sheet("film")
    film.contentKinds = [.videoPlayback]
    let verdicts = Self.verdicts(ImmersiveFullScreen(), [film], role: role)
    #expect(verdicts == (role == .group ? [:] : ["film": "fail"]))
  }

  @Test(
    "the on-screen keyboard hides the field that is edited, and a presentation named after keyboards does not",
    arguments: [false, true])
  func keyboard(isPresentation: Bool) {
    var field = AccessibilityNode(
      id: "field", role: .textField, name: "To", frame: Rect(x: 0, y: 700, width: 100, height: 44))
    field.traits = [.focused, .editing]
    let shortcuts = Presentation(id: "keyboard-shortcuts", kind: .currentContext(CurrentContext()), title: "Shortcuts")
    var scene = Scene(id: "test", platform: .iOS)
    if isPresentation { scene.presentations = [shortcuts] }
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    tree.append(field)
    tree.append(
      AccessibilityNode(id: "keyboard-shortcuts", role: .group, frame: Rect(x: 0, y: 500, width: 400, height: 300)))
    let verdict = EditedFieldInSight().verdict(0, in: AuditContext(tree: tree, scene: scene))
    #expect(isPresentation ? verdict == .inapplicable : verdict != .pass && verdict != .inapplicable)
  }

  @Test("pictures and controls that lie over a grabber cover it, texts do not")
  func grabber() {
    for (role, verdict) in [(Role.image, "fail"), (.button, "fail"), (.text, "pass"), (.group, "pass")] {
      var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
      let frame = Rect(x: 180, y: 5, width: 40, height: 10)
      tree.begin(AccessibilityNode(id: "s", role: .sheet, name: "Sheet", frame: Self.screen))
      let grabber = tree.append(AccessibilityNode(id: "s/grabber", role: .grabber, frame: frame))
      tree.append(AccessibilityNode(id: "s/other", role: role, name: "Other", frame: frame))
      tree.close()
      let found = GrabberUncovered().verdict(grabber, in: AuditContext(tree: tree))
      #expect((found == .pass) == (verdict == "pass"), "\(role)")
    }
  }

  @Test("a scroll indicator that hides what is under it is told from one that cannot be seen")
  func indicatorMessages() {
    for (opacity, words) in [(1.0, "hides the content"), (0, "cannot be seen")] {
      var indicator = ScrollIndicator(axis: .vertical, name: "Scroll", track: Self.screen, thumb: Self.screen)
      indicator.opacity = opacity
      var list = AccessibilityNode(id: "list", role: .list, name: "List", frame: Self.screen)
      list.indicators = [indicator]
      var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
      tree.append(list)
      let verdict = ScrollIndicatorTranslucent().verdict(
        0, in: AuditContext(tree: tree, scene: Scene(id: "test", platform: .iOS)))
      guard case .fail(let message) = verdict else {
        Issue.record("\(verdict)")
        continue
      }
      #expect(message.description.contains(words))
    }
  }

  @Test("what cannot be told outweighs what is kept, and what is broken outweighs both")
  func outcomes() {
    #expect(Outcome.allCases.shuffled().sorted() == [.pass, .review, .cannotTell, .fail])
    #expect(Outcome.pass < .review && Outcome.review < .cannotTell && Outcome.cannotTell < .fail)
  }

  @Test(
    "what is shown in a context stays in its host",
    arguments: [
      (Rect(x: 0, y: 0, width: 400, height: 800), "pass"), (Rect(x: 10, y: 20, width: 100, height: 100), "pass"),
      (Rect(x: 350, y: 0, width: 100, height: 100), "fail"),
    ])
  func currentContext(frame: Rect, verdict: String) {
    var kind = CurrentContext(host: .splitViewPane)
    kind.hostElement = "window"
    var editor = Presentation(id: "editor", kind: .currentContext(kind), title: "Editor")
    editor.frame = frame
    let verdicts = Self.verdicts(CurrentContextInHost(), [editor], role: .group, frame: frame)
    #expect(verdicts == ["editor": verdict])
  }

  @Test(
    "a button lies between the sides of its dialog",
    arguments: [(100.0, 100.0, "pass"), (100, 200, "pass"), (90, 100, "fail"), (250, 100, "fail")])
  func dialogButton(x: Double, width: Double, verdict: String) {
    var button = ActionButton(id: "ok", label: "OK")
    let frame = Rect(x: x, y: 10, width: width, height: 44)
    button.frame = frame
    let alert = Presentation(id: "alert", kind: .actionSheet(ActionSheet([button])), title: "Alert")
    let verdicts = Self.verdicts(
      DialogButtonInDialog(), [alert], platform: .watchOS, role: .actionSheet,
      content: AccessibilityNode(id: "alert/ok", role: .button, name: "OK", frame: frame),
      frame: Rect(x: 100, y: 0, width: 200, height: 200))
    #expect(verdicts == ["alert/ok": verdict])
  }

  @Test(
    "repeated input while the results are watched is for a panel, and a popover is neither",
    arguments: [(Role.sheet, "fail"), (.panel, "pass"), (.popover, nil)] as [(Role, String?)])
  func repeatedInput(role: Role, verdict: String?) {
    var find = Presentation(id: "find", kind: .panel(Panel()), title: "Find")
    find.interaction = .repeatedInputObserveResult
    let verdicts = Self.verdicts(PanelForRepeatedInput(), [find], platform: .macOS, role: role)
    #expect(verdicts["find"] == verdict)
  }

  @Test("a scroll bar is as thick as the rule says of its size", arguments: [("regular", 15.0), ("small", 11)])
  func scrollBar(size: String, thickness: Double) throws {
    #expect(ScrollBarThickness().rule.parameters.first { $0.name == size }?.value == thickness)
  }

  @Test(
    "an indicator over content lets it shine through, and is seen",
    arguments: [(0.0, "fail"), (0.01, "pass"), (0.99, "pass"), (1, "fail")])
  func translucent(opacity: Double, verdict: String) {
    let track = Rect(x: 390, y: 0, width: 3, height: 800)
    var indicator = ScrollIndicator(axis: .vertical, name: "Scroll", track: track, thumb: track)
    indicator.opacity = opacity
    var list = AccessibilityNode(id: "a/list", role: .list, name: "List", frame: Self.screen)
    list.indicators = [indicator]
    let verdicts = Self.verdicts(ScrollIndicatorTranslucent(), [Self.sheet("a")], role: .sheet, content: list)
    #expect(verdicts == ["a/list": verdict])
  }

  @Test("what is wrong with a whole scene is said once, of its first node")
  func vision() {
    for (kind, verdict) in [
      (Presentation.Kind.actionSheet(ActionSheet()), "fail"), (.confirmationDialog(ActionSheet()), "pass"),
    ] {
      let verdicts = Self.verdicts(
        VisionActionSheet(), [Presentation(id: "ask", kind: kind)], platform: .visionOS, role: .alert)
      #expect(verdicts == ["window": verdict])
    }
  }

  @Test(
    "several buttons of a sheet on a watch are in its toolbar",
    arguments: [(0, 0, nil), (0, 1, nil), (1, 0, nil), (1, 1, "pass"), (0, 2, "pass"), (2, 0, "fail")]
      as [(Int, Int, String?)])
  func watchToolbar(loose: Int, inToolbar: Int, verdict: String?) {
    func buttons(_ count: Int, _ prefix: String) -> [Element] {
      (0..<count).map { Element(id: "\(prefix)\($0)", role: .button, label: "Button") }
    }
    var content = Sheet()
    content.toolbar = buttons(inToolbar, "bar")
    var sheet = Presentation(id: "a", kind: .sheet(content), title: "A")
    sheet.elements = buttons(loose, "loose")
    #expect(Self.verdicts(WatchSheetToolbar(), [sheet], platform: .watchOS, role: .sheet)["a"] == verdict)
  }
}
