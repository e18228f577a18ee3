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

/// Page controls follow what they are bound to and turn its pages (SM-9).
@Suite("Page controls (SM-9)")
struct PageControlTests {
  /// Pictures side by side, 300 points each, with a page control under them.
  static func gallery(
    on platform: Platform = .iOS, _ count: Int = 4, _ change: (inout Scene) -> Void = { _ in }
  ) -> StageDriver {
    var view = Element(id: "photos", role: .scrollView, frame: Rect(x: 40, y: 200, width: 300, height: 200))
    view.axes = .horizontal
    view.paging = true
    view.contentSize = Size(width: 300 * Double(count), height: 200)
    view.children = [.text("first", "First")]
    var control = Element(id: "dots", role: .pageControl, label: "Photos")
    control.frame = Rect(x: 40, y: 420, width: 300, height: 44)
    control.pages.scroller = "photos"
    var scene = SceneBuilder(platform, id: "gallery").window("main", title: "Main", [view, control]).scene
    change(&scene)
    return StageDriver(scene)
  }

  static func value(_ driver: StageDriver) -> String? { driver.node("main/dots")?.value }
  static func offset(_ driver: StageDriver) -> Double { ScrollTests.offset(driver, "main/photos").dx }

  /// Every way to turn a page.
  enum Way: CaseIterable { case swipe, adjust, tap, key, scroll, focusAndArrow }

  static func turn(_ driver: inout StageDriver, _ way: Way, on: Bool) {
    switch way {
    case .swipe:
      driver.swipe(from: Point(x: on ? 320 : 60, y: 300), to: Point(x: on ? 60 : 320, y: 300))
    case .adjust: driver.reader(on ? .increment : .decrement, "main/dots")
    case .tap: driver.tap(at: Point(x: on ? 330 : 50, y: 440))
    case .key:
      driver.reader(.focus, "main/dots")
      driver.press(on ? .keyUp : .keyDown)
    case .scroll: driver.reader(.scroll(on ? .right : .left), "main/photos")
    case .focusAndArrow:
      driver.reader(.focus, "main/dots")
      driver.press(on ? .keyRight : .keyLeft)
    }
    driver.settle()
  }

  @Test(
    "it counts the pages and says the one that shows, however pages are turned",
    .keeps("scroll-ios-page-control-count-and-current", mutant: .pageControlStandsStill), arguments: Way.allCases,
    Platform.hands)
  func follows(way: Way, platform: Platform) {
    var driver = Self.gallery(on: platform)
    #expect(Self.value(driver) == "page 1 of 4")
    for page in [2, 3, 4, 4] {
      Self.turn(&driver, way, on: true)
      #expect(Self.value(driver) == "page \(page) of 4" && Self.offset(driver) == Double(page - 1) * 300)
    }
    for page in [3, 2, 1, 1] {
      Self.turn(&driver, way, on: false)
      #expect(Self.value(driver) == "page \(page) of 4" && Self.offset(driver) == Double(page - 1) * 300)
    }
    #expect(PagingTests.pages(driver).count == 6 && driver.stage.breach == nil)
  }

  @Test("it is adjustable and has its numbers")
  func node() {
    let node = Self.gallery().node("main/dots")
    #expect(node?.actions.isSuperset(of: [.increment, .decrement]) == true)
    #expect(node?.range == ValueRange(minimum: 1, maximum: 4, current: 1, step: 1))
  }

  @Test("from right to left its left half turns on")
  func rightToLeft() {
    var driver = Self.gallery { $0.isRightToLeft = true }
    Self.turn(&driver, .tap, on: false)
    #expect(Self.value(driver) == "page 2 of 4" && Self.offset(driver) == 300)
  }

  @Test("it follows a finger half-way, a resize and what is brought into view")
  func followsAll() {
    var driver = Self.gallery { scene in
      var last = Element.button("last", "Last")
      last.frame = Rect(x: 1_000, y: 300, width: 100, height: 44)
      scene.windows[0].elements[0].children.append(last)
    }
    let finger = driver.touchDown(at: Point(x: 320, y: 300))
    driver.pan(.began, Point(x: 320, y: 300), Point(x: 300, y: 300))
    driver.pan(.changed, Point(x: 320, y: 300), Point(x: 140, y: 300))
    #expect(Self.value(driver) == "page 2 of 4")
    driver.lift(finger, at: Point(x: 140, y: 300))
    driver.pan(.ended, Point(x: 320, y: 300), Point(x: 140, y: 300))
    driver.settle()
    driver.reader(.reveal, "main/photos/last")
    driver.settle()
    #expect(Self.value(driver) == "page 4 of 4" && driver.stage.breach == nil)
  }

