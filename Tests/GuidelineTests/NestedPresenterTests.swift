import Accessibility
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Documents
@testable import Stage

/// Who presents what is opened in a sheet: it changes something that can be observed, or people are told that it does not.
@Suite("Presenters of what is opened in a sheet")
struct NestedPresenterTests {
  static func text(_ kind: String, on platform: Platform, presenter: String?) -> String {
    let isDialog = ["actionSheet", "confirmationDialog", "alert"].contains(kind)
    let content =
      isDialog
      ? "buttons: [{id: c, label: C, style: cancel}, {id: d, label: D}]"
      : "elements: [{id: c, role: button, label: C, dismiss: cancel}, {id: f, role: button, label: F}]"
    return """
      scene: nested
      platform: \(platform.rawValue)
      windows:
        - id: main
          elements:
            - {id: open, role: button, label: Open, opens: s}
            - {id: other, role: button, label: Other}
        - id: second
          frame: [100, 110, 160, 150]
          elements:
            - {id: more, role: button, label: More}
      presentations:
        - sheet: s
          title: Sheet
          elements:
            - {id: cancel, role: button, label: Cancel, dismiss: cancel}
            - {id: next, role: button, label: Next, opens: z}
        - \(kind): z
          title: Zed
          \(presenter.map { "presenter: \($0)" } ?? "")
          \(content)
      """
  }

  static let deeds: [@Sendable (inout StageDriver) -> Void] = [
    { _ in }, { $0.press(.keyEsc) }, { $0.activate("z/c") }, { $0.reader(.escape, "z") },
    {
      $0.activate("z/c")
      $0.settle()
      $0.activate("s/cancel")
    },
  ]

  static let kinds = [
    "sheet", "actionSheet", "confirmationDialog", "alert", "activityView", "popover", "fullScreen", "currentContext",
    "menu",
  ]

  @Test(
    "has an effect, or words, and never both", arguments: Platform.allCases,
    ["main", "main/other", "second", "second/more", "s", "s/cancel"])
  func presenter(platform: Platform, presenter: String) throws {
    for kind in Self.kinds {
      let scenes = try [nil, presenter].map {
        try SceneDocument.read(Self.text(kind, on: platform, presenter: $0), file: "x.scene.yaml")
      }
      let starts = scenes.map { scene in
        var start = StageDriver(scene)
        for opener in ["main/open", "s/next"] {
          start.reader(.activate, opener)
          start.settle()
        }
        return start
      }
      let changes = AttributeEffectTests.differ(starts, after: Self.deeds)
      let told = scenes[1].unheeded.first {
        $0.owner == "z" && $0.name == "presenter" || $0.owner == "z" && $0.name == nil
      }
      #expect(
        changes != (told != nil),
        Comment(rawValue: "\(kind): \(changes ? "changes" : "nothing"), \(told?.reason ?? "no words")"))
    }
  }

  @Test("of thousands of sheets that lead from one to the next each is looked at once, round in a circle as well")
  func chain() throws {
    var text = "scene: chain\nplatform: macOS\nwindows:\n  - id: main\n    elements:\n"
    text += "      - {id: o, role: button, label: Open, opens: s0}\npresentations:\n"
    let count = 3_000
    for number in 0..<count {
      text += "  - {sheet: s\(number), title: S\(number), presenter: \(number == 0 ? "main/o" : "s\(number - 1)/x"), "
      text += "elements: [{id: x, role: button, label: X, opens: s\((number + 1) % count)}]}\n"
    }
    let scene = try SceneDocument.read(text, file: "x.scene.yaml")
    // What opens each is what presents it, but for the first, which two open in one window.
    #expect(scene.unheeded.filter { $0.name == "presenter" }.map(\.owner) == ["s0"])
  }
}
