import Accessibility
import Audit
import Documents
import Harness
import Scenes
import Stage
import Testing

@testable import Explorer

/// Where no hand is tried, a reader does the same: only whether a hand gets there stays open.
@Suite("Controls that no hand is tried on")
struct UntouchedControlsTests {
  typealias Case = OtherTakersTests.Case

  /// Two panels that lie over the window, and windows that lie over each other: what the controls do is known, as a reader
  /// does it wherever a hand is not tried.
  static let known = [
    Case(
      name: "panels over what opens them",
      text: """
        scene: k1
        platform: macOS
        windows:
          - id: w
            title: W
            elements:
              - {id: b0, role: button, label: B0, opens: m0}
              - {id: b1, role: button, label: B1, opens: m1}
        presentations:
          - panel: m0
            title: M0
            elements: [{id: a, role: button, label: A}, {id: x, role: button, label: Close, dismiss: close}]
          - panel: m1
            title: M1
            elements: [{id: a, role: button, label: A}, {id: x, role: button, label: Close, dismiss: close}]

        """),
    Case(
      name: "windows over each other",
      text: """
        scene: k2
        platform: macOS
        windows:
          - id: w0
            title: W0
            frame: [0, 0, 300, 200]
            elements: [{id: s, role: switch, label: S}, {id: b, role: button, label: B}]
          - id: w1
            title: W1
            frame: [100, 50, 300, 200]
            elements: [{id: s, role: switch, label: S}, {id: b, role: button, label: B}]
          - id: w2
            title: W2
            frame: [200, 100, 300, 200]
            elements: [{id: s, role: switch, label: S}, {id: b, role: button, label: B}]
        presentations: []

        """),
  ]

  @Test("what a reader does where no hand is tried is known", arguments: known)
  func told(_ example: Case) throws {
    let scene = try SceneDocument.read(example.text, file: "s.scene.yaml")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene)
    #expect(report.result.count.cannotTell == 0 && report.exploration?.isComplete == true, "\(report.gaps)")
  }

  @Test(
    "a reader that is said to do what a tap would is heard by the control, in every state",
    arguments: known + UntriedPlacesTests.cases)
  func heard(_ example: Case) throws {
    let scene = try SceneDocument.read(example.text, file: "s.scene.yaml")
    var failures: [String] = []
    var options = ExplorerOptions()
    options.maximumStates = 60
    _ = Explorer(options: options).walk(Stage(scene), scene: scene) { state, _ in
      _ = Repertoire.steps(in: state, screens: []) { told in
        for node in told.untouched {
          var copy = state.target
          let effect = options.driver.perform(.reader(.activate, node), on: &copy)
          if !effect.events.contains(where: { $0.node == node && $0.kind == .activated }) {
            failures.append("state \(state.index): \(node)")
          }
        }
      }
    } observe: { _ in
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
