import Accessibility
import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// Small targets that no place to which content was scrolled shows whole: nothing is said to be well with them.
@Suite("Targets that are cut off wherever content was scrolled to")
struct NeverWholeTests {
  private static func audit(_ text: String) throws -> AuditReport {
    let scene = try SceneDocument.read(text, file: "cut.scene.yaml")
    var options = AuditOptions()
    options.listsVerdicts = true
    return ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
  }

  /// Two buttons side by side, as narrow and high as told, far down in a view 130 pt high.
  static func strip(_ platform: Platform, width: Double, height: Double, gap: Double = 0) -> String {
    """
    scene: strip
    platform: \(platform.rawValue)
    windows:
      - id: w
        title: Photos
        elements:
          - {id: h, role: heading, label: Photos, frame: [20, 60, 300, 30]}
          - id: list
            role: scrollView
            label: Strip
            frame: [20, 100, 350, 130]
            axes: [vertical]
            elements:
              - {id: t1, role: text, label: One, frame: [20, 100, 300, 100]}
              - {id: t15, role: text, label: Half, frame: [20, 210, 300, 100]}
              - {id: small, role: button, label: Add, frame: [100, 480, \(width), \(height)]}
              - {id: near, role: button, label: Remove, frame: [\(100 + width + gap), 480, \(width), \(height)]}
              - {id: t2, role: text, label: Two, frame: [20, 900, 300, 100]}
    """
  }

  static let ids = ["target-wcag", "target-hig-min", "target-hig-default", "target-spacing"]

  private static func outcomes(_ rule: String, _ report: AuditReport) -> Set<Outcome> {
    Set(
      report.result.verdicts.filter { $0.rule == rule && $0.node.path.hasPrefix("w/list/") }.map(\.outcome))
  }

  @Test(
    "what is too small is found, or is said not to be known; it is never well", arguments: Platform.allCases,
    [60.0, 128])
  func small(platform: Platform, height: Double) throws {
    let report = try Self.audit(Self.strip(platform, width: 10, height: height))
    let told = Self.outcomes("target-hig-min", report)
    #expect(!told.isEmpty && told.isDisjoint(with: [.pass]), "\(told)")
    if platform != .tvOS {
      let wcag = Self.outcomes("target-wcag", report)
      #expect(!wcag.isEmpty && wcag.isDisjoint(with: [.pass]), "\(wcag)")
    }
  }

  @Test("what is large enough is no question, wherever it is cut off", arguments: [Platform.iOS, .iPadOS, .macOS])
  func large(platform: Platform) throws {
    let report = try Self.audit(Self.strip(platform, width: 60, height: 128))
    for rule in Self.ids { #expect(!Self.outcomes(rule, report).contains(.cannotTell), "\(rule)") }
  }

  @Test("a read-only field with the focus is read, and not edited", arguments: Platform.allCases)
  func readOnly(platform: Platform) throws {
    let text = """
      scene: ro
      platform: \(platform.rawValue)
      windows:
        - id: w
          title: Note
          elements:
            - {id: h, role: heading, label: Note}
            - {id: f, role: textField, label: Number, value: "12", traits: [readOnly]}
            - {id: b, role: button, label: Save it}
      """
    var options = AuditOptions()
    for combines in [false, true] {
      options.explorer.combinesParts = combines
      let scene = try SceneDocument.read(text, file: "ro.scene.yaml")
      let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
      #expect(!report.result.findings.contains { $0.rule == "traits-conflict" }, "\(platform), \(combines)")
    }
  }
}
