import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Scrolling
@testable import Stage

/// What people know of scrolling from everywhere else and expect in every place.
@Suite("What people expect of scrolling")
struct ExpectedScrollingTests {
  /// What people scroll with.
  enum Way: CaseIterable {
    case finger, wheel, key, crown, reader

    /// Whether the platform has it: fingers are on the content but on macOS and tvOS; a wheel is on a desk, keys that
    /// scroll are there but on tvOS and watchOS, and a crown on a watch.
    func isThere(on platform: Platform) -> Bool {
      switch self {
      case .finger: ![.macOS, .tvOS].contains(platform)
      case .wheel: platform == .macOS
      case .key: ![.tvOS, .watchOS].contains(platform)
      case .crown: platform == .watchOS
      case .reader: true
      }
    }

    /// Goes on in the content of `main/list`, from wherever it is.
    func goOn(in shelf: inout Shelf) {
      switch self {
      case .finger: shelf.driver.drag(from: Shelf.middle, to: Shelf.middle + Vector(dx: 0, dy: -80))
      case .wheel: WheelTests.turn(&shelf.driver, -3, at: Shelf.middle)
      case .key: shelf.driver.press(.keyDown)
      case .crown: shelf.driver.turn(-3)
      case .reader: shelf.driver.reader(.scroll(.down), "main/list")
      }
    }

    /// Goes back in it.
    func goBack(in shelf: inout Shelf) {
      switch self {
      case .finger: shelf.driver.drag(from: Shelf.middle, to: Shelf.middle + Vector(dx: 0, dy: 80))
      case .wheel: WheelTests.turn(&shelf.driver, 3, at: Shelf.middle)
      case .key: shelf.driver.press(.keyUp)
      case .crown: shelf.driver.turn(3)
      case .reader: shelf.driver.reader(.scroll(.up), "main/list")
      }
    }
  }

  /// A shelf with every input device, on a watch as large as a phone; 300 pt of 900 show across.
  static func shelf(_ platform: Platform, content: Double = 2_000, _ change: (inout Element) -> Void = { _ in })
    -> Shelf
  {
    Shelf(platform, content: Size(width: 900, height: content)) { list, scene in
      if platform == .watchOS { scene.screen.size = Size(width: 400, height: 800) }
      scene.inputDevices = [.touch, .keyboard, .pointer, .crown]
      change(&list)
    }
  }

  @Test(
    "whatever scrolls it, the indicator shows while the content moves and goes with every part of its way",
    .keeps("scroll-indicator-gives-feedback", mutant: .indicatorComesWhenReleased), arguments: Way.allCases,
    Platform.allCases.filter { $0 != .tvOS })
  func feedback(way: Way, platform: Platform) throws {
    guard way.isThere(on: platform) else { return }
    var shelf = Self.shelf(platform)
    var thumb = try #require(shelf.indicator()).thumb.minY
    if way == .finger { shelf.driver.touchDown(at: Shelf.middle) }
    for step in 1...3 {
      let before = shelf.offset.dy
      if way == .finger {
        let end = Shelf.middle + Vector(dx: 0, dy: -50 * Double(step))
        shelf.driver.pan(step == 1 ? .began : .changed, Shelf.middle, end, after: 20_000)
      } else {
        way.goOn(in: &shelf)
      }
      let now = try #require(shelf.indicator())
      #expect(shelf.offset.dy > before && now.isVisible && now.thumb.minY > thumb, "\(step)")
      thumb = now.thumb.minY
    }
  }

  @Test(
    "what scrolls is moved by all that scrolls on the platform, there and back, along its axis and no other",
    .keeps("scroll-default-gestures", mutant: .scrollingMovesBothAxes),
    .keeps("scroll-default-gestures", mutant: .dragsMoveBothAxes, on: [.iOS, .iPadOS, .visionOS, .watchOS]),
    arguments: Way.allCases, Platform.allCases)
  func gestures(way: Way, platform: Platform) {
    guard way.isThere(on: platform) else { return }
    var shelf = Self.shelf(platform)
    way.goOn(in: &shelf)
    shelf.driver.settle()
    let once = shelf.offset
    #expect(once.dy > 0 && once.dx == 0)
    way.goOn(in: &shelf)
    shelf.driver.settle()
    #expect(shelf.offset.dy > once.dy && shelf.offset.dx == 0)
    way.goBack(in: &shelf)
    shelf.driver.settle()
    #expect(shelf.offset == once)
    if way == .finger {
      shelf.driver.drag(from: Shelf.middle, to: Shelf.middle + Vector(dx: 0, dy: -80), velocity: -1_500)
      shelf.driver.settle()
      #expect(shelf.offset.dy > once.dy + 200, "a flick runs on")
    }
  }

