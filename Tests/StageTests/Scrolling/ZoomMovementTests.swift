import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Scrolling
@testable import Stage
@testable import StageModel

/// How magnified content moves: along both axes, with room for its bars, and never lost to a change of its scale.
@Suite("Magnified content moves")
struct ZoomMovementTests {
  /// A page that scrolls vertically only, as wide as its view.
  static func article(
    _ platform: Platform = .iPadOS, scale: Double = 1, isRightToLeft: Bool = false,
    _ change: (inout Element) -> Void = { _ in }
  ) -> StageDriver {
    let driver = ZoomTests.map(Zoom(minimum: 1, maximum: 4), platform) { article in
      article.axes = .vertical
      article.contentSize = Size(width: 350, height: 2_000)
      article.zoom?.scale = scale
      article.children = [
        .button("left", "Left", frame: Rect(x: 20, y: 100, width: 60, height: 40)),
        .button("right", "Right", frame: Rect(x: 310, y: 100, width: 60, height: 40)),
      ]
      change(&article)
    }
    var scene = driver.stage.scene
    scene.isRightToLeft = isRightToLeft
    return StageDriver(scene)
  }

  // MARK: Both axes

  /// Ways to go across.
  enum Across: CaseIterable { case finger, arrow, wheel, reader, reveal, pinch }

  @Test(
    "what zoom has moved aside comes back in every way, and rests where it was at its own size",
    arguments: Across.allCases, [false, true])
  func comesBack(way: Across, isRightToLeft: Bool) throws {
    var driver = Self.article(isRightToLeft: isRightToLeft)
    ZoomTests.pinch(&driver, to: 2)
    driver.settle()
    #expect(ZoomTests.offset(driver).dx == 175)
    let sign = isRightToLeft ? -1.0 : 1
    for isBack in [true, false] {
      switch way {
      case .finger:
        let start = ZoomTests.middle
        let contact = driver.touchDown(at: start)
        for step in 1...5 {
          let here = start + Vector(dx: (isBack ? 80 : -80) * sign * Double(step), dy: 0)
          driver.pan(step == 1 ? .began : .changed, start, here, after: 20_000)
        }
        driver.lift(contact, at: start)
        driver.pan(.ended, start, start + Vector(dx: (isBack ? 400 : -400) * sign, dy: 0))
      case .arrow: for _ in 0..<9 { driver.press(isBack != isRightToLeft ? .keyLeft : .keyRight) }
      case .wheel: WheelTests.turn(&driver, isBack != isRightToLeft ? -40 : 40, at: ZoomTests.middle, across: true)
      case .reader:
        driver.reader(.scroll(isBack != isRightToLeft ? .left : .right), "main/map")
      case .reveal: driver.reader(.reveal, isBack != isRightToLeft ? "main/map/left" : "main/map/right")
      case .pinch:
        ZoomTests.pinch(&driver, to: 0.5)
        driver.settle()
        #expect(ZoomTests.offset(driver) == .zero && ZoomTests.scale(driver) == 1)
        return
      }
      driver.settle()
      #expect(ZoomTests.offset(driver).dx == (isBack ? 0 : 350), "\(isBack)")
    }
    let indicators = try #require(driver.node("main/map")?.indicators)
    #expect(indicators.map(\.axis) == [.vertical, .horizontal])
    #expect(driver.stage.breach == nil)
  }

  @Test(
    "at its own size it does not move along an axis that is not its own, also where it is larger",
    arguments: [350.0, 500])
  func otherAxis(width: Double) {
    var driver = Self.article { $0.contentSize = Size(width: width, height: 2_000) }
    for isMagnified in [false, true, false] {
      if isMagnified != (ZoomTests.scale(driver) > 1) {
        driver.press(isMagnified ? .keyEqual : .key0, .command)
      }
      driver.press(.keyRight)
      WheelTests.turn(&driver, 40, at: ZoomTests.middle, across: true)
      driver.settle()
      #expect(ZoomTests.offset(driver).dx == (isMagnified ? width * 1.25 - 350 : 0))
    }
  }

