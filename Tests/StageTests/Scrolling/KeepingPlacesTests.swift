import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Journal
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Digests
@testable import Stage
@testable import StageLayout
@testable import StageModel
@testable import StageMotion

/// Content whose room changes goes on showing what was first in sight (SM-9), and what changes is told.
@Suite("Content keeps its place (SM-9)")
struct KeepingPlacesTests {
  static let list: NodeID = "sheet/list"

  /// A sheet at rest at medium, with 3,000 points of content under its header, of which a window may have some too.
  static func sheet(paged: Bool, length: Double = 3_000, focusable: Bool = false) -> StageDriver {
    var list = Element(id: "list", role: .scrollView, frame: Rect(x: 0, y: 60, width: 393, height: 700))
    list.axes = .vertical
    list.paging = paged
    if paged { list.overlap = .points(20) }
    list.contentSize = Size(width: 393, height: length)
    list.children = [.text("line", "Line")]
    if focusable {
      for place in 0..<10 {
        var button = Element.button("button-\(place)", "Button \(place)")
        button.frame = Rect(x: 0, y: 100 + Double(place) * 290, width: 393, height: 50)
        list.children.append(button)
      }
    }
    let scene = SceneBuilder()
      .window("main", title: "Main", [.button("open", "Open", opens: "sheet")])
      .sheet("sheet", title: "Rows", [list]) {
        $0.detents = [.medium, .large]
        $0.grabberVisible = true
      }
      .with { $0.inputDevices = [.touch, .keyboard] }
      .scene
    return ScrollTests.resting(scene)
  }

  static func select(_ detent: String, _ driver: inout StageDriver) {
    driver.clear()
    _ = driver.stage.select(detent: detent, of: "sheet", at: driver.stage.now)
    driver.settle()
  }

  static func offset(_ driver: StageDriver) -> Double { ScrollTests.offset(driver, list).dy }

