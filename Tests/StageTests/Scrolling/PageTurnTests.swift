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

/// Page turns that are interrupted, and which pages are told (SM-9).
@Suite("Page turns (SM-9)")
struct PageTurnTests {
  static func pages(_ driver: StageDriver) -> [TargetEvent.Kind] { PagingTests.pages(driver) }

  /// A quick swipe of 260 points along the photos, at 2,000 points per second, over within 60 ms.
  static func swipe(_ driver: inout StageDriver, on: Bool, after: Int64 = 5_000) {
    let (start, end) = (Point(x: on ? 320 : 60, y: 300), Point(x: on ? 60 : 320, y: 300))
    driver.wait(milliseconds: after / 1_000)
    let contact = driver.touchDown(at: start)
    func pan(_ phase: GesturePhase, _ share: Double, _ velocity: Double = 0) {
      let here = Point(x: start.x + (end.x - start.x) * share, y: start.y)
      let pan = Gesture.Pan(
        phase: phase, fingers: 1, start: start, location: here, velocity: Vector(dx: velocity, dy: 0))
      driver.receive(.input(.gesture(.pan(pan))), after: 10_000)
    }
    pan(.began, 0.1)
    for share in [0.3, 0.5, 0.7, 0.9] { pan(.changed, share) }
    driver.lift(contact, at: end)
    pan(.ended, 1, on ? -2_000 : 2_000)
  }

  @Test("the page is told when it is reached, once, and not when the finger lets go")
  func toldAtRest() {
    var driver = PageControlTests.gallery()
    Self.swipe(&driver, on: true)
    #expect(Self.pages(driver).isEmpty)
    driver.settle()
    #expect(Self.pages(driver) == [.paged(page: 2, count: 4)])
    #expect(PageControlTests.offset(driver) == 300)
    #expect(driver.events.last { if case .paged = $0.kind { true } else { false } }?.initiator == .user)
  }

  @Test("content at rest does not show how it came there")
  func atRest() {
    var (swiped, turned) = (PageControlTests.gallery(), PageControlTests.gallery())
    Self.swipe(&swiped, on: true)
    swiped.settle()
    turned.reader(.scroll(.right), "main/photos")
    turned.settle()
    #expect(swiped.stage.state.scrolling.places[0] == turned.stage.state.scrolling.places[0])
    #expect(swiped.stage.state.scrolling.places[0].axis == ScrollPlace().axis)
  }

  @Test("a sheet that comes back before its page is reached begins anew, and tells no page", arguments: [0, 1])
  func presentedAnew(page: Int) {
    var view = Element(id: "photos", role: .scrollView, frame: Rect(x: 40, y: 200, width: 300, height: 200))
    view.axes = .horizontal
    view.paging = true
    view.contentSize = Size(width: 1_200, height: 200)
    view.children = [.text("first", "First")]
    let open = Element.button("open", "Open", opens: "s")
    var driver = StageDriver(
      SceneBuilder(.iOS).window("main", title: "Main", [open]).sheet("s", title: "Sheet", [view]) { _ in }.with {
        $0.presentations[0].isPresented = true
        $0.parameters.transition = 20_000
        $0.parameters.springResponse = 3
      }.scene)
    driver.settle()
    for _ in 0..<page { driver.reader(.scroll(.right), "s/photos") }
    driver.settle()
    let place = driver.node("s/photos")?.frame.origin ?? .zero
    driver.drag(from: place + Vector(dx: 250, dy: 50), to: place + Vector(dx: 20, dy: 50))
    #expect(driver.stage.state.scrolling.pageTurns.map(\.page) == [page])
    driver.clear()
    driver.press(.keyEsc)
    driver.wait(milliseconds: 100)
    driver.reader(.activate, "main/open")
    #expect(driver.stage.state.scrolling.pageTurns.isEmpty, "\(driver.kinds)")
    driver.settle()
    #expect(Self.pages(driver).isEmpty && driver.node("s") != nil)
  }

  @Test("two quick swipes turn two pages, three turn three, and the page at which they rest is told")
  func quickSwipes() {
    for count in 2...3 {
      var driver = PageControlTests.gallery()
      for _ in 0..<count { Self.swipe(&driver, on: true) }
      driver.settle()
      #expect(PageControlTests.offset(driver) == Double(count) * 300)
      #expect(Self.pages(driver) == [.paged(page: count + 1, count: 4)])
      #expect(PageControlTests.value(driver) == "page \(count + 1) of 4")
    }
  }

  @Test("a swipe on and one back before the page is reached end where they began, and nothing is told")
  func thereAndBack() {
    var driver = PageControlTests.gallery()
    Self.swipe(&driver, on: true)
    Self.swipe(&driver, on: false)
    driver.settle()
    #expect(PageControlTests.offset(driver) == 0 && Self.pages(driver).isEmpty)
  }

