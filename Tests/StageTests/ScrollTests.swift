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

/// Scrolling in a sheet, and who owns a drag there (SM-3).
@Suite("Scrolling in a sheet (SM-3)")
struct ScrollTests {
  /// The sheet at rest at its smallest detent, or at large.
  static func resting(_ scene: Scene = .scrolling(), atLarge: Bool = false) -> StageDriver {
    var driver = StageDriver(scene)
    driver.reader(.activate, "main/open")
    driver.settle()
    if atLarge { _ = driver.stage.select(detent: "large", of: "sheet", at: driver.stage.now) }
    driver.settle()
    driver.clear()
    return driver
  }

  /// The sheet at rest at its smallest detent, or at large.
  static func resting(_ detents: [Detent] = [.medium, .large], in room: SheetRoom, atLarge: Bool = false) -> StageDriver
  {
    resting(room.scene { Scene.scrolling(detents, $0) }, atLarge: atLarge)
  }

  static func offset(_ driver: StageDriver, _ id: NodeID = "sheet/list") -> Vector {
    let item = driver.stage.blueprint.item(id)
    let scroller = item.flatMap { driver.stage.blueprint.items[$0].ownScroller }
    return scroller.map { driver.stage.offset($0) } ?? Vector(dx: .nan, dy: .nan)
  }

  static func height(_ driver: StageDriver) -> Double { SheetPresentationTests.height(driver, "sheet") }

  /// In the list, between rows and photos.
  static let middle = Point(x: 100, y: 700)

  @Test(
    "scrolling up below the largest detent expands the sheet",
    .keeps("sheet-resizable-expands-on-scroll", mutant: .scrollingNeverExpands), arguments: scrolling,
    SheetRoom.allCases)
  func expands(way: String, room: SheetRoom) {
    var driver = Self.resting(in: room)
    Self.scroll(&driver, by: way)
    driver.settle()
    #expect(Self.height(driver) == room.large)
    #expect(Self.offset(driver) == .zero)
    #expect(driver.kinds == [.detentChanged(from: "medium", to: "large")])
    Self.scroll(&driver, by: way)
    driver.settle()
    #expect(Self.height(driver) == room.large && Self.offset(driver).dy > 0, "from now on the content scrolls")
  }

  /// The ways to scroll down that the catalogue names.
  static let scrolling = ["swipe", "drag", "Page Down", "arrow", "reader"]

  static func scroll(_ driver: inout StageDriver, by way: String) {
    switch way {
    case "swipe": driver.drag(from: Self.middle, to: Point(x: 100, y: 600), velocity: -900)
    case "drag": driver.drag(from: Self.middle, to: Point(x: 100, y: 490))
    case "Page Down": driver.press(.keyPagedown)
    case "arrow": driver.press(.keyDown)
    default: driver.reader(.scroll(.down), "sheet/list")
    }
  }

  @Test("keys scroll back up as well, stop at the ends, and leave text entry and a sheet of one height alone")
  func keysScroll() {
    var driver = Self.resting(atLarge: true)
    driver.press(.keyPagedown)
    driver.press(.keyDown)
    let down = Self.offset(driver).dy
    #expect(down > 100)
    driver.press(.keyUp)
    #expect(Self.offset(driver).dy == down - 44)
    driver.press(.keyPageup)
    driver.press(.keyPageup)
    #expect(Self.offset(driver) == .zero && Self.height(driver) == 783)
    var single = Self.resting(.scrolling([.medium]))
    single.press(.keyPagedown)
    single.settle()
    #expect(Self.height(single) == 391.5 && Self.offset(single).dy > 0)
  }

  @Test("once at the largest the same drag scrolls, without a jump; back down it scrolls back and goes no further")
  func handsOver() {
    var driver = Self.resting()
    let start = Self.middle
    let finger = driver.touchDown(at: start)
    let distance = { (driver: StageDriver, finger: Double) in
      (driver.node("sheet/list/row-3")?.frame.minY ?? .nan) - finger
    }
    var before = distance(driver, start.y)
    for step in 1...100 {
      let y = start.y - Double(step) * 6
      guard step > 1 else { continue }
      driver.pan(step == 2 ? .began : .changed, start, Point(x: start.x, y: y), after: 8_000)
      if step == 2 { before = distance(driver, y) }
      #expect(abs(distance(driver, y) - before) < 0.5, "at \(y)")
    }
    #expect(Self.height(driver) == 783)
    #expect(abs(Self.offset(driver).dy - 198.5) < 0.001, "of 600 pt 391.5 are the sheet's and 10 the slop")
    driver.pan(.changed, start, Point(x: start.x, y: start.y))
    #expect(Self.height(driver) == 783, "the sheet does not get the drag back")
    #expect(Self.offset(driver).dy < 0, "elastic at the top")
    driver.lift(finger, at: start)
    driver.pan(.ended, start, Point(x: start.x, y: start.y))
    driver.settle()
    #expect(Self.offset(driver).dy == 0)
    #expect(driver.kinds.contains(.scrolled(x: 0, y: 0)))
  }

