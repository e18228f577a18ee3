import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What scrolls in magnified content: it goes as far in its own points as if nothing were magnified, and as far on the
/// screen as what moves it.
@Suite("Scrolling in magnified content")
struct MagnifiedTests {
  /// A plan that is shown larger, with a list of thirty rows of 40 points in it, of which five show.
  static func plan(_ scale: Double, _ platform: Platform = .iPadOS, _ change: (inout Element) -> Void = { _ in })
    -> StageDriver
  {
    var list = Element(
      id: "list", role: .scrollView, label: "List", frame: Rect(x: 40, y: 120, width: 300, height: 200))
    list.axes = .vertical
    list.contentSize = Size(width: 300, height: 1_200)
    list.children = (0..<30).map {
      .button("row-\($0)", "Row \($0)", frame: Rect(x: 40, y: 120 + 40 * Double($0), width: 300, height: 40))
    }
    change(&list)
    var plan = Element(id: "plan", role: .scrollView, label: "Plan", frame: Rect(x: 20, y: 80, width: 700, height: 900))
    plan.axes = [.vertical, .horizontal]
    plan.contentSize = Size(width: 700, height: 900)
    var zoom = Zoom(minimum: 1, maximum: 4)
    zoom.scale = scale
    plan.zoom = zoom
    plan.children = [list]
    return StageDriver(SceneBuilder(platform, id: "plan").window("main", title: "Main", [plan]).scene)
  }

  static func offset(_ driver: StageDriver) -> Double { ScrollTests.offset(driver, "main/plan/list").dy }
  static func row(_ number: Int) -> String { "main/plan/list/row-\(number)" }
  /// In the list at every scale.
  static let inList = Point(x: 180, y: 280)

  /// Ways that say how much of the content comes, and where they lead.
  enum Way: CaseIterable, CustomTestStringConvertible {
    case readerScrolls, readerReveals, readerRevealsBack, pageDown, end, arrow, tab

    var offset: Double {
      switch self {
      case .readerScrolls, .pageDown: 200
      case .readerReveals: 640
      case .readerRevealsBack: 120
      case .end: 1_000
      case .arrow: 44
      case .tab: 40
      }
    }

    var testDescription: String { "\(self)" }
  }

  @Test("what is asked for in content is as much at every scale", arguments: Way.allCases, [1, 1.25, 1.7, 2, 4])
  func asked(way: Way, scale: Double) {
    var driver = MagnifiedTests.plan(scale)
    switch way {
    case .readerScrolls: driver.reader(.scroll(.down), "main/plan/list")
    case .readerReveals: driver.reader(.reveal, Self.row(20))
    case .readerRevealsBack:
      driver.reader(.reveal, Self.row(20))
      driver.reader(.reveal, Self.row(3))
    case .pageDown, .end, .arrow:
      driver.tab(to: Self.row(0))
      driver.press(way == .pageDown ? .keyPagedown : way == .end ? .keyEnd : .keyDown)
    case .tab: driver.tab(to: Self.row(5))
    }
    driver.settle()
    #expect(abs(Self.offset(driver) - way.offset) < 1e-6)
  }

  @Test("a page that a reader turns in content on its way to a scale finds it there", arguments: [false, true])
  func pageOnTheWay(isPaged: Bool) {
    var driver = MagnifiedTests.plan(1) { $0.paging = isPaged }
    ZoomTests.pinch(&driver, at: Self.inList, to: 9)
    #expect(driver.stage.scale(0) > 4)
    driver.clear()
    driver.reader(.scroll(.down), "main/plan/list")
    #expect(driver.stage.scale(0) == 4 && driver.kinds.first == .zoomed(scale: 4))
    driver.settle()
    #expect(Self.offset(driver) == 200)
  }

  @Test("once something is in view, nothing scrolls for it again", arguments: [1.1, 1.25, 1.7, 2, 3.3])
  func minimal(scale: Double) {
    var driver = MagnifiedTests.plan(scale)
    for row in [20, 3, 29, 11] {
      driver.reader(.reveal, Self.row(row))
      driver.clear()
      driver.reader(.reveal, Self.row(row))
      #expect(!driver.kinds.contains { if case .scrolled = $0 { true } else { false } })
    }
  }