  @Test(
    "there and back ends where it began, at each page",
    .keeps("scroll-page-size-default-view", mutant: .relayoutForgetsPlaces, on: [.iOS]), arguments: [false, true])
  func thereAndBack(isPaged: Bool) throws {
    for turns in 0...9 {
      var driver = Self.sheet(paged: isPaged)
      let scroller = try #require(
        driver.stage.blueprint.item(Self.list).flatMap { driver.stage.blueprint.items[$0].ownScroller })
      for _ in 0..<turns {
        _ = driver.stage.turnPageForTest(scroller)
      }
      let start = Self.offset(driver)
      let hash = driver.stage.stateHash
      #expect(turns == 0 || start > 0)
      for _ in 0..<5 {
        Self.select("large", &driver)
        let large = Self.offset(driver)
        #expect(large <= start && start < large + 763, "what was first is in sight")
        #expect(driver.stage.breach == nil)
        Self.select("medium", &driver)
        #expect(Self.offset(driver) == start)
      }
      #expect(driver.stage.stateHash == hash)
    }
  }

  @Test("a page or count that is another is told once, and an offset that is another with its cause")
  func isTold() throws {
    var driver = Self.sheet(paged: true)
    let scroller = try #require(
      driver.stage.blueprint.item(Self.list).flatMap { driver.stage.blueprint.items[$0].ownScroller })
    for _ in 0..<7 { _ = driver.stage.turnPageForTest(scroller) }
    let counts = driver.stage.pages(scroller, .vertical)?.count
    Self.select("large", &driver)
    let grid = try #require(driver.stage.pages(scroller, .vertical))
    #expect(counts != grid.count)
    let page = grid.nearest(to: Self.offset(driver))
    #expect(PagingTests.pages(driver) == [.paged(page: page + 1, count: grid.count)])
    let scrolled = driver.events.filter { if case .scrolled = $0.kind { true } else { false } }
    #expect(scrolled.map(\.kind) == [.scrolled(x: 0, y: Self.offset(driver))])
    #expect(scrolled.allSatisfy { $0.initiator == .automatic && $0.cause.contains("SM-9: layout changed") })

    var top = Self.sheet(paged: true)
    Self.select("large", &top)
    #expect(PagingTests.pages(top) == [.paged(page: 1, count: grid.count)], "the same page of fewer")
    #expect(!top.kinds.contains { if case .scrolled = $0 { true } else { false } })
  }

  @Test("content that is not paged is clamped to its end, says so, and comes back")
  func clamped() {
    var driver = Self.sheet(paged: false, length: 1_600)
    driver.scroll("sheet/list", to: 1_200)
    Self.select("large", &driver)
    let end = Self.offset(driver)
    #expect(end < 1_200 && driver.kinds.contains(.scrolled(x: 0, y: end)))
    let event = driver.events.first { $0.kind == .scrolled(x: 0, y: end) }
    #expect(event?.cause.contains("clamped to the end") == true && event?.initiator == .automatic)
    Self.select("medium", &driver)
    #expect(Self.offset(driver) == 1_200 && driver.kinds.contains(.scrolled(x: 0, y: 1_200)))
  }

  @Test("who scrolls meanwhile decides anew what is kept, also where that leads back to the same offset")
  func anew() {
    var driver = Self.sheet(paged: false, length: 1_600)
    driver.scroll("sheet/list", to: 1_200)
    let hash = driver.stage.stateHash
    Self.select("large", &driver)
    let end = Self.offset(driver)
    let remembering = driver.stage.stateHash
    driver.reader(.scroll(.up), "sheet/list")
    driver.reader(.scroll(.down), "sheet/list")
    #expect(Self.offset(driver) == end && driver.stage.stateHash != remembering, "what is kept is state")
    Self.select("medium", &driver)
    #expect(Self.offset(driver) == end && driver.stage.stateHash != hash)
  }

  @Test("what has the focus stays in sight, and there and back still ends where it began", arguments: 0..<10)
  func focus(place: Int) {
    var driver = Self.sheet(paged: true, focusable: true)
    driver.tab(to: "sheet/list/button-\(place)")
    driver.settle()
    Self.select("medium", &driver)
    let start = Self.offset(driver)
    for _ in 0..<4 {
      for detent in ["large", "medium"] {
        Self.select(detent, &driver)
        let frame = driver.node("sheet/list/button-\(place)")?.frame ?? .zero
        let view = driver.node("sheet/list")?.frame ?? .zero
        #expect(!frame.intersection(view).isEmpty, "\(place) at \(detent)")
      }
    }
    #expect(Self.offset(driver) == start)
  }

  @Test("a screen that is turned and turned back shows the same, and the same page of a tab view")
  func turned() {
    var tabs = Element(id: "tabs", role: .tabView)
    tabs.children = (1...4).map { Element(id: "page-\($0)", role: .page, label: "Page \($0)") }
    var driver = StageDriver(SceneBuilder().window("main", title: "Main", [tabs]).scene)
    driver.reader(.scroll(.right), "main/tabs")
    driver.reader(.scroll(.right), "main/tabs")
    driver.clear()
    driver.receive(.resize(width: 852, height: 393))
    #expect(ScrollTests.offset(driver, "main/tabs").dx == 2 * (driver.node("main/tabs")?.frame.size.width ?? 0))
    #expect(PagingTests.pages(driver).isEmpty, "the same page of as many")

    var paged = Self.sheet(paged: true)
    Self.select("large", &paged)
    paged.reader(.scroll(.down), "sheet/list")
    paged.reader(.scroll(.down), "sheet/list")
    let start = Self.offset(paged)
    #expect(start > 0)
    for _ in 0..<4 {
      paged.receive(.resize(width: 852, height: 393))
      paged.settle()
      paged.receive(.resize(width: 393, height: 852))
      paged.settle()
    }
    #expect(Self.offset(paged) == start && paged.stage.breach == nil)
  }

  @Test(
    "a page that a finger has pulled a little either way is the one that shows once the screen is turned",
    arguments: [-40, -12, 12, 40] as [Double])
  func pulled(by distance: Double) {
    func driver() -> StageDriver {
      var driver = Self.sheet(paged: true)
      Self.select("large", &driver)
      for _ in 0..<2 { driver.reader(.scroll(.down), "sheet/list") }
      return driver
    }
    var (left, held) = (driver(), driver())
    let start = held.point("sheet/list")
    let here = Point(x: start.x, y: start.y + distance)
    held.touchDown(at: start)
    held.pan(.began, start, here)
    #expect(distance == 0 || Self.offset(held) != Self.offset(left))
    for size in [(852.0, 393.0), (393.0, 852.0)] {
      left.receive(.resize(width: size.0, height: size.1))
      held.receive(.resize(width: size.0, height: size.1))
      left.settle()
      held.settle()
      #expect(Self.offset(held) == Self.offset(left))
    }
  }

  @Test("content that glides when the screen is turned stays where it is, and that is told")
  func gliding() {
    var driver = Self.sheet(paged: false)
    Self.select("large", &driver)
    driver.drag(from: Point(x: 196, y: 700), to: Point(x: 196, y: 400), velocity: -3_000)
    driver.wait(milliseconds: 300)
    let offset = Self.offset(driver)
    driver.clear()
    driver.receive(.resize(width: 852, height: 393))
    #expect(abs(Self.offset(driver) - offset) < 30)
    #expect(driver.kinds.contains(.scrolled(x: 0, y: Self.offset(driver))))
  }

  @Test("a keyboard that comes and goes leaves pages where they were, and tells how many there are")
  func keyboard() {
    var list = Element(id: "list", role: .scrollView, frame: Rect(x: 0, y: 100, width: 393, height: 700))
    list.axes = .vertical
    list.paging = true
    list.contentSize = Size(width: 393, height: 4_000)
    list.children = [.text("line", "Line")]
    var field = Element.field("name", "Name")
    field.frame = Rect(x: 16, y: 50, width: 300, height: 44)
    let scene = SceneBuilder().window("main", [list, field]).with { $0.inputDevices = [.touch] }.scene
    var driver = StageDriver(scene)
    for _ in 0..<2 { driver.reader(.scroll(.down), "main/list") }
    let start = ScrollTests.offset(driver, "main/list").dy
    for _ in 0..<4 {
      driver.clear()
      driver.tap("main/name")
      #expect(driver.node("keyboard") != nil && PagingTests.pages(driver).count == 1)
      driver.clear()
      let events = driver.stage.setInputDevices([.touch, .keyboard], at: driver.stage.now)
      #expect(driver.node("keyboard") == nil && events.map(\.kind).contains(.paged(page: 3, count: 6)))
      #expect(ScrollTests.offset(driver, "main/list").dy == start)
      _ = driver.stage.setInputDevices([.touch], at: driver.stage.now)
    }
  }

  @Test("a scroll view without a frame around what has frames takes the room that is left, or its content's")
  func room() throws {
    for (length, axes) in [(3_000.0, Axes.vertical), (200, .vertical), (3_000, .horizontal)] {
      var view = Element(id: "view", role: .scrollView)
      view.axes = axes
      view.contentSize = axes == .vertical ? Size(width: 393, height: length) : Size(width: length, height: 300)
      var text = Element.text("line", "Line")
      text.frame = Rect(x: 0, y: 60, width: 393, height: 50)
      view.children = [text]
      let window = SceneBuilder().window("main", [view]).scene
      let frame = try #require(StageDriver(window).node("main/view")?.frame)
      if axes == .vertical, length > 200 {
        #expect(frame.maxY > 800 && frame.maxY <= 818, "up to the safe area")
      } else {
        #expect(frame.size.height == (axes == .horizontal ? 300 : 200))
      }
      let sheet = SceneBuilder().window("main", [.button("open", "Open", opens: "sheet")]).sheet("sheet", [view])
      var driver = ScrollTests.resting(sheet.scene)
      let scroller = try #require(
        driver.stage.blueprint.item("sheet/view").flatMap { driver.stage.blueprint.items[$0].ownScroller })
      let height = driver.stage.viewport(scroller).size.height
      #expect(length == 200 ? height == 200 : height > (axes == .horizontal ? 299 : 500))
      driver.reader(.scroll(axes == .vertical ? .down : .right), "sheet/view")
      #expect((ScrollTests.offset(driver, "sheet/view") != .zero) == (length > 200))
    }
  }

  @Test(
    "pages that turn with the screen show the page with the first item in sight, and turned back they are as before",
    arguments: [25, 40, 43], [1, 2, 3, 4])
  func turnedPages(count: Int, turns: Int) {
    for platform in [Platform.iOS, .iPadOS] {
      var pages = Element(id: "s", role: .scrollView, label: "Pages")
      pages.axes = .vertical
      pages.paging = true
      pages.children = (0..<count).map { .button("b\($0)", "Item \($0)") }
      var driver = StageDriver(
        SceneBuilder(platform).window("main", title: "Main", [.button("o", "Open"), pages]).scene)
      for _ in 0..<turns { driver.reader(.scroll(.down), "main/s") }
      driver.settle()
      /// The items of which at least the middle shows.
      func shown() -> [Int] {
        guard let view = driver.node("main/s")?.frame else { return [] }
        return (0..<count).filter { index in
          driver.node("main/s/b\(index)").map { view.contains($0.frame.center) } == true
        }
      }
      let (before, offset) = (shown(), driver.offset("main/s"))
      let size = driver.stage.screen
      driver.receive(.resize(width: size.height, height: size.width))
      driver.settle()
      #expect(before.first.map { shown().contains($0) } == true, "\(platform): \(before) → \(shown())")
      driver.receive(.resize(width: size.width, height: size.height))
      driver.settle()
      #expect(shown() == before && driver.offset("main/s") == offset)
      #expect(driver.stage.breach == nil)
    }
  }
}

extension Stage {
  /// Goes a page on, or by 137 points where there are none.
  fileprivate mutating func turnPageForTest(_ scroller: ScrollerID) -> Bool {
    defer { _ = takeEvents() }
    return turnPage(scroller, .vertical, by: 1, cause: Cause("test"))
      ?? scroll(scroller, .vertical, by: 137, cause: Cause("test"))
  }
}
