import Accessibility
import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// What works on a selection is tried with one and without, and with a part of a text selected and all of it.
@Suite("What works on what is selected")
struct SelectionWorkTests {
  /// A sheet whose text people cannot touch: only a button selects, and only another one works on what is selected.
  static func text(on platform: Platform, selects: String) -> String {
    """
    scene: m2
    platform: \(platform.rawValue)
    windows:
      - id: w
        elements:
          - {id: o, role: button, label: Open, opens: s}
    presentations:
      - sheet: s
        title: Edit
        confirmation: q
        elements:
          - {id: x, role: button, label: Cancel, dismiss: cancel}
          - {id: t, role: textEditor, label: Note, value: "Some words here", traits: [disabled]}
          - {id: r, role: button, label: Replace, effect: {target: t, replaces: ""}}
          - {id: all, role: button, label: Select, effect: {target: t, selects: \(selects)}}
      - actionSheet: q
        title: Sure
        buttons:
          - {id: d, label: " ", outcome: discard, style: destructive}
          - {id: k, label: Keep, outcome: keep, style: cancel}

    """
  }

  @Test(
    "the question about what was replaced is reached, and its nameless button found", arguments: Platform.allCases,
    ["{all: true}", "{characters: [0, 4]}"])
  func asks(platform: Platform, selects: String) throws {
    let scene = try SceneDocument.read(Self.text(on: platform, selects: selects), file: "m2.scene.yaml")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.unpresented.isEmpty, "\(report.unpresented)")
    #expect(report.result.findings.contains { $0.rule == "name-missing" && $0.node == "q/d" })
  }
}
