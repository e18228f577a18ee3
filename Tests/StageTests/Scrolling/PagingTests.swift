import Accessibility
import Announcer
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Scrolling page by page (SM-9).
@Suite("Paging (SM-9)")
struct PagingTests {
  static let start = Point(x: 196, y: 500)

  /// A page of text in a window: 400 pt show of 1,500, an overlap of 40 pt unless told otherwise.
  ///
  /// On a watch half of it: 200 pt of 750, in a view of the screen's width.
  static func article(
    _ overlap: PageOverlap = .points(40), pageSize: Double? = nil, on platform: Platform = .iOS,
    _ change: (inout Element) -> Void = { _ in }
  ) -> StageDriver {
    let frame = frame(platform)
    var text = Element(id: "text", role: .scrollView, frame: frame)
    text.axes = .vertical
    text.contentSize = Size(width: frame.size.width, height: 3.75 * frame.size.height)
    text.paging = true
    text.overlap = overlap
    text.pageSize = pageSize
    text.children = [.button("first", "First")]
    var last = Element.button("last", "Last")
    last.frame = Rect(x: frame.minX, y: frame.minY + 3.5 * frame.size.height, width: frame.size.width, height: 44)
    text.children.append(last)
    change(&text)
    return StageDriver(SceneBuilder(platform, id: "article").window("main", title: "Main", [text]).scene)
  }

  static func frame(_ platform: Platform) -> Rect {
    platform == .watchOS
      ? Rect(x: 0, y: 36, width: 198, height: 200) : Rect(x: 16, y: 200, width: 361, height: 400)
  }

  static func offset(_ driver: StageDriver) -> Double { ScrollTests.offset(driver, "main/text").dy }

  static func pages(_ driver: StageDriver) -> [TargetEvent.Kind] {
    driver.kinds.filter { if case .paged = $0 { true } else { false } }
  }

  @Test(
    "each swipe moves one stride, whatever its length and speed, and it rests at pages only",
    .keeps("scroll-paging-fixed-amount", mutant: .pagesRunOn),
    arguments: [(-60.0, -310.0), (-60, -8_000), (-350, -500), (-390, -8_000)],
    Platform.allCases)
  func fixedAmount(swipe: (distance: Double, velocity: Double), platform: Platform) {
    let frame = Self.frame(platform)
    let overlap = frame.size.height / 10
    var driver = Self.article(.points(overlap), on: platform)
    func turn(on: Bool) {
      let sign: Double = on ? 1 : -1
      let start = Point(x: frame.midX, y: on ? frame.maxY - 5 : frame.minY + 5)
      // Where no finger is on the content a screen reader turns pages.
      if Self.ways(platform).contains(.swipe) {
        let end = Point(x: start.x, y: start.y + sign * swipe.distance)
        driver.drag(from: start, to: end, velocity: sign * swipe.velocity)
      } else {
        driver.reader(.scroll(on ? .down : .up), "main/text")
      }
      driver.settle()
    }
    // In tenths of what shows, of which the overlap is one.
    for tenths in [9.0, 18, 27, 27.5, 27.5] {
      turn(on: true)
      #expect(abs(Self.offset(driver) - tenths * overlap) < 1e-9)
    }
    #expect(Self.pages(driver) == (2...5).map { .paged(page: $0, count: 5) })
    for tenths in [27.0, 18, 9, 0, 0] {
      turn(on: false)
      #expect(abs(Self.offset(driver) - tenths * overlap) < 1e-9)
    }
  }

  /// Every way to scroll by a page.
  enum Way: CaseIterable { case swipe, pageKey, push, reader }

  /// Those of a platform: fingers are on the content but on macOS and tvOS, and keys that page are there but on tvOS and
  /// watchOS; on tvOS a push of the focus turns pages.
  static func ways(_ platform: Platform) -> [Way] {
    Way.allCases.filter { way in
      switch way {
      case .swipe: ![.macOS, .tvOS].contains(platform)
      case .pageKey: ![.tvOS, .watchOS].contains(platform)
      case .push: platform == .tvOS
      case .reader: true
      }
    }
  }

  static func turn(_ driver: inout StageDriver, _ way: Way, on: Bool) {
    switch way {
    case .swipe:
      let frame = frame(driver.stage.scene.platform)
      let way = Vector(dx: 0, dy: frame.size.height * (on ? -0.5 : 0.5))
      let start = frame.center + way * -0.4
      driver.drag(from: start, to: start + way, velocity: on ? -900 : 900)
    case .pageKey: driver.press(on ? .keyPagedown : .keyPageup)
    case .push: driver.press(on ? .keyDown : .keyUp)
    case .reader: driver.reader(.scroll(on ? .down : .up), "main/text")
    }
    driver.settle()
  }

  @Test(
    "an interaction turns exactly one page and stops at the first and the last",
    .keeps("scroll-page-interaction-defined", mutant: .pagesRunOn), arguments: Way.allCases,
    Platform.allCases)
  func interaction(way: Way, platform: Platform) {
    guard Self.ways(platform).contains(way) else { return }
    var driver = Self.article(.nothing, on: platform)
    for (turn, page) in [2, 3, 4, 4].enumerated() {
      Self.turn(&driver, way, on: true)
      #expect(Self.pages(driver).last == .paged(page: page, count: 4))
      #expect(Self.pages(driver).count == min(turn + 1, 3))
    }
    for page in [3, 2, 1, 1] {
      Self.turn(&driver, way, on: false)
      #expect(Self.pages(driver).last == .paged(page: page, count: 4))
    }
    #expect(Self.pages(driver).count == 6 && Self.offset(driver) == 0)
  }