  /// Keys that scroll, in pairs that go there and back.
  static let keys: [(on: KeyCode, back: KeyCode, modifiers: KeyInput.Modifiers, platforms: [Platform])] = [
    (.keyDown, .keyUp, [], [.iOS, .iPadOS, .macOS, .visionOS, .watchOS]),
    (.keyPagedown, .keyPageup, [], [.iOS, .iPadOS, .macOS, .visionOS]),
    (.keySpace, .keySpace, .shift, [.iOS, .iPadOS, .macOS, .visionOS]),
    (.keyEnd, .keyHome, [], [.iOS, .iPadOS, .macOS, .visionOS]),
  ]

  @Test(
    "arrows go by a line, Page Up and Down and Space by a page, Home and End to the ends; on a television arrows move the focus, and the content with it",
    .keeps(
      "scroll-default-keyboard-shortcuts", mutant: .scrollingMovesBothAxes,
      on: [.iOS, .iPadOS, .macOS, .visionOS, .watchOS]),
    .keeps("scroll-default-keyboard-shortcuts", mutant: .focusStaysOffScreen, on: [.tvOS]),
    arguments: Platform.allCases)
  func shortcuts(platform: Platform) {
    for (on, back, modifiers, platforms) in Self.keys where platforms.contains(platform) {
      var shelf = Self.shelf(platform)
      shelf.driver.press(on)
      shelf.driver.settle()
      let gone = shelf.offset
      let expected =
        switch on {
        case .keyDown: 44.0
        case .keyEnd: 1_600.0
        default: 400.0
        }
      #expect(gone == Vector(dx: 0, dy: expected), "\(on)")
      shelf.driver.press(back, modifiers)
      shelf.driver.settle()
      #expect(shelf.offset == .zero, "\(back)")
    }
    guard platform == .tvOS else { return }
    var driver = StageDriver(FocusScrollingTests.shelves(isWrapped: true))
    let first = driver.node("main/scroll/row-1")?.frame.minY ?? .nan
    for _ in 1...8 {
      driver.press(.keyDown)
      driver.settle()
      #expect(FocusScrollingTests.isFocusVisible(driver))
    }
    let low = driver.node("main/scroll/row-1")?.frame.minY ?? .nan
    #expect(low < first)
    for _ in 1...8 { driver.press(.keyUp) }
    driver.settle()
    #expect(FocusScrollingTests.isFocusVisible(driver))
    #expect((driver.node("main/scroll/row-1")?.frame.minY).map { $0 > low } == true)
  }

  @Test(
    "the same movement goes as far in every view of a scene: beside another, in a group, and full screen",
    .keeps("scroll-works-everywhere", mutant: .scrollingMovesBothAxes), arguments: Platform.allCases)
  func everywhere(platform: Platform) {
    func list(_ id: String) -> Element {
      var list = Element(id: id, role: .scrollView, frame: Shelf.view)
      list.contentSize = Size(width: 900, height: 2_000)
      list.children = (1...4).map { .text("row-\($0)", "Row \($0)") }
      return list
    }
    var group = Element(id: "group", role: .group, frame: Shelf.view)
    group.children = [list("list")]
    var beside = list("beside")
    beside.frame = Rect(x: 360, y: 100, width: 300, height: 400)
    var cover = Presentation(id: "cover", kind: .fullScreen, title: "Cover")
    cover.elements = [list("list"), .button("close", "Close")]
    let places: [(String, [Element], [Presentation])] = [
      ("main/list", [list("list")], []), ("main/list", [list("list"), beside], []), ("main/group/list", [group], []),
      ("cover/list", [.button("open", "Open")], [cover]),
    ]
    var ways: [[Vector]] = []
    for (path, elements, presentations) in places {
      var scene = SceneBuilder(platform).window("main", title: "Main", elements).scene
      scene.screen.size = Size(width: 800, height: 900)
      scene.inputDevices = [.touch, .keyboard, .pointer, .crown]
      scene.presentations = presentations
      var driver = StageDriver(scene)
      if !presentations.isEmpty {
        _ = driver.stage.present("cover", at: driver.stage.now)
        driver.settle()
      }
      var offsets: [Vector] = []
      let middle = driver.node(path)?.frame.center ?? .zero
      if Way.finger.isThere(on: platform) {
        for velocity in [0.0, -1_200] {
          driver.drag(from: middle, to: middle + Vector(dx: 0, dy: -90), velocity: velocity)
          driver.settle()
          offsets.append(driver.offset(path))
        }
      }
      if Way.wheel.isThere(on: platform) {
        WheelTests.turn(&driver, -2, at: middle)
        offsets.append(driver.offset(path))
      }
      driver.reader(.scroll(.down), path)
      driver.settle()
      offsets.append(driver.offset(path))
      #expect(offsets.allSatisfy { $0.dx == 0 && $0.dy > 0 }, "\(path)")
      ways.append(offsets)
    }
    #expect(Set(ways).count == 1, "\(ways)")
  }

