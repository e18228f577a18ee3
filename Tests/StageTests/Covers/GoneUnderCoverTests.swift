import Accessibility
import Digests
import Endurance
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import StageModel
import TestSupport
import Testing

@testable import Stage

/// A sheet that has gone under a full screen lies over that where it comes up again (SM-1, SM-7, SM-15).
@Suite("Sheets that go under a full screen")
struct GoneUnderCoverTests {
  @Test("what a full screen opens lies over it, also where it had lain under it before")
  func again() throws {
    var scene = Scene.endurance()
    // Nothing in the sheet opens the full screen, so that it does not go with the sheet.
    for index in scene.presentations[0].elements.indices { scene.presentations[0].elements[index].opens = nil }
    (scene.presentations[0].isPresented, scene.presentations[2].isPresented) = (true, true)
    var driver = StageDriver(scene)
    func shown() -> [String] { driver.stage.visibleLayers.map { driver.stage.blueprint.surfaces[$0].id.path } }
    func isBlocked(_ id: String) -> Bool {
      driver.stage.tree.node(NodeID(id))?.traits.contains(.blocked) ?? true
    }
    driver.settle()
    #expect(shown() == ["film"])
    // The app gives the sheet up while nobody sees it.
    _ = driver.stage.dismiss("first", at: driver.stage.now)
    driver.settle()
    #expect(shown() == ["film"])
    driver.tap("film/again")
    driver.settle()
    #expect(shown() == ["film", "first"])
    #expect(isBlocked("film") && !isBlocked("first"))
  }
}