  @Test("a page control goes on counting the pages of its axis")
  func pageControl() throws {
    let map = ZoomMovementTests.article { $0.paging = true }.stage.scene
    var scene = map
    var control = Element(id: "dots", role: .pageControl, frame: Rect(x: 20, y: 720, width: 100, height: 30))
    control.pages.scroller = "map"
    scene.windows[0].elements.append(control)
    var driver = StageDriver(scene)
    let before = try #require(driver.stage.shownPage(ofControl: driver.stage.blueprint.item("main/dots") ?? 0))
    #expect(before.count == 4)
    ZoomTests.pinch(&driver, to: 2)
    driver.settle()
    let after = try #require(driver.stage.shownPage(ofControl: driver.stage.blueprint.item("main/dots") ?? 0))
    #expect(after.count == 7)
  }

  // MARK: Bars

  @Test(
    "bars that show all the time take room as soon as the content is magnified beyond its view",
    arguments: [false, true])
  func bars(isRightToLeft: Bool) {
    var scene = Self.article(.macOS, isRightToLeft: isRightToLeft) {
      $0.axes = [.vertical, .horizontal]
      $0.contentSize = Size(width: 350, height: 600)
    }.stage.scene
    scene.settings.scrollBars = .always
    var driver = StageDriver(scene)
    #expect(driver.stage.maximumOffset(0) == .zero && driver.stage.barRoom(0) == .zero)
    for _ in 0..<4 { driver.press(.keyEqual, .command) }
    let scale = ZoomTests.scale(driver)
    driver.press(.keyEnd)
    driver.press(isRightToLeft ? .keyLeft : .keyRight, .command)
    driver.settle()
    let offset = ZoomTests.offset(driver)
    #expect(scale == 2.44140625 && offset == driver.stage.maximumOffset(0))
    #expect(offset == Vector(dx: 350 * scale - 335, dy: 600 * scale - 585))
    driver.press(.key0, .command)
    #expect(driver.stage.barRoom(0) == .zero && ZoomTests.offset(driver) == .zero)
  }

  // MARK: Pages

  @Test("what is shown again on the next page is as magnified as the rest", arguments: [1.0, 2, 4])
  func overlap(scale: Double) {
    for isPaged in [true, false] {
      var driver = Self.article(scale: scale) {
        $0.paging = isPaged
        $0.fontSize = 20
        $0.overlap = .lines(1)
      }
      let line = PageOverlap.lines(1).points(fontSize: 20, picture: 0)
      #expect(line > 20)
      driver.press(.keyPagedown)
      driver.settle()
      #expect(abs(ZoomTests.offset(driver).dy - (600 - line * scale)) < 1e-9)
    }
  }

  @Test(
    "a page that its author has measured is as magnified as its content, and never larger than the view",
    arguments: [1, 2, 4.0])
  func pageSize(scale: Double) {
    var driver = Self.article(scale: scale) {
      $0.paging = true
      $0.pageSize = 200
    }
    driver.press(.keyPagedown)
    #expect(ZoomTests.offset(driver).dy == min(200 * scale, 600))
  }

  @Test("pages that a finger catches between two and draws across go on to the nearer one, without a jump")
  func caughtBetweenPages() {
    var driver = Self.article(scale: 2) { $0.paging = true }
    let start = ZoomTests.middle
    driver.drag(from: start, to: start + Vector(dx: 0, dy: -280), velocity: -900)
    driver.wait(milliseconds: 60)
    let contact = driver.touchDown(at: start)
    let caught = ZoomTests.offset(driver)
    #expect(caught.dy > 300 && caught.dy < 600, "it is between two pages of 600 pt")
    let end = start + Vector(dx: -100, dy: 0)
    for step in 1...5 {
      driver.pan(step == 1 ? .began : .changed, start, start + Vector(dx: -20 * Double(step), dy: 0), after: 20_000)
    }
    driver.lift(contact, at: end)
    driver.pan(.ended, start, end)
    #expect(ZoomTests.offset(driver).dy == caught.dy && ZoomTests.offset(driver).dx > caught.dx)
    driver.settle()
    #expect(ZoomTests.offset(driver).dy == 600 && driver.stage.breach == nil)
  }

