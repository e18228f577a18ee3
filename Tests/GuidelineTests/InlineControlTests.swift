import Accessibility
import Audit
import Documents
import Explorer
import Mutants
import Scenes
import Stage
import TestSupport
import Testing

/// Controls in line with a scroll bar, and what an audit says of them.
@Suite("Audit of controls in line with scroll bars")
struct InlineControlTests {
  /// What the rule says of a list with a button beside it, and how often it has looked.
  static func audit(
    button: String, platform: Platform = .macOS, head: String = ""
  ) throws -> (messages: [String], AuditReport) {
    let scene = try SceneDocument.read(
      """
      scene: inline
      platform: \(platform.rawValue)
      \(head)
      windows:
        - id: main
          title: Main
          elements:
            - {id: split, role: button, label: Split, frame: \(button)}
            - {id: list, role: scrollView, label: List, frame: [40, 100, 300, 400], contentSize: [300, 2000]}
      """, file: "inline.yaml")
    var options = AuditOptions()
    options.rules = ["inline-control-shows-bar"]
    options.explorer.maximumDepth = 0
    let report = ExplorerAudit.run(target: StageDriver(scene).stage, scene: scene, options: options)
    return (report.result.findings.map(\.message.description), report)
  }

  static let inLine = "[325, 100, 15, 20]"

  @Test(
    "a bar that a control keeps on the screen is reported, as a remark",
    .keeps("scroll-macos-inline-forces-visible", mutant: .inlineControlIsIgnored))
  func reported() throws {
    let (messages, report) = try Self.audit(button: Self.inLine)
    #expect(
      messages == ["The scroll bar at the trailing edge of “List” always shows, for a control is in line with it."])
    let finding = try #require(report.result.findings.first)
    #expect(finding.node.path == "main/list" && finding.source != nil)
    #expect(report.result.failures(.info) == 1)
    #expect(report.result.failures(.error) == 0 && report.result.failures(.warning) == 0)
  }

  @Test(
    "no control in line, bars that always show anyway, and other platforms are not",
    arguments: [
      ("[305, 100, 15, 20]", Platform.macOS, ""), (Self.inLine, .macOS, "settings: {scrollBars: always}"),
      (Self.inLine, .iPadOS, ""),
    ])
  func notReported(button: String, platform: Platform, head: String) throws {
    let (messages, report) = try Self.audit(button: button, platform: platform, head: head)
    #expect(messages.isEmpty)
    #expect((report.result.count.total > 0) == (platform == .macOS))
  }
}
