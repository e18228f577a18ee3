import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Content that scrolls page by page under the focus engine: pages come one at a time, and what has the focus shows as
/// a whole (scroll-tvos-focus-autoscroll, SM-9).
@Suite("Pages under the focus engine (tvOS)")
struct FocusPagesTests {
  /// A view 400 points high and wide at 100,100, with items at places of its content along its axis, 60 points long.
  static func scene(
    _ places: [Double], pages: Int, axes: Axes = .vertical, rightToLeft: Bool = false, hasTop: Bool = true
  ) -> Scene {
    scene(places.map { $0...$0 + 60 }, pages: pages, axes: axes, rightToLeft: rightToLeft, hasTop: hasTop)
  }

  /// The same with items from and to places.
  static func scene(
    _ places: [ClosedRange<Double>], pages: Int, axes: Axes = .vertical, rightToLeft: Bool = false, hasTop: Bool = true
  ) -> Scene {
    var view = Element(id: "s", role: .scrollView, label: "Pages", frame: Rect(x: 100, y: 100, width: 400, height: 400))
    let isVertical = axes == .vertical
    view.axes = axes
    view.paging = true
    view.contentSize = Size(
      width: isVertical ? 400 : 400 * Double(pages), height: isVertical ? 400 * Double(pages) : 400)
    view.children = places.enumerated().map { index, place in
      var item = Element.button("i\(index + 1)", "Item \(index + 1)")
      let length = place.upperBound - place.lowerBound
      let along = rightToLeft && !isVertical ? 400 - place.upperBound : place.lowerBound
      item.frame =
        isVertical
        ? Rect(x: 110, y: 100 + place.lowerBound, width: 300, height: length)
        : Rect(x: 100 + along, y: 120, width: length, height: 60)
      return item
    }
    var top = Element.button("top", "Top")
    top.frame = Rect(x: rightToLeft ? 300 : 100, y: 20, width: 200, height: 60)
    return SceneBuilder(.tvOS, id: "pages")
      .with {
        $0.isRightToLeft = rightToLeft
        $0.inputDevices = [.touch, .keyboard]
      }
      .window("main", title: "Main", hasTop ? [top, view] : [view]).scene
  }

  static func pages(_ driver: StageDriver) -> [Int] {
    driver.kinds.compactMap { if case .paged(let page, _) = $0 { page } else { nil } }
  }

  /// The number of an item in the view; nil for anything else.
  static func number(of id: String?) -> Int? {
    guard let id, id.hasPrefix("main/s/i") else { return nil }
    return Int(id.dropFirst("main/s/i".count))
  }

  static func isWhole(_ id: String, _ driver: StageDriver) -> Bool {
    guard let view = driver.node("main/s")?.frame, let item = driver.node(id)?.frame else { return false }
    return view.intersection(item) == item
  }

  @Test(
    "however items lie on pages and across their borders, each page comes once, and what has the focus is whole",
    arguments: [
      [10, 350, 800, 1_400, 1_800], [350, 760, 1_150, 1_560], [10, 330, 395, 1_210], [10, 390, 1_940],
      [1_940], [10, 1_300],
    ] as [[Double]], [true, false])
  func everyPageOnce(places: [Double], isVertical: Bool) {
    for rightToLeft in isVertical ? [false] : [false, true] {
      var driver = StageDriver(
        Self.scene(
          places, pages: 5,
          axes: isVertical ? .vertical : .horizontal, rightToLeft: rightToLeft))
      let (on, back): (KeyCode, KeyCode) =
        isVertical ? (.keyDown, .keyUp) : rightToLeft ? (.keyLeft, .keyRight) : (.keyRight, .keyLeft)
      if !isVertical { driver.press(.keyDown) }
      var visited = [FocusEngineTests.focused(driver) ?? ""]
      func push(_ key: KeyCode) {
        let before = driver.offset("main/s").dx + driver.offset("main/s").dy
        driver.press(key)
        driver.settle()
        let focus = FocusEngineTests.focused(driver) ?? ""
        if visited.last != focus { visited.append(focus) }
        Self.expectFocusWhole(
          driver, among: places.map { $0...$0 + 60 }, from: before, way: key == on ? 1 : -1, pages: 5)
        #expect(driver.stage.breach == nil)
      }
      for _ in 0..<20 { push(on) }
      let ahead = Self.pages(driver)
      #expect(zip(ahead, ahead.dropFirst()).allSatisfy { $1 == $0 + 1 } && ahead.first == 2, "\(ahead)")
      #expect(ahead.last == 5, "\(ahead)")
      #expect(visited.last?.hasPrefix("main/s/i") == true)
      driver.clear()
      for _ in 0..<20 { push(back) }
      let behind = Self.pages(driver)
      #expect(zip(behind, behind.dropFirst()).allSatisfy { $1 == $0 - 1 }, "\(behind)")
      #expect(behind.last == 1)
    }
  }

