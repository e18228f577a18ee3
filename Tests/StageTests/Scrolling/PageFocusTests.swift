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

/// The focus where pages turn away from what has it.
@Suite("Focus on pages")
struct PageFocusTests {
  /// A page with a button and a slider, a long one with a button, and one with a slider.
  static func pages() -> [Element] {
    var first = WatchPagesTests.page("one")
    first.children = [.button("a", "A"), .slider("volume", "Volume", from: 0, to: 10, at: 5, step: 1)]
    var second = WatchPagesTests.page("two", 600)
    second.children.append(.button("b", "B"))
    var third = WatchPagesTests.page("three")
    third.children = [.slider("light", "Light", from: 0, to: 10, at: 5, step: 1)]
    return [first, second, third]
  }

  static func turnPage(_ driver: inout StageDriver, along axis: Axes) {
    let way = axis == .vertical ? Vector(dx: 0, dy: -150) : Vector(dx: -150, dy: 0)
    let start = axis == .vertical ? Point(x: 100, y: 225) : Point(x: 180, y: 225)
    driver.drag(from: start, to: start + way)
    driver.settle()
  }

  static func focused(_ driver: StageDriver) -> NodeID? {
    driver.stage.tree.nodes.first { $0.traits.contains(.focused) }?.id
  }

  @Test(
    "the crown leaves a slider alone whose page does not show, and scrolls", arguments: [Axes.vertical, .horizontal])
  func slider(axis: Axes) {
    var driver = WatchPagesTests.watch(Self.pages(), axis: axis)
    driver.tap("main/pages/one/volume")
    driver.clear()
    driver.turn(-1)
    #expect(driver.kinds == [.valueChanged("4")], "as long as its page shows the crown adjusts it")
    Self.turnPage(&driver, along: axis)
    #expect(driver.kinds.last == .paged(page: 2, count: 3))
    driver.clear()
    driver.turn(-3)
    driver.settle()
    #expect(!driver.kinds.contains { if case .valueChanged = $0 { true } else { false } })
    #expect(WatchPagesTests.offset(driver, "two") == 60)
    driver.clear()
    driver.press(.keyRight)
    driver.press(.keyEnter)
    #expect(!driver.kinds.contains(.activated) && !driver.kinds.contains(.valueChanged("5")))
    #expect(Self.focused(driver) == nil && driver.stage.breach == nil)
  }

  @Test("nothing is activated on a page that the crown has turned away, and Tab comes in on the one that shows")
  func button() {
    var driver = WatchPagesTests.watch(Self.pages())
    driver.tap("main/pages/one/a")
    driver.turn(-1)
    driver.settle()
    driver.clear()
    driver.press(.keyEnter)
    #expect(driver.kinds.isEmpty)
    driver.press(.keyTab)
    #expect(Self.focused(driver) == "main/pages/two/b")
    #expect(!driver.kinds.contains { if case .paged = $0 { true } else { false } })
  }

