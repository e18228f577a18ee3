import Accessibility
import Audit
import Geometry
import Harness
import Scenes
import Stage
import TestSupport
import Testing

@testable import Explorer

/// What was set is tried again where inputs meet it and carried to where they do, and nowhere else.
@Suite("Carrying what was set")
struct CarryingTests {
  /// Sheets with a toggle and a field each, every one opened by its own button; these may be in a list that scrolls.
  static func sheets(_ count: Int, inList: Bool = false, shareQuestion: Bool = false) -> Scene {
    let buttons = (0..<count).map { index in
      var button = Element.button("open\(index)", "Open \(index)", opens: "sheet\(index)")
      button.frame =
        inList
        ? Rect(x: 20, y: 60 + Double(index) * 48, width: 200, height: 44)
        : Rect(x: Double(index % 8) * 48, y: 60 + Double(index / 8) * 48, width: 44, height: 44)
      return button
    }
    var list = Element(id: "list", role: .scrollView, label: "List")
    list.children = buttons
    list.frame = Rect(x: 0, y: 60, width: 393, height: 400)
    list.axes = Axes.vertical
    list.contentSize = Size(width: 393, height: Double(count) * 48)
    var builder = SceneBuilder().window("main", inList ? [list] : buttons)
    for index in 0..<count {
      builder = builder.sheet(
        "sheet\(index)", title: "Sheet \(index)",
        [
          .button("done", "Done", dismiss: .done), Element(id: "toggle", role: .toggle, label: "Toggle"),
          .field("field", "Field"),
        ])
    }
    var scene = builder.scene
    guard shareQuestion else { return scene }
    for place in scene.presentations.indices {
      guard case .sheet(var sheet) = scene.presentations[place].kind else { continue }
      sheet.confirmation = "question"
      scene.presentations[place].kind = .sheet(sheet)
    }
    let answers = [
      ActionButton(id: "lose", label: "Discard", style: .destructive, answer: .discard),
      ActionButton(id: "keep", label: "Cancel", style: .cancel, answer: .keep),
    ]
    scene.presentations.append(
      Presentation(id: "question", kind: .actionSheet(ActionSheet(answers)), title: "Discard?"))
    return scene
  }

  @Test(
    "twice as many sheets take twice as many steps, whatever is set in them",
    arguments: [(false, false), (true, false), (false, true), (true, true)])
  func linear(inList: Bool, shareQuestion: Bool) throws {
    let reports = [10, 20].map { count in
      let scene = Self.sheets(count, inList: inList, shareQuestion: shareQuestion)
      return ExplorerAudit.run(target: Stage(scene), scene: scene)
    }
    for (report, count) in zip(reports, [10, 20]) {
      #expect(report.exploration?.isComplete == true && report.result.count.cannotTell == 0 && report.gaps.isEmpty)
      let reached = report.result.rules.first { $0.rule.id == "unreachable-touch" }?.count.pass ?? 0
      #expect(reached >= 4 * count)
    }
    let steps = reports.map { $0.exploration?.transitions ?? 0 }
    #expect(steps[1] <= steps[0] * 22 / 10, "\(steps)")
  }

  @Test("a sheet is met as it is and as what opens it sets it, whichever comes first", arguments: [false, true])
  func bothWays(plainFirst: Bool) {
    var setting = Element.button("set", "Set", opens: "sheet")
    var effect = Element.Effect()
    effect.target = "sheet/toggle"
    effect.value = "on"
    setting.effect = effect
    let plain = Element.button("plain", "Plain", opens: "sheet")
    var toggle = Element(id: "toggle", role: .toggle, label: "Toggle", frame: Rect(x: 0, y: 80, width: 200, height: 44))
    toggle.traits = .disabled
    let scene = SceneBuilder().window("main", plainFirst ? [plain, setting] : [setting, plain])
      .sheet("sheet", title: "Sheet", [.button("done", "Done", dismiss: .done), toggle]).scene
    var values: Set<String> = []
    let summary = Explorer().explore(Stage(scene), scene: scene) { state in
      if let node = state.tree.node("sheet/toggle"), let value = node.value { values.insert(value) }
    }
    #expect(summary.isComplete && values == ["0", "1"], "\(values)")
  }

