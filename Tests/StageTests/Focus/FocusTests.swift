import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Digests
@testable import Stage
@testable import StageModel

/// SM-17 as far as the target is concerned: where the keyboard focus goes.
@Suite("Focus (SM-17)")
struct FocusTests {
  static func focused(_ driver: StageDriver) -> [NodeID] {
    driver.stage.tree.nodes.filter { $0.traits.contains(.focused) }.map(\.id)
  }

  @Test("Tab and Shift-Tab go round in reading order, and only inside what is modal")
  func ring() {
    var driver = StageDriver(.mail())
    driver.press(.keyTab)
    #expect(Self.focused(driver) == ["inbox/compose"])
    driver.press(.keyEnter)
    driver.settle()
    var seen: [NodeID] = Self.focused(driver)
    for _ in 0..<5 {
      driver.press(.keyTab)
      seen += Self.focused(driver)
    }
    #expect(seen == ["draft/cancel", "draft/send", "draft/to", "draft/body", "draft/grabber", "draft/cancel"])
    driver.press(.keyTab, shift: true)
    #expect(Self.focused(driver) == ["draft/grabber"])
  }

  @Test("the ring is the reading order of the controls on the screen", arguments: 0..<20)
  func ringIsReadingOrder(seed: Int) {
    var generator = SceneGenerator(seed: UInt64(seed))
    let story = generator.next()
    let driver = StageDriver(story.scene)
    let tree = driver.stage.tree
    let read = ReadingOrder(tree).elements.filter { tree.nodes[$0].traits.contains(.focusable) }.map {
      tree.nodes[$0].id
    }
    #expect(driver.stage.focusRing.map { driver.stage.blueprint.items[$0].id } == read)
    #expect(!read.isEmpty)
  }

  @Test("right to left, the arrows and the order turn round")
  func rightToLeft() {
    var scene = Scene.busy()
    scene.isRightToLeft = true
    var driver = StageDriver(scene)
    _ = driver.stage.present("draft", at: .zero)
    driver.settle()
    #expect(Self.focused(driver) == ["draft/cancel"])
    #expect((driver.node("draft/cancel")?.frame.midX ?? 0) > (driver.node("draft/done")?.frame.midX ?? 0))
    driver.tab(to: "draft/volume")
    driver.press(.keyLeft)
    #expect(driver.node("draft/volume")?.value == "6")
    driver.press(.keyUp)
    #expect(driver.node("draft/volume")?.value == "7")
  }

  @Test(
    "it goes in at didPresent and back to the opener at didDismiss, told both times",
    .keeps("sheet-close-returns-to-parent", mutant: .dismissalForgetsOpener),
    arguments: ["choose", "swipe", "Escape", "reader"], Platform.allCases)
  func inAndBack(way: String, platform: Platform) {
    var scene = Scene.mail(platform)
    // Where something has the focus whatever happens, that is not what has had it.
    scene.windows[0].elements.insert(.button("search", "Search"), at: 0)
    var driver = StageDriver(scene)
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    switch way {
    // Elsewhere no sheet is swiped away.
    case "swipe" where Platform.hands.contains(platform): driver.drag("draft/grabber", by: 120, velocity: 900)
    case "Escape": driver.press(.keyEsc)
    case "reader": driver.reader(.escape, "draft/body")
    default: driver.choose("draft/cancel")
    }
    driver.settle()
    let focused = driver.events.filter { $0.kind == .focused }.map(\.node)
    #expect(focused == [platform == .macOS ? "draft/to" : "draft/cancel", "inbox/compose"])
    driver.clear()
    driver.choose("inbox/compose")
    #expect(driver.kinds.first == .activated, "input gets to the parent again")
  }

  @Test("the author may say where it goes in")
  func authorsChoice() {
    var scene = Scene.mail()
    scene.presentations[0].elements[3].traits.insert(.focused)
    var driver = StageDriver(scene)
    driver.tap("inbox/compose")
    driver.settle()
    #expect(Self.focused(driver) == ["draft/body"])
    #expect(driver.node("draft/body")?.traits.contains(.editing) == true)
    driver.type("Hi")
    #expect(driver.node("draft/body")?.value == "Hi")
  }

