import Accessibility
import Audit
import Geometry
import Scenes
import Testing

@Suite("modal-no-dismiss")
struct ModalNoDismissTests {
  static let trees: [RuleCase] = [
    .fails("a modal sheet with a text", .sheet, "Payment", inside: [.of(.text, "Wait")]) { $0.traits = .modal },
    .fails("an empty dialog", .dialog, "Payment") { $0.traits = .modal },
    .fails(
      "a full screen with a picture", .fullScreen, "Theater",
      says: "Nothing in the full screen “Theater” leads out of it.",
      inside: [.of(.image, "The sea")]
    ) { $0.traits = .modal },
    .passes("a button called so", .sheet, "Payment", inside: [.of(.button, "Cancel")]) { $0.traits = .modal },
    .passes("a Korean one", .sheet, "결제", inside: [.of(.button, "닫기")]) { $0.traits = .modal },
    .passes("a button marked so", .dialog, "Payment", inside: [.of(.button, "Return") { $0.traits = .cancel }]) {
      $0.traits = .modal
    },
    .doubts("some button", .sheet, "Payment", inside: [.of(.button, "Pay")]) { $0.traits = .modal },
    .doubts("the reader's Escape", .sheet, "Payment") { ($0.traits, $0.actions) = (.modal, .escape) },
    .doubts("a way out that is disabled", .sheet, "Payment", inside: [.of(.button, "Done") { $0.traits = .disabled }]) {
      $0.traits = .modal
    },
    .skips("not modal", .sheet, "Payment"),
    .skips("a window", .window, "Payment") { $0.traits = .modal },
    .skips("hidden", .sheet, "Payment") { $0.traits = [.modal, .hidden] },
  ]

  @Test("something in what is modal leads out, as far as a tree tells", arguments: trees)
  func tree(it: RuleCase) { it.check(ModalNoDismiss()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.trees)) }

  static func sheet(swipe: Bool = false, _ change: (inout Sheet) -> Void = { _ in }) -> Presentation {
    var sheet = Sheet()
    sheet.swipeToDismiss = swipe
    change(&sheet)
    return Presentation(id: "pay", kind: .sheet(sheet), title: "Payment")
  }

  static func with(_ element: Element, in presentation: Presentation) -> Presentation {
    var presentation = presentation
    presentation.elements.append(element)
    return presentation
  }

  static func closing(_ role: Element.DismissRole) -> Element {
    var element = Element(id: "button", role: .button, label: "Out")
    element.dismissRole = role
    return element
  }

  static let later = AccessibilityNode.of(.button, "Later") { $0.id = "pay/button" }
  static let disabled = AccessibilityNode.of(.button, "Out") {
    $0.id = "pay/button"
    $0.traits = .disabled
  }
  static let out = AccessibilityNode.of(.button, "Out") { $0.id = "pay/button" }

  @Test(
    "a sheet of a scene has a control that its author lets lead out",
    arguments: [
      (sheet(), nil, Platform.iOS, Role.sheet, "fail"),
      // A name leads nowhere by itself, where the author says what leads out.
      (with(Element(id: "button", role: .button, label: "Later"), in: sheet()), later, .iOS, .sheet, "fail"),
      (with(closing(.done), in: sheet()), disabled, .iOS, .sheet, "cannot tell"),
      (with(closing(.done), in: sheet(swipe: true)), disabled, .iOS, .sheet, "pass"),
      (sheet(), out, .iOS, .sheet, "fail"),
      (with(closing(.done), in: sheet()), out, .iOS, .sheet, "pass"),
      (with(closing(.cancel), in: sheet()), out, .macOS, .sheet, "pass"),
      (sheet(), nil, .macOS, .sheet, "fail"), (sheet(), nil, .tvOS, .sheet, nil),
      (sheet(swipe: true), nil, .iOS, .sheet, nil),
      (sheet(swipe: true), nil, .macOS, .sheet, "fail"),
      (sheet { ($0.modality, $0.largestUndimmedDetent) = (.nonmodal, "large") }, nil, .iOS, .sheet, nil),
      // Nothing goes by what its author says of it there.
      (sheet { $0.modality = .nonmodal }, nil, .iOS, .sheet, "fail"),
      (sheet { ($0.modality, $0.largestUndimmedDetent) = (.nonmodal, "large") }, nil, .macOS, .sheet, "fail"),
      (sheet(swipe: true) { $0.requiresAction = true }, nil, .iOS, .sheet, "fail"),
      (Presentation(id: "pay", kind: .fullScreen, title: "Theater"), nil, .iOS, .fullScreen, "fail"),
      (with(closing(.close), in: Presentation(id: "pay", kind: .fullScreen)), out, .iOS, .fullScreen, "pass"),
      (Presentation(id: "pay", kind: .actionSheet(ActionSheet())), nil, .iOS, .actionSheet, "fail"),
      (
        Presentation(id: "pay", kind: .actionSheet(ActionSheet([ActionButton(id: "button", label: "Out")]))), out, .iOS,
        .actionSheet, "pass"
      ),
      (Presentation(id: "pay", kind: .alert(Alert())), nil, .iOS, .alert, "fail"),
    ] as [(Presentation, AccessibilityNode?, Platform, Role, String?)])
  func scene(
    presentation: Presentation, control: AccessibilityNode?, platform: Platform, role: Role, verdict: String?
  ) {
    let verdicts = SceneRuleTests.verdicts(
      ModalNoDismiss(), [presentation], platform: platform, role: role, content: control)
    #expect(verdicts["pay"] == verdict)
  }

  /// A sheet of which the button Done leads into another one.
  static func leading(_ id: String, into other: String?, swipe: Bool = false) -> Presentation {
    var sheet = Sheet()
    sheet.swipeToDismiss = swipe
    var done = Element(id: "done", role: .button, label: "Done")
    (done.dismissRole, done.opens) = (.done, other)
    var presentation = Presentation(id: id, kind: .sheet(sheet), title: id)
    presentation.elements = [done]
    return presentation
  }

  @Test(
    "sheets that only lead into each other lead nowhere; one that leads out of the circle lets people out of all",
    arguments: [
      (["b", "a"], false, ["a": "fail", "b": "fail"]), (["b", nil], false, ["a": "pass", "b": "pass"]),
      (["a"], false, ["a": "fail"]), (["b", "c", "a"], false, ["a": "fail", "b": "fail", "c": "fail"]),
      // Who can swipe is out: that nothing else leads out is a matter of `dismiss-gesture-only`.
      (["b", "a"], true, ["a": "other", "b": "other"]),
    ] as [([String?], Bool, [String: String])])
  func circles(next: [String?], swipe: Bool, verdicts: [String: String]) {
    let sheets = zip(["a", "b", "c"], next).map { Self.leading($0, into: $1, swipe: swipe) }
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    var scene = Scene(id: "test", platform: .iOS)
    scene.presentations = sheets
    for sheet in sheets {
      tree.begin(
        AccessibilityNode(
          id: NodeID(sheet.id), role: .sheet, name: sheet.title, frame: Rect(x: 0, y: 0, width: 400, height: 800)))
      tree.append(.of(.button, "Done") { $0.id = NodeID("\(sheet.id)/done") })
      tree.close()
    }
    let context = AuditContext(tree: tree, scene: scene)
    for (id, expected) in verdicts {
      guard let index = tree.index(of: NodeID(id)) else { continue }
      let verdict = ModalNoDismiss().check(index, in: context)
      #expect((verdict.outcome == .fail ? "fail" : verdict == .pass ? "pass" : "other") == expected, "\(id)")
    }
  }
}