  @Test("content that a touch stops tells the page to which it goes from there", arguments: [20, 60, 120, 250, 400])
  func stopped(milliseconds: Int64) {
    var driver = PageControlTests.gallery()
    Self.swipe(&driver, on: true)
    driver.wait(milliseconds: milliseconds)
    let contact = driver.touchDown(at: Point(x: 100, y: 300))
    driver.wait(milliseconds: 400)
    #expect(Self.pages(driver).isEmpty || driver.stage.scrollOffset(of: "main/photos")?.dx == 300)
    driver.lift(contact, at: Point(x: 100, y: 300))
    driver.settle()
    let page = Int(PageControlTests.offset(driver) / 300)
    #expect(Self.pages(driver) == (page == 0 ? [] : [.paged(page: page + 1, count: 4)]))
  }

  @Test("keys and page controls turn on from the page that content is going to")
  func keysOnTheWay() {
    for way in 0..<2 {
      var driver = PageControlTests.gallery()
      Self.swipe(&driver, on: true)
      if way == 0 { driver.reader(.scroll(.right), "main/photos") } else { driver.reader(.increment, "main/dots") }
      driver.settle()
      #expect(PageControlTests.offset(driver) == 600)
      #expect(Self.pages(driver) == [.paged(page: 3, count: 4)])
    }
  }

  @Test("pages that come into view by the focus or by the reader's cursor are told")
  func revealed() {
    for action in [AccessibilityAction.focus, .reveal] {
      var driver = PageControlTests.gallery {
        var last = Element.button("last", "Last")
        last.frame = Rect(x: 40 + 900, y: 200, width: 100, height: 44)
        $0.windows[0].elements[0].children.append(last)
      }
      driver.reader(action, "main/photos/last")
      #expect(Self.pages(driver) == [.paged(page: 4, count: 4)])
      driver.reader(action, "main/photos/last")
      #expect(Self.pages(driver).count == 1)
    }
  }

  @Test("a jog bar tells the page at which it comes to rest")
  func jogBar() {
    var view = Element(id: "photos", role: .scrollView, frame: Rect(x: 40, y: 200, width: 300, height: 200))
    view.axes = .vertical
    view.paging = true
    view.contentSize = Size(width: 300, height: 1_000)
    view.children = [.text("first", "First")]
    var driver = StageDriver(SceneBuilder(.visionOS, id: "jog").window("main", title: "Main", [view]).scene)
    guard let bar = driver.stage.tree.nodes.first(where: { $0.role == .scrollBar })?.id.path else {
      Issue.record("no jog bar")
      return
    }
    for _ in 0..<3 { driver.reader(.increment, bar) }
    driver.wait(milliseconds: 700)
    driver.reader(.activate, bar)
    driver.settle()
    let page = Int((ScrollTests.offset(driver, "main/photos").dy / 200).rounded())
    #expect(Self.pages(driver) == (page == 0 ? [] : [.paged(page: page + 1, count: 5)]))
    #expect(page > 0 && driver.stage.breach == nil)
  }

  // MARK: Whatever comes between

  @Test(
    "whenever swipes are interrupted: at rest there is a page, it is the last told, and no page is told twice in a row",
    arguments: 1...40)
  func interrupted(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var driver = PageControlTests.gallery(6)
    var told = 0
    for _ in 0..<60 {
      let events = driver.events.count
      switch random.next() % 10 {
      case 0:
        let contact = driver.touchDown(at: Point(x: 100, y: 300))
        driver.wait(milliseconds: Int64(random.next() % 300))
        driver.lift(contact, at: Point(x: 100, y: 300))
      case 1: driver.reader(.scroll(random.next() % 2 == 0 ? .right : .left), "main/photos")
      case 2: driver.drag(from: Point(x: 200, y: 300), to: Point(x: 60, y: 300))
      case 3: driver.settle()
      default: Self.swipe(&driver, on: random.next() % 3 != 0, after: Int64(random.next() % 700_000))
      }
      for event in driver.events.dropFirst(events) {
        guard case .paged(let page, _) = event.kind else { continue }
        #expect(page - 1 != told, "told again")
        told = page - 1
      }
      #expect(driver.stage.breach == nil)
      if !driver.stage.isMoving { #expect(PageControlTests.offset(driver) == Double(told) * 300) }
    }
    driver.settle()
    #expect(PageControlTests.offset(driver).truncatingRemainder(dividingBy: 300) == 0)
    if case .paged(let page, _)? = Self.pages(driver).last {
      #expect(PageControlTests.offset(driver) == Double(page - 1) * 300)
    }
    #expect(Self.pages(driver).count > 5)
  }
}
