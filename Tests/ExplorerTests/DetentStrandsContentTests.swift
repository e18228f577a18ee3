import Accessibility
import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// What a sheet never shows, a screen reader reads and nobody sees.
@Suite("What no detent shows")
struct DetentStrandsContentTests {
  static let far = #"{"id": "far", "role": "text", "label": "The price is high", "frame": [10, 640, 300, 44]}"#

  static func verdicts(
    _ detents: String, _ elements: String, more: String = "", options: (inout AuditOptions) -> Void = { _ in }
  ) throws -> [String] {
    let sheet = """
      {"sheet": "s", "title": "S", "detents": [\(detents)]\(more), "elements": [
       {"id": "x", "role": "button", "label": "Close", "dismiss": "close", "frame": [10, 10, 80, 44]},
       {"id": "near", "role": "text", "label": "Terms apply", "frame": [10, 100, 300, 44]}, \(elements)]}
      """
    let open = #"{"id": "open", "role": "button", "label": "Open", "opens": "s", "frame": [20, 100, 120, 60]}"#
    let text = TruePassTests.scene("iOS", #"{"id": "w", "title": "W", "elements": ["# + open + "]}", sheet)
    let scene = try SceneDocument.read(text, file: "s.json")
    var audit = AuditOptions()
    audit.listsVerdicts = true
    options(&audit)
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, name: "s", options: audit)
    return report.result.verdicts.filter { $0.rule == "detent-strands-content" && $0.node != "s/title" }
      .map { "\($0.outcome.rawValue) \($0.node)" }.sorted()
  }

  @Test(
    "lower than the only detent, or than the largest of two",
    arguments: [#""medium""#, #"{"id": "low", "points": 200}, "medium""#])
  func stranded(detents: String) throws {
    #expect(try Self.verdicts(detents, Self.far) == ["fail s/far", "pass s/near"])
  }

  @Test("at the large detent it shows", arguments: [#""medium", "large""#, #""large""#])
  func expands(detents: String) throws {
    #expect(try Self.verdicts(detents, Self.far) == ["pass s/far", "pass s/near"])
  }

  @Test("a picture is seen as well, a control is told by another rule, and what scrolls shows it")
  func others() throws {
    let picture = #"{"id": "p", "role": "image", "label": "A moth", "frame": [10, 640, 300, 44]}"#
    #expect(try Self.verdicts(#""medium""#, picture) == ["fail s/p", "pass s/near"])
    let button =
      #"{"id": "b", "role": "button", "label": "Buy", "effect": {"changes": true}, "frame": [10, 640, 300, 44]}"#
    #expect(try Self.verdicts(#""medium""#, button) == ["pass s/near"])
    let list = """
      {"id": "l", "role": "scrollView", "label": "More", "axes": ["vertical"], "frame": [0, 150, 393, 200], \
      "contentSize": [393, 900], "scrollCue": ["declared"], "elements": [\
      {"id": "far", "role": "text", "label": "The price is high", "frame": [10, 940, 300, 44]}]}
      """
    #expect(try Self.verdicts(#""medium""#, list) == ["pass s/near"])
  }

  @Test("where not every state was looked at, it cannot be told")
  func cutShort() throws {
    let verdicts = try Self.verdicts(#""medium", "large""#, Self.far) { $0.explorer.maximumStates = 2 }
    #expect(!verdicts.contains { $0.hasPrefix("fail") }, "\(verdicts)")
  }
}
