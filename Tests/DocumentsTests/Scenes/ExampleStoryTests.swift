import Accessibility
import Documents
import Geometry
import Harness
import Scenes
import Stage
import TestSupport
import Testing

/// The examples come alive: what their documents describe is what the stage plays.
@Suite("Examples on the stage")
struct ExampleStoryTests {
  static func scene(_ name: String) throws -> Scene {
    let file = try #require(Examples.named(name))
    return try SceneDocument.read(file.text, file: file.name)
  }

  @Test("mail: Compose, type, swipe, keep, swipe again, delete; the focus is back on Compose")
  func mail() throws {
    var finger = StageDriver(try Self.scene("mail"))
    finger.tap("inbox/compose")
    finger.settle()
    finger.tap("draft/grabber")
    finger.settle()
    finger.drag("draft/grabber", by: 360)
    finger.settle()
    finger.tap("draft/message")
    finger.type("Hi")
    finger.drag("draft/grabber", by: 380, velocity: 900)
    finger.settle()
    #expect(finger.node("discard-draft/delete")?.name == "Delete Draft")
    #expect(finger.node("discard-draft/delete")?.traits.contains(.destructive) == true)
    finger.tap("discard-draft/keep")
    finger.settle()
    #expect(finger.node("draft/message")?.value == "Hi")
    finger.drag("draft/grabber", by: 380, velocity: 900)
    finger.settle()
    finger.tap("discard-draft/delete")
    finger.settle()
    #expect(finger.kinds.contains(.detentChanged(from: "medium", to: "large")))
    #expect(finger.kinds.contains(.detentChanged(from: "large", to: "medium")))
    #expect(finger.kinds.contains(.didDismiss(.discarded)))
    #expect(finger.node("draft") == nil)
    #expect(finger.node("inbox/compose")?.traits.contains(.focused) == true)
  }

  @Test("watch: the sheet fills the screen and its values are adjustable")
  func watch() throws {
    var finger = StageDriver(try Self.scene("watch"))
    finger.tap("timer/set")
    finger.settle()
    let screen = try Self.scene("watch").screen.size
    #expect(finger.node("duration")?.frame.size == screen)
    #expect(finger.node("duration/minutes")?.role.isAdjustable == true)
    #expect(finger.node("duration/minutes")?.range?.current == 5)
  }

  @Test("format: at medium the text stays in reach")
  func format() throws {
    var finger = StageDriver(try Self.scene("format"))
    finger.tap("note/format")
    finger.settle()
    #expect(finger.node("formats")?.traits.contains(.modal) == false)
    finger.tap("formats/bold")
    finger.tap("note/body")
    #expect(finger.node("note/body")?.traits.contains(.blocked) == false)
    #expect(finger.node("formats/bold")?.value == "1")
  }

  @Test(
    "everything in every example lies on the screen", arguments: Examples.names)
  func onScreen(name: String) throws {
    let scene = try Self.scene(name)
    let tree = StageDriver(scene).stage.tree
    for (index, node) in tree.nodes.enumerated() where node.role.isControl && !tree.isCutOff(index) {
      #expect(node.frame.minX >= 0 && node.frame.maxX <= scene.screen.size.width, "\(node.id) \(node.frame)")
      #expect(node.frame.minY >= 0 && node.frame.maxY <= scene.screen.size.height, "\(node.id) \(node.frame)")
    }
  }
}
