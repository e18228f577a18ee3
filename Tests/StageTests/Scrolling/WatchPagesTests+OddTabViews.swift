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

/// Tab views that nobody would draw, and that must stay sound.
extension WatchPagesTests {
  @Test("a tab view without pages, with one, and with others than pages in it stays sound")
  func odd() {
    var empty = Self.watch([])
    Self.notches(&empty, 3)
    empty.reader(.scroll(.down), "main/pages")
    #expect(empty.stage.breach == nil && empty.stage.pageIndicators.isEmpty)
    var list = Element(id: "list", role: .list)
    list.contentSize = Size(width: 200, height: 500)
    var mixed = Self.watch([.button("go", "Go"), list])
    #expect(mixed.stage.pageIndicators.map(\.count) == [2])
    Self.notches(&mixed, 3)
    #expect(Self.shown(mixed) == 2 && Self.offset(mixed, "list") == 40)
  }

  @Test("a tab view on a page of another is sound, whatever is turned", arguments: [Axes.vertical, .horizontal])
  func nested(axes: Axes) {
    var inner = Element(id: "inner", role: .tabView)
    inner.pages.axis = axes
    inner.children = [Self.page("a", 300), Self.page("b")]
    var driver = Self.watch([Self.page("one"), inner, Self.page("two", 300)])
    #expect(driver.stage.pageIndicators.first?.count == 3)
    for turn in [-1, -2, -20, -1, 3, -9, 40, -1, -1] {
      driver.turn(turn)
      driver.reader(.scroll(.right), "main/pages/inner")
      driver.swipe(from: Point(x: 100, y: 220), to: Point(x: 100, y: 60))
      driver.settle()
      #expect(driver.stage.breach == nil)
    }
  }

  @Test("it begins at the page that its author says, and a smaller screen keeps the page")
  func current() {
    var driver = Self.watch(Self.mixed()) { $0.windows[0].elements[0].pages.current = 2 }
    #expect(Self.shown(driver) == 2)
    driver.receive(.resize(width: 180, height: 200))
    #expect(Self.shown(driver) == 2 && driver.stage.breach == nil)
    Self.notches(&driver, -1)
    #expect(Self.shown(driver) == 1)
  }
}
