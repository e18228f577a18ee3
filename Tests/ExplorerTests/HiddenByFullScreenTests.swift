import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// A full screen hides sheets and windows that come back with its end: while that was not tried, nothing is said of them
/// for certain.
@Suite("What a full screen hides")
struct HiddenByFullScreenTests {
  static let windows = """
    scene: ch1
    platform: macOS
    windows:
      - id: w0
        title: One
        frame: [100, 100, 400, 300]
        elements:
          - {id: a, role: button, label: A}
      - id: w1
        title: Two
        frame: [700, 100, 400, 300]
        elements:
          - {id: b, role: button, label: B, opens: s}
    presentations:
      - fullScreen: f
        presented: true
        elements:
          - {id: d, role: button, label: Done, dismiss: done}
      - sheet: s
        title: Sheet
        elements:
          - {id: x, role: button, label: Close, dismiss: close}

    """

  static let sheet = """
    scene: ch5
    platform: iOS
    windows:
      - id: w
        title: W
        elements:
          - {id: a, role: button, label: A}
    presentations:
      - sheet: s
        title: S
        presented: true
        elements:
          - {id: x, role: button, label: Close, dismiss: close}
          - {id: t, role: button, label: Ask, opens: q}
      - fullScreen: f
        presented: true
        parent: s
        elements:
          - {id: d, role: button, label: Done, dismiss: done}
      - alert: q
        title: Q
        buttons: [{id: k, label: OK}]

    """

  @Test("nothing is never presented and never shown where its end was not tried", arguments: [windows, sheet])
  func cannotTell(text: String) throws {
    let scene = try SceneDocument.read(text, file: "x.scene.yaml")
    var options = AuditOptions.reach
    options.explorer.maximumDepth = 0
    let cut = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    #expect(!cut.isComplete && !cut.showsAll)
    #expect(cut.unpresented.allSatisfy { $0.isOverlooked }, "\(cut.unpresented)")
    #expect(cut.unshown.allSatisfy { $0.isOverlooked }, "\(cut.unshown)")
    let whole = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(whole.showsAll, "\(whole.unpresented) \(whole.unshown)")
  }
}
