import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

@Suite("One finger")
struct OneFingerTests {
  @Test("a short touch is a tap")
  func tap() {
    let screen = TouchScript()
    screen.finger().tap(at: Point(x: 100, y: 200))
    #expect(Recognition.gestures(screen) == ["tap 1x1"])
  }

  @Test("taps in quick succession are counted up to three and then start again")
  func multipleTaps() {
    let screen = TouchScript()
    let finger = screen.finger()
    for _ in 0..<4 {
      finger.tap(at: Point(x: 100, y: 200))
      screen.wait(milliseconds: 120)
    }
    #expect(Recognition.gestures(screen) == ["tap 1x1", "tap 1x2", "tap 1x3", "tap 1x1"])
  }

  @Test(
    "a tap counts on only in time and near", arguments: [(Int64(300), 50.0, true), (301, 50, false), (100, 101, false)])
  func doubleTapLimits(rest: Int64, distance: Double, counts: Bool) {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.tap(at: Point(x: 100, y: 200))
    screen.wait(milliseconds: rest)
    finger.tap(at: Point(x: 100 + distance, y: 200))
    #expect(Recognition.gestures(screen) == ["tap 1x1", counts ? "tap 1x2" : "tap 1x1"])
  }

  @Test("a touch is a tap until the long press begins", arguments: [(Int64(499), true), (500, false), (700, false)])
  func tapOrHold(milliseconds: Int64, isTap: Bool) {
    let screen = TouchScript()
    screen.finger().tap(at: Point(x: 100, y: 200), milliseconds: milliseconds)
    #expect(Recognition.gestures(screen) == (isTap ? ["tap 1x1"] : ["longPress 1 began", "longPress 1 ended"]))
  }

  @Test("a long press begins at its own time, also when no event comes then")
  func longPressTime() throws {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 100, y: 200))
    screen.wait(milliseconds: 900)
    finger.lift()
    let output = Recognition.of(screen.events, on: screen.description)
    let gestures = output.filter { if case .gesture = $0.kind { true } else { false } }
    #expect(gestures.map(\.time.microseconds) == [1_500_000, 1_900_000])
  }

  @Test("movement within the slop is a tap, beyond it a pan", arguments: [(10.0, true), (10.2, false)])
  func slop(distance: Double, isTap: Bool) {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 100, y: 200))
    finger.move(to: Point(x: 100 + distance, y: 200), milliseconds: 80)
    screen.wait(milliseconds: 60)
    finger.lift()
    #expect(Recognition.gestures(screen) == (isTap ? ["tap 1x1"] : ["pan 1 began", "pan 1 ended"]))
  }

  @Test(
    "a fast and far pan is a swipe",
    arguments: [
      (Vector(dx: 0, dy: 200), Int64(200), SwipeDirection.down), (Vector(dx: 0, dy: -200), 200, .up),
      (Vector(dx: 150, dy: 40), 150, .right), (Vector(dx: -60, dy: 0), 100, .left),
      (Vector(dx: 0, dy: 49), 60, nil), (Vector(dx: 0, dy: 200), 1_000, nil),
    ])
  func swipe(way: Vector, milliseconds: Int64, direction: SwipeDirection?) {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 195, y: 400))
    finger.move(to: Point(x: 195, y: 400) + way, milliseconds: milliseconds)
    screen.wait(milliseconds: 8)
    finger.lift()
    let swipe = direction.map { ["swipe 1 \($0)"] } ?? []
    #expect(Recognition.gestures(screen) == ["pan 1 began", "pan 1 ended"] + swipe)
  }

  @Test("a finger that holds before it lifts has no velocity: no swipe")
  func restBeforeLift() {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 195, y: 200))
    finger.move(to: Point(x: 195, y: 500), milliseconds: 200)
    screen.wait(milliseconds: 41)
    finger.lift()
    #expect(Recognition.gestures(screen) == ["pan 1 began", "pan 1 ended"])
  }

  @Test("a hold that then moves is a long press and a pan")
  func holdAndDrag() {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 195, y: 200))
    screen.wait(milliseconds: 600)
    finger.move(to: Point(x: 195, y: 400), milliseconds: 800)
    screen.wait(milliseconds: 100)
    finger.lift()
    #expect(
      Recognition.gestures(screen) == ["longPress 1 began", "pan 1 began", "pan 1 ended", "longPress 1 ended"])
  }

  @Test(
    "a swipe from an edge says so",
    arguments: [(Point(x: 195, y: 5), ScreenEdge.top), (Point(x: 4, y: 400), .left), (Point(x: 195, y: 400), nil)])
  func edge(start: Point, edge: ScreenEdge?) throws {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: start)
    finger.move(to: start + Vector(dx: 60, dy: 150), milliseconds: 120)
    finger.lift()
    let swipes = Recognition.of(screen.events, on: screen.description).compactMap {
      if case .gesture(.swipe(let swipe)) = $0.kind { swipe } else { nil }
    }
    #expect(swipes.map(\.edge) == [edge])
  }
}