  @Test("a finger keeps under it what it has touched, and what it lets go runs on as fast", arguments: [1, 1.6, 2, 4])
  func finger(scale: Double) {
    for velocity in [0.0, -900] {
      var (driver, small) = (MagnifiedTests.plan(scale), MagnifiedTests.plan(1))
      driver.drag(from: Self.inList, to: Self.inList + Vector(dx: 0, dy: -100), velocity: velocity)
      small.drag(from: Self.inList, to: Self.inList + Vector(dx: 0, dy: -100 / scale), velocity: velocity / scale)
      driver.settle()
      small.settle()
      #expect(abs(Self.offset(driver) - Self.offset(small)) < 1e-6)
      if velocity == 0 { #expect(abs(Self.offset(driver) * scale - 100) < 1e-6) }
    }
  }

  @Test("a notch of the wheel is as far on the screen at every scale", arguments: [1, 1.6, 2, 4])
  func wheel(scale: Double) {
    var driver = MagnifiedTests.plan(scale)
    WheelTests.turn(&driver, -3, at: Self.inList)
    driver.settle()
    #expect(abs(Self.offset(driver) * scale - 60) < 1e-6)
    WheelTests.turn(&driver, 1, at: Self.inList)
    WheelTests.turn(&driver, 2, at: Self.inList)
    driver.settle()
    #expect(abs(Self.offset(driver)) < 1e-6, "none is lost on the way back")
  }

  @Test("a swipe turns a page where its finger is as fast as one that does so elsewhere", arguments: [1.0, 4])
  func swipe(scale: Double) {
    for share in [0.9, 1.1] {
      var driver = MagnifiedTests.plan(scale) { $0.paging = true }
      let speed = driver.stage.scene.parameters.swipeSpeed * share
      driver.drag(from: Self.inList, to: Self.inList + Vector(dx: 0, dy: -40), velocity: -speed)
      driver.settle()
      #expect(Self.offset(driver) == (share > 1 ? 200 : 0))
    }
  }

  @Test("its indicator counts in its own content", arguments: [1, 1.6, 2])
  func indicator(scale: Double) throws {
    var driver = MagnifiedTests.plan(scale)
    driver.reader(.scroll(.down), "main/plan/list")
    let bar = try #require(driver.node("main/plan/list")?.indicators.first)
    #expect(abs(bar.total - 1_200) < 1e-6 && abs(bar.fraction - 0.2) < 1e-6)
    #expect(abs(bar.thumb.size.height / bar.track.size.height - 200.0 / 1_200) < 1e-6)
  }

  @Test("bars that take room in it are magnified with it", arguments: [1.0, 2])
  func bars(scale: Double) throws {
    var scene = MagnifiedTests.plan(scale, .macOS).stage.scene
    scene.settings.scrollBars = .always
    let driver = StageDriver(scene)
    let list = try #require(driver.node("main/plan/list"))
    let bar = try #require(list.indicators.first)
    #expect(bar.thickness == 15 && abs(list.frame.size.width - 285 * scale) < 1e-6)
    #expect(abs(bar.track.minX - list.frame.maxX) < 1e-6 && abs(bar.track.size.width - 15 * scale) < 1e-6)
  }

  @Test("a second plan that is magnified in it keeps between the fingers what is there", arguments: [1, 1.6, 2])
  func nestedPinch(scale: Double) throws {
    var driver = MagnifiedTests.plan(scale) { list in
      list.axes = [.vertical, .horizontal]
      list.zoom = Zoom(minimum: 1, maximum: 4)
    }
    let before = try #require(driver.node(Self.row(2))?.frame)
    let share = (Self.inList.y - before.minY) / before.size.height
    ZoomTests.pinch(&driver, at: Self.inList, to: 2)
    driver.settle()
    let after = try #require(driver.node(Self.row(2))?.frame)
    #expect(abs(after.size.height - before.size.height * 2) < 1e-6)
    #expect(abs((Self.inList.y - after.minY) / after.size.height - share) < 1e-6)
  }

  @Test("the pointer beyond its edge makes it follow as fast on the screen", arguments: [1.0, 2])
  func edge(scale: Double) {
    var driver = MagnifiedTests.plan(scale, .macOS) { list in
      list.role = .list
      list.pointerSelecting = true
      list.children = (0..<30).map {
        Element(
          id: "row-\($0)", role: .text, label: "Row \($0)",
          frame: Rect(x: 40, y: 120 + 40 * Double($0), width: 300, height: 40))
      }
    }
    let bottom = driver.node("main/plan/list")?.frame.maxY ?? 0
    driver.receive(.input(.pointer(.pressed(button: 0, at: Self.inList))))
    driver.receive(.input(.pointer(.moved(to: Point(x: 180, y: bottom + 20)))), after: 20_000)
    let before = Self.offset(driver)
    driver.wait(milliseconds: 100)
    let way = Self.offset(driver) - before
    #expect(way > 0 && abs(way * scale - 20 * driver.stage.scene.parameters.edgeScrollGain * 0.1) < 1e-6)
  }
}
