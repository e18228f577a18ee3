import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Content that a finger, a jog bar or a touch holds: what turns, presses or asks meanwhile neither moves it nor is lost
/// in it unsaid (SM-8, SM-10, SM-13).
@Suite("Content that is held")
struct HeldContentTests {
  @Test("the crown turns nothing of a page that a finger drags, and its page is told as it shows")
  func crownUnderFinger() {
    var driver = WatchPagesTests.watch([WatchPagesTests.page("one", 600), WatchPagesTests.page("two")])
    let start = Point(x: 100, y: 200)
    let finger = driver.touchDown(at: start)
    driver.pan(.began, start, start + Vector(dx: 0, dy: -12), after: 20_000)
    driver.pan(.changed, start, start + Vector(dx: 0, dy: -40), after: 20_000)
    let dragged = WatchPagesTests.offset(driver, "one")
    for _ in 0..<40 { driver.turn(-1) }
    #expect(WatchPagesTests.offset(driver, "one") == dragged && WatchPagesTests.shown(driver) == 1)
    driver.pan(.changed, start, start + Vector(dx: 0, dy: -50), after: 20_000)
    #expect(WatchPagesTests.offset(driver, "one") == dragged + 10)
    driver.lift(finger, at: start + Vector(dx: 0, dy: -50))
    driver.pan(.ended, start, start + Vector(dx: 0, dy: -50))
    driver.settle()
    #expect(!driver.kinds.contains { if case .paged = $0 { true } else { false } })
    driver.turn(-1)
    driver.settle()
    #expect(WatchPagesTests.offset(driver, "one") > dragged + 10, "and afterwards it turns again")
  }

  @Test("page keys and the reader turn no page of a stack that a finger drags")
  func keysUnderFinger() {
    var driver = WatchPagesTests.watch([WatchPagesTests.page("one"), WatchPagesTests.page("two")]) {
      $0.inputDevices = [.touch, .crown, .keyboard]
    }
    let start = Point(x: 100, y: 200)
    driver.touchDown(at: start)
    driver.pan(.began, start, start + Vector(dx: 0, dy: -12), after: 20_000)
    driver.pan(.changed, start, start + Vector(dx: 0, dy: -30), after: 20_000)
    driver.press(.keyPagedown)
    driver.reader(.scroll(.down), "main/pages")
    #expect(WatchPagesTests.shown(driver) == 1 && !driver.kinds.contains(.paged(page: 2, count: 2)))
  }

