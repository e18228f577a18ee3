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

/// A sheet that waits for what has made way for a dialog comes back once the dialog is gone (SM-5, SM-6).
@Suite("Sheets that return after a dialog")
struct ReturningAfterDialogTests {
  static func scene() -> Scene {
    func element(_ id: String, opens: String? = nil) -> Element {
      var element = Element(id: id, role: .button, label: id)
      element.opens = opens
      return element
    }
    var done = element("done")
    done.dismissRole = .done
    var scene = SceneBuilder(.macOS, id: "waiting").window("main", title: "Main", [element("a"), element("b")]).scene
    var sheet = Sheet()
    sheet.redisplayAfter = "second"
    var first = Presentation(id: "first", kind: .sheet(sheet), title: "First")
    first.elements = [done, element("next", opens: "second")]
    var second = Presentation(id: "second", kind: .sheet(Sheet()), title: "Second")
    second.elements = [done]
    var popover = Presentation(id: "popover", kind: .popover(Popover()), title: "Popover")
    popover.elements = [element("c")]
    let question = Presentation(
      id: "question", kind: .actionSheet(ActionSheet([ActionButton(id: "ok", label: "Cancel", style: .cancel)])),
      title: "Sure?")
    scene.presentations = [first, second, popover, question]
    return scene
  }

  @Test("it is not forgotten, whoever takes the dialog away", arguments: [true, false])
  func returns(byPerson: Bool) {
    var driver = StageDriver(Self.scene())
    func shown() -> [String] { driver.stage.visibleLayers.map { driver.stage.blueprint.surfaces[$0].id.path } }
    _ = driver.stage.present("first", at: driver.stage.now)
    driver.settle()
    _ = driver.stage.present("second", at: driver.stage.now)
    driver.settle()
    #expect(shown() == ["second"])
    // A popover is asked for while the second sheet leaves, and a question that takes its place.
    driver.press(.keyEsc)
    driver.wait(milliseconds: 50)
    _ = driver.stage.present("popover", at: driver.stage.now)
    driver.settle()
    #expect(shown() == ["popover"])
    _ = driver.stage.present("question", at: driver.stage.now)
    driver.settle()
    #expect(shown() == [] && driver.stage.dialogCount == 1)
    if byPerson { driver.press(.keyEsc) } else { _ = driver.stage.dismiss("question", at: driver.stage.now) }
    driver.settle()
    #expect(shown() == ["first"] && driver.stage.dialogCount == 0)
  }
}
