import Accessibility
import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// Where content has scrolled and windows were moved is carried to where something over them may hang on it: what moves
/// them from there, and what the screen cuts off, hides nothing.
@Suite("Places that are carried")
struct CarriedPlacesTests {
  private func report(_ text: String) throws -> AuditReport {
    let scene = try SceneDocument.read(text, file: "s.scene.yaml")
    return ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
  }

  @Test("what brings content into view from over it stands in for no other place of that")
  func broughtIntoView() throws {
    let report = try report(
      """
      scene: p2
      platform: macOS
      windows:
        - id: w
          frame: [100, 50, 820, 800]
          elements:
            - {id: f, role: button, label: Open, opens: c, frame: [700, 20, 80, 40]}
            - id: s
              role: scrollView
              label: Pages
              frame: [0, 100, 820, 700]
              axes: [vertical]
              contentSize: [820, 4000]
              elements:
                - {id: pane, role: group, label: Pane, frame: [100, 150, 600, 640]}
                - {id: row, role: text, label: Row, frame: [20, 790, 200, 40]}
      presentations:
        - currentContext: c
          title: Outer
          host: splitViewPane
          hostElement: pane
          frame: [250, 300, 400, 300]
          elements:
            - {id: x, role: button, label: Close, dismiss: close}
            - {id: sh, role: button, label: Show, effect: {shows: w/s/row, because: "the row is what it names"}, frame: [20, 80, 100, 40]}

      """)
    #expect(report.result.findings.contains { $0.outcome == .fail && $0.rule == "current-context-in-host" })
  }

  @Test("what is in something that hangs on content is not called unreachable")
  func hangsOnContent() throws {
    let report = try report(
      """
      scene: v1
      platform: iPadOS
      windows:
        - id: w
          title: Main
          elements:
            - {id: f, role: button, label: Open, opens: c, frame: [700, 40, 80, 44]}
            - id: s
              role: scrollView
              label: Pages
              frame: [0, 100, 820, 1000]
              axes: [vertical]
              contentSize: [820, 4000]
              elements:
                - {id: pane, role: group, label: Pane, frame: [100, 900, 600, 1500]}
                - {id: row, role: text, label: Row, frame: [20, 1300, 200, 44]}
      presentations:
        - currentContext: c
          title: Outer
          host: splitViewPane
          hostElement: pane
          elements:
            - {id: x, role: button, label: Close, dismiss: close}
            - {id: sh, role: button, label: Show, effect: {shows: row, because: "the row is what it names"}, frame: [20, 80, 100, 44]}
            - {id: d, role: button, label: More, opens: d, frame: [20, 140, 100, 44]}
        - currentContext: d
          title: Inner
          parent: c
          elements:
            - {id: y, role: button, label: Back, dismiss: close}
            - {id: z, role: button, label: Z, opens: last, frame: [20, 1300, 100, 44]}
        - sheet: last
          title: Last
          elements:
            - {id: q, role: button, label: Quit, dismiss: close}

      """)
    #expect(!report.result.findings.contains { $0.rule == "unreachable-touch" })
    #expect(report.exploration?.isComplete == true && report.result.count.cannotTell == 0)
  }

  @Test("content of a window that lies partly off the screen is scrolled at each place of that")
  func cutByTheScreen() throws {
    let report = try report(
      """
      scene: w1
      platform: macOS
      windows:
        - id: w
          title: Main
          frame: [-460, 300, 1200, 500]
          elements:
            - {id: k, role: button, label: Keep, frame: [700, 40, 100, 40]}
            - id: s
              role: scrollView
              label: List
              frame: [0, 100, 1200, 400]
              axes: [vertical]
              contentSize: [1200, 3000]
              elements:
                - {id: x, role: button, label: X, frame: [20, 1500, 100, 40]}

      """)
    #expect(!report.result.findings.contains { $0.outcome == .fail })
    #expect(report.exploration?.isComplete == true && report.result.count.cannotTell == 0)
  }

  @Test("what is magnified off the screen is brought back, or it is not told of")
  func magnifiedOffTheScreen() throws {
    let report = try report(
      #"""
      {"scene": "z", "platform": "macOS", "windows": [{"id": "w2", "elements": [{"id": "b3", "role": "button", "label": "b3", "frame": [337, 155, 60, 44], "opens": "p1"}, {"id": "b4", "role": "button", "label": "b4", "frame": [16, 793, 100, 44], "opens": "p1"}, {"id": "b5", "role": "button", "label": "b5", "frame": [348, 364, 200, 44]}], "frame": [384, 292, 400, 800]}], "presentations": [{"popover": "p1", "title": "p1", "elements": [{"id": "x6", "role": "button", "label": "Close", "dismiss": "close"}, {"id": "b7", "role": "button", "label": "b7", "frame": [314, 136, 100, 44]}, {"id": "s9", "role": "scrollView", "label": "S", "axes": ["horizontal"], "frame": [80, 90, 240, 250], "contentSize": [720, 250], "elements": [{"id": "b8", "role": "button", "label": "b8", "frame": [473, 232, 100, 200]}], "zoom": {"min": 1, "max": 3}}], "anchor": "b4"}]}
      """#)
    // What lies below the screen in a window without a title stays there; the popover at it, too.
    let findings = report.result.findings.filter { $0.rule == "unreachable-touch" }
    #expect(findings.filter { $0.outcome == .fail }.map(\.node.path) == ["w2/b4", "p1/b7"])
    #expect(findings.filter { $0.outcome == .cannotTell }.map(\.node.path) == ["p1/s9/b8"])
  }
}