  @Test(
    "beyond either end content follows a finger less and less, and goes back to the end",
    .keeps("scroll-custom-keeps-elastic", mutant: .contentEndStaysHidden),
    arguments: [Platform.iOS, .iPadOS, .macOS, .visionOS, .watchOS])
  func elastic(platform: Platform) {
    for (start, sign) in [(0.0, -1.0), (1_600, 1)] {
      var gone: [Double] = []
      for travel in [100.0, 200] {
        var shelf = Self.shelf(platform)
        shelf.driver.scroll("main/list", to: start)
        shelf.hold(Vector(dx: 0, dy: -sign * travel))
        gone.append((shelf.offset.dy - start) * sign)
        shelf.letGo(Vector(dx: 0, dy: -sign * travel))
        shelf.driver.settle()
        #expect(shelf.offset == Vector(dx: 0, dy: start))
      }
      #expect(gone[0] > 0 && gone[0] < 100 && gone[1] > gone[0] && gone[1] < 2 * gone[0], "\(gone)")
    }
  }

  @Test(
    "of two views one in the other one moves with each gesture: that along whose axis it goes, in its middle and at its end",
    .keeps("scroll-nested-same-axis-unpredictable", mutant: .crossAxisGoesToTheOuter), arguments: Platform.allCases)
  func nested(platform: Platform) {
    var row = Element(id: "row", role: .scrollView, frame: Rect(x: 40, y: 200, width: 300, height: 100))
    row.axes = .horizontal
    row.contentSize = Size(width: 800, height: 100)
    row.children = [.text("card", "Card")]
    var shelf = Self.shelf(platform) {
      $0.axes = .vertical
      $0.children = [row]
    }
    let inner = "main/list/row"
    for end in [300.0, 500, 500] {
      shelf.driver.reader(.scroll(.right), inner)
      shelf.driver.settle()
      #expect(shelf.driver.offset(inner) == Vector(dx: end, dy: 0) && shelf.offset == .zero)
    }
    shelf.driver.reader(.scroll(.down), inner)
    shelf.driver.settle()
    #expect(shelf.driver.offset(inner) == Vector(dx: 500, dy: 0) && shelf.offset == Vector(dx: 0, dy: 400))
    guard Way.finger.isThere(on: platform) else { return }
    for at in [0.0, 250, 500] {
      for way in [Vector(dx: -90, dy: 0), Vector(dx: 0, dy: -90)] {
        var again = shelf
        again.driver.reader(.scroll(.up), "main/list")
        again.driver.settle()
        again.driver.stage.state.scrolling.places[1].offset.dx = at
        let start = Point(x: 240, y: 250)
        again.driver.drag(from: start, to: start + way)
        again.driver.settle()
        let (row, list) = (again.driver.offset(inner), again.offset)
        #expect((row.dx != at) == (way.dx != 0 && at < 500) && row.dy == 0, "\(at) \(way)")
        #expect((list.dy != 0) == (way.dy != 0) && list.dx == 0, "\(at) \(way)")
      }
    }
  }

