import Accessibility
import Audit
import Documents
import Geometry
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

@testable import Explorer

@Suite("Explorer")
struct WalkTests {
  @Test("walks every state once, the nearest first")
  func states() {
    var hashes: [UInt64] = []
    var steps: [Int] = []
    let summary = Explorer().explore(ToyMail()) { state in
      hashes.append(state.target.stateHash)
      steps.append(state.depth)
    }
    // No sheet; medium and large, each without focus, with focus, and with focus and a letter.
    #expect(hashes.count == 7 && Set(hashes).count == 7)
    #expect(steps == steps.sorted())
    #expect(summary.states == 7 && summary.isComplete)
    #expect(summary.transitions > 50)
  }

  static let bounds: [(ExplorationSummary.Bound, @Sendable (inout ExplorerOptions) -> Void)] = [
    (.states, { $0.maximumStates = 3 }),
    (.depth, { $0.maximumDepth = 1 }),
    (.time, { $0.maximumTime = 1 }),
    (.nodes, { $0.maximumNodes = 10 }),
    (.work, { $0.maximumWork = 30 }),
  ]

  @Test("a bound that is hit is told, and nothing passes that might fail beyond it", arguments: bounds.indices)
  func boundIsTold(index: Int) {
    var options = AuditOptions()
    Self.bounds[index].1(&options.explorer)
    let report = ExplorerAudit.run(target: ToyMail(), scene: ToyMail.scene, options: options)
    #expect(report.exploration?.bounds == [Self.bounds[index].0])
    for rule in report.result.rules where ["modal-leak", "unreachable-reader"].contains(rule.rule.id) {
      #expect(rule.count.pass == 0 && rule.note != nil)
    }
    #expect(!report.result.isFailure())
  }

  @Test("what is left out over and over takes one look at what it may change, not one each time")
  func leftOutOften() {
    let switches = (1...12).map { Element(id: "s\($0)", role: .switchControl, label: "Switch \($0)") }
    let scene = SceneBuilder().window("main", switches).scene
    let target = CountingTarget(Stage(scene))
    var options = AuditOptions()
    options.explorer.maximumStates = 3
    let report = ExplorerAudit.run(target: target, scene: scene, options: options)
    #expect(report.exploration?.bounds == [.states])
    #expect(report.exploration?.overlooked.nodes.count == 13)
    // Upright and turned, with the focus elsewhere or not.
    #expect((1...5).contains(target.questions))
  }

