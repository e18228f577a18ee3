import Accessibility
import Focusing
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
@testable import Scrolling
import TestSupport
import Testing

@testable import Digests
@testable import Stage
@testable import StageModel

/// The focus of a television scrolls (scroll-tvos-focus-autoscroll).
@Suite("Focus scrolls (tvOS)")
struct FocusScrollingTests {
  /// Eight shelves of twelve films each, wider and together higher than the screen; with a scroll view around them or
  /// just in the window, which the system then scrolls.
  static func shelves(isWrapped: Bool, rightToLeft: Bool = false) -> Scene {
    let shelves = (1...8).map { row in
      var shelf = Element(id: "row-\(row)", role: .scrollView, label: "Row \(row)")
      shelf.axes = .horizontal
      shelf.children = (1...12).map { column in
        var film = Element.button("film-\(column)", "Film \(row).\(column)")
        film.frame = nil
        return film
      }
      return shelf
    }
    let titles = (1...8).map { Element(id: "title-\($0)", role: .heading, label: "Row \($0)") }
    var all = zip(titles, shelves).flatMap { [$0, $1] }
    all.append(.button("about", "About"))
    for index in all.indices where all[index].role == .heading { all[index].frame = nil }
    if isWrapped {
      var scroll = Element(id: "scroll", role: .scrollView)
      scroll.axes = .vertical
      scroll.children = all
      all = [scroll]
    }
    return SceneBuilder(.tvOS, id: "shelves").window("main", title: "Films", all)
      .with { if rightToLeft { $0.isRightToLeft = true } }.scene
  }

  /// What has the focus, without building the tree that says so.
  static func focused(_ driver: StageDriver) -> String? {
    driver.stage.state.focusing.focus.map { driver.stage.blueprint.items[$0].id.path }
  }

  /// Whether what has the focus lies on the screen as a whole, and within everything that it scrolls in.
  static func isFocusVisible(_ driver: StageDriver) -> Bool {
    guard let focus = driver.stage.state.focusing.focus else { return false }
    let frame = driver.stage.screenFrame(of: focus)
    return driver.stage.isInView(.item(focus))
      && frame.intersection(Rect(origin: .zero, size: driver.stage.screen)) == frame
  }

  @Test(
    "whatever the focus goes to lies on the screen, in nested rows too, by arrows, swipes and reader",
    .keeps("scroll-tvos-focus-autoscroll", mutant: .focusStaysOffScreen), arguments: [true, false])
  func everyItem(isWrapped: Bool) {
    var arrows = StageDriver(Self.shelves(isWrapped: isWrapped))
    var swipes = arrows
    var reader = arrows
    var visited: Set<String> = []
    func look(_ driver: StageDriver) {
      let focused = Self.focused(driver)
      #expect(Self.isFocusVisible(driver), "\(focused ?? "nothing")")
      if let focused { visited.insert(focused) }
    }
    for row in 1...9 {
      let isForward = row % 2 == 1
      for _ in 1...12 {
        arrows.press(isForward ? .keyRight : .keyLeft)
        swipes.swipe(isForward ? .right : .left)
        look(arrows)
        #expect(Self.focused(arrows) == Self.focused(swipes) && Self.isFocusVisible(swipes))
      }
      arrows.press(.keyDown)
      swipes.swipe(.down)
      look(arrows)
    }
    #expect(visited.count > 80)
    let all = reader.stage.focusRing.map { reader.stage.blueprint.items[$0].id.path }
    #expect(all.count == 97)
    for id in all + all.reversed() {
      reader.reader(.focus, id)
      #expect(Self.focused(reader) == id && Self.isFocusVisible(reader), "\(id)")
    }
    for _ in 0..<10 {
      arrows.press(.keyUp)
      look(arrows)
    }
    #expect(arrows.focused == Self.focused(arrows) && arrows.focused?.contains("row-1/") == true)
  }

  @Test("what a screen reader scrolls takes the focus along", arguments: [true, false])
  func readerScrolls(isWrapped: Bool) {
    var driver = StageDriver(Self.shelves(isWrapped: isWrapped))
    let id = isWrapped ? "main/scroll" : "main/scroll"
    for direction in [AccessibilityAction.ScrollDirection.down, .down, .up, .down, .down, .up, .up, .up] {
      driver.reader(.scroll(direction), id)
      #expect(Self.isFocusVisible(driver), "\(direction)")
    }
    driver.reader(.reveal, isWrapped ? "main/scroll/title-8" : "main/title-8")
    #expect(Self.isFocusVisible(driver))
  }

  @Test("from right to left as well; no farther than it takes")
  func rightToLeft() {
    var driver = StageDriver(Self.shelves(isWrapped: true, rightToLeft: true))
    for _ in 0..<11 {
      driver.press(.keyLeft)
      #expect(Self.isFocusVisible(driver))
    }
    #expect(driver.focused == "main/scroll/row-1/film-12")
  }

