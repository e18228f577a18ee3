import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// Windows are moved to corners, sheets made as large and as small as they go, content looked at by halves: of what may be
/// touched in between nothing is said.
@Suite("Places and sizes that are not tried")
struct UntriedPlacesTests {
  typealias Case = OtherTakersTests.Case

  static let cases = [
    Case(
      name: "a control that is free at some sizes of a sheet",
      text: """
        scene: g2
        platform: macOS
        windows:
          - id: w
            title: Main
            elements:
              - {id: o, role: button, label: Open, opens: u}
        presentations:
          - sheet: u
            title: Sheet
            resizable: true
            defaultSize: [300, 300]
            elements:
              - {id: z, role: button, label: Z, frame: [310, 90, 40, 20]}
              - {id: a, role: textEditor, label: A}
              - {id: b, role: textEditor, label: B}
              - {id: c, role: textEditor, label: C}
              - {id: x, role: button, label: Cancel, dismiss: cancel}

        """),
    Case(
      name: "a control that is free where its window is moved part of the way",
      text: """
        scene: g4
        platform: macOS
        windows:
          - id: w
            title: Main
            elements:
              - {id: o, role: button, label: O, frame: [20, 700, 100, 28]}
              - {id: z, role: button, label: Z, frame: [200, 300, 60, 28]}
        presentations:
          - panel: p
            presented: true
            relatedDocument: w
            requiresAction: true
            frame: [150, 250, 900, 250]
            elements:
              - {id: t, role: button, label: T, frame: [0, 0, 900, 250], effect: {target: w/o}}

        """),
    Case(
      name: "a control that is free at three times its size only",
      text: """
        scene: g1b
        platform: visionOS
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
                  - {id: z, role: button, label: Z, frame: [30, 310, 20, 20], opens: s}
              - {id: c, role: button, label: C, frame: [0, 150, 393, 300]}
              - {id: d, role: button, label: D, frame: [115, 100, 278, 300]}
        presentations:
          - sheet: s
            title: S
            elements:
              - {id: y, role: button, label: Y}

        """),
    Case(
      name: "a group that reveals a menu, free where content is scrolled both ways",
      text: """
        scene: g9
        platform: iOS
        windows:
          - id: w
            elements:
              - id: a
                role: scrollView
                axes: [vertical, horizontal]
                frame: [0, 100, 393, 300]
                contentSize: [1200, 1200]
                elements:
                  - id: z
                    role: group
                    label: Z
                    frame: [500, 600, 30, 30]
                    elements: [{id: t, role: text, label: T, frame: [500, 600, 30, 30]}]
              - {id: h1, role: button, label: H1, frame: [0, 100, 393, 140]}
              - {id: h2, role: button, label: H2, frame: [0, 276, 393, 124]}
              - {id: h3, role: button, label: H3, frame: [0, 240, 170, 36]}
              - {id: h4, role: button, label: H4, frame: [206, 240, 187, 36]}
        presentations:
          - menu: s
            revealControl: w/a/z
            elements: [{id: y, role: button, label: Y}]

        """),
    Case(
      name: "a group in two scroll views, of which each goes one way",
      text: """
        scene: g10
        platform: iOS
        windows:
          - id: w
            elements:
              - id: o
                role: scrollView
                axes: [horizontal]
                frame: [0, 100, 393, 300]
                contentSize: [1200, 300]
                elements:
                  - id: v
                    role: scrollView
                    axes: [vertical]
                    frame: [0, 100, 1200, 300]
                    contentSize: [1200, 1200]
                    elements:
                      - id: z
                        role: group
                        label: Z
                        opens: s
                        frame: [507, 617, 20, 20]
                        elements: [{id: t, role: text, label: T, frame: [507, 617, 20, 20]}]
              - {id: h1, role: button, label: H1, frame: [0, 100, 393, 140]}
              - {id: h2, role: button, label: H2, frame: [0, 276, 393, 124]}
              - {id: h3, role: button, label: H3, frame: [0, 240, 170, 36]}
              - {id: h4, role: button, label: H4, frame: [206, 240, 187, 36]}
        presentations:
          - sheet: s
            elements: [{id: y, role: button, label: Y}, {id: d, role: button, label: D, dismiss: done}]

        """),
    Case(
      name: "a group under content that scrolls over it and has a gap",
      text: """
        scene: g11
        platform: iOS
        windows:
          - id: w
            elements:
              - id: z
                role: group
                label: Z
                opens: s
                frame: [10, 240, 100, 20]
                elements: [{id: t, role: text, label: T, frame: [10, 240, 100, 20]}]
              - id: b
                role: scrollView
                axes: [vertical]
                frame: [0, 100, 393, 300]
                contentSize: [393, 1200]
                elements:
                  - {id: c1, role: button, label: C1, frame: [0, 100, 393, 540]}
                  - {id: c2, role: button, label: C2, frame: [0, 648, 393, 652]}
        presentations:
          - sheet: s
            elements: [{id: y, role: button, label: Y}, {id: d, role: button, label: D, dismiss: done}]

        """),
    Case(
      name: "a group that is free while a sheet which nobody can swipe away springs back",
      text: """
        scene: g13
        platform: iOS
        windows:
          - id: w
            elements:
              - id: z
                role: group
                label: Z
                opens: s
                frame: [20, 475, 200, 20]
                elements: [{id: t, role: text, label: T, frame: [20, 475, 5, 3]}]
        presentations:
          - sheet: u
            title: Tools
            presented: true
            detents: [medium]
            modality: nonmodal
            largestUndimmedDetent: medium
            swipeToDismiss: false
            exits: [completion]
            elements:
              - {id: m, role: text, label: Map}
              - {id: d, role: button, label: Later, effect: {completes: true}, traits: [disabled]}
          - sheet: s
            title: S
            elements: [{id: y, role: button, label: Y}, {id: d, role: button, label: D, dismiss: done}]

        """),
  ]

