import Accessibility
import Audit
import Documents
import Geometry
import Harness
import Scenes
import Stage
import TestSupport
import Testing

@testable import Explorer

/// Audits of scenes on the stage.
@Suite("Audit of scenes")
struct SceneAuditTests {
  @Test("the Mail scene is clean, and the rules about what it has have looked at something")
  func mailIsClean() {
    var scene = Scene.mail()
    scene.api = .uiKit
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, name: "mail")
    #expect(report.result.findings.allSatisfy { $0.outcome == .review })
    #expect(report.exploration?.isComplete == true)
    #expect(report.result.rules.allSatisfy { $0.note == nil })
    // Others are about other platforms, frameworks and kinds of presentation: they have nothing to look at here.
    let here = [
      "action-sheet-modal", "detents-elsewhere", "dialog-button-style", "grabber-inaccessible", "grabber-uncovered",
      "modal-leak", "name-missing", "sheet-leaves-parent-visible", "unreachable-reader", "unreachable-touch",
    ]
    for id in here { #expect(report.result.rules.contains { $0.rule.id == id && $0.count.pass > 0 }, "\(id)") }
  }

  @Test(
    "a scene that starts with two sheets is told so, but where each window has its own or cards lie over each other",
    arguments: [(Platform.iOS, false), (.macOS, false), (.iOS, true)])
  func twoSheets(platform: Platform, stacks: Bool) {
    for windows in [["main", "main"], ["main", "other"]] {
      var builder = SceneBuilder(platform, id: "two").window("main", title: "Main", [.text("a", "Text")])
        .window("other", title: "Other", [.text("b", "Text")])
      for (id, window) in zip(["one", "two"], windows) {
        builder = builder.sheet(id, title: id, [.button("done", "Done", dismiss: .done)])
          .with { scene in
            scene.presentations[scene.presentations.count - 1].isPresented = true
            scene.presentations[scene.presentations.count - 1].parent = window
          }
      }
      var scene = builder.scene
      if stacks { scene.ruleset = .ios13 }
      let rules = ExplorerAudit.run(target: Stage(scene), scene: scene).result.findings.map(\.rule)
      let isApart = stacks || platform == .macOS && windows == ["main", "other"]
      #expect(rules.contains("one-sheet-at-a-time") == !isApart, "\(windows) \(rules)")
    }
  }

  @Test("a sheet that sets what its parent shows leaks nothing; the same with a leak in it does")
  func effects() {
    var blue = Element.button("blue", "Blue")
    var effect = Element.Effect()
    (effect.target, effect.value) = ("main/colour", "Blue")
    blue.effect = effect
    var colour = Element.button("colour", "Colour", opens: "colours")
    colour.value = "Red"
    let scene = SceneBuilder(.iOS, id: "colours").window("main", title: "Letter", [colour])
      .sheet("colours", title: "Colours", [blue, .button("done", "Done", dismiss: .done)]).scene
    #expect(
      ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach).result.findings.allSatisfy {
        $0.outcome == .review
      })
    let faulty = Mutant(Stage(scene), .tapLeaks("main/colour"))
    #expect(ExplorerAudit.run(target: faulty, scene: scene).result.findings.contains { $0.rule == "modal-leak" })
  }

  typealias Fault = Mutant<Stage>.Fault

  static let faults: [(Fault, rule: String, node: String, script: String)] = [
    (.tapLeaks("inbox/compose"), "modal-leak", "inbox/compose", #"tap "Compose"; tap "Compose""#),
    (.marked("draft/body", .decorative), "unreachable-reader", "draft/body", #"tap "Compose""#),
    (.tapsSwallowed("draft/send"), "unreachable-touch", "draft/send", #"tap "Compose"; tap "Send""#),
    (.unnamed("draft/grabber"), "grabber-inaccessible", "draft/grabber", #"tap "Compose""#),
    (.unnamed("unsaved/keep"), "name-missing", "unsaved/keep", #"tap "Compose"; tap "To"; type "a"; tap "Cancel""#),
  ]

  @Test("a fault on the stage is found, with the shortest way to it", arguments: faults.indices)
  func fault(index: Int) throws {
    let (fault, rule, node, script) = Self.faults[index]
    let scene = Scene.mail()
    var options = AuditOptions()
    options.rules = [rule]
    options.explorer.maximumChanges = 1
    let report = ExplorerAudit.run(target: Mutant(Stage(scene), fault), scene: scene, options: options)
    let finding = try #require(report.result.findings.first { $0.node.path == node })
    #expect(finding.rule == rule && finding.outcome == .fail)
    #expect(finding.evidence.script == script)
  }

  /// Buttons without extent, in a window and in a sheet, with the id of each and how the scene is built.
  static let extentless: [(node: String, width: Double, height: Double, opens: String?)] = [
    ("inbox/thin", 0, 0, "more"), ("inbox/thin", 0, 44, nil), ("inbox/thin", 80, 0, "more"), ("inbox/thin", 0, 0, nil),
    ("more/thin", 0, 0, nil), ("more/thin", 0, 44, nil),
  ]

  @Test("a tap past a control that keys and reader activate fails", arguments: extentless.indices)
  func tapPasses(index: Int) throws {
    let (node, width, height, opens) = Self.extentless[index]
    let frame = Rect(x: 10, y: 300, width: width, height: height)
    let thin = Element.button("thin", "Thin", opens: opens, frame: frame)
    let isInWindow = node.hasPrefix("inbox")
    let scene = SceneBuilder()
      .window("inbox", [.button("open", "Open", opens: "more")] + (isInWindow ? [thin] : []))
      .sheet("more", title: "More", [.button("close", "Close", dismiss: .close)] + (isInWindow ? [] : [thin])).scene
    var options = AuditOptions()
    options.rules = ["unreachable-touch"]
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    let finding = try #require(report.result.findings.first)
    #expect(report.result.findings.count == 1)
    #expect(finding.node.path == node && finding.outcome == .fail && finding.severity == .error)
    #expect(finding.message.description.contains("hits no control"), "\(finding.message)")
  }

  @Test("examples say what is wrong with them", arguments: ["faulty"])
  func examples(name: String) throws {
    let example = try #require(Examples.named(name))
    let scene = try SceneDocument.read(example.text, file: "\(name).scene.yaml")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, name: "\(name).scene.yaml")
    let lines = report.result.findings.map {
      "\($0.source?.description ?? "-"): \($0.message) [\($0.rule)] \($0.evidence.script)\n"
    }
    let golden = Snapshot.compare(lines.joined(), "\(name).findings.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("controls that lie on each other are looked at to the end; within a bound, what was not tried is told")
  func large() throws {
    let count = 120
    let buttons = (0..<count).map { index in
      Element.button("b\(index)", "Button \(index)", opens: "sheet", frame: Rect(x: 0, y: 60, width: 40, height: 40))
    }
    let scene = SceneBuilder().window("main", buttons).sheet("sheet", [.button("close", "Close", dismiss: .close)])
      .scene
    let whole = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(whole.exploration?.isComplete == true && whole.result.count.cannotTell == 0)
    let touch = try #require(whole.result.rules.first { $0.rule.id == "unreachable-touch" })
    #expect(touch.count.fail == count - 1 && touch.count.pass == 2)
    var options = AuditOptions()
    options.explorer.maximumWork = 10
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    #expect(report.exploration?.bounds == [.work])
    let bounded = try #require(report.result.rules.first { $0.rule.id == "unreachable-touch" })
    #expect(bounded.count.fail == 0 && bounded.count.cannotTell >= count - 1)
  }
}