  @Test("content that fits gets no scroll view; one that does not fit has one whose names change nothing")
  func whole() {
    let small = SceneBuilder(.tvOS, id: "small").window("main", title: "Main", [.button("one", "One")]).scene
    #expect(StageDriver(small).node("main/scroll") == nil)
    let large = StageDriver(Self.shelves(isWrapped: false))
    #expect(large.node("main/scroll")?.role == .scrollView && large.node("main/row-8/film-1") != nil)
    #expect(large.stage.breach == nil)
    // Elsewhere nothing is added.
    var phone = Self.shelves(isWrapped: false)
    phone.platform = .iPadOS
    #expect(StageDriver(phone).node("main/scroll") == nil)
  }

  @Test("a full screen and a sheet that are larger than the screen scroll with the focus too")
  func presentations() {
    let many = (1...30).map { Element.button("b-\($0)", "Button \($0)") }
    let scene = SceneBuilder(.tvOS, id: "presented")
      .window("main", title: "Main", [.button("a", "A", opens: "sheet"), .button("b", "B", opens: "full")])
      .sheet("sheet", title: "Sheet", [.button("close", "Close", dismiss: .close)] + many)
      .present("full", .fullScreen, title: "Full", [.button("back", "Back", dismiss: .close)] + many)
      .scene
    for (opener, surface) in [("main/a", "sheet"), ("main/b", "full")] {
      var driver = StageDriver(scene)
      driver.reader(.activate, opener)
      driver.settle()
      for _ in 0..<31 {
        driver.press(.keyDown)
        #expect(Self.isFocusVisible(driver), "\(driver.focused ?? "")")
      }
      #expect(driver.focused == "\(surface)/b-30")
      #expect(driver.stage.breach == nil)
    }
  }

  @Test("an item larger than the screen fills it")
  func largerThanScreen() {
    var poster = Element.button("poster", "Poster", frame: Rect(x: 100, y: 500, width: 600, height: 2_400))
    poster.order = nil
    let after = Element.button("after", "After", frame: Rect(x: 100, y: 3_000, width: 600, height: 80))
    let before = Element.button("before", "Before", frame: Rect(x: 100, y: 100, width: 600, height: 80))
    var driver = StageDriver(SceneBuilder(.tvOS, id: "poster").window("main", [before, poster, after]).scene)
    driver.press(.keyDown)
    #expect(driver.focused == "main/poster" && Self.fills(driver))
    driver.press(.keyDown)
    #expect(driver.focused == "main/after" && Self.isFocusVisible(driver))
    driver.press(.keyUp)
    #expect(driver.focused == "main/poster" && Self.fills(driver))
  }

  private static func fills(_ driver: StageDriver) -> Bool {
    driver.stage.state.focusing.focus.map { driver.stage.isInView(.item($0)) } ?? false
  }

  // MARK: Pages

  /// Three pages beside each other, the first with two rows, and a button below them; in a tab view or in content that
  /// scrolls page by page.
  static func pages(inTabView: Bool) -> Scene {
    let names = [["a1", "a2"], ["b1"], ["c1"]]
    var view = Element(id: "pages", role: inTabView ? .tabView : .scrollView, label: "Pages")
    view.frame = Rect(x: 0, y: 100, width: 1_920, height: 400)
    if inTabView {
      view.pages.axis = .horizontal
      view.children = names.enumerated().map { number, names in
        var page = Element(id: "page-\(number + 1)", role: .page, label: "Page \(number + 1)")
        page.children = names.map { .button($0, $0.uppercased()) }
        return page
      }
    } else {
      (view.axes, view.paging, view.contentSize) = (.horizontal, true, Size(width: 5_760, height: 400))
      view.children = names.enumerated().flatMap { page, names in
        names.enumerated().map { row, name in
          var button = Element.button(name, name.uppercased())
          button.frame = Rect(x: 60 + 1_920 * Double(page), y: 120 + 200 * Double(row), width: 300, height: 100)
          return button
        }
      }
    }
    var below = Element.button("below", "Below")
    below.frame = Rect(x: 60, y: 700, width: 300, height: 100)
    return SceneBuilder(.tvOS, id: "pages").window("main", title: "Main", [view, below]).scene
  }

  @Test(
    "up and down turn no page that lies to the side; along the pages the focus goes through all of them",
    arguments: [true, false])
  func pagesBeside(inTabView: Bool) {
    var driver = StageDriver(Self.pages(inTabView: inTabView))
    func name() -> String? { Self.focused(driver).map { String($0.split(separator: "/").last ?? "") } }
    func offset() -> Double? { driver.stage.scrollOffset(of: "main/pages")?.dx }
    #expect(name() == "a1")
    var ways: [String?] = []
    for (key, page) in [
      (KeyCode.keyDown, 0.0), (.keyUp, 0), (.keyRight, 1), (.keyUp, 1), (.keyRight, 2), (.keyDown, 2), (.keyUp, 2),
      (.keyLeft, 1), (.keyLeft, 0),
    ] {
      driver.press(key)
      driver.settle()
      ways.append(name())
      #expect(offset() == page * 1_920, "\(key)")
    }
    #expect(ways == ["a2", "a1", "b1", "b1", "c1", "below", "c1", "b1", "a1"])
  }
}