  /// Five pages of text between two buttons, one above and one below them or one before and one after them.
  static func betweenButtons(isVertical: Bool) -> StageDriver {
    var scene = scene([] as [Double], pages: 5, axes: isVertical ? .vertical : .horizontal)
    for (id, place) in [
      ("top", isVertical ? Point(x: 150, y: 20) : Point(x: 20, y: 250)),
      ("bottom", isVertical ? Point(x: 150, y: 600) : Point(x: 600, y: 250)),
    ] {
      var button = Element.button(id, id)
      button.frame = Rect(x: place.x, y: place.y, width: 60, height: 60)
      scene.windows[0].elements.removeAll { $0.id == id }
      scene.windows[0].elements.append(button)
    }
    return StageDriver(scene)
  }

  @Test(
    "pages without anything to focus between two items all show before the focus passes them", arguments: [true, false])
  func betweenItems(isVertical: Bool) {
    var driver = Self.betweenButtons(isVertical: isVertical)
    let (on, back): (KeyCode, KeyCode) = isVertical ? (.keyDown, .keyUp) : (.keyRight, .keyLeft)
    #expect(FocusEngineTests.focused(driver) == "main/top")
    for (key, pages, last) in [(on, [2, 3, 4, 5], "main/bottom"), (back, [4, 3, 2, 1], "main/top")] {
      driver.clear()
      for _ in 0..<4 {
        driver.press(key)
        driver.settle()
      }
      #expect(Self.pages(driver) == pages)
      driver.press(key)
      driver.settle()
      #expect(FocusEngineTests.focused(driver) == last)
      #expect(Self.pages(driver) == pages)
    }
  }

  @Test("a swipe over such pages takes hold of them, whatever lies around them, and does nothing at their ends")
  func swipedBetweenItems() {
    var driver = Self.betweenButtons(isVertical: true)
    func swipe(_ direction: SwipeDirection) {
      let way = direction == .up ? -150.0 : 150
      let start = Point(x: 300, y: 300)
      driver.receive(
        .input(
          .gesture(
            .swipe(
              .init(
                direction: direction, fingers: 1, start: start, end: start + Vector(dx: 0, dy: way),
                velocity: Vector(dx: 0, dy: way * 10))))))
      driver.settle()
    }
    for direction in [SwipeDirection.up, .up, .down, .down, .down] { swipe(direction) }
    #expect(Self.pages(driver) == [2, 3, 2, 1])
    #expect(FocusEngineTests.focused(driver) == "main/top")
  }

  /// Items one after another, of all lengths: between two there may be a page and more.
  static func randomItems(seed: UInt64, pages: Int) -> [ClosedRange<Double>] {
    var random = SplitMix64(seed: seed)
    var items: [ClosedRange<Double>] = []
    var start = Double.random(in: 0...700, using: &random)
    while start < Double(pages) * 400 - 50 {
      let length = Double(
        [20, 60, 300, 380, 400, 410, 500, 790, 800, 900, 1_300].randomElement(using: &random) ?? 60)
      let end = min(start + length, Double(pages) * 400)
      items.append(start...end)
      start = end + Double([0, 5, 30, 200, 900].randomElement(using: &random) ?? 0)
    }
    return items
  }