  @Test(
    "the overlap is taken off the step: what was last is first",
    .keeps("scroll-page-overlap-subtracted", mutant: .pagesForgetTheirOverlap),
    arguments: [
      (PageOverlap.points(40), 40.0), (.lines(2), 2 * 17 * 1.2), (.glyphRows(1), 17), (.pictureFraction(0.5), 30),
    ], Platform.allCases)
  func overlap(overlap: (given: PageOverlap, points: Double), platform: Platform) {
    let frame = Self.frame(platform)
    for way in Self.ways(platform) {
      var driver = Self.article(overlap.given, on: platform) {
        var picture = Element(id: "picture", role: .image, label: "Harbour")
        picture.frame = Rect(x: frame.minX, y: frame.minY + 50, width: frame.size.width, height: 60)
        $0.children.append(picture)
      }
      Self.turn(&driver, way, on: true)
      #expect(abs(Self.offset(driver) - (frame.size.height - overlap.points)) < 1e-9, "\(way)")
    }
  }

  @Test("a slow drag of less than half a page goes back, of more goes on; tells nothing where it stays")
  func slowDrag() {
    var driver = Self.article()
    driver.drag(from: Self.start, to: Point(x: 196, y: 330))
    driver.settle()
    #expect(Self.offset(driver) == 0 && Self.pages(driver).isEmpty)
    driver.drag(from: Self.start, to: Point(x: 196, y: 300))
    driver.settle()
    #expect(Self.offset(driver) == 360 && Self.pages(driver) == [.paged(page: 2, count: 5)])
  }

  @Test(
    "a size of its own makes smaller pages; another height of the view makes others, with the same first content",
    .keeps("scroll-page-size-default-view", mutant: .pagesAreAsHighAsTheScreen, on: [.iOS]))
  func sizes() {
    var own = Self.article(.points(0), pageSize: 300)
    Self.turn(&own, .pageKey, on: true)
    #expect(Self.offset(own) == 300)

    var list = Element(id: "list", role: .scrollView, frame: Rect(x: 16, y: 150, width: 361, height: 2_000))
    list.axes = .vertical
    list.paging = true
    list.contentSize = Size(width: 361, height: 5_000)
    list.children = [.text("line", "Line")]
    var driver = StageDriver(SceneBuilder(id: "pages").window("main", title: "Main", [list]).scene)
    driver.press(.keyPagedown)
    driver.press(.keyPagedown)
    let step = ScrollTests.offset(driver, "main/list").dy / 2
    #expect(step > 300 && step == driver.node("main/list")?.frame.size.height)
    driver.receive(.resize(width: 393, height: 600))
    let (offset, smaller) = (ScrollTests.offset(driver, "main/list").dy, step - 252)
    #expect(abs(offset - smaller * (2 * step / smaller).rounded(.down)) < 1e-6, "page with what was first")
    #expect(driver.stage.breach == nil)
  }

  @Test("a page is never larger than what shows: nothing lies between two pages that nobody could see")
  func largerThanTheView() {
    var driver = Self.article(.points(0), pageSize: 700)
    for offset in [400.0, 800, 1_100] {
      Self.turn(&driver, .pageKey, on: true)
      #expect(Self.offset(driver) == offset)
    }
    #expect(Self.pages(driver).last == .paged(page: 4, count: 4))
  }

  @Test("stopped on its way by a finger it rests at the page that is nearest")
  func stopped() {
    var driver = Self.article()
    driver.drag(from: Self.start, to: Point(x: 196, y: 300), velocity: -900)
    driver.wait(milliseconds: 60)
    let moving = Self.offset(driver)
    #expect(moving > 200 && moving < 360)
    let finger = driver.touchDown(at: Self.start)
    driver.wait(milliseconds: 100)
    #expect(Self.offset(driver) == moving)
    driver.lift(finger, at: Self.start)
    driver.settle()
    #expect(Self.offset(driver) == 360)
  }

  @Test("the focus brings a whole page into view")
  func focusTurnsPages() {
    var driver = Self.article()
    driver.reader(.focus, "main/text/last")
    driver.settle()
    #expect(driver.stage.breach == nil)
    let frame = driver.node("main/text/last")?.frame ?? .zero
    #expect(frame.minY >= 200 && frame.maxY <= 600)
  }

  @Test("pages are said")
  func said() {
    var reader = ScreenReader()
    let driver = Self.article()
    let steps = reader.react(to: [.paged("main/text", page: 2, count: 5)], in: ReaderView(driver.stage.tree))
    let said = steps.compactMap { if case .says(let utterance) = $0 { utterance.text } else { nil } }
    #expect(said.contains("Page 2 of 5."))
  }

  @Test("without elasticity the content stops at its ends under the finger")
  func inelastic() {
    var driver = Self.article {
      $0.paging = false
      $0.isElastic = false
    }
    let finger = driver.touchDown(at: Self.start)
    driver.pan(.began, Self.start, Point(x: 196, y: 520))
    driver.pan(.changed, Self.start, Point(x: 196, y: 590))
    #expect(Self.offset(driver) == 0)
    driver.lift(finger, at: Point(x: 196, y: 590))
    driver.pan(.ended, Self.start, Point(x: 196, y: 590))
    driver.settle()
    #expect(Self.offset(driver) == 0)
  }
}
