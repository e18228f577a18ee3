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
  /// Sheets with a toggle and a field each, every one opened by its own button.
  static func sheets(_ count: Int) -> Scene {
    let buttons = (0..<count).map { index in
      var button = Element.button("open\(index)", "Open \(index)", opens: "sheet\(index)")
      button.frame = Rect(
        x: Double(index % 8) * 48, y: 60 + Double(index / 8) * 48, width: 44, height: 44)
      return button
    }
    var builder = SceneBuilder().window("main", buttons)
    for index in 0..<count {
      builder = builder.sheet(
        "sheet\(index)", title: "Sheet \(index)",
        [
          .button("done", "Done", dismiss: .done), Element(id: "toggle", role: .toggle, label: "Toggle"),
          .field("field", "Field"),
        ])
    }
    return builder.scene
  }

  @Test("twice as many sheets take twice as many steps, whatever is set in them")
  func linear() throws {
    let reports = [10, 20].map { ExplorerAudit.run(target: Stage(Self.sheets($0)), scene: Self.sheets($0)) }
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
}