  // MARK: While the scale changes

  /// Ways to move content while its scale changes by itself.
  enum Deed: CaseIterable { case key, end, page, finger, wheel, reader, reveal, zoomKey, rotation }

  @Test("a scale that something brings to its end is told, and what moves moves from there", arguments: Deed.allCases)
  func interrupted(deed: Deed) throws {
    var (driver, rested) = (ZoomTests.map(), ZoomTests.map())
    for isResting in [false, true] {
      var person = isResting ? rested : driver
      ZoomTests.pinch(&person, to: 9)
      if isResting { person.settle() } else { person.wait(milliseconds: 20) }
      if !isResting { #expect(person.stage.state.scrolling.zooms[0]?.motion != nil && person.kinds.isEmpty) }
      switch deed {
      case .key: person.press(.keyDown)
      case .end: person.press(.keyEnd)
      case .page: person.press(.keyPagedown)
      case .finger: person.drag(from: ZoomTests.middle, to: ZoomTests.middle + Vector(dx: 0, dy: -100))
      case .wheel: WheelTests.turn(&person, -3, at: ZoomTests.middle)
      case .reader: person.reader(.scroll(.down), "main/map")
      case .reveal: person.reader(.reveal, "main/map/pier")
      case .zoomKey: person.press(.keyEqual, .command)
      case .rotation: person.receive(.resize(width: 1_180, height: 820))
      }
      person.settle()
      if isResting { rested = person } else { driver = person }
    }
    #expect(driver.kinds.first == .zoomed(scale: 4))
    #expect(driver.kinds == rested.kinds)
    let way = ZoomTests.offset(driver) - ZoomTests.offset(rested)
    #expect(abs(way.dx) < 1e-6 && abs(way.dy) < 1e-6)
    #expect(driver.stage.breach == nil)
  }

  @Test("no turn of the wheel is lost to a scale that changes, in either direction", arguments: [-9, -1, 1, 9])
  func wheel(notches: Int) {
    var (driver, still) = (ZoomTests.map(), ZoomTests.map())
    for _ in 0..<2 {
      driver.reader(.scroll(.down), "main/map")
      still.reader(.scroll(.down), "main/map")
    }
    driver.tap(at: ZoomTests.middle, count: 2)
    still.tap(at: ZoomTests.middle, count: 2)
    still.settle()
    driver.wait(milliseconds: 60)
    WheelTests.turn(&driver, notches, at: ZoomTests.middle)
    driver.settle()
    #expect(ZoomTests.scale(driver) == 2)
    let way = ZoomTests.offset(driver) - ZoomTests.offset(still)
    #expect(abs(way.dy + 20 * Double(notches)) < 1e-6 && abs(way.dx) < 1e-6)
  }

  @Test("neither wheel nor keys move or magnify what fingers hold")
  func held() {
    var driver = ZoomTests.map()
    ZoomTests.pinch(&driver, .began, 1)
    ZoomTests.pinch(&driver, .changed, 2)
    let before = ZoomTests.offset(driver)
    WheelTests.turn(&driver, -3, at: ZoomTests.middle)
    #expect(ZoomTests.offset(driver) == before)
    ZoomTests.pinch(&driver, .ended, 2)
    driver.settle()
    let start = ZoomTests.middle
    driver.touchDown(at: start)
    driver.pan(.began, start, start + Vector(dx: 0, dy: -50), after: 20_000)
    driver.clear()
    driver.press(.keyEqual, .command)
    #expect(ZoomTests.scale(driver) == 2 && driver.kinds.isEmpty)
  }
}
