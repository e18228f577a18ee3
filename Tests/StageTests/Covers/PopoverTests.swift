import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage

/// SM-6: popovers.
@Suite("Popovers (SM-6)")
struct PopoverTests {
  @Test("it comes up beside its anchor, inside the safe area, and takes the focus")
  func anchored() throws {
    let driver = StageDriver.covered("brush")
    let popover = try #require(driver.node("tips"))
    let anchor = try #require(driver.node("main/brush"))
    #expect(popover.role == .popover)
    #expect(popover.frame.minY >= anchor.frame.maxY && popover.frame.minY < anchor.frame.maxY + 20)
    #expect(popover.frame.intersection(Rect(x: 0, y: 24, width: 820, height: 1136)) == popover.frame)
    #expect(driver.node("tips/wide")?.traits.contains(.focused) == true)
    #expect(popover.traits.contains(.modal), "it confines the reader as long as taps beside it close it")
  }

  @Test("a tap beside it closes it and reaches nothing else", arguments: [false, true])
  func outside(byPointer: Bool) {
    var driver = StageDriver.covered("brush")
    let share = driver.point("main/share")
    let place = driver.node("tips")?.frame.contains(share) == true ? Point(x: 800, y: 1000) : share
    if byPointer {
      driver.receive(.input(.pointer(.pressed(button: 0, at: place))))
      driver.receive(.input(.pointer(.released(button: 0, at: place))), after: 60_000)
    } else {
      driver.tap(at: place)
    }
    driver.settle()
    #expect(driver.kinds == [.willDismiss(.outside), .didDismiss(.outside), .focused])
    #expect(driver.node("main/brush")?.traits.contains(.focused) == true)
  }

  @Test("its own controls work and leave it open")
  func controls() {
    var driver = StageDriver.covered("brush")
    driver.tap("tips/wide")
    driver.settle()
    #expect(driver.kinds.contains(.valueChanged("1")))
    #expect(driver.node("tips") != nil)
  }

