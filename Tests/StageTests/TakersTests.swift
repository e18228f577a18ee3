import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// An explanation names as taker who took the input: "nobody" did only where nothing came of it.
@Suite("Takers in explanations")
struct TakersTests {
  @Test("nothing that had an effect was taken by nobody", arguments: 0..<26)
  func nobody(seed: Int) {
    var stage = Stage(StagePropertyTests.scene(seed))
    stage.explains = true
    var person = RandomPerson(seed: UInt64(seed))
    var (explained, unclaimed) = (0, 0)
    for _ in 0..<200 {
      let input = person.next(stage)
      _ = stage.advance(to: input.time)
      let events = stage.receive(input)
      for arbitration in stage.arbitrations {
        guard let taker = arbitration.candidates.first else { continue }
        explained += 1
        // A dialog takes what is meant for the sheet under it.
        #expect(taker.took && (taker.node == arbitration.taker || taker.receiver == .dialog), "\(arbitration)")
        guard taker.receiver == .nobody else { continue }
        unclaimed += 1
        let effects = events.filter { event in
          guard event.initiator == .user, event.cause.hasPrefix(arbitration.subject) else { return false }
          // What is not on the screen takes nothing.
          return event.kind != .swallowed || stage.tree.node(event.node) != nil
        }
        #expect(effects.isEmpty, "\(arbitration) in spite of \(effects)")
      }
    }
    #expect(explained > unclaimed)
  }

  /// Something done to the grabber of a draft, which has the focus.
  static let grabberInputs: [TargetInput.Kind] = [
    ExplainedInputTests.key(.keySpace), ExplainedInputTests.key(.keyEnter), ExplainedInputTests.key(.keyUp),
    ExplainedInputTests.key(.keyDown), .action(.activate, "draft/grabber"), .action(.increment, "draft/grabber"),
    .action(.decrement, "draft/grabber"),
  ]

  @Test("whatever operates the grabber was taken by the grabber", arguments: grabberInputs)
  func grabber(kind: TargetInput.Kind) {
    var driver = ExplainedInputTests.draft()
    driver.receive(.action(.focus, "draft/grabber"))
    driver.receive(kind)
    let arbitration = driver.stage.arbitrations.first
    let taken = arbitration?.candidates.filter(\.took) ?? []
    #expect(taken.map(\.receiver) == [.grabber], "\(driver.stage.arbitrations)")
    #expect(taken.map(\.node) == ["draft"])
    #expect(arbitration?.candidates.filter { $0.receiver == .grabber }.count == 1)
  }

  @Test("a key that the grabber does not take is not explained by it")
  func notTheGrabber() {
    var driver = ExplainedInputTests.draft()
    driver.receive(.action(.focus, "draft/grabber"))
    driver.receive(ExplainedInputTests.key(.keyLeft))
    #expect(driver.stage.arbitrations.first?.candidates.first?.receiver == .nobody, "\(driver.stage.arbitrations)")
  }

  @Test("a drag beside a popover is the popover's, over what it began on")
  func besidePopover() {
    let list = Element(id: "map", role: .image, label: "Map", frame: Rect(x: 300, y: 300, width: 400, height: 400))
    let scene = SceneBuilder(.iPadOS)
      .window("main", title: "Main", [.button("more", "More", opens: "tips"), list])
      .present("tips", .popover(Popover()), title: "Tips", [.button("ok", "OK")]).scene
    var driver = StageDriver(scene)
    driver.tap("main/more")
    driver.settle()
    driver.stage.explains = true
    driver.pan(.began, Point(x: 700, y: 900), Point(x: 700, y: 912))
    let told = ExplainedInputTests.candidates(driver)
    #expect(
      told == ["+cover tips (modal, in front of main)", "parent main (it began there)"], "\(told)")
  }

  @Test("something that uses movements itself takes them, whatever it is")
  func ownMovement() {
    var map = Element(id: "map", role: .image, label: "Map", frame: Rect(x: 0, y: 300, width: 393, height: 300))
    map.dragAxes = [.vertical]
    var driver = StageDriver(SceneBuilder().window("main", title: "Main", [map]).scene)
    driver.stage.explains = true
    driver.pan(.began, Point(x: 200, y: 400), Point(x: 200, y: 412))
    #expect(ExplainedInputTests.candidates(driver).first?.hasPrefix("+control main/map") == true)
  }

  @Test("content that scrolls both ways tells no direction that it would need")
  func bothWays() throws {
    var map = Element(id: "map", role: .scrollView, frame: Rect(x: 0, y: 100, width: 393, height: 300))
    map.axes = [.vertical, .horizontal]
    map.children = [Element(id: "plan", role: .image, label: "Plan", frame: Rect(x: 0, y: 0, width: 900, height: 900))]
    var driver = StageDriver(SceneBuilder().window("main", title: "Main", [map]).scene)
    driver.stage.explains = true
    driver.pan(.began, Point(x: 200, y: 200), Point(x: 188, y: 200))
    let taker = try #require(driver.stage.arbitrations.first?.candidates.first)
    #expect(taker.receiver == .content && taker.reason == "at offset 0 across", "\(taker)")
  }
}
