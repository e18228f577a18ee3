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

/// What the crown of a watch does where there are no pages (SM-10, A-34).
@Suite("Crown (SM-10)")
struct CrownTests {
  /// A list of a watch, as high as the 200 points that show of the screen, with content of some height in points.
  static func list(_ height: Double, _ change: (inout Scene) -> Void = { _ in }) -> StageDriver {
    var list = Element(id: "list", role: .list, frame: Rect(x: 0, y: 40, width: 200, height: 200))
    list.axes = .vertical
    list.contentSize = Size(width: 200, height: height)
    list.children = [.text("row", "Row")]
    var scene = SceneBuilder(.watchOS, id: "watch").window("main", [list]).scene
    scene.screen = Screen(size: Size(width: 200, height: 240), safeArea: .init(top: 40))
    change(&scene)
    return StageDriver(scene)
  }

  static func offset(_ driver: StageDriver) -> Double { ScrollTests.offset(driver, "main/list").dy }

  /// A report of some 1/120 notches, 10 ms after the last.
  static func units(_ driver: inout StageDriver, _ units: Int, isDial: Bool = false) {
    driver.receive(.input(.rotary(RotaryTurn(units: units, notches: 0, isDial: isDial))), after: 10_000)
  }

  @Test(
    "it scrolls a single list by P.crownStep a notch and stops at both ends; a list that shows as a whole it leaves alone",
    .keeps("scroll-watchos-crown-scrolls-tall-content", mutant: .crownTurnsTheOtherWay))
  func scrolls() {
    var driver = Self.list(500)
    for (notches, offset) in [(-1, 20.0), (-3, 80), (2, 40), (-20, 300), (-1, 300), (1, 280), (100, 0), (1, 0)] {
      driver.turn(notches)
      driver.settle()
      #expect(Self.offset(driver) == offset)
    }
    var short = Self.list(200)
    short.turn(-3)
    short.settle()
    #expect(Self.offset(short) == 0 && !short.kinds.contains { if case .scrolled = $0 { true } else { false } })
  }

  @Test(
    "a wheel towards the person goes to the end, a dial clockwise; the profile's flag turns both round",
    arguments: [false, true])
  func senses(isInverted: Bool) {
    for (units, isDial) in [(-120, false), (120, true)] {
      var driver = Self.list(500) { $0.settings.crownInverted = isInverted }
      Self.units(&driver, isInverted ? -units : units, isDial: isDial)
      #expect(Self.offset(driver) == 20)
      Self.units(&driver, isInverted ? units : -units, isDial: isDial)
      #expect(Self.offset(driver) == 0)
    }
  }

  @Test(
    "content runs on after a fast turn by the share that the parameter says, and not at all without it",
    arguments: [0, 0.5, 1])
  func momentum(share: Double) {
    func turned(every step: Int64, _ units: Int) -> (released: Double, rest: Double) {
      var driver = Self.list(20_000) { $0.parameters.crownMomentum = share }
      for _ in 0..<20 { driver.receive(.input(.rotary(RotaryTurn(units: units, notches: 0))), after: step) }
      let released = Self.offset(driver)
      driver.settle()
      #expect(driver.stage.breach == nil)
      #expect(driver.kinds.count { if case .scrolled = $0 { true } else { false } } == 1, "told once, at rest")
      return (released, Self.offset(driver))
    }
    // 100 notches a second of 20 points each; content glides v / (−1000 ln 0.998) s further.
    let fast = turned(every: 10_000, -120)
    #expect(fast.released == 400)
    #expect(abs(fast.rest - fast.released - 2_000 * share / 2.002) < 1)
    // Ten a second are 200 points a second, less than a swipe.
    let slow = turned(every: 10_000, -12)
    #expect(slow.rest == slow.released)
  }

  @Test("a crown that is turned on takes over what runs on, and one turned back moves it back from there")
  func takesOver() {
    var driver = Self.list(20_000) { $0.parameters.crownMomentum = 1 }
    for _ in 0..<20 { Self.units(&driver, -120) }
    driver.wait(milliseconds: 100)
    let shown = Self.offset(driver)
    #expect(shown > 400)
    Self.units(&driver, 120)
    #expect(abs(Self.offset(driver) - shown) < 40)
    let here = Self.offset(driver)
    driver.settle()
    #expect(Self.offset(driver) == here)
  }

  @Test("every 1/120 notch counts, in whatever parts it comes, and a turn back is never dropped")
  func fractions() {
    var driver = Self.list(500)
    for _ in 0..<121 { Self.units(&driver, -1) }
    #expect(abs(Self.offset(driver) - 121.0 / 6) < 1e-9)
    Self.units(&driver, 1)
    #expect(Self.offset(driver) == 20, "a whole notch, to the bit")
    for part in [7, 53, 59, 1] { Self.units(&driver, part) }
    #expect(Self.offset(driver) == 0)
  }