  @Test("a wheel moves nothing under a finger's jog, and ends a reader's: every unit moves the content")
  func wheelAndJog() {
    var held = JogBarTests.shelf()
    JogBarTests.begin(&held)
    JogBarTests.pull(&held, to: 30)
    var other = held
    other.driver.turn(-20)
    #expect(other.driver.stage.arbitrations.contains { $0.reason.hasPrefix("SM-8: a finger") }, "and it says why")
    for shelf in [held, other] { #expect(shelf.driver.stage.isJogging) }
    held.driver.wait(milliseconds: 1_000)
    other.driver.wait(milliseconds: 1_000)
    #expect(held.offset == other.offset && held.offset.dy > 0)

    var read = Shelf(.visionOS, content: JogBarTests.long)
    read.driver.reader(.increment, JogBarTests.bar)
    read.driver.wait(milliseconds: 500)
    let place = read.offset.dy
    read.driver.clear()
    read.driver.receive(.input(.pointer(.moved(to: Shelf.middle))))
    read.driver.turn(-10)
    read.driver.settle()
    let step = read.driver.stage.scene.parameters.crownStep
    #expect(abs(read.offset.dy - place - 10 * step) < 1e-6 && place > 0)
    #expect(read.driver.kinds.contains(.valueChanged("Stopped")))
  }

  @Test("a key that ends a reader's jog says so, and what comes up over it stops it")
  func endsJog() {
    var shelf = Shelf(.visionOS, content: JogBarTests.long) { _, scene in
      scene.inputDevices = [.touch, .keyboard]
      scene.presentations = [
        Presentation(id: "ask", kind: .alert(Alert([ActionButton(id: "ok", label: "OK", style: .cancel)])), title: "A")
      ]
    }
    var covered = shelf
    shelf.driver.reader(.increment, JogBarTests.bar)
    shelf.driver.wait(milliseconds: 500)
    shelf.driver.clear()
    shelf.driver.press(.keyPagedown)
    #expect(shelf.driver.kinds.contains(.valueChanged("Stopped")) && !shelf.driver.stage.isMoving)
    covered.driver.reader(.increment, JogBarTests.bar)
    covered.driver.wait(milliseconds: 500)
    _ = covered.driver.stage.present("ask", at: covered.driver.stage.now)
    let place = covered.offset
    covered.driver.settle()
    #expect(covered.offset == place && place.dy > 0 && !covered.driver.stage.isJogging)
  }

  @Test("only the finger that has stopped content lets it go")
  func otherFinger() {
    var shelf = Shelf(.iOS, content: Size(width: 300, height: 20_000))
    shelf.driver.drag(from: Shelf.middle, to: Shelf.middle + Vector(dx: 0, dy: -150), velocity: -3_000)
    shelf.driver.wait(milliseconds: 300)
    let holder = shelf.driver.touchDown(at: Shelf.middle)
    let place = shelf.offset
    #expect(place.dy > 150 && shelf.driver.stage.isHeld(0))
    let other = shelf.driver.touchDown(at: Point(x: 20, y: 700))
    shelf.driver.lift(other, at: Point(x: 20, y: 700))
    #expect(shelf.driver.stage.isHeld(0), "the first finger is still there")
    shelf.driver.receive(.input(.pointer(.moved(to: Shelf.middle))))
    shelf.driver.turn(-5)
    #expect(shelf.offset == place, "a wheel moves nothing under a finger that holds it")
    shelf.driver.lift(holder, at: Shelf.middle)
    #expect(!shelf.driver.stage.isHeld(0) && shelf.driver.stage.breach == nil)
  }

  @Test("a cancelled touch leaves parts of a notch where they are")
  func cancelledTouch() {
    func turned(cancels: Bool) -> Vector {
      var shelf = Shelf(.iPadOS, content: Size(width: 300, height: 4_000)) { list, _ in list.paging = true }
      shelf.driver.receive(.input(.pointer(.moved(to: Shelf.middle))))
      for part in 0..<6 {
        shelf.driver.receive(.input(.rotary(RotaryTurn(units: -50, notches: 0))))
        shelf.driver.wait(milliseconds: 700)
        guard part == 2, cancels else { continue }
        let place = Point(x: 20, y: 700)
        let finger = shelf.driver.touchDown(at: place)
        shelf.driver.pan(.began, place, place + Vector(dx: 0, dy: -30), after: 20_000)
        shelf.driver.cancel(finger, at: place)
        shelf.driver.pan(.cancelled, place, place)
      }
      shelf.driver.settle()
      return shelf.offset
    }
    #expect(turned(cancels: true) == turned(cancels: false) && turned(cancels: false).dy > 0)
  }

  @Test("a reader that scrolls a shelf of a television stays on it", arguments: [0, 1, 2])
  func shelves(row: Int) {
    var rows: [Element] = []
    for number in 0..<3 {
      var shelf = Element(
        id: "row-\(number)", role: .scrollView, label: "Row \(number)",
        frame: Rect(x: 80, y: 200 + Double(number) * 260, width: 1_760, height: 220))
      shelf.axes = [.horizontal]
      shelf.contentSize = Size(width: 6_000, height: 220)
      shelf.children = (0..<20).map {
        .button(
          "cell-\($0)", "Cell \(number) \($0)",
          frame: Rect(x: 80 + Double($0) * 300, y: 220 + Double(number) * 260, width: 260, height: 180))
      }
      rows.append(shelf)
    }
    var driver = StageDriver(SceneBuilder(.tvOS).window("main", title: "Main", rows).scene)
    driver.reader(.focus, "main/row-\(row)/cell-0")
    driver.settle()
    for _ in 0..<2 {
      driver.reader(.scroll(.right), "main/row-\(row)")
      driver.settle()
      let focus = driver.stage.tree.nodes.first { $0.traits.contains(.focused) }?.id.path ?? ""
      #expect(focus.hasPrefix("main/row-\(row)/"), "\(focus)")
    }
  }

  // MARK: Pages along both axes

  /// A wall of five by ten pages on its way to the second row.
  static func gliding(_ platform: Platform = .iPadOS) -> Shelf {
    var shelf = Shelf(platform, content: Size(width: 1_500, height: 4_000)) { list, scene in
      list.paging = true
      list.axes = [.vertical, .horizontal]
      scene.inputDevices = [.touch, .keyboard, .pointer]
    }
    shelf.driver.drag(from: Shelf.middle, to: Shelf.middle + Vector(dx: 0, dy: -150), velocity: -2_000)
    shelf.driver.wait(milliseconds: 60)
    return shelf
  }

  @Test("paged content that something turns across while it glides rests on a page along both axes", arguments: 0..<4)
  func across(way: Int) {
    var shelf = Self.gliding()
    #expect(shelf.offset.dy.truncatingRemainder(dividingBy: 400) != 0, "it is between two pages")
    switch way {
    case 0: shelf.driver.press(.keyRight)
    case 1: shelf.driver.reader(.scroll(.right), "main/list")
    case 2:
      shelf.driver.receive(.input(.pointer(.moved(to: Shelf.middle))))
      shelf.driver.receive(.input(.rotary(RotaryTurn(units: 120, notches: 1, isHorizontal: true))))
    default: shelf.driver.press(.keyPagedown)
    }
    shelf.driver.settle()
    shelf.driver.wait(milliseconds: 3_000)
    let offset = shelf.offset
    #expect(offset.dy.truncatingRemainder(dividingBy: 400) == 0 && offset.dx.truncatingRemainder(dividingBy: 300) == 0)
    #expect(shelf.driver.stage.breach == nil, "\(shelf.driver.stage.breach ?? "")")
  }

  @Test("paged content that a reader made go rests on a page, whatever ends that", arguments: 0..<5)
  func jogged(way: Int) {
    var shelf = Shelf(.visionOS, content: Size(width: 300, height: 40_000)) { list, scene in
      list.paging = true
      scene.inputDevices = [.touch, .keyboard, .pointer]
    }
    shelf.driver.reader(.increment, JogBarTests.bar)
    shelf.driver.wait(milliseconds: 900)
    #expect(shelf.offset.dy.truncatingRemainder(dividingBy: 400) != 0)
    shelf.driver.clear()
    switch way {
    case 0:
      shelf.driver.receive(.input(.pointer(.moved(to: Shelf.middle))))
      shelf.driver.turn(1)
    case 1: shelf.driver.press(.keyHome)
    case 2: shelf.driver.press(.keyPagedown)
    case 3: shelf.driver.reader(.scroll(.down), "main/list")
    default: shelf.driver.receive(.resize(width: 1_000, height: 700))
    }
    shelf.driver.settle()
    shelf.driver.wait(milliseconds: 3_000)
    #expect(shelf.driver.kinds.contains(.valueChanged("Stopped")) && !shelf.driver.stage.isJogging)
    #expect(shelf.offset.dy.truncatingRemainder(dividingBy: 400) == 0, "\(shelf.offset)")
    if way == 1 { #expect(shelf.offset.dy == 0) }
    #expect(shelf.driver.stage.breach == nil, "\(shelf.driver.stage.breach ?? "")")
  }
}
