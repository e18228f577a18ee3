import Accessibility
import Audit
import Documents
import Explorer
import Geometry
import Scenes
import Stage
import Testing

/// What is said holds for the screens on which it was tried, and these are told.
@Suite("Sizes of the screen")
struct ScreenSizeTests {
  /// A nameless button in a window of another size than the split view that lies over it.
  static func covered(opens: Bool) throws -> Scene {
    let button = opens ? #""label": "Extras", "opens": "p""# : #""hint": "none""#
    return try SceneDocument.read(
      #"""
      {"scene": "v", "platform": "visionOS",
       "windows": [{"id": "main", "title": "Main", "elements": [{"id": "go", "role": "button", \#(button)}]}],
       "presentations": [
         {"splitView": "sv", "title": "Split", "modal": false, "presented": true, "frame": [0, 0, 1280, 720],
          "elements": [{"id": "l", "role": "button", "label": "List"}, {"id": "r", "role": "button", "label": "Detail"}]},
         {"sheet": "p", "title": "Extras", "presenter": "go",
          "elements": [{"id": "done", "role": "button", "label": "Done", "dismiss": "done"}, {"id": "bad", "role": "button"}]}]}
      """#, file: "v.scene.json")
  }

  static func audit(_ scene: Scene, at screens: [Size] = []) -> AuditReport {
    var options = AuditOptions()
    options.explorer.screens = screens
    return ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
  }

  @Test("a window that is as large as what covers it: another size shows what is in it")
  func otherSize() throws {
    let scene = try Self.covered(opens: true)
    let usual = Self.audit(scene)
    #expect(usual.whatWasTried.contains(" on a screen of 1280x720 "), "\(usual.whatWasTried)")
    #expect(usual.unpresented.map(\.id) == ["p"])
    let wider = Self.audit(scene, at: [Size(width: 1500, height: 900)])
    #expect(wider.whatWasTried.contains(" on screens of 1280x720 and 1500x900 "), "\(wider.whatWasTried)")
    #expect(wider.unpresented.isEmpty && wider.isComplete, "\(wider.gaps)")
    #expect(wider.result.findings.contains { $0.node == "p/bad" && $0.rule == "name-missing" && $0.outcome == .fail })
  }

  @Test("a field that the keyboard hides on a phone that was turned while it was edited is found")
  func hiddenByTurning() throws {
    let scene = try SceneDocument.read(
      #"""
      {"scene": "kb", "platform": "iOS", "inputDevices": ["touch"], "windows": [{"id": "main", "title": "Main", "elements": [
        {"id": "l", "role": "scrollView", "label": "L", "frame": [0, 300, 393, 552], "contentSize": [393, 900], "elements": [
          {"id": "f", "role": "textField", "label": "F", "frame": [20, 450, 300, 44]}]}]}]}
      """#, file: "kb.scene.json")
    let found = Self.audit(scene).result.findings.first { $0.rule == "edited-field-in-sight" && $0.outcome == .fail }
    #expect(found?.node == "main/l/f")
  }

  @Test(
    "phones are turned, an app on an iPad is put beside another as well, and each size is told",
    arguments: [
      (Platform.iOS, "on screens of 393x852 and 852x393"),
      (.iPadOS, "on screens of 820x1180, 1180x820, 375x1180 and 375x820"),
      (.watchOS, "on a screen of 198x242"), (.tvOS, "on a screen of 1920x1080"),
    ])
  func sizes(platform: Platform, words: String) throws {
    let scene = try SceneDocument.read(
      #"{"scene": "s", "platform": "\#(platform.rawValue)", "windows": [{"id": "w", "elements": [{"id": "b", "role": "button", "label": "B"}]}]}"#,
      file: "s.scene.json")
    let report = Self.audit(scene)
    #expect(report.whatWasTried.contains(words), "\(report.whatWasTried)")
    #expect(report.exploration?.screens.first == scene.screen.size)
  }
}