  @Test("focus on something below the screen brings it up")
  func reveals() {
    var scene = Scene.mail()
    for number in 0..<6 { scene.presentations[0].elements.append(.toggle("t\(number)", "T\(number)")) }
    var driver = StageDriver(scene)
    driver.tap("inbox/compose")
    driver.settle()
    driver.reader(.reveal, "draft/t4")
    driver.settle()
    #expect(driver.kinds.last == .detentChanged(from: "medium", to: "large"))
    driver.press(.keyEsc)
    driver.settle()
    #expect(Self.focused(driver) == ["inbox/compose"])
  }

  @Test("non-modal: the ring goes on into the parent; modal from the next detent on (SM-7)")
  func nonModal() {
    var driver = StageDriver(.busy())
    driver.tap("main/filter")
    driver.settle()
    #expect(driver.node("panel")?.traits.contains(.modal) == false)
    #expect(driver.node("main/wifi")?.traits.contains(.blocked) == false)
    driver.tab(to: "main/wifi")
    #expect(Self.focused(driver) == ["main/wifi"])
    driver.reader(.increment, "panel/grabber")
    driver.settle()
    #expect(!driver.kinds.contains(.modalityChanged(isModal: true)))
    driver.tab(to: "main/wifi")
    driver.clear()
    _ = driver.stage.select(detent: "large", of: "panel", at: driver.stage.now)
    driver.settle()
    #expect(driver.kinds == [.detentChanged(from: "medium", to: "large"), .modalityChanged(isModal: true), .focused])
    #expect(driver.node("main/wifi")?.traits.contains(.blocked) == true)
    #expect(Self.focused(driver).first?.path.hasPrefix("panel/") == true)
  }

  @Test("in an action sheet arrows go from button to button")
  func arrows() {
    var driver = StageDriver(.mail())
    driver.tap("inbox/compose")
    driver.settle()
    driver.tap("draft/body")
    driver.type("x")
    driver.press(.keyEsc)
    driver.settle()
    #expect(Self.focused(driver) == ["unsaved/delete"])
    driver.press(.keyDown)
    #expect(Self.focused(driver) == ["unsaved/save"])
    driver.press(.keyUp)
    driver.press(.keyUp)
    #expect(Self.focused(driver) == ["unsaved/keep"])
    driver.press(.keySpace)
    driver.settle()
    #expect(Self.focused(driver) == ["draft/body"])
  }

  @Test("on the grabber, Space cycles and arrows step, and its ends are told")
  func grabberKeys() {
    var driver = SheetPresentationTests.resting()
    driver.tab(to: "draft/grabber")
    driver.clear()
    driver.press(.keySpace)
    driver.settle()
    driver.press(.keyUp)
    driver.press(.keyDown)
    driver.settle()
    driver.press(.keyDown)
    driver.press(.keyEnter)
    driver.settle()
    driver.press(.keySpace)
    driver.settle()
    #expect(
      driver.kinds.filter { $0 != .activated }
        == [
          .detentChanged(from: "medium", to: "large"), .announced("Largest"),
          .detentChanged(from: "large", to: "medium"), .announced("Smallest"),
          .detentChanged(from: "medium", to: "large"), .detentChanged(from: "large", to: "medium"),
        ].map { $0 as TargetEvent.Kind })
  }

  @Test("typing goes to the focused field, Backspace takes it back, shortcuts type nothing")
  func typing() {
    var driver = SheetPresentationTests.resting()
    driver.type("lost")
    driver.tab(to: "draft/body")
    driver.type("a b")
    driver.press(.keyBackspace)
    driver.receive(.input(.key(.init(key: .keyC, phase: .down, modifiers: .control, text: "c"))))
    #expect(driver.node("draft/body")?.value == "a ")
    #expect(driver.kinds.filter { if case .textChanged = $0 { true } else { false } }.count == 4)
  }
}
