import Accessibility
import Announcer
import Geometry
import Gestures
import Harness
import Scenes
import Stage
import TestSupport
import Testing

@Suite("Screen reading")
struct ScreenReadingTests {
  @Test("a screen in reading order, for people and for programs", arguments: ["draft", "unsaved"])
  func mail(presentation: String) throws {
    let scene = try #require(Scene.mail().presenting(presentation))
    let reading = ScreenReading(Stage(scene).tree, title: presentation)
    let golden = Snapshot.compare(reading.text() + "\n" + reading.json, "reading-\(presentation).txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("what has no words, what is ambiguous, and an empty screen are said")
  func problems() {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    #expect(ScreenReading(tree, title: "void").text() == "void\n  nothing to read\n")
    for (id, role, x, y) in [("a", Role.keyboardKey, 200.0, 0.0), ("b", .button, 100, 7), ("c", .button, 0, 14)] {
      tree.append(AccessibilityNode(id: NodeID(id), role: role, frame: Rect(x: x, y: y, width: 50, height: 5)))
    }
    #expect(
      ScreenReading(tree, title: "keys").text() == """
        keys
          1  “Button.”
          2  nothing: #a has no words
          3  “Button.”
          ambiguous order: #b before #c, in other readers perhaps after it

        """)
  }

  @Test("a tree by itself can be gone through, and says what an input would reach")
  func treeTarget() throws {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.append(
      AccessibilityNode(id: "send", role: .button, name: "Send", frame: Rect(x: 0, y: 0, width: 44, height: 44)))
    var entries: [TranscriptEntry] = []
    let devices = ScriptDevices.all(screen: tree.screen)
    var run = Run(target: TreeTarget(tree), devices: devices.map { .init($0) }) { entries.append($0) }
    run.start()
    run.perform(.activate)
    #expect(
      entries.map { TranscriptText().render($0) } == [
        "0.000   start                     says “Send. Button.”\n",
        "0.000   reader activate           reaches button \"Send\"\n",
      ])
    #expect(run.finish().stateHash == 0)
  }
}