  @Test(
    "nothing is passed over: pages come one at a time, what shows joins what showed, and the focus is as whole as it fits",
    arguments: 0..<400 as Range<UInt64>)
  func nothingPassedOver(seed: UInt64) throws {
    let isVertical = seed % 3 != 0
    let items = Self.randomItems(seed: seed, pages: 7)
    var driver = StageDriver(
      Self.scene(items, pages: 7, axes: isVertical ? .vertical : .horizontal, rightToLeft: seed % 6 == 0))
    let (on, back): (KeyCode, KeyCode) =
      isVertical ? (.keyDown, .keyUp) : seed % 6 == 0 ? (.keyLeft, .keyRight) : (.keyRight, .keyLeft)
    if !isVertical { driver.press(.keyDown) }
    func offset() -> Double { isVertical ? driver.offset("main/s").dy : driver.offset("main/s").dx }
    var (shown, focus) = (offset(), FocusEngineTests.focused(driver))
    var rests = [shown]
    for (key, way, last) in [(on, 1, 7), (back, -1, 1)] {
      driver.clear()
      for _ in 0..<60 {
        // The row is under the button: what comes to show in it can have the focus.
        if !isVertical, focus == "main/top" {
          if way < 0 { break }
          driver.press(.keyDown)
          driver.settle()
          (shown, focus) = (offset(), FocusEngineTests.focused(driver))
        }
        driver.press(key)
        driver.settle()
        let (now, next) = (offset(), FocusEngineTests.focused(driver))
        #expect((now - shown) * Double(way) >= -1e-5, "it never goes back: \(shown) → \(now)")
        rests.append(now)
        // On the way back what has shown on the way there is passed over where it would cut what has the focus.
        let page = (shown / 400).rounded() * 400 + 400 * Double(way)
        let isBack = way < 0 && Self.number(of: focus).map { Self.isCut(items[$0 - 1], at: page) } ?? false
        #expect(abs(now - shown) <= (isBack ? 600 : 400) + 1e-5, "something is passed over: \(shown) → \(now)")
        Self.expectFocusWhole(driver, among: items, from: shown, way: way, pages: 7)
        #expect(driver.stage.breach == nil)
        (shown, focus) = (now, next)
      }
      let told = Self.pages(driver)
      #expect(zip(told, told.dropFirst()).allSatisfy { $1 == $0 + way }, "\(told)")
      #expect(told.last == last, "\(told)")
    }
    // There and back, all of it has shown at rest.
    let places = rests.sorted()
    for (place, next) in zip(places, places.dropFirst()) where next > place + 400 + 1e-5 {
      Issue.record("nothing has shown from \(place + 400) to \(next)")
    }
    #expect(places.first == 0 && (places.last ?? 0) >= 2_400 - 1e-5, "\(places)")
  }

  @Test(
    "an item across a border is never cut by what is left of a page that has been told", arguments: [1, 2, 3, 4, 5, 6])
  func acrossBorder(presses: Int) {
    var driver = StageDriver(Self.scene([10...70, 350...430, 1_400...1_460], pages: 5))
    for _ in 0..<presses {
      driver.press(.keyDown)
      driver.settle()
    }
    // The rest of the page shows without the item, before the next page comes.
    let expected = [
      (0.0, "i1", 0), (350, "i2", 2), (430, "i2", 2), (800, "i2", 3), (1_200, "i3", 4), (1_600, "i3", 5),
    ][presses - 1]
    #expect(driver.offset("main/s").dy == expected.0)
    #expect(FocusEngineTests.focused(driver) == "main/s/\(expected.1)")
    #expect(Self.pages(driver) == Array([2, 3, 4, 5].prefix { $0 <= expected.2 }))
  }