  @Test(
    "what a page repeats is at both of its ends: the last of the one before, and the first of the one after",
    .keeps("scroll-page-overlap-both-ends-ko", mutant: .pagesForgetTheirOverlap), arguments: Platform.allCases)
  func repeatedAtBothEnds(platform: Platform) {
    let shown = PagingTests.frame(platform).size.height
    var driver = PagingTests.article(.points(shown / 10), on: platform)
    for way in PagingTests.ways(platform) {
      var starts = [PagingTests.offset(driver)]
      for _ in 1...3 {
        PagingTests.turn(&driver, way, on: true)
        starts.append(PagingTests.offset(driver))
      }
      for (before, after) in zip(starts, starts.dropFirst()) {
        #expect(abs(before + shown - after - shown / 10) < 1e-9, "\(way)")
      }
      for start in starts.reversed().dropFirst() {
        PagingTests.turn(&driver, way, on: false)
        #expect(abs(PagingTests.offset(driver) - start) < 1e-9, "\(way) back")
      }
    }
  }

  @Test(
    "a large swipe that ends over the neighbour moves only the view in which it began",
    .keeps("scroll-ios-large-swipes", mutant: .dragsMoveBothAxes), arguments: [Platform.iOS, .iPadOS])
  func largeSwipes(platform: Platform) {
    var below = Element(id: "below", role: .scrollView, frame: Rect(x: 40, y: 520, width: 300, height: 200))
    below.contentSize = Size(width: 900, height: 2_000)
    below.children = [.text("line", "Line")]
    for (start, end, isBelow) in [(480.0, -100.0, false), (540, 120, true)] {
      var shelf = Shelf(platform, content: Size(width: 900, height: 2_000), beside: [below])
      shelf.driver.scroll("main/list", to: 800)
      shelf.driver.scroll("main/below", to: 800)
      let from = Point(x: 200, y: start)
      let to = Point(x: 200, y: isBelow ? end : start + 220)
      shelf.driver.drag(from: from, to: to, velocity: isBelow ? -1_000 : 1_000)
      shelf.driver.settle()
      let (upper, lower) = (shelf.offset, shelf.driver.offset("main/below"))
      #expect((upper != Vector(dx: 0, dy: 800)) == !isBelow && (lower != Vector(dx: 0, dy: 800)) == isBelow)
      #expect(upper.dx == 0 && lower.dx == 0 && (isBelow ? lower.dy > 1_000 : upper.dy < 600), "\(upper) \(lower)")
    }
  }

  @Test(
    "bars that come and go move nothing: all lies as it did before, but for how far people have scrolled",
    .keeps("scroll-macos-no-content-shift", mutant: .macBarsNeverHide))
  func noShift() {
    var shelf = Self.shelf(.macOS)
    func places() -> [Rect] {
      shelf.driver.stage.tree.nodes.filter { $0.id.path.hasPrefix("main/list") }.map { node in
        node.id.path == "main/list" ? node.frame : node.frame.offset(by: shelf.offset)
      }
    }
    let before = places()
    #expect(!shelf.isVisible() && before.count > 1)
    shelf.driver.press(.keyPagedown)
    #expect(shelf.isVisible() && shelf.offset.dy == 400)
    #expect(places() == before)
    shelf.driver.wait(milliseconds: 2_000)
    #expect(!shelf.isVisible(), "it hides again")
    #expect(places() == before)
  }

  @Test(
    "on visionOS a movement of P.smallDrag brings long content to its end",
    .keeps("scroll-visionos-small-movements", mutant: .jogBarSetsPlace))
  func smallMovement() {
    var shelf = JogBarTests.shelf(content: Size(width: 300, height: 40_000))
    JogBarTests.begin(&shelf)
    JogBarTests.pull(&shelf, to: Parameters().smallDrag)
    shelf.driver.wait(milliseconds: 12_000)
    #expect(shelf.offset.dy == 39_600)
  }

  @Test(
    "each P.jogStep further the jog bar goes faster, and its marks say so",
    .keeps("scroll-visionos-jog-precise", mutant: .jogTicksRunSteadily))
  func precise() throws {
    var shelf = JogBarTests.shelf()
    JogBarTests.begin(&shelf)
    let parameters = Parameters()
    var last: (speed: Double, marks: Double) = (0, 0)
    for displacement in stride(from: parameters.jogStep, through: parameters.jogMaxTravel, by: parameters.jogStep) {
      JogBarTests.pull(&shelf, to: displacement)
      let jog = try #require(JogBarTests.jog(shelf))
      #expect(jog.speed > last.speed && jog.tickSpeed > last.marks, "\(displacement)")
      last = (jog.speed, jog.tickSpeed)
    }
    #expect(last.speed == parameters.jogMaxSpeed)
  }
}
