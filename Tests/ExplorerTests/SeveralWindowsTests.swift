import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// Windows are moved one at a time, so that nothing is said of what lies under two of them.
@Suite("Controls under several windows")
struct SeveralWindowsTests {
  /// The left edges of panels that cannot be put away.
  static func scene(_ panels: [Int], go: Int, kind: String = #""role": "button", "label": "Go""#) throws -> Scene {
    let covers = panels.enumerated().map { place, x in
      #"{"panel": "p\#(place)", "title": "Panel \#(place)", "presented": true, "requiresAction": true, "relatedDocument": "main", "frame": [\#(x), \#(300 + 30 * place), 250, 200], "elements": [{"role": "button", "label": "B\#(place)", "frame": [10, 160, 60, 20]}]}"#
    }
    return try SceneDocument.read(
      #"{"scene": "s", "platform": "macOS", "screen": {"width": 1200, "height": 800}, "windows": [{"id": "main", "frame": [100, 100, 1000, 600], "elements": [{"id": "go", \#(kind), "frame": [\#(go - 100), 280, 40, 20]}]}], "presentations": ["#
        + (covers + [
          #"{"menu": "m", "title": "More", "revealControl": "main/go", "elements": [{"role": "menuItem", "label": "Copy"}]}"#
        ]).joined(separator: ", ") + "]}", file: "s.scene.json")
  }

  /// A button that reveals a menu is held too.
  static let button = #""role": "button", "label": "Go""#
  /// A page control is tapped on both halves, and takes no menu.
  static let pages = #""role": "pageControl", "label": "Pages", "count": 3, "current": 2"#

  @Test(
    "what two windows cover cannot be told; what one covers, or none, is found",
    arguments: [([500, 350], 530, false), ([500], 530, true), ([500, 350], 110, true), ([700, 720], 130, true)],
    [button, pages])
  func covered(_ covers: (panels: [Int], go: Int, isFound: Bool), kind: String) throws {
    let scene = try Self.scene(covers.panels, go: covers.go, kind: kind)
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.exploration?.bounds == (covers.isFound ? [] : [.places]))
    let fails = report.result.findings.contains { $0.outcome == .fail && $0.rule == "unreachable-touch" }
    #expect(!fails)
    if !covers.isFound { #expect(report.gaps.contains { $0.contains("move two windows, at once") }, "\(report.gaps)") }
  }
}
