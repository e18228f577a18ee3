import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// What lies between covers, in contexts and in what is magnified is brought to where it can be touched.
@Suite("Controls that are brought out from under something")
struct PlacesBetweenTests {
  typealias Case = OtherTakersTests.Case

  static let reached = [
    Case(
      name: "a group that reveals a menu, under controls, in content that scrolls one way",
      text: """
        scene: r1
        platform: iOS
        windows:
          - id: w
            elements:
              - id: v
                role: scrollView
                axes: [vertical]
                frame: [0, 100, 393, 300]
                contentSize: [393, 1200]
                elements:
                  - id: z
                    role: group
                    label: Z
                    frame: [10, 617, 100, 30]
                    elements: [{id: t, role: text, label: T, frame: [10, 617, 100, 30]}]
              - {id: h1, role: button, label: H1, frame: [0, 100, 393, 140]}
              - {id: h2, role: button, label: H2, frame: [0, 276, 393, 124]}
        presentations:
          - menu: m
            revealControl: w/v/z
            elements: [{id: y, role: button, label: Y}]

        """),
    Case(
      name: "a button that can be touched only where a text lies over it",
      text: """
        scene: r2
        platform: iOS
        windows:
          - id: w
            elements:
              - id: v
                role: scrollView
                axes: [vertical]
                frame: [0, 100, 393, 300]
                contentSize: [393, 1200]
                elements:
                  - {id: z, role: button, label: Z, frame: [10, 617, 100, 30]}
              - {id: h1, role: button, label: H1, frame: [0, 100, 393, 140]}
              - {id: h2, role: button, label: H2, frame: [0, 276, 393, 124]}
              - {id: t, role: text, label: T, frame: [0, 240, 200, 36]}

        """),
  ]

  @Test("it is reached by a drag between what lies over it", arguments: reached)
  func reachedBetween(_ example: Case) throws {
    let scene = try SceneDocument.read(example.text, file: "s.scene.yaml")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.exploration?.isComplete == true && !report.gaps.contains { $0.contains("never") }, "\(report.gaps)")
    #expect(!report.result.findings.contains { $0.outcome == .fail && $0.rule == "unreachable-touch" })
  }

  @Test("a control in a context that lies where content is, is reached where that brings it")
  func inContext() throws {
    let scene = try SceneDocument.read(
      """
      scene: k6
      platform: macOS
      screen: {width: 820, height: 820}
      windows:
        - id: w
          frame: [0, 0, 820, 820]
          elements:
            - id: v
              role: scrollView
              label: All
              axes: [vertical]
              frame: [0, 500, 400, 300]
              contentSize: [400, 1500]
              elements:
                - id: h
                  role: group
                  label: Host
                  frame: [0, 780, 400, 290]
                  elements:
                    - {id: o, role: button, label: O, frame: [20, 790, 100, 4], opens: c}
      presentations:
        - currentContext: c
          title: Details
          host: other
          hostElement: w/v/h
          modal: true
          elements:
            - {id: x, role: button, label: Close, dismiss: close, frame: [0, 0, 100, 30]}
            - {id: z, role: button, label: Z, opens: y, frame: [20, 250, 100, 20]}
        - fullScreen: y
          title: Y
          elements:
            - {id: n, role: button, label: N}

      """, file: "s.scene.yaml")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.result.findings.filter { $0.outcome == .fail && $0.rule == "unreachable-touch" }.isEmpty)
    #expect(report.result.count.cannotTell == 0 && report.exploration?.isComplete == true)
  }

  @Test("a control that is free where it is magnified four times is reached")
  func magnified() throws {
    let scene = try SceneDocument.read(
      """
      scene: g1
      platform: iOS
      windows:
        - id: w
          title: Main
          elements:
            - id: v
              role: scrollView
              label: Map
              axes: [vertical]
              zoom: {min: 1, max: 8}
              frame: [0, 100, 393, 300]
              contentSize: [40, 300]
              elements:
                - {id: z, role: button, label: Z, frame: [10, 310, 20, 20], opens: s}
            - {id: c, role: button, label: C, frame: [0, 150, 393, 300]}
      presentations:
        - sheet: s
          title: S
          elements:
            - {id: y, role: button, label: Y}

      """, file: "s.scene.yaml")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.result.findings.filter { $0.outcome == .fail }.isEmpty)
    #expect(report.result.count.cannotTell == 0 && report.exploration?.isComplete == true)
  }
}
