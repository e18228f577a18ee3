import Accessibility
import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// States in which nothing is new but where the keyboard focus is: what rules say of the focus is said there too, keys
/// that go to it are tried there, and ways lead through them.
@Suite("Where the keyboard focus is elsewhere")
struct FocusElsewhereTests {
  private static func audit(_ text: String) throws -> AuditReport {
    let scene = try SceneDocument.read(text, file: "focus.scene.yaml")
    var options = AuditOptions()
    options.listsVerdicts = true
    return ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
  }

  private static func outcomes(_ rule: String, _ node: String, _ report: AuditReport) -> [Outcome] {
    report.result.verdicts.filter { $0.rule == rule && $0.node.path == node }.map(\.outcome)
  }

  /// A window with buttons far below, and a sheet that people go on beside.
  static func sheet(_ elements: String, on platform: Platform = .iOS) -> String {
    """
    scene: focus
    platform: \(platform.rawValue)
    windows:
      - {id: w, title: Main, elements: [\(elements)]}
    presentations:
      - sheet: s
        title: Sheet
        modality: nonmodal
        detents: [medium]
        largestUndimmedDetent: medium
        elements: [{id: x, role: button, label: Close, dismiss: close}]
    """
  }

  static let opener = "{id: o, role: button, label: Open, frame: [200, 700, 100, 44], opens: s}"

  @Test("what Tab comes to behind a sheet is found, however many Tabs that takes", arguments: [0, 1, 3])
  func behindSheet(before: Int) throws {
    let others = (0..<before).map {
      "{id: b\($0), role: button, label: B\($0), frame: [\(10 + 90 * $0), 80, 80, 44]}, "
    }
    let report = try Self.audit(Self.sheet(others.joined() + Self.opener))
    #expect(Self.outcomes("focus-obscured", "w/o", report) == [.fail])
    let finding = try #require(report.result.findings.first { $0.rule == "focus-obscured" })
    #expect(finding.evidence.script.contains("tap \"Open\""))
    for place in 0..<before {
      #expect(!Self.outcomes("focus-obscured", "w/b\(place)", report).contains(.fail))
    }
  }

  @Test("and what Tab comes to behind a popover that takes nothing away")
  func behindPopover() throws {
    let report = try Self.audit(
      """
      scene: focus
      platform: iPadOS
      windows:
        - id: w
          title: Main
          elements:
            - {id: a, role: button, label: Alpha, frame: [600, 60, 100, 44], opens: p}
            - {id: c, role: button, label: Gamma, frame: [600, 150, 100, 44]}
      presentations:
        - popover: p
          title: Pop
          modal: false
          anchor: w/a
          elements: [{id: d, role: button, label: Delta},{id: e, role: button, label: Epsi}]
      """)
    #expect(Self.outcomes("focus-obscured", "w/c", report) == [.fail])
  }

  @Test("what shows beside the sheet is clean, and so is all of it under a sheet that takes it away")
  func clean() throws {
    let high = "{id: o, role: button, label: Open, frame: [200, 60, 100, 44], opens: s}"
    let report = try Self.audit(Self.sheet(high))
    #expect(Self.outcomes("focus-obscured", "w/o", report) == [.pass])
    let modal = try Self.audit(Self.sheet(Self.opener).replacing("modality: nonmodal", with: "modality: modal"))
    #expect(!Self.outcomes("focus-obscured", "w/o", modal).contains(.fail))
    #expect(!modal.exploration!.isCutShort)
  }

  @Test("Tab pressed on copies of what is looked at finds the same, by itself", arguments: [0, 1, 3])
  func tour(before: Int) throws {
    let others = (0..<before).map {
      "{id: b\($0), role: button, label: B\($0), frame: [\(10 + 90 * $0), 80, 80, 44]}, "
    }
    let text = Self.sheet(others.joined() + Self.opener)
    let scene = try SceneDocument.read(text, file: "focus.scene.yaml")
    let rule = FocusObscured()
    var (tour, ledger) = (FocusTour([rule]), Ledger(rules: [rule.rule]))
    var (_, route) = Explorer().walk(Stage(scene), scene: scene) { state, prober in
      guard !state.isOfFocus else { return }
      ledger.look(at: state.tree)
      tour.look(at: state, &prober)
    } observe: { _ in
    }
    tour.conclude(into: &ledger)
    let result = ledger.takeResult(&route, listsVerdicts: true)
    #expect(result.findings.map(\.node.path) == ["w/o"])
    #expect(result.findings.first?.evidence.script.contains("tap \"Open\"") == true)
  }

  @Test("keys that magnify go to what has the focus, wherever people have brought that", arguments: [false, true])
  func magnified(isReversed: Bool) throws {
    let views = [
      """
          - {id: a, role: scrollView, label: Plan, axes: [vertical, horizontal], frame: [0, 40, 300, 300],
             contentSize: [300, 300], scrollCue: [declared], zoom: {supported: true, min: 1, max: 4},
             elements: [{id: b1, role: button, label: Copy, frame: [120, 170, 60, 40]}]}
      """,
      """
          - {id: c, role: scrollView, label: Photo, axes: [vertical, horizontal], frame: [320, 40, 300, 300],
             contentSize: [300, 300], zoom: {supported: true, min: 1, max: 4},
             elements: [{id: b2, role: button, label: Share, frame: [440, 170, 60, 40]},
               {id: e1, role: button, label: Left end, frame: [320, 40, 60, 30]},
               {id: e2, role: button, label: Right end, frame: [560, 310, 60, 30]}]}
      """,
    ]
    let report = try Self.audit(
      """
      scene: focus
      platform: macOS
      inputDevices: [keyboard]
      windows:
        - id: w
          title: Main
          frame: [100, 100, 700, 600]
          elements:

      """ + (isReversed ? views.reversed() : views).joined(separator: "\n"))
    #expect(Self.outcomes("scrollability-apparent", "w/c", report) == [.fail])
  }

  @Test("a way that leads through a text that was typed leads on, on a television")
  func television() throws {
    let report = try Self.audit(
      """
      scene: focus
      platform: tvOS
      windows:
        - id: w
          elements:
            - {id: o2, role: button, label: Other, frame: [600, 500, 200, 80], opens: s2}
      presentations:
        - sheet: s2
          title: Hey2
          confirmation: q
          elements: [{id: n, role: textField, label: Change}, {id: x, role: button, label: Cancel, dismiss: cancel}]
        - alert: q
          title: Sure?
          buttons: [{id: d, label: "Drop", outcome: discard}, {id: k, label: Keep, outcome: keep}]
      """)
    for node in ["q/d", "q/k", "s2/x", "w/o2"] {
      #expect(Self.outcomes("unreachable-focus", node, report) == [.pass], "\(node)")
    }
  }

  @Test("a remote taps nowhere beside what has come up")
  func remote() throws {
    let report = try Self.audit(
      """
      scene: focus
      platform: tvOS
      windows:
        - id: w
          title: Main
          elements:
            - {id: o, role: button, label: Okay, opens: p}
            - {id: c, role: button, label: Other}
      presentations:
        - popover: p
          title: Pop
          presented: true
          anchor: w/o
          elements: [{id: d, role: button, label: Delta}]
      """)
    for node in ["w/o", "w/c", "p/d"] {
      #expect(Self.outcomes("unreachable-focus", node, report) == [.pass], "\(node)")
    }
    #expect(report.result.findings.allSatisfy { !$0.evidence.script.contains("tap ") })
  }
}
