import Accessibility
import Audit
import Explorer
import Harness
import Scenes
import Stage
import TestSupport
import Testing

@testable import Documents

/// What the document has and no state shows is told, so that a clean audit does not pass for one of it.
@Suite("Windows and pages that are never shown")
struct UnshownPlaceTests {
  /// A window with a nameless button; where a full screen without a way out covers it from the start.
  static func scene(_ platform: Platform, isCovered: Bool) throws -> Scene {
    let cover =
      #"{"fullScreen": "film", "title": "Film", "presented": true, "elements": [{"id": "p", "role": "button", "label": "Play"}]}"#
    return try SceneDocument.read(
      #"""
      {"scene": "s", "platform": "\#(platform.rawValue)",
       "windows": [{"id": "w", "title": "Main", "elements": [{"id": "b", "role": "button", "label": " "}]}],
       "presentations": [\#(isCovered ? cover : "")]}
      """#, file: "s.scene.json")
  }

  @Test(
    "a window that something covers for ever is told, and the audit fails where it has to be complete",
    arguments: Platform.allCases)
  func coveredWindow(platform: Platform) throws {
    let scene = try Self.scene(platform, isCovered: true)
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    let isMentioned = report.result.findings.contains { $0.node == "w/b" }
    #expect(report.unshown.map(\.id) == ["w"] || isMentioned, "\(report.unshown) \(report.result.findings)")
    guard !report.unshown.isEmpty else { return }
    #expect(report.unshown[0].name == "window “Main”" && report.unshown[0].source?.line == 2)
    #expect(
      !report.showsAll && report.whatWasTried.hasSuffix("not looked at: 1 window never shown"), "\(report.whatWasTried)"
    )
    #expect(report.gaps.contains { $0.hasPrefix("never shown: window “Main”: ") }, "\(report.gaps)")
  }

  @Test("a window that is on the screen is not", arguments: Platform.allCases)
  func shownWindow(platform: Platform) throws {
    let scene = try Self.scene(platform, isCovered: false)
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.unshown.isEmpty && report.showsAll)
    #expect(report.result.findings.contains { $0.node == "w/b" })
  }

  @Test("a page that shows later is not told; where the exploration may not turn to it, it cannot be told")
  func pages() throws {
    let scene = try SceneDocument.read(
      #"""
      {"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": [
        {"id": "tabs", "role": "tabView", "elements": [
          {"id": "one", "role": "page", "label": "One", "elements": [{"id": "a", "role": "button", "label": "A"}]},
          {"id": "two", "role": "page", "label": "Two", "elements": [{"id": "b", "role": "button", "label": "B"}]}]}]}]}
      """#, file: "s.scene.json")
    let whole = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(whole.unshown.isEmpty && whole.isComplete)
    var options = AuditOptions()
    options.explorer.maximumDepth = 0
    let short = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    #expect(short.unshown.allSatisfy { $0.isOverlooked }, "\(short.unshown)")
    #expect(short.gaps.allSatisfy { !$0.hasPrefix("never shown") }, "\(short.gaps)")
  }
}