  @Test("where nothing can have the focus, a swipe takes hold of pages and an arrow pushes to them")
  func withoutFocus() {
    var driver = StageDriver(Self.scene([] as [Double], pages: 3, hasTop: false))
    func swipe(_ direction: SwipeDirection) {
      let place = Point(x: 300, y: 300)
      driver.receive(
        .input(.gesture(.swipe(.init(direction: direction, fingers: 1, start: place, end: place, velocity: .zero)))))
      driver.settle()
    }
    swipe(.up)
    swipe(.up)
    #expect(Self.pages(driver) == [2, 3])
    swipe(.up)
    swipe(.left)
    #expect(Self.pages(driver) == [2, 3])
    swipe(.down)
    driver.press(.keyDown)
    driver.press(.keyUp)
    driver.press(.keyUp)
    driver.press(.keyUp)
    #expect(Self.pages(driver) == [2, 3, 2, 3, 2, 1])
  }

  @Test(
    "a swipe beside the pages does not take hold of them, and one over pages with something to focus pushes the focus")
  func beside() {
    var empty = StageDriver(Self.scene([] as [Double], pages: 3))
    let place = Point(x: 1_000, y: 800)
    empty.receive(
      .input(.gesture(.swipe(.init(direction: .up, fingers: 1, start: place, end: place, velocity: .zero)))))
    #expect(Self.pages(empty).isEmpty)
    var full = StageDriver(Self.scene([10, 500], pages: 3))
    let over = Point(x: 300, y: 300)
    for direction in [SwipeDirection.down, .down, .up] {
      full.receive(
        .input(.gesture(.swipe(.init(direction: direction, fingers: 1, start: over, end: over, velocity: .zero)))))
      full.settle()
    }
    #expect(FocusEngineTests.focused(full) == "main/s/i1" && Self.pages(full) == [2, 1])
  }

  @Test("what has the focus is operated in sight, also where a page without anything to focus shows")
  func operated() {
    var driver = StageDriver(Self.scene([10, 900], pages: 3))
    driver.press(.keyDown)
    driver.press(.keyDown)
    #expect(FocusEngineTests.focused(driver) == "main/s/i1" && !Self.isWhole("main/s/i1", driver))
    driver.press(.keySelect)
    #expect(Self.isWhole("main/s/i1", driver))
  }

  /// Three pages of a tab view that holds a button on some of them, under a button.
  static func tabView(buttonsOn pages: Set<Int>, axes: Axes = .horizontal) -> StageDriver {
    var view = Element(id: "s", role: .tabView, label: "Pages", frame: Rect(x: 100, y: 100, width: 400, height: 400))
    view.axes = axes
    view.children = (1...3).map { number in
      var page = Element(id: "p\(number)", role: .page, label: "Page \(number)")
      page.children = [.text("t\(number)", "Text \(number)")]
      if pages.contains(number) { page.children.append(.button("i\(number)", "Item \(number)")) }
      return page
    }
    var top = Element.button("top", "Top")
    top.frame = Rect(x: 100, y: 20, width: 200, height: 60)
    return StageDriver(
      SceneBuilder(.tvOS, id: "tabs").with { $0.inputDevices = [.touch, .keyboard] }
        .window("main", title: "Main", [top, view]).scene)
  }

  static func swipe(_ direction: SwipeDirection, _ driver: inout StageDriver, at start: Point = Point(x: 300, y: 300)) {
    let isVertical = direction == .up || direction == .down
    let way = isVertical ? Vector(dx: 0, dy: 150) : Vector(dx: 150, dy: 0)
    let end = direction == .up || direction == .left ? start + way * -1 : start + way
    let swipe = Gesture.Swipe(direction: direction, fingers: 1, start: start, end: end, velocity: (end - start) * 10)
    driver.receive(.input(.gesture(.swipe(swipe))))
    driver.settle()
  }

  @Test("a tab view whose pages hold nothing to focus turns one page by each arrow and by each swipe over it")
  func emptyTabView() {
    var driver = Self.tabView(buttonsOn: [])
    for key in [KeyCode.keyRight, .keyRight, .keyRight, .keyLeft, .keyLeft, .keyLeft] {
      driver.press(key)
      driver.settle()
    }
    #expect(Self.pages(driver) == [2, 3, 2, 1])
    driver.clear()
    for direction in [SwipeDirection.left, .left, .left, .right, .right, .right] { Self.swipe(direction, &driver) }
    #expect(Self.pages(driver) == [2, 3, 2, 1])
    #expect(FocusEngineTests.focused(driver) == "main/top")
    #expect(driver.stage.breach == nil)
  }

