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

  @Test(
    "what a container is called is told by the readers that are said to tell it",
    arguments: [("iOS", Voice.voiceover), ("Android", .talkback), ("web", .orca)])
  func titles(platform: String, voice: Voice) {
    for role in Role.allCases where !role.isControl && role != .window {
      var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
      tree.platform = platform
      var container = AccessibilityNode(
        id: "it", role: role, name: "Prices", frame: Rect(x: 0, y: 0, width: 393, height: 100))
      container.isElement = false
      tree.begin(container)
      for place in 0..<2 {
        let frame = Rect(x: 0, y: Double(place) * 50, width: 393, height: 44)
        tree.append(AccessibilityNode(id: NodeID("\(place)"), role: .button, name: "Buy \(place)", frame: frame))
      }
      tree.close()
      let reading = ScreenReading(tree, title: "x", reader: ScreenReader(voice: voice), explains: true)
      let order = ReadingOrder(tree)
      guard tree.wordFates(order)[0] == .container else { continue }
      let isTold = !reading.unspoken.contains { $0.node == "it" }
      #expect(ReadingManner(tree).tellsTitle(of: container) == isTold, "\(role)")
    }
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