  @Test("the place is told once, when the crown has rested")
  func toldOnce() {
    var driver = Self.list(500)
    for _ in 0..<24 { Self.units(&driver, -15) }
    #expect(driver.kinds.isEmpty)
    driver.wait(milliseconds: 200)
    #expect(driver.kinds == [.scrolled(x: 0, y: 60)])
    Self.units(&driver, -60)
    Self.units(&driver, 60)
    driver.settle()
    #expect(driver.kinds.count == 1, "back where it was: nothing to tell")
  }

  @Test("what it moves is among what moves, report by report, until it rests")
  func motions() {
    var driver = Self.list(500)
    for turn in 1...4 {
      Self.units(&driver, -30)
      let motions = driver.stage.motions(at: driver.stage.now)
      #expect(motions.map(\.node) == ["main/list"] && motions.map(\.value) == [Double(turn) * 5])
    }
    driver.settle()
    #expect(driver.stage.motions(at: driver.stage.now).isEmpty)
  }

  @Test("anything else ends the burst, and what has moved is told before it")
  func interrupted() {
    var driver = Self.list(500)
    Self.units(&driver, -120)
    let finger = driver.touchDown(at: Point(x: 100, y: 150))
    #expect(driver.kinds == [.scrolled(x: 0, y: 20)])
    driver.pan(.began, Point(x: 100, y: 150), Point(x: 100, y: 130))
    Self.units(&driver, -120)
    #expect(Self.offset(driver) == 30, "a finger that holds it keeps it, 10 pt of its 20 being the slop")
    driver.lift(finger, at: Point(x: 100, y: 130))
    driver.pan(.ended, Point(x: 100, y: 150), Point(x: 100, y: 130))
    driver.settle()
    #expect(driver.stage.breach == nil)
  }

  @Test(
    "in a launcher it goes from app to app, in an app it moves the list or the pages",
    .keeps("scroll-watchos-crown-navigates", mutant: .crownLeavesLaunchersAlone))
  func navigates() {
    let apps = ["Mail", "Maps", "Music"].map { Element.button($0.lowercased(), $0) }
    var scene = SceneBuilder(.watchOS, id: "watch").window("home", apps).scene
    scene.windows[0].view = .launcher
    var driver = StageDriver(scene)
    func focused() -> String? { driver.stage.tree.nodes.first { $0.traits.contains(.focused) }?.name }
    var reached: [String?] = []
    for _ in 0..<3 {
      driver.turn(-1)
      reached.append(focused())
    }
    driver.turn(1)
    #expect(reached == ["Mail", "Maps", "Music"] && focused() == "Maps")

    var list = Self.list(500)
    list.turn(-2)
    var pages = WatchPagesTests.watch([WatchPagesTests.page("one"), WatchPagesTests.page("two")])
    pages.turn(-1)
    #expect(Self.offset(list) == 40 && WatchPagesTests.shown(pages) == 2)
  }

  @Test("what has the focus and is adjustable takes the turn first")
  func adjusts() {
    var slider = Element(id: "volume", role: .slider, label: "Volume")
    slider.range = ValueRange(minimum: 0, maximum: 10, current: 5, step: 1)
    var driver = Self.list(500) { $0.windows[0].elements[0].children.append(slider) }
    driver.reader(.focus, "main/list/volume")
    driver.turn(2)
    #expect(driver.node("main/list/volume")?.value == "7" && Self.offset(driver) == 0)
  }

  @Test("a step of nothing moves nothing, and an absurd turn goes as far as there is content")
  func extremes() {
    var still = Self.list(500) { $0.parameters.crownStep = 0 }
    still.turn(-5)
    #expect(Self.offset(still) == 0)
    var far = Self.list(500)
    for units in [Int(Int32.min), .min, .max, Int(Int32.max)] { Self.units(&far, units) }
    far.settle()
    #expect(Self.offset(far) == 0 && far.stage.breach == nil)
    var pages = WatchPagesTests.watch(WatchPagesTests.mixed())
    for units in [Int.min, .min, .max] { Self.units(&pages, units) }
    pages.settle()
    #expect(pages.stage.breach == nil)
  }

  @Test("beside each other, pages with something to operate are not turned by the crown either")
  func horizontalPages() {
    let pages = ["one", "two", "three"].map { id in
      var page = WatchPagesTests.page(id)
      page.children += [.button("first", "First"), .button("second", "Second")]
      return page
    }
    var driver = WatchPagesTests.watch(pages, axis: .horizontal)
    for _ in 0..<7 {
      WatchPagesTests.notches(&driver, 1)
      #expect(driver.node("main/pages/one")?.frame.minX == 0)
    }
    #expect(PagingTests.pages(driver).isEmpty)
    #expect(driver.events.contains { $0.kind == .focused && $0.node == "main/pages/one/second" })
    #expect(!driver.events.contains { $0.node.path.hasPrefix("main/pages/two") })
  }
}