  @Test("what is set in a sheet is shown when the sheet comes back, and is found there")
  func comesBack() {
    var blank = Element.button("blank", "Blank")
    var effect = Element.Effect()
    effect.target = "other/text"
    effect.value = ""
    blank.effect = effect
    var text = Element(id: "text", role: .text)
    text.value = "Words"
    let scene = SceneBuilder().window("main", [.button("a", "A", opens: "one"), .button("b", "B", opens: "other")])
      .sheet("one", title: "One", [.button("done", "Done", dismiss: .done), blank])
      .sheet("other", title: "Other", [.button("done", "Done", dismiss: .done), text]).scene
    var values: Set<String?> = []
    _ = Explorer().explore(Stage(scene), scene: scene) { state in
      if let node = state.tree.node("other/text") { values.insert(node.value) }
    }
    #expect(values.count == 2, "\(values)")
  }

  @Test("a button that turns something round and opens a sheet is tried from both settings")
  func turnsAndOpens() {
    func setting(_ id: String, opens: String?, to value: String?) -> Element {
      var button = Element.button(id, id, opens: opens)
      var effect = Element.Effect()
      effect.target = "main/light"
      effect.value = value
      button.effect = effect
      return button
    }
    let scene = SceneBuilder()
      .window("main", [Element(id: "light", role: .toggle, label: "Light"), setting("go", opens: "sheet", to: nil)])
      .sheet(
        "sheet", title: "Sheet", [.button("done", "Done", dismiss: .done), setting("again", opens: nil, to: "on")]
      ).scene
    var values: Set<String> = []
    _ = Explorer().explore(Stage(scene), scene: scene) { state in
      guard state.tree.node("sheet") != nil else { return }
      if let value = state.tree.node("main/light")?.value { values.insert(value) }
    }
    #expect(values == ["0", "1"], "\(values)")
  }

  @Test("each word that was chosen before is met beside what comes up later", arguments: ["", "later"])
  func chosenBefore(waiting: String) {
    func choice(_ id: String, _ word: String?) -> Element {
      var button = Element.button(id, id, dismiss: .done)
      if let word {
        var effect = Element.Effect()
        effect.target = "main/word"
        effect.value = word
        button.effect = effect
      }
      return button
    }
    var word = Element(id: "word", role: .text)
    word.value = "plain"
    var scene = SceneBuilder()
      .window("main", [word, .button("open", "Open", opens: waiting.isEmpty ? "sheet" : waiting)])
      .sheet("sheet", title: "Sheet", [.button("close", "Close", dismiss: .close)]) {
        $0.detents = [.medium, .large]
        $0.selectedDetent = "large"
        $0.modality = .nonmodal
        $0.largestUndimmedDetent = "medium"
        $0.grabberVisible = true
      }
      .sheet("hello", title: "Hello", [choice("none", nil), choice("red", "Red"), choice("blank", "")]) {
        $0.swipeToDismiss = false
      }.with { $0.presentations[1].isPresented = true }
    if !waiting.isEmpty {
      scene = scene.sheet(waiting, title: "Later", [.button("on", "On", opens: "sheet")])
    }
    var met: [String: Set<String?>] = [:]
    _ = Explorer().explore(Stage(scene.scene), scene: scene.scene) { state in
      guard let word = state.tree.index(of: "main/word"), state.open.contains(word) else { return }
      let grabber = state.tree.nodes.first { $0.role == .grabber }?.value ?? "no sheet"
      met[grabber, default: []].insert(state.tree.nodes[word].value)
    }
    #expect(met == ["no sheet": ["plain", "Red", nil], "Medium": ["plain", "Red", nil]])
  }

  @Test("where a bound of work leaves anything out, that is told, whatever was waiting", arguments: [0, 1])
  func everyBoundIsTold(sheet: Int) {
    let scene = Self.sheets(1 + sheet)
    let whole = ExplorerAudit.run(target: Stage(scene), scene: scene)
    var options = AuditOptions()
    let count = whole.exploration?.transitions ?? 0
    #expect(whole.exploration?.isComplete == true && count > 100)
    for work in Array(stride(from: 1, to: count, by: 97)) + (max(1, count - 9)...count) {
      options.explorer.maximumWork = work
      let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
      guard report.exploration?.isComplete == true else { continue }
      #expect(report.exploration?.transitions == count && report.result == whole.result, "\(work)")
    }
  }
}
