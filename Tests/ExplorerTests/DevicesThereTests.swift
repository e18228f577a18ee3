import Accessibility
import Audit
import Documents
import Gestures
import Harness
import Scenes
import Stage
import Testing

@testable import Explorer

/// What nobody can do with the devices of a platform, or of a scene that names its own, shows and reaches nothing.
@Suite("Steps are done with devices that are there")
struct DevicesThereTests {
  static func report(_ text: String) throws -> AuditReport {
    let scene = try SceneDocument.read(text, file: "s.yaml")
    var options = AuditOptions()
    options.listsVerdicts = true
    return ExplorerAudit.run(target: Stage(scene), scene: scene, name: "s", options: options)
  }

  static func passes(_ report: AuditReport, _ rule: String, _ node: NodeID) -> Bool {
    report.result.verdicts.contains { $0.rule == rule && $0.node == node && $0.outcome == .pass }
  }

  /// A button that opens a sheet, with a menu that another input than a tap reveals.
  static func menu(_ platform: Platform) -> String {
    """
    scene: a
    platform: \(platform.rawValue)
    windows:
      - id: w
        title: W
        elements:
          - {id: o, role: button, label: Options, frame: [20, 60, 100, 44], opens: s}
    presentations:
      - sheet: s
        title: Settings
        elements:
          - {id: x, role: button, label: Close, dismiss: close}
      - menu: m
        title: Menu
        revealControl: w/o
        elements:
          - {id: c, role: menuItem, label: Copy}
    """
  }

  @Test("a menu is revealed by a hold of a finger, on a Mac by the second button, by a reader and by no remote")
  func menus() throws {
    for platform in [Platform.iOS, .iPadOS, .macOS, .visionOS] {
      let report = try Self.report(Self.menu(platform))
      #expect(Self.passes(report, "unreachable-touch", "m/c"), "\(platform)")
    }
    let report = try Self.report(Self.menu(.tvOS))
    #expect(Self.passes(report, "unreachable-reader", "m/c") && !Self.passes(report, "unreachable-focus", "m/c"))
    #expect(report.unpresented.isEmpty)
  }

  @Test("keys reach nothing where the scene says that there is no keyboard")
  func keyboards() throws {
    func kinds(_ devices: String) throws -> Set<Step.Kind> {
      let text = """
        scene: a
        platform: macOS
        inputDevices: \(devices)
        windows:
          - id: a
            title: Front
            elements:
              - {id: o, role: textField, label: Name, frame: [20, 60, 100, 30]}
              - {id: s, role: slider, label: Size, frame: [20, 100, 100, 30], range: {minimum: 0, maximum: 9, current: 1}}
        """
      let stage = Stage(try SceneDocument.read(text, file: "s.yaml"))
      return Set(try #require(stage.acceptedSteps(in: stage.tree)).steps.map(\.kind))
    }
    #expect(try kinds("[pointer, keyboard]").isSuperset(of: [.focusKey, .pointerDrag]))
    #expect(try kinds("[pointer]").isDisjoint(with: [.focusKey, .key]))
    #expect(try kinds("[keyboard]").isDisjoint(with: [.pointerDrag, .wheel, .secondaryClick]))
  }

  @Test("what is selected by a pointer is selected by a finger that was held, where there is only that")
  func heldDrags() throws {
    func kinds(_ devices: String) throws -> Set<Step.Kind> {
      let text = """
        scene: a
        platform: iOS
        inputDevices: \(devices)
        windows:
          - id: a
            title: Front
            elements:
              - {id: t, role: textEditor, label: Text, frame: [20, 60, 300, 200], value: "One two three"}
        """
      let stage = Stage(try SceneDocument.read(text, file: "s.yaml"))
      let steps = try #require(stage.acceptedSteps(in: stage.tree)).steps
      for step in steps where step.kind == .heldDrag {
        var copy = stage
        _ = TargetDriver().perform(step, on: &copy)
        #expect(copy.stateKey != stage.stateKey, "\(step) selects")
        let script = step.instructions(on: SelectorIndex(stage.tree), tapping: .touch) { stage.touched(at: $0) }
        #expect(script.map(\.description).joined().contains(" after 900ms "))
      }
      return Set(steps.map(\.kind))
    }
    #expect(try kinds("[touch]").contains(.heldDrag) && !kinds("[touch]").contains(.pointerDrag))
    #expect(try !kinds("[pointer, keyboard]").contains(.heldDrag))
  }

  @Test("a touch alone types on the keyboard on the screen: what that changes is seen")
  func typing() throws {
    let report = try Self.report(
      """
      scene: a
      platform: iOS
      inputDevices: [touch]
      windows:
        - id: w
          title: Notes
          elements:
            - {id: o, role: button, label: New, opens: s}
      presentations:
        - sheet: s
          title: Note
          confirmation: d
          elements:
            - {id: c, role: button, label: Cancel, dismiss: cancel}
            - {id: t, role: textField, label: Text}
        - actionSheet: d
          title: Discard what was typed?
          buttons:
            - {id: x, label: Discard, style: destructive, outcome: discard}
            - {id: k, label: Keep Editing, style: cancel, outcome: keep}
      """)
    #expect(report.unpresented.isEmpty, "\(report.unpresented.map(\.words))")
    #expect(Self.passes(report, "unreachable-touch", "d/x"))
  }

  @Test("what an effect scrolls to is not told to be out of a remote's reach")
  func shown() throws {
    let report = try Self.report(
      """
      scene: a
      platform: tvOS
      windows:
        - id: w
          title: Films
          elements:
            - id: l
              role: scrollView
              label: Shelf
              frame: [0, 540, 1920, 540]
              axes: [vertical]
              contentSize: [1920, 2160]
              elements:
                - {id: b, role: button, label: Late, frame: [10, 1198, 340, 100]}
            - {id: j, role: button, label: Jump, frame: [20, 100, 340, 100], opens: p, effect: {shows: b, because: it is next}}
      presentations:
        - alert: p
          title: Shown
          buttons: [{id: x, label: OK}]
      """)
    #expect(
      report.result.verdicts.allSatisfy { $0.rule != "unreachable-focus" || $0.outcome != .fail },
      "\(report.result.findings)")
  }

  @Test("a stepper of a hundred steps is gone through to its end")
  func stepper() throws {
    let report = try Self.report(
      """
      scene: a
      platform: iOS
      windows:
        - id: w
          title: Order
          elements:
            - {id: o, role: stepper, label: Guests, hint: Up to 100 guests, range: {minimum: 0, maximum: 100, current: 0, step: 1}}
            - {id: p, role: button, label: Buy, opens: s}
      presentations:
        - sheet: s
          title: Settings
          elements:
            - {id: t, role: button, label: Close, dismiss: close}
      """)
    #expect(report.exploration?.isComplete == true)
    #expect(report.result.verdicts.allSatisfy { $0.node != "s/t" || $0.outcome != .cannotTell })
  }
}
