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

/// The crown through pages of different height, with the indicator beside it (SM-10, SM-12).
@Suite("Watch pages (SM-10)")
struct WatchPagesTests {
  /// A page of a text, as high as the screen or of a height of its own in points.
  static func page(_ id: String, _ height: Double? = nil) -> Element {
    var page = Element(id: id, role: .page, label: id.prefix(1).uppercased() + id.dropFirst())
    page.pages.contentHeight = height
    page.pages.heightKind = height == nil ? .fixed : .variable
    page.children = [.text("text", "Text of \(id)")]
    return page
  }

  /// A watch of 200 × 240 points, 40 of them under the clock, with pages in a tab view.
  static func watch(
    _ pages: [Element], axis: Axes = .vertical, side: Screen.CrownSide? = nil,
    _ change: (inout Scene) -> Void = { _ in }
  ) -> StageDriver {
    var tabView = Element(id: "pages", role: .tabView)
    tabView.pages.axis = axis
    tabView.children = pages
    var scene = SceneBuilder(.watchOS, id: "watch").window("main", [tabView]).scene
    scene.screen = Screen(size: Size(width: 200, height: 240), safeArea: .init(top: 40))
    scene.screen.crownSide = side
    change(&scene)
    return StageDriver(scene)
  }

  static func mixed() -> [Element] { [page("one"), page("two"), page("three", 300)] }

  static func shown(_ driver: StageDriver) -> Int { driver.stage.pageIndicators.first?.page ?? 0 }
  static func offset(_ driver: StageDriver, _ page: String) -> Double {
    ScrollTests.offset(driver, NodeID("main/pages/\(page)")).dy
  }

  /// A turn towards the end (or, negative, back) by whole notches at once, 20 ms after the last.
  static func notches(_ driver: inout StageDriver, _ count: Int) {
    driver.wait(milliseconds: 20)
    driver.turn(-count)
  }

  static func rest(_ driver: inout StageDriver) { driver.wait(milliseconds: 200) }

  // MARK: The table

  @Test(
    "a notch turns a page of the screen's size, one on and one back, and stops at the first and the last",
    .keeps("scroll-watchos-crown-pages-vertical-stack", mutant: .crownTurnsTwoPages))
  func fixedPages() {
    var driver = Self.watch([Self.page("one"), Self.page("two"), Self.page("three")])
    #expect(driver.node("main/pages/one")?.frame == Rect(x: 0, y: 0, width: 200, height: 240))
    for page in [2, 3, 3] {
      Self.notches(&driver, 1)
      #expect(Self.shown(driver) == page)
    }
    driver.settle()
    #expect(driver.node("main/pages/three")?.frame == Rect(x: 0, y: 0, width: 200, height: 240))
    #expect(PagingTests.pages(driver) == [.paged(page: 2, count: 3), .paged(page: 3, count: 3)])
    for page in [2, 1, 1] {
      Self.notches(&driver, -1)
      #expect(Self.shown(driver) == page)
    }
    #expect(driver.stage.breach == nil)
  }

  @Test("several notches of one burst turn as many pages, also in one report")
  func severalAtOnce() {
    var driver = Self.watch([Self.page("one"), Self.page("two"), Self.page("three"), Self.page("four")])
    Self.notches(&driver, 2)
    #expect(Self.shown(driver) == 3)
    Self.notches(&driver, -40)
    #expect(Self.shown(driver) == 1)
  }

  @Test("beside each other, pages are not turned by the crown, which scrolls the one that shows")
  func horizontal() {
    var driver = Self.watch([Self.page("one", 300), Self.page("two", 400)], axis: .horizontal)
    Self.notches(&driver, 3)
    Self.notches(&driver, 30)
    driver.settle()
    #expect(PagingTests.pages(driver).isEmpty && Self.offset(driver, "one") == 100)
    #expect(Self.offset(driver, "two") == 0 && driver.stage.pageIndicators.isEmpty)
    driver.reader(.scroll(.right), "main/pages/one")
    #expect(PagingTests.pages(driver) == [.paged(page: 2, count: 2)])
    driver.settle()
    Self.notches(&driver, 1)
    #expect(Self.offset(driver, "two") == 20 && Self.offset(driver, "one") == 100)
  }