  @Test("of content that scrolls freely it counts what the view shows at once, the rest as one more")
  func free() {
    var driver = Self.gallery {
      $0.windows[0].elements[0].paging = false
      $0.windows[0].elements[0].contentSize = Size(width: 700, height: 200)
    }
    #expect(Self.value(driver) == "page 1 of 3")
    Self.turn(&driver, .adjust, on: true)
    Self.turn(&driver, .adjust, on: true)
    #expect(Self.value(driver) == "page 3 of 3" && Self.offset(driver) == 400)
  }

  @Test("bound to a tab view it turns that")
  func tabView() {
    var tabs = Element(id: "tabs", role: .tabView, frame: Rect(x: 0, y: 100, width: 393, height: 400))
    tabs.children = ["One", "Two", "Three"].map { name in
      var page = Element(id: name.lowercased(), role: .page, label: name)
      page.children = [.text("text", name)]
      return page
    }
    var control = Element(
      id: "dots", role: .pageControl, label: "Pages", frame: Rect(x: 0, y: 520, width: 393, height: 44))
    control.pages.scroller = "tabs"
    var driver = StageDriver(SceneBuilder(id: "tabs").window("main", [tabs, control]).scene)
    driver.reader(.increment, "main/dots")
    driver.swipe(from: Point(x: 350, y: 300), to: Point(x: 60, y: 300))
    driver.settle()
    #expect(Self.value(driver) == "page 3 of 3")
    #expect(driver.node("main/tabs/three")?.frame.minX == 0)
    #expect(PagingTests.pages(driver) == [.paged(page: 2, count: 3), .paged(page: 3, count: 3)])
  }

  @Test("bound to nothing it goes by its own count, and says so in Korean too")
  func unbound() {
    var driver = Self.gallery {
      $0.windows[0].elements[1].pages = Element.Pages()
      $0.windows[0].elements[1].pages.count = 3
      $0.windows[0].elements[1].pages.current = 2
    }
    driver.reader(.increment, "main/dots")
    driver.reader(.increment, "main/dots")
    #expect(Self.value(driver) == "page 3 of 3" && Self.offset(driver) == 0)
    let korean = Self.gallery { $0.language = "ko" }
    #expect(Self.value(korean) == "4페이지 중 1페이지")
  }

  @Test("a disabled one turns nothing")
  func disabled() {
    var driver = Self.gallery { $0.windows[0].elements[1].traits.insert(.disabled) }
    Self.turn(&driver, .adjust, on: true)
    Self.turn(&driver, .tap, on: true)
    #expect(Self.value(driver) == "page 1 of 4")
  }

  @Test("at the first and the last page the edge is said", arguments: [Way.adjust, .key, .focusAndArrow])
  func edges(way: Way) {
    var driver = Self.gallery()
    Self.turn(&driver, way, on: false)
    #expect(driver.kinds.suffix(2) == [.reachedEdge(.start), .swallowed])
    #expect(driver.events.suffix(2).map(\.node) == ["main/photos", "main/dots"])
    for _ in 0..<3 { Self.turn(&driver, way, on: true) }
    driver.clear()
    Self.turn(&driver, way, on: true)
    #expect(driver.kinds.suffix(2) == [.reachedEdge(.end), .swallowed])
  }

  @Test("a page control that is bound to nothing says as well that its pages end, whoever asks")
  func ends() {
    var control = Element(id: "free", role: .pageControl, label: "Photos")
    control.frame = Rect(x: 40, y: 420, width: 300, height: 44)
    (control.pages.count, control.pages.current) = (4, 3)
    var driver = StageDriver(SceneBuilder(id: "free").window("main", title: "Main", [control]).scene)
    driver.reader(.increment, "main/free")
    #expect(driver.kinds == [.valueChanged("page 4 of 4")])
    for last in 0..<2 {
      driver.clear()
      if last == 0 { driver.reader(.increment, "main/free") } else { driver.tap(at: Point(x: 330, y: 440)) }
      #expect(driver.kinds.suffix(2) == [.reachedEdge(.end), .swallowed])
    }
  }
}