  @Test("position of the content under the finger is continuous, whatever it does", arguments: 0..<12)
  func isContinuous(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var driver = Self.resting(atLarge: seed % 3 == 0)
    let start = Point(x: 100, y: Double.random(in: 550...800, using: &random))
    driver.touchDown(at: start)
    var finger = start.y - 11
    driver.pan(.began, start, Point(x: start.x, y: finger))
    var row = driver.node("sheet/list/row-2")?.frame.minY ?? .nan
    for _ in 0..<150 {
      let old = finger
      finger = min(max(finger + Double.random(in: -12...9, using: &random), 0), 852)
      driver.pan(.changed, start, Point(x: start.x, y: finger), after: 4_000)
      let now = driver.node("sheet/list/row-2")?.frame.minY ?? .nan
      // With the finger where nothing resists, behind it where something does; never against it, never further.
      let moved = now - row
      let asked = finger - old
      #expect(moved * asked >= 0 && abs(moved) <= abs(asked) + 0.5, "\(moved) for \(asked)")
      row = now
    }
  }

  @Test(
    "with the content at its top a drag down anywhere in it dismisses",
    .keeps("modality-swipe-down-anywhere-when-at-top", mutant: .contentNeverDismisses), arguments: [false, true],
    SheetRoom.allCases)
  func dismissesFromContent(isFling: Bool, room: SheetRoom) {
    var driver = Self.resting([.large], in: room)
    let start = Point(x: 100, y: room.top + 331)
    // Below half of the one detent, on whose way the edge of a card goes as the finger does.
    let way = isFling ? 160 : 40 + room.large / 2
    driver.drag(from: start, to: Point(x: 100, y: start.y + way), velocity: isFling ? 900 : 0)
    driver.settle()
    #expect(driver.node("sheet") == nil)
    #expect(driver.kinds.contains(.didDismiss(.swipe)))
  }

  @Test(
    "with the content scrolled a drag down scrolls, stops at the top and does not dismiss",
    .keeps("modality-swipe-down-scrolls-when-not-at-top", mutant: .scrolledContentDismisses),
    arguments: SheetRoom.allCases)
  func scrollsBack(room: SheetRoom) {
    var driver = Self.resting(in: room, atLarge: true)
    let start = Point(x: 100, y: room.top + 411)
    driver.drag(from: Self.middle, to: Point(x: 100, y: 600))
    #expect(Self.offset(driver).dy == 100)
    #expect(driver.kinds == [.scrolled(x: 0, y: 100)])
    driver.drag(from: start, to: Point(x: 100, y: start.y + 50), velocity: 900)
    #expect(Self.offset(driver).dy == 50)
    driver.drag(from: start, to: Point(x: 100, y: start.y + 360), velocity: 2_000)
    #expect(Self.height(driver) == room.large)
    #expect(Self.offset(driver).dy < 0)
    driver.settle()
    #expect(Self.height(driver) == room.large && Self.offset(driver) == .zero)
  }

  @Test(
    "a swipe down from the top of the screen shrinks or dismisses, wherever the content is",
    .keeps("modality-swipe-down-from-top", mutant: .headerNeedsContentAtTop), arguments: [false, true],
    SheetRoom.allCases)
  func fromTheTop(isAtEdge: Bool, room: SheetRoom) {
    var driver = Self.resting([.large], in: room)
    // At the edge of a screen that the sheet all but fills, or of a card in the middle; or further down in its header.
    let y = isAtEdge ? (room == .pad ? room.top + 2 : 30) : room.top + 31
    driver.drag(from: Self.middle, to: Point(x: 100, y: 600))
    #expect(Self.offset(driver).dy == 100)
    driver.drag(from: Point(x: 300, y: y), to: Point(x: 300, y: y + 200), velocity: 900)
    driver.settle()
    #expect(driver.node("sheet") == nil)
  }

  @Test("content scrolled at medium goes on scrolling; header and grabber still expand")
  func scrolledAtMedium() {
    var driver = Self.resting(atLarge: true)
    driver.reader(.scroll(.down), "sheet/list")
    _ = driver.stage.select(detent: "medium", of: "sheet", at: driver.stage.now)
    driver.settle()
    let old = Self.offset(driver).dy
    #expect(old > 100)
    driver.drag(from: Self.middle, to: Point(x: 100, y: 660))
    #expect(Self.offset(driver).dy == old + 40 && Self.height(driver) == 391.5)
    driver.drag(from: Self.middle, to: Point(x: 100, y: 720))
    #expect(Self.offset(driver).dy == old + 20 && Self.height(driver) == 391.5)
    driver.drag("sheet/grabber", by: -250)
    driver.settle()
    #expect(Self.height(driver) == 783)
  }