  @Test("Tab on a page of a watch without controls goes on to the next one that has some, and never round")
  func pageWithoutControls() {
    for (shown, key, modifiers, page) in [
      (0, KeyCode.keyTab, KeyInput.Modifiers(), 1), (2, .keyTab, [], 3), (2, .keyTab, .shift, 1), (4, .keyTab, [], 4),
      (0, .keyTab, .shift, 0),
    ] {
      let pages = (0..<5).map { index -> Element in
        var page = WatchPagesTests.page("page-\(index)")
        page.children = [index % 2 == 1 ? .button("b", "B") : .text("t", "T")]
        return page
      }
      var driver = WatchPagesTests.watch(pages)
      for _ in 0..<shown { driver.reader(.scroll(.down), "main/pages") }
      driver.settle()
      driver.clear()
      driver.press(key, modifiers)
      driver.settle()
      #expect(WatchPagesTests.shown(driver) == page + 1, "from \(shown)")
      #expect(Self.focused(driver)?.path == (page == shown ? nil : "main/pages/page-\(page)/b"))
      if page == shown { #expect(driver.kinds == [.swallowed]) }
    }
  }

  @Test("a control in sight that the crown adjusts gets the focus instead, and that is told")
  func nextControl() {
    var pages = Self.pages()
    pages.remove(at: 1)
    var driver = WatchPagesTests.watch(pages)
    driver.tap("main/pages/one/volume")
    driver.clear()
    Self.turnPage(&driver, along: .vertical)
    #expect(driver.kinds.suffix(2) == [.paged(page: 2, count: 2), .focused])
    #expect(driver.events.last?.initiator == .automatic && driver.events.last?.cause.contains("A-62") == true)
    driver.clear()
    driver.turn(-2)
    #expect(driver.events.map(\.node) == ["main/pages/three/light"] && driver.kinds == [.valueChanged("3")])
  }

  @Test("with a keyboard elsewhere the focus stays, and what has it comes into sight before a key operates it")
  func keyboard() {
    for key in [KeyCode.keySpace, .keyEnter, .keyRight] {
      var tabView = Element(id: "pages", role: .tabView)
      tabView.pages.axis = .horizontal
      tabView.children = Self.pages()
      var driver = StageDriver(SceneBuilder(.iPadOS, id: "book").window("main", [tabView]).scene)
      let control = key == .keyRight ? "main/pages/one/volume" : "main/pages/one/a"
      driver.tab(to: control)
      driver.drag(from: Point(x: 700, y: 600), to: Point(x: 300, y: 600), velocity: 2_000)
      driver.settle()
      #expect(driver.kinds.contains(.paged(page: 2, count: 3)) && Self.focused(driver)?.path == control)
      driver.clear()
      driver.press(key)
      let deed: TargetEvent.Kind = key == .keyRight ? .valueChanged("6") : .activated
      #expect(driver.kinds == [.paged(page: 1, count: 3), deed], "\(key)")
      #expect(driver.events.first?.initiator == .automatic)
    }
  }

  @Test("what is scrolled out of sight comes back before a key or the crown operates it", arguments: [false, true])
  func scrolledAway(isWatch: Bool) {
    var list = Element(id: "list", role: .list, frame: Rect(x: 0, y: 40, width: 200, height: 200))
    list.axes = .vertical
    list.contentSize = Size(width: 200, height: 900)
    list.children = [.slider("volume", "Volume", from: 0, to: 10, at: 5, step: 1)]
    var driver = StageDriver(SceneBuilder(isWatch ? .watchOS : .iPadOS, id: "list").window("main", [list]).scene)
    driver.tap("main/list/volume")
    driver.scroll("main/list", to: 500)
    driver.clear()
    if isWatch { driver.turn(1) } else { driver.press(.keyRight) }
    #expect(driver.kinds == [.scrolled(x: 0, y: driver.offset("main/list").dy), .valueChanged("6")])
    #expect(driver.offset("main/list").dy < 200 && driver.events.first?.initiator == .automatic)
  }

  @Test("where a tab view starts on another page, the focus starts on that one", arguments: [nil, 1, 2, 3])
  func start(current: Int?) {
    var tabView = Element(id: "pages", role: .tabView, frame: Rect(x: 0, y: 100, width: 1_920, height: 900))
    tabView.axes = .horizontal
    tabView.pages.axis = .horizontal
    tabView.pages.current = current
    tabView.children = (1...3).map { number in
      var page = Element(id: "page-\(number)", role: .page, label: "Page \(number)")
      page.children = [.button("go", "Go \(number)")]
      return page
    }
    let driver = StageDriver(SceneBuilder(.tvOS, id: "tv").window("main", title: "Main", [tabView]).scene)
    #expect(Self.focused(driver) == NodeID("main/pages/page-\(current ?? 1)/go"))
    #expect(driver.offset("main/pages").dx == 1_920 * Double((current ?? 1) - 1))
  }

  // MARK: The focus between two pages of tvOS

  /// Pages of 400 points with buttons at some heights, so high and tall; the view is where it is on any screen.
  static func shelves(_ content: Double, _ buttons: [(id: String, y: Double, height: Double)]) -> StageDriver {
    var view = Element(id: "s", role: .scrollView, frame: Rect(x: 100, y: 100, width: 800, height: 400))
    (view.axes, view.contentSize, view.paging) = (.vertical, Size(width: 800, height: content), true)
    view.children = buttons.map { button in
      Element(
        id: button.id, role: .button, label: button.id.uppercased(),
        frame: Rect(x: 120, y: 100 + button.y, width: 300, height: button.height))
    }
    return StageDriver(SceneBuilder(.tvOS, id: "tv").window("main", title: "Main", [view]).scene)
  }

  static func shelfOffset(_ driver: StageDriver) -> Double? { driver.stage.state.scrolling.places.first?.offset.dy }

  @Test("on a screen of another size the page shows that showed, also between two, and nothing is told")
  func turned() {
    var driver = Self.shelves(1200, [("a", 10, 60), ("b", 270, 300), ("c", 1000, 60)])
    driver.press(.keyDown)
    driver.settle()
    #expect(Self.shelfOffset(driver) == 270 && Self.focused(driver)?.path == "main/s/b")
    for size in [Size(width: 1080, height: 1920), Size(width: 1280, height: 720), Size(width: 1920, height: 1080)] {
      driver.clear()
      driver.receive(.resize(width: size.width, height: size.height))
      driver.settle()
      #expect(Self.shelfOffset(driver) == 270 && Self.focused(driver)?.path == "main/s/b", "\(size)")
      #expect(!driver.kinds.contains { if case .scrolled = $0 { true } else { false } }, "\(size)")
      #expect(PageTurnTests.pages(driver).isEmpty, "\(size)")
    }
  }
}