  @Test("it cannot be told whether it can be touched", arguments: cases)
  func untold(_ example: Case) throws {
    let scene = try SceneDocument.read(example.text, file: "s.scene.yaml")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.exploration?.bounds == [.places])
    #expect(!report.result.findings.contains { $0.outcome == .fail && $0.rule == "unreachable-touch" })
    #expect(report.result.count.cannotTell > 0 && report.exploration?.isComplete == false)
    #expect(report.gaps.contains { $0.contains("every place and size") }, "\(report.gaps)")
  }

  @Test(
    "what lies under the content of another view is touched where a reader and keys have scrolled it out from there")
  func scrolledOutFromUnder() throws {
    let scene = try SceneDocument.read(
      """
      scene: g12
      platform: iOS
      windows:
        - id: w
          elements:
            - id: o
              role: scrollView
              axes: [horizontal]
              frame: [0, 100, 393, 300]
              contentSize: [1200, 300]
              elements:
                - id: z
                  role: group
                  label: Z
                  opens: s
                  frame: [507, 240, 20, 20]
                  elements: [{id: t, role: text, label: T, frame: [507, 240, 20, 20]}]
            - id: b
              role: scrollView
              axes: [vertical]
              frame: [0, 100, 393, 300]
              contentSize: [393, 1200]
              elements:
                - {id: c1, role: button, label: C1, frame: [0, 100, 393, 540]}
                - {id: c2, role: button, label: C2, frame: [0, 648, 393, 652]}
      presentations:
        - sheet: s
          elements: [{id: y, role: button, label: Y}, {id: d, role: button, label: D, dismiss: done}]

      """, file: "s.scene.yaml")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.exploration?.isComplete == true && report.unpresented.isEmpty)
    #expect(!report.result.findings.contains { $0.outcome != .pass && $0.rule == "unreachable-touch" })
  }

  @Test("what scrolls in a window that is moved is all met where that is at home")
  func scrolledAtHome() throws {
    let buttons = (0..<80).map {
      #"{"id": "b\#($0)", "role": "button", "label": "B\#($0)", "frame": [20, \#(100 + 50 * $0), 300, 44]}"#
    }
    let scene = try SceneDocument.read(
      #"{"scene": "s", "platform": "macOS", "windows": [{"id": "w", "title": "Main", "elements": [{"id": "v", "role": "scrollView", "label": "All", "axes": ["vertical"], "frame": [0, 100, 393, 700], "contentSize": [393, 4000], "elements": [\#(buttons.joined(separator: ", "))]}]}]}"#,
      file: "s.scene.json")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(!report.result.findings.contains { $0.outcome == .fail })
    #expect(report.result.count.cannotTell == 0 && report.exploration?.isComplete == true)
  }
}