  @Test(
    "with medium alone it never gets to full height: flings and scrolling move the content, taps nothing",
    .keeps("sheet-medium-only-never-full", mutant: .mediumBringsLarge), arguments: SheetRoom.allCases)
  func mediumOnly(room: SheetRoom) {
    var driver = Self.resting([.medium], in: room)
    let list = driver.node("sheet/list")?.frame ?? .zero
    #expect(list.maxY <= driver.stage.screen.height)
    let start = Point(x: 100, y: (driver.node("sheet")?.frame.minY ?? .nan) + 239.5)
    driver.drag(from: start, to: Point(x: 100, y: start.y - 200), velocity: -3_000)
    driver.settle()
    #expect(Self.height(driver) == room.medium && Self.offset(driver).dy > 200)
    driver.drag("sheet/grabber", by: -300, velocity: -3_000)
    driver.tap("sheet/grabber")
    driver.settle()
    #expect(Self.height(driver) == room.medium)
    #expect(driver.node("sheet/grabber")?.actions.contains(.increment) == false)
  }

  @Test("across it is the photos that move, from the leading edge in both directions", arguments: [false, true])
  func horizontal(isRightToLeft: Bool) {
    var scene = Scene.scrolling()
    scene.isRightToLeft = isRightToLeft
    var driver = Self.resting(scene)
    let photos = driver.node("sheet/list/photos")?.frame ?? .zero
    let first = driver.node("sheet/list/photos/photo-1")?.frame ?? .zero
    #expect(isRightToLeft ? first.maxX == photos.maxX : first.minX == photos.minX)
    let here = photos.center
    let there = Point(x: here.x + (isRightToLeft ? 90 : -90), y: here.y + 2)
    driver.drag(from: here, to: there)
    #expect(Self.offset(driver, "sheet/list/photos").dx == 90)
    #expect(Self.offset(driver) == .zero && Self.height(driver) == 391.5)
    let moved = driver.node("sheet/list/photos/photo-1")?.frame ?? .zero
    #expect(moved.minX - first.minX == (isRightToLeft ? 90 : -90))
    driver.drag(from: there, to: Point(x: here.x + (isRightToLeft ? -300 : 300), y: here.y))
    driver.settle()
    #expect(Self.offset(driver, "sheet/list/photos").dx == 0, "back from beyond the edge")
  }

  @Test("offset 0 means every vertical scroll view under the finger; the innermost scrolls")
  func nested() {
    var driver = Self.resting(atLarge: true)
    let inner = driver.node("sheet/list/inner")?.frame ?? .zero
    #expect(inner.size.height == 88)
    let start = inner.center
    driver.drag(from: start, to: Point(x: start.x, y: start.y - 40))
    #expect(Self.offset(driver, "sheet/list/inner").dy == 40 && Self.offset(driver) == .zero)
    driver.drag(from: start, to: Point(x: start.x, y: start.y + 30))
    #expect(Self.offset(driver, "sheet/list/inner").dy == 10 && Self.height(driver) == 783)
    driver.drag(from: start, to: Point(x: start.x, y: start.y + 10.5))
    driver.settle()
    #expect(Self.offset(driver, "sheet/list/inner").dy == 0 && Self.height(driver) == 783)
    driver.drag(from: start, to: Point(x: start.x, y: start.y + 260))
    driver.settle()
    #expect(Self.height(driver) == 391.5, "now both are at their top")
  }

  @Test("what is out of view cannot be touched, but the reader gets it: into view, then on")
  func outOfView() {
    var driver = Self.resting()
    #expect(driver.node("sheet/list")?.traits.contains(.clips) == true)
    #expect(driver.node("sheet/list")?.actions.contains(.scroll) == true)
    let far = driver.node("sheet/list/row-30")?.frame ?? .zero
    #expect(far.minY > 852)
    driver.reader(.reveal, "sheet/list/row-30")
    let list = driver.node("sheet/list")?.frame ?? .zero
    let near = driver.node("sheet/list/row-30")?.frame ?? .zero
    #expect(near.minY >= list.minY && near.maxY <= list.maxY)
    #expect(Self.height(driver) == 391.5, "nothing has to expand for it")
    driver.reader(.reveal, "sheet/list/row-30")
    #expect(driver.node("sheet/list/row-30")?.frame == near, "in view already")
    driver.tap("sheet/list/row-30")
    #expect(driver.events.last?.node == "sheet/list/row-30")
    driver.reader(.activate, "sheet/list/row-1")
    #expect(driver.kinds.last == .activated)
  }

