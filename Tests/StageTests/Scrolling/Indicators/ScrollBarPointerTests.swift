import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// The pointer and the wheel on the scroll bars of macOS.
@Suite("The pointer on scroll bars")
struct ScrollBarPointerTests {
  /// 600 by 2000 points of content behind 285 by 385 that show, with bars along both edges.
  static func shelf(_ change: (inout Element, inout Scene) -> Void = { _, _ in }) -> Shelf {
    Shelf(.macOS, content: Size(width: 600, height: 2_000)) { list, scene in
      scene.settings.scrollBars = .always
      change(&list, &scene)
    }
  }

  static let maximum = Vector(dx: 600 - 285, dy: 2_000 - 385)
  /// Places on the tracks: far on, and at their beginning.
  static let (low, high, right, left) = (
    Point(x: 332, y: 470), Point(x: 332, y: 101), Point(x: 323, y: 492), Point(x: 42, y: 492)
  )

  static func option(_ shelf: inout Shelf, _ isDown: Bool) {
    let key = KeyInput(key: .keyLeftalt, phase: isDown ? .down : .up, modifiers: isDown ? .alt : [])
    shelf.driver.receive(.input(.key(key)))
  }

  @Test(
    "a wheel over a bar scrolls the view of the bar", arguments: [Point(x: 332, y: 300), Point(x: 200, y: 492), middle])
  func wheel(place: Point) {
    var shelf = Self.shelf()
    shelf.driver.receive(.input(.pointer(.moved(to: place))))
    shelf.driver.receive(.input(.rotary(RotaryTurn(units: -240, notches: -2))))
    #expect(shelf.offset == Vector(dx: 0, dy: 40))
  }

  static let middle = Shelf.middle

  @Test("a click beside the thumb goes a page towards it, and no further than the end")
  func pages() {
    var shelf = Self.shelf()
    shelf.driver.click(at: Self.low)
    #expect(shelf.offset == Vector(dx: 0, dy: 385))
    shelf.driver.click(at: Self.right)
    #expect(shelf.offset == Vector(dx: 285, dy: 385))
    shelf.driver.click(at: Self.right)
    #expect(shelf.offset == Vector(dx: 315, dy: 385))
    shelf.driver.click(at: Self.left)
    shelf.driver.click(at: Self.high)
    #expect(shelf.offset == Vector(dx: 30, dy: 0))
    #expect(shelf.driver.events.allSatisfy { $0.node == "main/list" && $0.initiator == .user })
  }

  @Test("where content goes page by page, a click turns one page")
  func pagedContent() {
    var shelf = Self.shelf {
      $0.paging = true
      $1.settings.scrollBars = .always
    }
    shelf.driver.click(at: Self.low)
    #expect(shelf.offset.dy == 385 && shelf.driver.kinds.contains(.paged(page: 2, count: 6)))
  }

  @Test("a press that leaves the bar, or comes to the thumb, is no click", arguments: [middle, Point(x: 332, y: 110)])
  func slidOff(place: Point) {
    var shelf = Self.shelf()
    shelf.driver.dragPointer(from: Self.low, to: place)
    #expect(shelf.offset == .zero && shelf.driver.stage.breach == nil)
  }

  @Test("with Option held a press goes to the spot, and on with the pointer")
  func spot() {
    var shelf = Self.shelf()
    Self.option(&shelf, true)
    // The middle of the track: half of the content.
    shelf.driver.click(at: Point(x: 332, y: 100 + 385 / 2.0))
    #expect(abs(shelf.offset.dy - Self.maximum.dy / 2) < 1e-9)
    shelf.driver.click(at: Self.high)
    #expect(shelf.offset.dy == 0)
    Self.option(&shelf, false)
    shelf.driver.click(at: Self.low)
    #expect(shelf.offset.dy == 385)
  }

  @Test("the thumb goes with the pointer, in proportion and no further than its track", arguments: [false, true])
  func thumb(isRightToLeft: Bool) throws {
    var shelf = Self.shelf { $1.isRightToLeft = isRightToLeft }
    let bar = try #require(shelf.indicator())
    let room = bar.track.size.height - bar.thumb.size.height
    let start = bar.thumb.center
    shelf.driver.dragPointer(from: start, to: Point(x: start.x, y: start.y + room / 4))
    #expect(abs(shelf.offset.dy - Self.maximum.dy / 4) < 1e-9)
    let moved = try #require(shelf.indicator()).thumb
    #expect(abs(moved.center.y - start.y - room / 4) < 1e-9, "the thumb is under the pointer")
    shelf.driver.dragPointer(from: moved.center, to: Point(x: start.x, y: 5_000))
    #expect(shelf.offset.dy == Self.maximum.dy)

    let across = try #require(shelf.indicator(.horizontal))
    let way = (across.track.size.width - across.thumb.size.width) / 2
    let from = across.thumb.center
    shelf.driver.dragPointer(from: from, to: Point(x: from.x + (isRightToLeft ? -way : way), y: from.y))
    #expect(abs(shelf.offset.dx - Self.maximum.dx / 2) < 1e-9)
    #expect(shelf.driver.stage.breach == nil)
  }

  @Test("a thumb that is let go between two pages goes to the nearer one")
  func pagedThumb() throws {
    var shelf = Self.shelf { list, _ in list.paging = true }
    let bar = try #require(shelf.indicator())
    let room = bar.track.size.height - bar.thumb.size.height
    let start = bar.thumb.center
    shelf.driver.dragPointer(from: start, to: Point(x: start.x, y: start.y + room * 500 / Self.maximum.dy))
    #expect(shelf.driver.stage.breach == nil)
    shelf.driver.settle()
    let scrolled = shelf.driver.kinds.filter { if case .scrolled = $0 { true } else { false } }
    #expect(scrolled == [.scrolled(x: 0, y: 385)], "no place between pages is told")
    #expect(shelf.offset.dy == 385 && shelf.driver.kinds.contains(.paged(page: 2, count: 6)))
    #expect(shelf.driver.stage.breach == nil)
  }