  @Test(
    "a tab view's page with something to focus is left by the focus, and the next one comes first, whatever it holds")
  func tabViewWithEmptyPageBetween() {
    var driver = Self.tabView(buttonsOn: [1, 3])
    driver.press(.keyDown)
    #expect(FocusEngineTests.focused(driver) == "main/s/p1/i1")
    var seen: [String] = []
    for key in [KeyCode.keyRight, .keyRight, .keyRight, .keyLeft, .keyLeft] {
      driver.press(key)
      driver.settle()
      seen.append(FocusEngineTests.focused(driver) ?? "")
    }
    #expect(Self.pages(driver) == [2, 3, 2, 1])
    #expect(seen == ["i1", "i3", "i3", "i3", "i1"].map { "main/s/p\($0.dropFirst())/\($0)" })
  }

  @Test(
    "whether an empty page turns has nothing to do with what other pages hold; where one has something, swipes push",
    arguments: [[], [1_700], [900, 1_700]] as [[Double]], [true, false])
  func otherPagesMakeNoDifference(places: [Double], isVertical: Bool) {
    let scene = Self.scene(places, pages: 5, axes: isVertical ? .vertical : .horizontal)
    let (back, on): (SwipeDirection, SwipeDirection) = isVertical ? (.up, .down) : (.left, .right)
    var swiped = StageDriver(scene)
    for direction in places.isEmpty ? [back, on, back] : [on, back, on] { Self.swipe(direction, &swiped) }
    #expect(Self.pages(swiped) == [2, 1, 2])
    #expect(FocusEngineTests.focused(swiped) == "main/top")
    var beside = StageDriver(scene)
    for direction in [on, back, on] { Self.swipe(direction, &beside, at: Point(x: 1_500, y: 800)) }
    var pressed = StageDriver(scene)
    let (forth, home): (KeyCode, KeyCode) = isVertical ? (.keyDown, .keyUp) : (.keyRight, .keyLeft)
    for key in [forth, home, forth] {
      pressed.press(key)
      pressed.settle()
    }
    #expect(Self.pages(pressed) == [2, 1, 2])
    #expect(Self.pages(beside) == Self.pages(pressed), "a swipe beside them pushes as an arrow does")
  }

  @Test("empty tab pages turn whatever the others hold", arguments: [[], [3]] as [Set<Int>])
  func otherTabPagesMakeNoDifference(buttons: Set<Int>) {
    var driver = Self.tabView(buttonsOn: buttons)
    let (on, back): (SwipeDirection, SwipeDirection) = buttons.isEmpty ? (.left, .right) : (.right, .left)
    for direction in [on, back, on] { Self.swipe(direction, &driver) }
    #expect(Self.pages(driver) == [2, 1, 2])
    driver.press(.keyLeft)
    #expect(Self.pages(driver) == [2, 1, 2, 1])
  }

  @Test("between two items pages with nothing on the one that shows come before the focus passes, whatever comes later")
  func laterItemBetween() {
    var scene = Self.scene([1_300], pages: 5)
    var bottom = Element.button("bottom", "Bottom")
    bottom.frame = Rect(x: 150, y: 600, width: 60, height: 60)
    scene.windows[0].elements.append(bottom)
    var driver = StageDriver(scene)
    var seen: [String] = []
    for _ in 0..<6 {
      driver.press(.keyDown)
      driver.settle()
      seen.append(FocusEngineTests.focused(driver) ?? "")
    }
    #expect(Self.pages(driver) == [2, 3, 4, 5])
    #expect(seen == ["top", "top", "top", "s/i1", "s/i1", "bottom"].map { "main/\($0)" })
  }
}