  @Test("Tab brings into view what it comes to")
  func focusScrolls() {
    var driver = Self.resting()
    let isThere = driver.tab(to: "sheet/list/row-20")
    #expect(isThere)
    let list = driver.node("sheet/list")?.frame ?? .zero
    let row = driver.node("sheet/list/row-20")?.frame ?? .zero
    #expect(row.minY >= list.minY && row.maxY <= list.maxY)
  }

  @Test("a page by reader is what shows; at the end nothing moves and that is said")
  func pages() {
    var driver = Self.resting(atLarge: true)
    let list = driver.node("sheet/list")?.frame.size.height ?? 0
    driver.reader(.scroll(.down), "sheet/list")
    #expect(Self.offset(driver).dy == list)
    driver.reader(.scroll(.up), "sheet/list")
    driver.reader(.scroll(.up), "sheet/list")
    #expect(Self.offset(driver).dy == 0)
    #expect(driver.kinds.last == .swallowed)
  }

  @Test("a touch on scrolled content does not stop a settling sheet; one on its header does")
  func touchWhileSettling() {
    for (y, isHeld) in [(700.0, false), (500.0, true)] {
      var driver = Self.resting(atLarge: true)
      driver.reader(.scroll(.down), "sheet/list")
      _ = driver.stage.select(detent: "medium", of: "sheet", at: driver.stage.now)
      driver.settle()
      driver.reader(.increment, "sheet/grabber")
      driver.wait(milliseconds: 20)
      let top = driver.node("sheet")?.frame.minY ?? 0
      driver.touchDown(at: Point(x: 100, y: y == 500 ? top + 30 : y))
      #expect((driver.stage.nextDeadline == nil) == isHeld)
    }
  }

  @Test("the size of the screen changes under the finger: the drag ends, the offset stays within its bounds")
  func rotation() {
    var driver = Self.resting(atLarge: true)
    for _ in 0..<60 { driver.reader(.scroll(.down), "sheet/list") }
    driver.pan(.began, Self.middle, Point(x: 100, y: 640))
    driver.receive(.resize(width: 852, height: 393))
    driver.pan(.changed, Self.middle, Point(x: 100, y: 300))
    let scrollers = driver.stage.blueprint.scrollers.indices
    #expect(scrollers.allSatisfy { driver.stage.offset($0).dy <= driver.stage.maximumOffset($0).dy })
    #expect(!driver.stage.isDragged)
  }

  @Test("what scrolls is part of the hash, and of nothing else once it is back")
  func isHashed() {
    var driver = Self.resting(atLarge: true)
    let before = driver.stage.stateHash
    driver.reader(.scroll(.down), "sheet/list")
    #expect(driver.stage.stateHash != before)
    driver.reader(.scroll(.up), "sheet/list")
    #expect(driver.stage.stateHash == before)
  }

  @Test("beside a non-modal sheet the parent's content scrolls; a map keeps its drags")
  func parentScrolls() {
    var map = Element(id: "map", role: .image, label: "Map", frame: Rect(x: 0, y: 300, width: 393, height: 90))
    map.dragAxes = [.vertical, .horizontal]
    var list = Element(id: "list", role: .scrollView, frame: Rect(x: 0, y: 60, width: 393, height: 200))
    list.children = (1...20).map { .text("line-\($0)", "Line \($0)") }
    var driver = StageDriver(
      SceneBuilder().window("main", [list, map]).sheet("sheet", []) {
        $0.modality = .nonmodal
        $0.detents = [.medium, .large]
        $0.largestUndimmedDetent = "medium"
      }.scene)
    _ = driver.stage.present("sheet", at: .zero)
    driver.settle()
    driver.drag(from: Point(x: 100, y: 200), to: Point(x: 100, y: 120))
    #expect(Self.offset(driver, "main/list").dy == 80)
    driver.drag(from: Point(x: 100, y: 340), to: Point(x: 100, y: 200))
    #expect(driver.kinds.last == .delivered && driver.events.last?.node == "main/map")
    #expect(Self.height(driver) == 391.5)
  }

  @Test("a list that fits does not scroll; the sheet has the drag then")
  func fits() {
    var list = Element(id: "list", role: .scrollView)
    list.children = [.text("line", "Line")]
    var driver = StageDriver(
      SceneBuilder().window("main", []).sheet("sheet", [list]) { $0.detents = [.medium, .large] }.scene)
    _ = driver.stage.present("sheet", at: .zero)
    driver.settle()
    let place = driver.point("sheet/list/line")
    driver.drag(from: place, to: Point(x: place.x, y: place.y - 300))
    driver.settle()
    #expect(Self.height(driver) == 783)
    driver.drag(from: Point(x: 100, y: 160), to: Point(x: 100, y: 100))
    #expect(driver.stage.nextDeadline == nil && Self.height(driver) == 783)
  }
}