  @Test("while the thumb is held, nothing else moves the content, and a resize lets it go")
  func held() throws {
    var shelf = Self.shelf()
    let start = try #require(shelf.indicator()).thumb.center
    shelf.driver.receive(.input(.pointer(.pressed(button: 0, at: start))))
    shelf.driver.receive(.input(.pointer(.moved(to: Point(x: start.x, y: start.y + 20)))))
    let offset = shelf.offset.dy
    shelf.driver.receive(.input(.rotary(RotaryTurn(units: -240, notches: -2))))
    shelf.driver.press(.keyPagedown)
    #expect(offset > 0 && shelf.offset.dy == offset)
    shelf.driver.receive(.resize(width: 1_300, height: 800))
    shelf.driver.receive(.input(.pointer(.moved(to: Point(x: start.x, y: start.y + 90)))))
    #expect(shelf.offset.dy == offset && shelf.driver.stage.isAtRest)
  }

  @Test("a bar that comes only with scrolling takes the pointer while it can be seen, and then what lies beneath does")
  func transient() {
    var shelf = Shelf(.macOS) { list, _ in
      var row = Element.button("row", "Row")
      row.frame = Rect(x: 40, y: 100, width: 300, height: 2_000)
      list.children = [row]
    }
    shelf.driver.click(at: Point(x: 332, y: 470))
    #expect(shelf.driver.kinds.contains(.activated) && shelf.offset == .zero)
    shelf.driver.receive(.input(.pointer(.moved(to: Self.middle))))
    shelf.driver.receive(.input(.rotary(RotaryTurn(units: -120, notches: -1))))
    shelf.driver.clear()
    shelf.driver.click(at: Point(x: 332, y: 470))
    #expect(shelf.offset.dy == 420 && !shelf.driver.kinds.contains(.activated))
  }

  @Test("what a sheet lies over takes nothing from its bars")
  func blocked() {
    var shelf = Self.shelf { _, scene in
      var sheet = Presentation(id: "sheet", kind: .sheet(Sheet()), title: "Sheet")
      sheet.isPresented = true
      scene.presentations = [sheet]
    }
    shelf.driver.click(at: Self.low)
    #expect(shelf.offset == .zero)
  }

  @Test("it is told who took a click on a bar, and over whom")
  func explained() {
    var shelf = Self.shelf()
    shelf.driver.stage.explains = true
    shelf.driver.click(at: Self.low)
    #expect(
      shelf.driver.stage.arbitrations.map(\.description) == [
        "click at 332,470 for #main/list: scroll bar (295.89 pt behind its thumb); beside the thumb it goes a page towards the click"
      ])
  }

  // MARK: From right to left

  /// A list of 300 by 100 points with a button along its trailing edge, and a row that scrolls across, in a view with its
  /// bar at the left.
  static func reversed() -> StageDriver {
    var list = Element(id: "list", role: .scrollView, frame: Rect(x: 340, y: 200, width: 300, height: 100))
    list.axes = .vertical
    list.contentSize = Size(width: 285, height: 400)
    list.children = [.button("end", "End", frame: Rect(x: 600, y: 210, width: 40, height: 40))]
    var row = Element(id: "row", role: .scrollView, frame: Rect(x: 140, y: 320, width: 500, height: 100))
    row.axes = .horizontal
    row.contentSize = Size(width: 1_500, height: 85)
    row.children = [.text("first", "First")]
    var outer = Element(id: "outer", role: .scrollView, frame: Rect(x: 40, y: 100, width: 600, height: 400))
    outer.axes = .vertical
    outer.contentSize = Size(width: 585, height: 1_500)
    outer.children = [.button("edge", "Edge", frame: Rect(x: 626, y: 110, width: 14, height: 40)), list, row]
    var scene = SceneBuilder(.macOS, id: "reversed").window("main", title: "Main", [outer]).scene
    scene.isRightToLeft = true
    scene.settings.scrollBars = .always
    return StageDriver(scene)
  }

  @Test("the leading points of content beside a bar at the left take clicks and the wheel", arguments: [1.0, 8, 14.5])
  func leadingPoints(inset: Double) {
    var driver = Self.reversed()
    driver.click(at: Point(x: 640 - min(inset, 13.5), y: 130))
    driver.click(at: Point(x: 640 - inset, y: 230))
    let activated = driver.events.filter { $0.kind == .activated }.map(\.node)
    #expect(activated == ["main/outer/edge", "main/outer/list/end"])
    driver.receive(.input(.pointer(.moved(to: Point(x: 640 - inset, y: 280)))))
    driver.receive(.input(.rotary(RotaryTurn(units: -120, notches: -1))))
    #expect(driver.offset("main/outer/list").dy == 20 && driver.offset("main/outer").dy == 0)
  }

  @Test("a thumb in nested content can be dragged at its leading end, beside a bar at the left")
  func leadingThumb() throws {
    var driver = Self.reversed()
    let row = try #require(driver.node("main/outer/row"))
    let thumb = try #require(row.indicators.first { $0.axis == .horizontal }).thumb
    let place = Point(x: thumb.maxX - 2, y: thumb.midY)
    driver.dragPointer(from: place, to: place + Vector(dx: -40, dy: 0))
    #expect(driver.offset("main/outer/row").dx > 40)
    #expect(driver.offset("main/outer").dy == 0)
  }
}