  @Test(
    "bursts go 1, 2, 3, through 3 to its end and stop; back through 3 to its top, which holds the burst, then 2, 1",
    .keeps("scroll-watchos-crown-mixed-pages", mutant: .longPagesHoldNoBurst))
  func mixedPages() {
    var driver = Self.watch(Self.mixed())
    Self.notches(&driver, 1)
    #expect(Self.shown(driver) == 2)
    Self.rest(&driver)
    Self.notches(&driver, 1)
    #expect(Self.shown(driver) == 3 && Self.offset(driver, "three") == 0)
    Self.rest(&driver)
    for offset in [20.0, 40, 60, 80, 100, 100, 100] {
      Self.notches(&driver, 1)
      #expect(Self.shown(driver) == 3 && Self.offset(driver, "three") == offset)
    }
    Self.rest(&driver)
    Self.notches(&driver, 5)
    #expect(Self.shown(driver) == 3 && Self.offset(driver, "three") > 100, "the last page: it gives")
    driver.settle()
    #expect(Self.shown(driver) == 3 && Self.offset(driver, "three") == 100, "the last page: clamped")
    for offset in [80.0, 60, 40, 20, 0, 0, 0] {
      Self.notches(&driver, -1)
      #expect(Self.shown(driver) == 3 && Self.offset(driver, "three") == offset)
    }
    Self.rest(&driver)
    Self.notches(&driver, -1)
    #expect(Self.shown(driver) == 2)
    Self.rest(&driver)
    Self.notches(&driver, -1)
    #expect(Self.shown(driver) == 1)
  }

  @Test(
    "a long page between others: its end holds the burst, the next burst leaves it, and from below it is entered at its end"
  )
  func longInside() {
    var driver = Self.watch([Self.page("one"), Self.page("two", 250), Self.page("three")])
    Self.notches(&driver, 4)
    #expect(Self.shown(driver) == 2 && Self.offset(driver, "two") == 50, "one notch turns, three scroll to the end")
    Self.notches(&driver, 1)
    #expect(Self.shown(driver) == 2)
    Self.notches(&driver, -1)
    #expect(Self.offset(driver, "two") == 30, "a notch back moves at once")
    Self.notches(&driver, 2)
    Self.rest(&driver)
    Self.notches(&driver, 1)
    #expect(Self.shown(driver) == 3)
    Self.notches(&driver, -1)
    #expect(Self.shown(driver) == 2 && Self.offset(driver, "two") == 50)
    Self.notches(&driver, -4)
    #expect(Self.shown(driver) == 2 && Self.offset(driver, "two") == 0)
  }

  @Test(
    "entered from below by crown, swipe, reader or page key, a long page begins at its end",
    .keeps("scroll-watchos-crown-mixed-pages", mutant: .pagesAreEnteredAtTheirTop), arguments: 0..<4)
  func fromBelow(way: Int) {
    var driver = Self.watch([Self.page("one", 300), Self.page("two")]) { $0.inputDevices.append(.keyboard) }
    Self.notches(&driver, 20)
    Self.rest(&driver)
    Self.notches(&driver, 1)
    #expect(Self.shown(driver) == 2)
    switch way {
    case 0: Self.notches(&driver, -1)
    case 1: driver.swipe(from: Point(x: 100, y: 80), to: Point(x: 100, y: 220))
    case 2: driver.reader(.scroll(.up), "main/pages")
    default: driver.press(.keyPageup)
    }
    driver.settle()
    #expect(Self.shown(driver) == 1 && Self.offset(driver, "one") == 100)
    #expect(driver.stage.breach == nil)
  }

  @Test("the pause of P.crownBurst ends a burst: a microsecond less does not")
  func rests() {
    for (rest, page) in [(199_999, 1), (200_000, 2)] as [(Int64, Int)] {
      var driver = Self.watch([Self.page("one", 220), Self.page("two")])
      driver.turn(-1)
      driver.receive(.input(.rotary(RotaryTurn(units: -120, notches: -1))), after: rest)
      #expect(Self.shown(driver) == page)
    }
  }

