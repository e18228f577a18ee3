import Accessibility
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
  @Test("the focus goes into the sheet once the app has taken the alert away, and not back under it")
  func focus() {
    func element(_ id: String, opens: String? = nil) -> Element {
      var element = Element(id: id, role: .button, label: id)
      element.opens = opens
      return element
    }
    var scene = SceneBuilder(.macOS, id: "desk").window("main", title: "Main", [element("save", opens: "place")]).scene
    var place = Presentation(id: "place", kind: .sheet(Sheet()), title: "Place")
    place.elements = [element("here")]
    var quitting = Presentation(
      id: "quitting", kind: .alert(Alert([ActionButton(id: "stay", label: "Stay")])), title: "Quit?")
    quitting.container = .screen
    scene.presentations = [place, quitting]
    for wait in [50, 150, 350, 450] as [Int64] {
      var driver = StageDriver(scene)
      driver.press(.keyTab)
      driver.tap("main/save")
      driver.wait(milliseconds: wait)
      _ = driver.stage.present("quitting", at: driver.stage.now)
      driver.settle()
      _ = driver.stage.dismiss("quitting", at: driver.stage.now)
      driver.settle()
      let focused = driver.stage.tree.nodes.first { $0.traits.contains(.focused) && $0.role.isControl }
      #expect(focused?.id == "place/here", "after \(wait) ms")
    }
  }
}
