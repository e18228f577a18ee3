import Accessibility
import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// Scenes of which an audit once said that all is well, or that nothing can be told, and was wrong.
@Suite("Passes that were attacked")
struct AttackedPassTests {
  private static func audit(_ text: String) throws -> AuditReport {
    let scene = try SceneDocument.read(text, file: "attack.scene.yaml")
    var options = AuditOptions()
    options.listsVerdicts = true
    return ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
  }

  private static func outcomes(_ rule: String, _ node: String, _ report: AuditReport) -> [Outcome] {
    report.result.verdicts.filter { $0.rule == rule && $0.node.path == node }.map(\.outcome)
  }

  /// A window with a button, and what it opens.
  private static func opening(_ presentation: String, on platform: Platform = .iOS) -> String {
    """
    scene: attack
    platform: \(platform.rawValue)
    windows:
      - {id: w, title: W, elements: [{id: e, role: button, label: Thing, frame: [20, 100, 300, 60], opens: s}]}
    presentations:

    """ + presentation.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  @Test(
    "a way out leads out by what the document says, not by its name, and not while it is disabled",
    arguments: [
      (
        """
        - sheet: s
          title: Memo
          exits: [button]
          elements:
            - {id: n, role: button, label: Done, dismiss: done, traits: [disabled]}
            - {id: m, role: button, label: Star}
        """, Outcome.cannotTell
      ),
      (
        """
        - fullScreen: s
          title: Memo
          exits: [completion]
          elements:
            - {id: n, role: button, label: Skip}
            - {id: m, role: button, label: Send, effect: {completes: true}, traits: [disabled]}
        """, .fail
      ),
      (
        """
        - sheet: s
          title: Memo
          exits: [escapeKey]
          elements:
            - {id: n, role: button, label: Later}
        """, .fail
      ),
      (
        """
        - sheet: s
          title: Memo
          exits: [button]
          elements:
            - {id: n, role: button, label: Later, dismiss: close}
        """, .pass
      ),
    ] as [(String, Outcome)])
  func waysOut(presentation: String, outcome: Outcome) throws {
    let report = try Self.audit(Self.opening(presentation))
    #expect(Self.outcomes("modal-no-dismiss", "s", report) == [outcome])
  }

  @Test("the focus that comes back to something hidden is looked at, though nothing else has changed")
  func hiddenFocus() throws {
    let report = try Self.audit(
      """
      scene: attack
      platform: iPadOS
      windows:
        - id: w
          title: W
          elements:
            - {id: o, role: button, label: Sort, frame: [200, 20, 100, 44]}
            - id: h
              role: group
              label: Box
              traits: [hidden]
              frame: [20, 100, 350, 100]
              elements:
                - {id: hid, role: button, label: Star, frame: [40, 120, 100, 44], opens: s}
      presentations:
        - sheet: s
          title: Memo
          elements:
            - {id: d, role: button, label: Done, dismiss: done}
      """)
    #expect(Self.outcomes("hidden-focusable", "w/h/hid", report) == [.fail])
  }

  @Test("a map that only two fingers magnify frees nothing for people with a pointer alone")
  func pinch() throws {
    func report(_ devices: String) throws -> AuditReport {
      try Self.audit(
        """
        scene: attack
        platform: iPadOS
        inputDevices: [\(devices)]
        windows:
          - id: w
            title: W
            elements:
              - id: s
                role: scrollView
                label: Map
                frame: [100, 100, 600, 600]
                contentSize: [600, 600]
                zoom: {supported: true, min: 1, max: 4}
                scrollCue: [declared]
                elements:
                  - {id: a, role: button, label: Castle, frame: [380, 380, 44, 44]}
              - {id: b, role: button, label: Compass, frame: [370, 370, 70, 70]}
        """)
    }
    #expect(Self.outcomes("unreachable-touch", "w/s/a", try report("pointer")) == [.cannotTell])
    #expect(Self.outcomes("unreachable-touch", "w/s/a", try report("touch, keyboard")) == [.pass])
  }

  @Test("who has a pointer alone reveals a menu by its second button, on an iPad as well")
  func secondButton() throws {
    let report = try Self.audit(
      """
      scene: attack
      platform: iPadOS
      inputDevices: [pointer]
      windows:
        - {id: w, title: W, elements: [{id: e, role: button, label: Thing, frame: [20, 100, 300, 60], opens: s}]}
      presentations:
        - {menu: m, title: More, revealControl: e, elements: [{id: x, role: menuItem, label: " "}]}
        - {sheet: s, title: Memo, elements: [{id: n, role: button, label: Done, dismiss: done}]}
      """)
    #expect(report.gaps == [])
    let nameless = try #require(report.result.findings.first { $0.rule == "name-missing" && $0.node.path == "m/x" })
    #expect(nameless.evidence.script == "right click \"Thing\"")
  }

  @Test("nobody holds or taps with a keyboard alone, or with a crown")
  func devices() throws {
    let keyboard = try Self.audit(
      """
      scene: attack
      platform: iPadOS
      inputDevices: [keyboard]
      windows:
        - id: w
          title: W
          elements:
            - {id: p, role: button, label: Plain, frame: [20, 20, 300, 60]}
            - {id: e, role: button, label: Thing, frame: [20, 100, 300, 60], opens: s}
      presentations:
        - {menu: m, title: More, revealControl: e, elements: [{id: x, role: menuItem, label: " "}]}
        - {sheet: s, title: Memo, elements: [{id: n, role: button, label: Done, dismiss: done}]}
      """)
    // VoiceOver's long press is a command of its keyboard as well, so that the menu is come to without a finger.
    #expect(keyboard.gaps == [])
    let held = try #require(keyboard.result.findings.first { $0.rule == "name-missing" && $0.node.path == "m/x" })
    #expect(held.evidence.script == "reader focus \"Thing\"; reader long press")
    let crown = try Self.audit(
      """
      scene: attack
      platform: watchOS
      inputDevices: [crown]
      windows:
        - {id: w, title: W, elements: [{id: e, role: button, label: Thing, opens: s}]}
      presentations:
        - {sheet: s, title: Memo, elements: [{id: n, role: button, label: " "}]}
      """)
    for report in [keyboard, crown] {
      let scripts = report.result.findings.map(\.evidence.script)
      #expect(!scripts.isEmpty)
      #expect(scripts.allSatisfy { !$0.contains("tap ") && !$0.contains("press \"") }, "\(scripts)")
      #expect(report.result.verdicts.allSatisfy { $0.rule != "unreachable-touch" })
    }
    #expect(crown.result.findings.contains { $0.rule == "name-missing" && $0.node.path == "s/n" })
  }

  @Test(
    "several rows are selected by the pointer, or one is and another is on",
    arguments: [
      (
        """
        - id: l
          role: list
          label: Choices
          frame: [0, 60, 393, 300]
          pointerSelecting: true
          elements:
            - {id: a, role: radioButton, label: One, frame: [0, 60, 393, 44], value: off, traits: [disabled]}
            - {id: b, role: radioButton, label: Two, frame: [0, 104, 393, 44], value: off, traits: [disabled]}
        """, [Platform.iPadOS, .macOS]
      ),
      (
        """
        - id: l
          role: list
          label: Choices
          frame: [0, 60, 393, 300]
          pointerSelecting: false
          elements:
            - {id: a, role: radioButton, label: One, frame: [0, 60, 393, 44], value: off}
            - {id: b, role: radioButton, label: Two, frame: [0, 104, 393, 44], value: off, traits: [disabled]}
        - {id: m, role: button, label: Mark, frame: [20, 500, 100, 44], effect: {target: l, selects: {rows: [b, b]}}}
        """, [.iOS, .macOS]
      ),
    ] as [(String, [Platform])])
  func rows(elements: String, platforms: [Platform]) throws {
    for platform in platforms {
      let text =
        "scene: attack\nplatform: \(platform.rawValue)\nwindows:\n  - id: w\n    title: W\n    elements:\n"
        + elements.split(separator: "\n").map { "      \($0)\n" }.joined()
      #expect(Self.outcomes("one-selected", "w/l/b", try Self.audit(text)) == [.fail], "\(platform)")
    }
  }

  @Test(
    "a page of a watch that is higher than the screen leaves everything to be told",
    arguments: ["", "heightKind: variable"])
  func highPage(kind: String) throws {
    let report = try Self.audit(
      """
      scene: attack
      platform: watchOS
      windows:
        - id: w
          title: W
          elements:
            - id: tv
              role: tabView
              label: Pages
              elements:
                - {id: p1, role: page, label: One, purpose: a, elements: [{id: a, role: button, label: Go}]}
                - id: p2
                  role: page
                  label: Two
                  purpose: b
                  \(kind)
                  contentHeight: 600
                  elements: [{id: b, role: button, label: Stop}]
      """)
    #expect(report.exploration?.bounds == [])
    #expect(report.result.verdicts.allSatisfy { $0.outcome != .cannotTell })
  }
}
