import Accessibility
import Documents
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// An alert over all of an application that comes while a sheet comes up (SM-14, SM-16, SM-17).
@Suite("Alerts over a sheet that comes")
struct AlertOverComingSheetTests {
  @Test(
    "the focus goes into the sheet once the app has taken the alert away, and not back under it",
    arguments: [50, 150, 250, 350, 450] as [Int64])
  func focus(wait: Int64) throws {
    let file = try #require(Examples.all.first { $0.name == "save.scene.yaml" })
    var driver = StageDriver(try SceneDocument.read(file.text, file: file.name))
    driver.settle()
    driver.press(.keyTab)
    driver.tap("draft/save")
    driver.wait(milliseconds: wait)
    _ = driver.stage.present("quitting", at: driver.stage.now)
    driver.settle()
    _ = driver.stage.dismiss("quitting", at: driver.stage.now)
    driver.settle()
    let focused = driver.stage.tree.nodes.filter { $0.traits.contains(.focused) && $0.role.isControl }.map(\.id.path)
    #expect(focused.count == 1 && focused.allSatisfy { $0.hasPrefix("place/") }, "\(focused)")
  }
}