  @Test(
    "a list on a page scrolls as the page would, before the next one comes", arguments: ["crown", "swipe", "reader"])
  func listOnPage(way: String) {
    var page = Self.page("one")
    var list = Element(id: "list", role: .list, frame: Rect(x: 0, y: 40, width: 200, height: 200))
    list.axes = .vertical
    list.contentSize = Size(width: 200, height: 260)
    page.children = [list]
    var driver = Self.watch([page, Self.page("two")])
    func go(_ driver: inout StageDriver) {
      switch way {
      case "crown": driver.turn(-3)
      case "swipe": driver.swipe(from: Point(x: 100, y: 220), to: Point(x: 100, y: 60))
      default: driver.reader(.scroll(.down), "main/pages")
      }
      driver.settle()
    }
    go(&driver)
    #expect(Self.shown(driver) == 1 && Self.offset(driver, "one/list") == 60)
    #expect(driver.stage.pageIndicators.map(\.mode) == [.scrollIndicator])
    go(&driver)
    #expect(Self.shown(driver) == 2 && driver.stage.breach == nil)
  }

  @Test("however it is turned, no page is left before its end is shown and none is skipped", arguments: 1...20)
  func nothingSkipped(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let kinds: [Double?] = [nil, 205, 260, 1_000]
    let heights = (0..<Int(2 + numbers.next() % 5)).map { _ in kinds[Int(numbers.next() % 4)] }
    var driver = Self.watch(heights.enumerated().map { Self.page("p\($0)", $1) })
    func place(_ driver: StageDriver) -> (page: Int, offset: Double, end: Double) {
      let page = Self.shown(driver) - 1
      let end = max(0, (heights[page] ?? 0) - 200)
      // Beyond its end the last page comes back by itself.
      return (page, min(max(0, Self.offset(driver, "p\(page)")), end), end)
    }
    var visited: Set<Int> = [0]
    for turn in 0..<400 {
      let old = place(driver)
      // Long runs one way, so that every page comes by.
      let way = turn / 100 % 2 == 0 ? -1 : 1
      let units = numbers.next() % 8 == 0 ? Int(numbers.next() % 241) - 120 : way * Int(numbers.next() % 121)
      let rest = numbers.next() % 4 == 0 ? Int64(250_000) : Int64(numbers.next() % 150_000)
      driver.receive(.input(.rotary(RotaryTurn(units: units, notches: 0))), after: rest)
      let new = place(driver)
      visited.insert(new.page)
      #expect(abs(new.page - old.page) <= 1)
      if new.page > old.page { #expect(old.offset == old.end && new.offset <= 20) }
      if new.page < old.page { #expect(old.offset == 0 && new.end - new.offset <= 20) }
      if new.page == old.page { #expect(abs(new.offset - old.offset) <= Double(abs(units)) / 6 + 1e-9) }
      #expect(driver.stage.breach == nil)
    }
    #expect(visited.count > 1)
  }

  // MARK: Swipes, reader, keys

  @Test(
    "swipes and the reader scroll a long page before they turn it, and tell pages only when they turn",
    arguments: [false, true])
  func otherWays(isReader: Bool) {
    var driver = Self.watch([Self.page("one", 300), Self.page("two")])
    func go(_ driver: inout StageDriver, on: Bool) {
      if isReader {
        driver.reader(.scroll(on ? .down : .up), "main/pages")
      } else {
        driver.swipe(from: Point(x: 100, y: on ? 220 : 60), to: Point(x: 100, y: on ? 60 : 220))
      }
      driver.settle()
    }
    go(&driver, on: true)
    #expect(Self.shown(driver) == 1 && Self.offset(driver, "one") == 100)
    go(&driver, on: true)
    #expect(Self.shown(driver) == 2 && PagingTests.pages(driver) == [.paged(page: 2, count: 2)])
    go(&driver, on: false)
    #expect(Self.shown(driver) == 1 && Self.offset(driver, "one") == 100)
    go(&driver, on: false)
    #expect(Self.offset(driver, "one") == 0)
    #expect(driver.stage.breach == nil)
  }

  @Test("who goes to something on another page is shown that page")
  func reveals() {
    var driver = Self.watch(Self.mixed())
    driver.reader(.reveal, "main/pages/three/text")
    #expect(Self.shown(driver) == 3)
    driver.reader(.reveal, "main/pages/one/text")
    #expect(Self.shown(driver) == 1 && driver.stage.breach == nil)
  }

  // MARK: Indicator

  @Test(
    "the indicator tells the page and the place in it",
    .keeps("scroll-watchos-indicator-two-levels", mutant: .pageIndicatorKnowsNoPlace))
  func twoLevels() {
    var driver = Self.watch(Self.mixed())
    func both() -> [Double] {
      driver.stage.pageIndicators.flatMap { [Double($0.page), Double($0.count), $0.withinPage] }
    }
    #expect(both() == [1, 3, 0])
    Self.notches(&driver, 2)
    #expect(both() == [3, 3, 0])
    Self.notches(&driver, 2)
    #expect(both() == [3, 3, 0.4])
    Self.notches(&driver, 20)
    #expect(both() == [3, 3, 1])
  }

  @Test(
    "its dot grows into a scroll indicator on a page higher than the screen, and shrinks again",
    .keeps("scroll-watchos-indicator-expands", mutant: .pageIndicatorStaysDots))
  func expands() {
    var driver = Self.watch([Self.page("one"), Self.page("two", 260), Self.page("three")])
    var modes: [PageIndicator.Mode] = []
    for _ in 0..<3 {
      modes += driver.stage.pageIndicators.map(\.mode)
      Self.notches(&driver, 6)
      Self.rest(&driver)
    }
    #expect(modes == [.dots, .scrollIndicator, .dots])
  }

  @Test("a page exactly as high as what shows of the screen is no long one")
  func exactHeight() {
    var driver = Self.watch([Self.page("one", 200), Self.page("two", 200.5)])
    #expect(driver.stage.pageIndicators.map(\.mode) == [.dots])
    Self.notches(&driver, 1)
    #expect(Self.shown(driver) == 2 && driver.stage.pageIndicators.map(\.mode) == [.scrollIndicator])
  }

  @Test(
    "it stands at the crown's side, in the screen, for as many pages as there are",
    .keeps("scroll-watchos-page-indicator-at-crown", mutant: .pageIndicatorIsMissing),
    arguments: [Screen.CrownSide.left, .right, nil])
  func side(side: Screen.CrownSide?) {
    for count in [1, 3, 40] {
      let driver = Self.watch((0..<count).map { Self.page("page\($0)") }, side: side)
      let frame = driver.stage.pageIndicators.first?.frame ?? .zero
      #expect(side == .left ? frame.minX == 0 : frame.maxX == 200)
      #expect(frame.minY >= 0 && frame.maxY <= 240 && frame.midY == 120)
    }
  }

  @Test("the tree has it as a fact of the tab view: which page, and the dot grown where that is a long one")
  func inTheTree() throws {
    var driver = Self.watch([Self.page("one"), Self.page("two", 260), Self.page("three")], side: .left)
    func indicator() -> ScrollIndicator? { driver.node("main/pages")?.indicators.first }
    var first = try #require(indicator())
    #expect(first.kind == .pageDots && first.page == Position(index: 1, count: 3) && first.isVisible)
    #expect(first.track == driver.stage.pageIndicators[0].frame && first.place == .crown)
    #expect(first.thumb == Rect(x: 0, y: first.track.minY, width: 8, height: 8))
    Self.notches(&driver, 2)
    first = try #require(indicator())
    #expect(first.kind == .grownPageDots && first.page == Position(index: 2, count: 3))
    #expect(first.thumb.size.height == 28 && first.fraction == 20.0 / 60 && first.total == 300)
    #expect(first.track.size.height == 24 + 20 && first.thumb.maxY < first.track.maxY)
  }

  // MARK: Speech

  @Test("the page's title is said with page n of m")
  func said() {
    var driver = Self.watch(Self.mixed())
    Self.notches(&driver, 1)
    var reader = ScreenReader()
    let steps = reader.react(to: [.paged("main/pages", page: 2, count: 3)], in: ReaderView(driver.stage.tree))
    #expect(
      steps.compactMap { if case .says(let words) = $0 { words.text } else { nil } }.contains("Two. Page 2 of 3."))
  }

  @Test("on a long page the place in it is said as well, after a turn of the page and after scrolling")
  func saidOnLongPage() {
    var driver = Self.watch(Self.mixed())
    Self.notches(&driver, 2)
    Self.notches(&driver, 4)
    let view = ReaderView(driver.stage.tree)
    for (change, words) in [
      (
        .scrolled("main/pages/three", x: 0, y: 80, driver.stage.indicators(of: "main/pages/three")),
        "Page 3 of 3. Near the end."
      ),
      (.paged("main/pages", page: 3, count: 3), "Three. Page 3 of 3. Near the end."),
    ] as [(ScreenChange, String)] {
      var reader = ScreenReader()
      let steps = reader.react(to: [change], in: view)
      #expect(steps.compactMap { if case .says(let words) = $0 { words.text } else { nil } }.contains(words))
    }
  }
}
