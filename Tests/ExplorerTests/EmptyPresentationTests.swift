import Accessibility
import Audit
import Documents
import Explorer
import Harness
import Scenes
import Stage
import Testing

/// A presentation without anything in it is a presentation, also where it is the last thing of a document and covered.
@Suite("Presentations without elements")
struct EmptyPresentationTests {
  static let kinds = ["menu", "popover", "panel", "sheet", "fullScreen", "currentContext", "activityView"]

  static func scene(_ platform: Platform, _ kind: String, isPresented: Bool) throws(DocumentErrors) -> Scene {
    let how = isPresented ? #", "presented": true"# : ""
    return try SceneDocument.read(
      #"""
      {"scene": "e", "platform": "\#(platform.rawValue)",
       "windows": [{"id": "w", "elements": [{"id": "b", "role": "button", "label": "B", "opens": "m"}]}],
       "presentations": [{"alert": "q", "title": "Q", "presented": true, "buttons": [{"id": "ok", "label": "OK"}]},
                         {"\#(kind)": "m", "title": "Empty"\#(how)}]}
      """#, file: "e.scene.json")
  }

  @Test("it is audited to its end", arguments: Platform.allCases, kinds)
  func audited(platform: Platform, kind: String) {
    var tried = 0
    for isPresented in [true, false] {
      // Not every kind may be there on every platform, or at first.
      guard let scene = try? Self.scene(platform, kind, isPresented: isPresented) else { continue }
      tried += 1
      let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
      #expect(report.exploration?.isComplete == true, "\(report.gaps)")
      for turn in 0..<3 { _ = Stage(scene).tree(sampling: TreeSample(limit: 1, turn: turn)) }
    }
    #expect(tried > 0 || kind != "menu")
  }
}
