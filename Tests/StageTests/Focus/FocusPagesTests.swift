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
    _ places: [Double], length: Double = 60, pages: Int, axes: Axes = .vertical, rightToLeft: Bool = false,
    hasTop: Bool = true
  ) -> Scene {
    var view = Element(id: "s", role: .scrollView, label: "Pages", frame: Rect(x: 100, y: 100, width: 400, height: 400))
    let isVertical = axes == .vertical
    view.axes = axes
    view.paging = true
    view.contentSize = Size(
      width: isVertical ? 400 : 400 * Double(pages), height: isVertical ? 400 * Double(pages) : 400)
    view.children = places.enumerated().map { index, place in
      var item = Element.button("i\(index + 1)", "Item \(index + 1)")
      let along = rightToLeft && !isVertical ? 400 - place - length : place
      item.frame =
        isVertical
        ? Rect(x: 110, y: 100 + place, width: 300, height: length)
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
        driver.press(key)
        driver.settle()
        let focus = FocusEngineTests.focused(driver) ?? ""
        if visited.last != focus {
          visited.append(focus)
          if focus.hasPrefix("main/s/") { #expect(Self.isWhole(focus, driver), "\(focus) after \(visited)") }
        }
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

  @Test("where nothing can have the focus, a swipe takes hold of pages and an arrow pushes to them")
  func withoutFocus() {
    var driver = StageDriver(Self.scene([], pages: 3, hasTop: false))
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

  @Test("a swipe beside the pages leaves them, and one over pages with something to focus pushes the focus")
  func beside() {
    var empty = StageDriver(Self.scene([], pages: 3))
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
}