  @Test("Escape and assistive escape close it", arguments: [false, true])
  func escape(byReader: Bool) {
    var driver = StageDriver.covered("brush")
    if byReader { driver.reader(.escape, "tips") } else { driver.press(.keyEsc) }
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.escape)))
    #expect(driver.node("main/brush")?.traits.contains(.focused) == true)
  }

  @Test("Escape while it comes up is acted on when it is there")
  func earlyEscape() {
    var driver = StageDriver.covered()
    driver.tap("main/brush")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.kinds.contains(.didPresent) && driver.kinds.contains(.didDismiss(.escape)))
  }

  @Test("the keys stay in it", arguments: [Int](1...12))
  func confined(steps: Int) {
    var driver = StageDriver.covered("brush")
    for _ in 0..<steps { driver.press(.keyTab) }
    let focused = driver.stage.tree.nodes.first { $0.traits.contains(.focused) }
    #expect(focused?.id.path.hasPrefix("tips/") == true)
  }

  @Test(
    "it closes before the sheet that one of its actions asks for",
    .keeps("sheet-popover-closed-before-sheet", mutant: .sheetComesOverPopover), arguments: ["tap", "reader", "key"],
    Platform.hands)
  func closesFirst(way: String, platform: Platform) {
    var driver = StageDriver.covered("brush", wide: platform)
    switch way {
    case "tap": driver.tap("tips/settings")
    case "reader": driver.reader(.activate, "tips/settings")
    default:
      driver.tab(to: "tips/settings")
      driver.press(.keyEnter)
    }
    driver.settle()
    let story = driver.events.filter { $0.kind == .didDismiss(.replaced) || $0.kind == .willPresent }
    #expect(story.map(\.node) == ["tips", "settings"])
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("main/brush")?.traits.contains(.focused) == true, "back to what presented the popover")
  }

  @Test("an alert lies over it and leaves it there")
  func alert() {
    var driver = StageDriver.covered("brush")
    driver.tap("tips/warn")
    driver.settle()
    #expect(driver.node("warning") != nil && driver.node("tips")?.traits.contains(.blocked) == true)
    driver.tap("warning/ok")
    driver.settle()
    #expect(driver.node("tips")?.traits.contains(.blocked) == false)
    #expect(driver.node("tips/warn")?.traits.contains(.focused) == true)
  }

  @Test("an action sheet does not: the popover closes first")
  func actionSheet() {
    var driver = StageDriver.covered("brush")
    driver.tap("tips/delete")
    driver.settle()
    #expect(driver.node("tips") == nil && driver.node("question") != nil)
  }

  @Test("a sheet inside stays inside, is answered there, and the popover is there again")
  func inside() throws {
    var driver = StageDriver.covered("brush")
    driver.tap("tips/colours")
    driver.settle()
    let popover = try #require(driver.node("tips"))
    let sheet = try #require(driver.node("colours"))
    #expect(sheet.role == .sheet && sheet.frame.intersection(popover.frame) == sheet.frame)
    driver.tap(at: Point(x: 800, y: 1000))
    #expect(driver.kinds.last == .swallowed, "a modal sheet in it keeps it there")
    driver.tap("colours/hex")
    driver.type("f")
    driver.press(.keyEsc)
    driver.settle()
    let question = try #require(driver.node("colours-confirmation"))
    #expect(question.frame.intersection(popover.frame) == question.frame, "the question, too, is drawn inside")
    driver.tap("colours-confirmation/discard")
    driver.settle()
    #expect(driver.node("colours") == nil && driver.node("tips/colours")?.traits.contains(.focused) == true)
  }

  @Test("in compact width it is a sheet, and swiped away like one")
  func compact() {
    var driver = StageDriver.covered("brush", .iOS)
    #expect(driver.node("tips")?.role == .sheet)
    driver.drag(from: Point(x: 196, y: 100), to: Point(x: 196, y: 700), velocity: 1000)
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.swipe)))
  }

  @Test("it becomes a sheet and a popover again as the room changes, with what was set in it")
  func adapts() {
    var driver = StageDriver.covered("brush")
    driver.tap("tips/wide")
    driver.receive(.resize(width: 375, height: 1180))
    driver.settle()
    #expect(driver.kinds.contains(.styleChanged(to: "sheet")))
    #expect(driver.node("tips")?.role == .sheet && driver.node("tips/wide")?.value == "1")
    driver.receive(.resize(width: 820, height: 1180))
    driver.settle()
    #expect(driver.node("tips")?.role == .popover && driver.node("tips/wide")?.value == "1")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("tips") == nil && driver.node("main/brush")?.traits.contains(.focused) == true)
  }

  @Test("with a sheet inside, no popover is left underneath in compact width (C-19)")
  func adaptsWithSheet() {
    var driver = StageDriver.covered("brush")
    driver.tap("tips/colours")
    driver.settle()
    driver.tap("colours/hex")
    driver.type("f")
    driver.receive(.resize(width: 375, height: 1180))
    driver.settle()
    #expect(driver.node("tips") == nil && driver.node("colours/hex")?.value == "f")
    driver.receive(.resize(width: 820, height: 1180))
    driver.settle()
    #expect(driver.node("tips") != nil && driver.node("colours/hex")?.value == "f")
  }

  @Test("one that says so is modal: a tap beside it does nothing")
  func modal() {
    var scene = Scene.covered()
    scene.presentations[0].modal = true
    var driver = StageDriver(scene)
    driver.tap("main/brush")
    driver.settle()
    driver.clear()
    driver.tap(at: Point(x: 800, y: 1000))
    driver.settle()
    #expect(driver.kinds == [.swallowed])
    #expect(driver.node("tips") != nil)
  }

  @Test("what waits for it is explained")
  func explained() {
    var driver = StageDriver.covered("brush")
    driver.tap(at: Point(x: 800, y: 1000))
    #expect(driver.stage.arbitrations.last?.reason == "A-56 tap beside it: closes, and nothing else gets the tap")
  }
}