  @Test("controls that are independent of each other are shown to be so: nothing is left out")
  func independentControls() {
    let switches = (1...20).map { index in
      var element = Element(id: "s\(index)", role: .switchControl, label: "Switch \(index)")
      element.frame = Rect(x: 10, y: Double(index) * 40, width: 200, height: 40)
      return element
    }
    let scene = SceneBuilder().window("main", switches).scene
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.exploration?.isComplete == true && report.gaps.isEmpty)
    #expect(report.result.count.cannotTell == 0 && report.result.count.fail == 0)
  }

  @Test("what is said of the parts of an interface holds for every combination of them", arguments: Self.combined)
  func combinations(platform: Platform) {
    let fields = (1...2).map { Element.field("field\($0)", "Field \($0)") }
    var scene = Self.windows
    if platform != .macOS { scene = SceneBuilder(platform).window("one", title: "One", fields).scene }
    let some = ExplorerAudit.run(target: Stage(scene), scene: scene)
    var options = AuditOptions()
    options.explorer.combinesParts = true
    let all = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    #expect(all.exploration?.isComplete == true && all.gaps.isEmpty)
    #expect(some.exploration?.isComplete == true && some.gaps.isEmpty)
    #expect(all.result == some.result)
    #expect((all.exploration?.states ?? 0) > (some.exploration?.states ?? .max))
  }

  static let combined: [Platform] = [.iOS, .macOS, .watchOS]

  /// Two windows of a Mac with fields, so that what is set in one could be combined with what is set in the other.
  static let windows: Scene = {
    let fields = (1...2).map { Element.field("field\($0)", "Field \($0)") }
    return SceneBuilder(.macOS).window("one", title: "One", fields).window("two", title: "Two", fields).scene
  }()

  @Test("in each order of windows every window is met with the keys, and each field with and without a letter")
  func everyWindowIsMet() {
    struct Sight: Hashable {
      var front: NodeID
      var focus: NodeID?
      var value: String?
    }
    var sights: Set<Sight> = []
    var options = ExplorerOptions()
    options.combinesParts = true
    _ = Explorer(options: options).explore(Stage(Self.windows)) { state in
      guard let front = state.tree.nodes.last(where: { $0.role == .window }) else { return }
      let focus = state.tree.nodes.first { $0.traits.contains(.focused) }
      sights.insert(Sight(front: front.id, focus: focus?.id, value: focus?.value))
    }
    for window in ["one", "two"] {
      for field in ["field1", "field2"] {
        for value in [nil, "a"] as [String?] {
          let isMet = sights.contains {
            $0.front.path == window && $0.focus?.path == "\(window)/\(field)" && ($0.value ?? "") == (value ?? "")
          }
          #expect(isMet, "\(window)/\(field) with “\(value ?? "")”")
        }
      }
    }
  }

  @Test("presentations that were never on the screen are told, with what ought to open them")
  func unpresented() {
    let scene = SceneBuilder()
      .window("main", [.button("open", "Open", opens: "known")])
      .sheet("known", title: "Known", [.button("close", "Close", dismiss: .close)])
      .sheet("orphan", title: "Orphan", [.button("next", "Next", opens: "child")])
      .alert("child", title: "Child", [ActionButton(id: "ok", label: "OK")]).scene
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene)
    #expect(
      report.gaps == [
        "never presented: sheet “Orphan”: no control opens it",
        "never presented: alert “Child”: no way was found to #orphan/next, which opens it",
      ])
    #expect(!report.result.isFailure())
  }

  @Test("what the scene starts with and cannot show at once is told as that")
  func unpresentedAtStart() {
    let buttons = [ActionButton(id: "ok", label: "OK")]
    func gaps(_ platform: Platform, _ scene: SceneBuilder) -> [String] {
      var scene = scene.scene
      scene.platform = platform
      for index in scene.presentations.indices { scene.presentations[index].isPresented = true }
      return ExplorerAudit.run(target: Stage(scene), scene: scene).gaps
    }
    let window = SceneBuilder().window("main", [.text("text", "Text")])
    #expect(
      gaps(.iOS, window.alert("first", title: "First", buttons).actionSheet("second", title: "Second", buttons))
        == [
          "never presented: action sheet “Second”: the scene starts with it and with the alert “First”; only one of "
            + "them is shown"
        ])
    #expect(
      gaps(.visionOS, window.actionSheet("sheet", title: "Sheet", buttons))
        == ["never presented: action sheet “Sheet”: visionOS has no action sheets"])
  }

  @Test(
    "a panel where there are none, and a menu that a panel takes the place of, are told as that",
    arguments: [
      (Platform.iOS, ["never presented: panel “Inspector”: iOS has no panels"]),
      (
        .macOS,
        [
          "never presented: menu “Choices”: the scene starts with it and with the panel “Inspector”; it is not shown with "
            + "that"
        ]
      ),
    ])
  func unpresentedBesidePanel(platform: Platform, gaps: [String]) throws {
    let text = """
      scene: start
      platform: \(platform.rawValue)
      windows:
        - {id: w, title: W, elements: [{id: o, role: text, label: Text}]}
      presentations:
        - {menu: m, title: Choices, presented: true, elements: [{id: d, role: button, label: Done, dismiss: done}]}
        - {panel: p, title: Inspector, presented: true, elements: [{id: d, role: button, label: Done, dismiss: done}]}
      """
    let scene = try SceneDocument.read(text, file: "start.scene.yaml")
    #expect(ExplorerAudit.run(target: Stage(scene), scene: scene).gaps == gaps)
  }

  @Test("a presentation that lies beyond a bound is not said to be out of reach")
  func unpresentedBeyondBound() {
    let scene = Scene.mail()
    var options = AuditOptions()
    options.explorer.maximumDepth = 1
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    #expect(
      report.gaps == [
        "incomplete: the exploration went as many steps as it may (1)",
        "cannot tell whether it is ever presented: action sheet “Save this draft?”: nothing that was tried at #draft, which "
          + "opens it, led to it where the exploration looked",
      ])
  }

  @Test("a control that could not be touched as far as was seen cannot be told")
  func unreachedWithinBounds() throws {
    var options = AuditOptions()
    options.explorer.maximumDepth = 1
    let report = ExplorerAudit.run(
      target: Mutant(ToyMail(), .tapsSwallowed("inbox/help")), scene: ToyMail.scene, options: options)
    let finding = try #require(report.result.findings.first { $0.node == "inbox/help" })
    #expect(finding.outcome == .cannotTell)
  }

  @Test("the same target gives the same report")
  func deterministic() {
    let target = Mutant(ToyMail(), .tapLeaks("inbox/help"))
    #expect(
      ExplorerAudit.run(target: target, scene: ToyMail.scene) == ExplorerAudit.run(target: target, scene: ToyMail.scene)
    )
  }

  @Test("rules can be chosen")
  func chosenRules() {
    var options = AuditOptions()
    options.rules = ["modal-leak", "no-such-rule"]
    #expect(options.unknownRules == ["no-such-rule"])
    let report = ExplorerAudit.run(target: ToyMail(), options: options)
    #expect(report.result.rules.map(\.rule.id) == ["modal-leak"])
  }

  @Test("rules see what the keyboard does over what is covered, however large that is", arguments: [10, 1200])
  func largeCover(count: Int) {
    let buttons = (0..<count).map { Element.button("b\($0)", "Button \($0)", opens: $0 == 0 ? "sheet" : nil) }
    let scene = SceneBuilder(.iPadOS).window("main", buttons)
      .sheet(
        "sheet", title: "Sheet", [.button("one", "One"), .button("two", "Two"), .button("x", "Close", dismiss: .close)]
      ).scene
    var foci: Set<NodeID?> = []
    _ = Explorer().walk(Stage(scene), scene: scene, visit: { _, _ in }) { transition in
      guard transition.from.context.modal != nil, case .press(.keyTab, []) = transition.step else { return }
      foci.insert(transition.from.tree.nodes.first { $0.traits.contains(.focused) }?.id)
    }
    #expect(foci.isSuperset(of: ["sheet/one", "sheet/two", "sheet/x"]), "\(foci)")
  }

  @Test("a tree by itself is looked at; what takes driving cannot be told")
  func treeOnly() {
    let report = ExplorerAudit.look(at: ToyMail().tree)
    let byID = Dictionary(uniqueKeysWithValues: report.result.rules.map { ($0.rule.id, $0) })
    #expect(byID["name-missing"]?.count.pass == 2)
    for rule in DynamicRules.all {
      #expect(byID[rule.id]?.count.cannotTell == 1 && byID[rule.id]?.note != nil)
    }
    #expect(report.exploration == nil && !report.result.isFailure())
  }
}
