import Accessibility
import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// The same movement is another one's where content has gone, and whatever is looked for can be typed: what lies behind
/// that is found.
@Suite("Movements that something else takes")
struct OtherTakersTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a swipe that turns a picker on one page, and the sheet away on the next",
      text: """
        scene: u2
        platform: iOS
        windows:
          - id: w
            title: Main
            elements:
              - {id: o, role: text, label: Hello}
        presentations:
          - sheet: u
            title: Order
            presented: true
            modality: nonmodal
            largestUndimmedDetent: large
            exits: [swipe]
            headerHeight: 0
            unsavedChanges: true
            confirmation: q
            elements:
              - id: v
                role: tabView
                label: Cards
                frame: [0, 0, 900, 900]
                elements:
                  - id: a
                    role: page
                    label: One
                    elements:
                      - {id: p, role: picker, label: Amount, frame: [0, 0, 900, 900], range: {minimum: 0, maximum: 10, current: 5}}
                  - id: b
                    role: page
                    label: Two
                    elements:
                      - {id: t, role: text, label: That is all}
          - alert: q
            title: Sure?
            buttons:
              - {id: d, label: " ", style: destructive, outcome: discard}
              - {id: k, label: Keep, outcome: keep}

        """),
    Case(
      name: "a number that is looked for and taken out",
      text: """
        scene: f1
        platform: iPadOS
        windows:
          - id: w
            title: Main
            elements:
              - {id: o, role: button, label: Open, opens: s}
        presentations:
          - sheet: s
            title: Order
            confirmation: q
            elements:
              - {id: x, role: button, label: Cancel, dismiss: cancel}
              - {id: t, role: textField, label: Pieces, value: "42", traits: [disabled]}
              - {id: f, role: button, label: Remove Text, opens: p}
          - popover: p
            title: Remove
            elements:
              - {id: q, role: textField, label: Find}
              - {id: go, role: button, label: Go, effect: {target: s/t, findTextIn: q, replaces: ""}}
          - alert: q
            title: Sure?
            buttons:
              - {id: d, label: " ", style: destructive, outcome: discard}
              - {id: k, label: Keep, outcome: keep}

        """),
    Case(
      name: "a search field that has to be emptied first",
      text: """
        scene: f1b
        platform: iPadOS
        windows:
          - id: w
            title: Main
            elements:
              - {id: o, role: button, label: Open, opens: s}
        presentations:
          - sheet: s
            title: Order
            confirmation: q
            elements:
              - {id: x, role: button, label: Cancel, dismiss: cancel}
              - {id: t, role: textField, label: Pieces, value: "tin", traits: [disabled]}
              - {id: f, role: button, label: Remove Text, opens: p}
          - popover: p
            title: Remove
            elements:
              - {id: q, role: textField, label: Find, value: "zzz"}
              - {id: go, role: button, label: Go, effect: {target: s/t, findTextIn: q, replaces: ""}}
          - alert: q
            title: Sure?
            buttons:
              - {id: d, label: " ", style: destructive, outcome: discard}
              - {id: k, label: Keep, outcome: keep}

        """),
  ]

  @Test("the question with a nameless button is found", arguments: cases)
  func found(_ example: Case) throws {
    let scene = try SceneDocument.read(example.text, file: "s.scene.yaml")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    let errors = report.result.findings.filter { $0.outcome == .fail && $0.severity == .error }
    #expect(errors.map { "\($0.node.path) \($0.rule)" } == ["q/d name-missing"])
    #expect(report.unpresented.isEmpty, "\(report.gaps)")
  }
}
