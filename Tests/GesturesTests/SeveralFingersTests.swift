import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

@Suite("Several fingers")
struct SeveralFingersTests {
  /// Places side by side around the middle of the screen.
  static func places(_ count: Int, spread: Double = 60, y: Double = 400) -> [Point] {
    (0..<count).map { Point(x: 195 + (Double($0) - Double(count - 1) / 2) * spread, y: y) }
  }

  @Test("fingers that touch together tap together", arguments: 1...5)
  func tap(fingers count: Int) {
    let screen = TouchScript()
    let fingers = (0..<count).map { _ in screen.finger() }
    for (finger, place) in zip(fingers, Self.places(count)) {
      finger.touchDown(at: place)
      screen.wait(milliseconds: 12)
    }
    screen.wait(milliseconds: 50)
    for finger in fingers {
      finger.lift()
      screen.wait(milliseconds: 12)
    }
    #expect(Recognition.gestures(screen) == ["tap \(count)x1"])
  }

  @Test("two fingers that tap twice are counted")
  func twoFingerDoubleTap() {
    let screen = TouchScript()
    let fingers = [screen.finger(), screen.finger()]
    for _ in 0..<2 {
      screen.frame { for (finger, place) in zip(fingers, Self.places(2)) { finger.touchDown(at: place) } }
      screen.wait(milliseconds: 70)
      screen.frame { for finger in fingers { finger.lift() } }
      screen.wait(milliseconds: 100)
    }
    #expect(Recognition.gestures(screen) == ["tap 2x1", "tap 2x2"])
  }

  @Test("fingers that move together swipe together", arguments: 1...4, SwipeDirection.allCases)
  func swipe(fingers count: Int, direction: SwipeDirection) {
    let screen = TouchScript()
    let fingers = (0..<count).map { _ in screen.finger() }
    let places = Self.places(count)
    let way =
      switch direction {
      case .up: Vector(dx: 0, dy: -200)
      case .down: Vector(dx: 0, dy: 200)
      case .left: Vector(dx: -100, dy: 0)
      case .right: Vector(dx: 100, dy: 0)
      }
    for (finger, place) in zip(fingers, places) {
      finger.touchDown(at: place)
      screen.wait(milliseconds: 8)
    }
    screen.move(zip(fingers, places).map { ($0, $1 + way) }, milliseconds: 150)
    for finger in fingers {
      screen.wait(milliseconds: 8)
      finger.lift()
    }
    #expect(
      Recognition.gestures(screen) == ["pan \(count) began", "pan \(count) ended", "swipe \(count) \(direction)"])
  }

  @Test("a finger that joins within the joining time makes it a gesture of more fingers")
  func join() {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    first.touchDown(at: Point(x: 150, y: 300))
    first.move(to: Point(x: 150, y: 330), milliseconds: 48)
    second.touchDown(at: Point(x: 240, y: 330))
    screen.move([(first, Point(x: 150, y: 480)), (second, Point(x: 240, y: 480))], milliseconds: 120)
    screen.frame {
      first.lift()
      second.lift()
    }
    #expect(
      Recognition.gestures(screen)
        == ["pan 1 began", "pan 1 cancelled", "pan 2 began", "pan 2 ended", "swipe 2 down"])
  }

  @Test("a finger that comes later takes no part and does not move anything twice")
  func lateFinger() throws {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    first.touchDown(at: Point(x: 150, y: 300))
    first.move(to: Point(x: 150, y: 400), milliseconds: 200)
    second.touchDown(at: Point(x: 240, y: 400))
    screen.move([(first, Point(x: 150, y: 500)), (second, Point(x: 240, y: 500))], milliseconds: 400)
    screen.wait(milliseconds: 100)
    first.lift()
    second.lift()
    #expect(Recognition.gestures(screen) == ["pan 1 began", "pan 1 ended"])
    let last = Recognition.of(screen.events, on: screen.description).last {
      if case .gesture(.pan) = $0.kind { true } else { false }
    }
    guard case .gesture(.pan(let pan))? = last?.kind else {
      Issue.record("no pan")
      return
    }
    #expect(pan.translation == Vector(dx: 0, dy: 200))
  }

  @Test("a late finger that moves away from the first one pinches")
  func panBecomesPinch() {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    first.touchDown(at: Point(x: 150, y: 300))
    first.move(to: Point(x: 150, y: 400), milliseconds: 200)
    second.touchDown(at: Point(x: 240, y: 400))
    screen.move([(first, Point(x: 100, y: 400)), (second, Point(x: 290, y: 400))], milliseconds: 200)
    screen.frame {
      first.lift()
      second.lift()
    }
    #expect(Recognition.gestures(screen) == ["pan 1 began", "pan 1 ended", "pinch began", "pinch ended"])
  }

  @Test("fingers that move apart or together pinch", arguments: [(100.0, 200.0, 2.0), (200, 100, 0.5)])
  func pinch(from: Double, to: Double, scale: Double) {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    let middle = Point(x: 195, y: 400)
    func place(_ distance: Double, _ side: Double) -> Point { middle + Vector(dx: side * distance / 2, dy: 0) }
    screen.frame {
      first.touchDown(at: place(from, -1))
      second.touchDown(at: place(from, 1))
    }
    screen.move([(first, place(to, -1)), (second, place(to, 1))], milliseconds: 300)
    screen.frame {
      first.lift()
      second.lift()
    }
    #expect(Recognition.gestures(screen) == ["pinch began", "pinch ended"])
    let scales = Recognition.of(screen.events, on: screen.description).compactMap { input -> Double? in
      if case .gesture(.pinch(.ended, _, let scale, _)) = input.kind { scale } else { nil }
    }
    #expect(scales == [scale])
  }

  /// Two fingers opposite each other on a circle, turned by `degrees` in 5-degree frames.
  static func turn(_ screen: TouchScript, by degrees: Int, anchored: Bool = false) {
    let (first, second) = (screen.finger(), screen.finger())
    let middle = Point(x: 195, y: 400)
    // 4/5 and 3/5 turn a vector by 36.87 degrees: exact, and without a sine.
    var radius = Vector(dx: 80, dy: 0)
    let step = Vector(dx: 0.996_194_698_091_745_5, dy: 0.087_155_742_747_658_17 * (degrees < 0 ? -1 : 1))
    screen.frame {
      first.touchDown(at: anchored ? middle : middle + radius * -1)
      second.touchDown(at: middle + radius)
    }
    for _ in 0..<(abs(degrees) / 5) {
      screen.wait(milliseconds: 10)
      radius = Vector(
        dx: radius.dx * step.dx - radius.dy * step.dy, dy: radius.dx * step.dy + radius.dy * step.dx)
      screen.frame {
        if !anchored { first.put(at: middle + radius * -1) }
        second.put(at: middle + radius)
      }
    }
    screen.frame {
      first.lift()
      second.lift()
    }
  }

  @Test("fingers that turn about their middle rotate, more than a full turn too", arguments: [45, -45, 180, 400, -400])
  func rotate(degrees: Int) {
    let screen = TouchScript()
    Self.turn(screen, by: degrees)
    #expect(Recognition.gestures(screen) == ["rotate began", "rotate ended"])
    let turned = Recognition.of(screen.events, on: screen.description).compactMap { input -> Double? in
      if case .gesture(.rotate(.ended, _, let degrees, _)) = input.kind { degrees } else { nil }
    }
    #expect(turned.map { $0.rounded() } == [Double(degrees)])
    let changes = Recognition.of(screen.events, on: screen.description).count { input in
      if case .gesture(.rotate(.changed, _, _, _)) = input.kind { true } else { false }
    }
    #expect(changes > abs(degrees) / 5 / 2)
  }

  @Test("fingers that turn and go apart do both in one gesture, whichever was first", arguments: [true, false])
  func pinchAndRotate(turnsFirst: Bool) throws {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    let middle = Point(x: 195, y: 400)
    func put(_ radius: Vector) {
      screen.wait(milliseconds: 8)
      screen.frame {
        first.put(at: middle + radius * -1)
        second.put(at: middle + radius)
      }
    }
    screen.frame {
      first.touchDown(at: middle + Vector(dx: -60, dy: 0))
      second.touchDown(at: middle + Vector(dx: 60, dy: 0))
    }
    // A quarter turn in steps of 5 degrees, and twice the distance; one after the other.
    var radius = Vector(dx: 60, dy: 0)
    let step = Vector(dx: 0.996_194_698_091_745_5, dy: 0.087_155_742_747_658_17)
    func turn() {
      for _ in 0..<18 {
        radius = Vector(
          dx: radius.dx * step.dx - radius.dy * step.dy, dy: radius.dx * step.dy + radius.dy * step.dx)
        put(radius)
      }
    }
    func spread() {
      let start = radius
      for index in 1...20 {
        radius = start * (1 + Double(index) / 20)
        put(radius)
      }
    }
    if turnsFirst { turn() } else { spread() }
    if turnsFirst { spread() } else { turn() }
    screen.frame {
      first.lift()
      second.lift()
    }
    let kind = turnsFirst ? "rotate" : "pinch"
    #expect(Recognition.gestures(screen) == ["\(kind) began", "\(kind) ended"])
    let last = Recognition.of(screen.events, on: screen.description).compactMap { input -> (Double, Double)? in
      switch input.kind {
      case .gesture(.pinch(.ended, _, let scale, let degrees)), .gesture(.rotate(.ended, _, let degrees, let scale)):
        (scale, degrees)
      default: nil
      }
    }.last
    let (scale, degrees) = try #require(last)
    #expect(abs(scale - 2) < 1e-9 && abs(degrees - 90) < 1e-9)
  }

  @Test("a finger that turns about another one rotates, and is no pan")
  func rotateAboutFinger() {
    let screen = TouchScript()
    Self.turn(screen, by: 60, anchored: true)
    #expect(Recognition.gestures(screen) == ["rotate began", "rotate ended"])
  }

  @Test(
    "while one finger has gone less than half the slop, it takes twice the way to pinch",
    arguments: [(stays: 3.0, goes: 20.0, isPinch: false), (6, 20, true), (3, 36, true)], [false, true])
  func lagging(way: (stays: Double, goes: Double, isPinch: Bool), isFirst: Bool) {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    let (left, right) = (Point(x: 130, y: 400), Point(x: 260, y: 400))
    screen.frame {
      first.touchDown(at: left)
      second.touchDown(at: right)
    }
    let (outwards, other) = isFirst ? (way.stays, way.goes) : (way.goes, way.stays)
    screen.move(
      [(first, left + Vector(dx: -outwards, dy: 0)), (second, right + Vector(dx: other, dy: 0))], milliseconds: 160)
    screen.frame {
      first.lift()
      second.lift()
    }
    #expect(Recognition.gestures(screen) == (way.isPinch ? ["pinch began", "pinch ended"] : []))
  }

  @Test("a finger that lags behind pans with the other one")
  func laggingFinger() {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    screen.frame {
      first.touchDown(at: Point(x: 130, y: 600))
      second.touchDown(at: Point(x: 260, y: 600))
    }
    screen.move([(first, Point(x: 130, y: 576)), (second, Point(x: 260, y: 597))], milliseconds: 90)
    screen.move([(first, Point(x: 130, y: 400)), (second, Point(x: 260, y: 440))], milliseconds: 500)
    screen.wait(milliseconds: 60)
    screen.frame {
      first.lift()
      second.lift()
    }
    #expect(Recognition.gestures(screen) == ["pan 2 began", "pan 2 ended"])
  }

  @Test("where one stroke is enough to scrub, it takes a stroke", arguments: [(Vector(dx: 120, dy: 0), 1), (.zero, 0)])
  func singleStroke(way: Vector, scrubs: Int) {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    screen.frame {
      first.touchDown(at: Point(x: 100, y: 300))
      second.touchDown(at: Point(x: 160, y: 300))
    }
    let way = way + Vector(dx: 0, dy: 80)
    screen.move([(first, first.position + way), (second, second.position + way)], milliseconds: 160)
    screen.wait(milliseconds: 60)
    screen.frame {
      first.lift()
      second.lift()
    }
    var options = GestureOptions()
    options.scrubStrokes = 1
    #expect(Recognition.gestures(screen, options: options).count { $0 == "scrub 2" } == scrubs)
  }

  @Test("two fingers that write a Z scrub, two strokes do not", arguments: [(3, true), (2, false)])
  func scrub(strokes: Int, isScrub: Bool) {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    var place = Point(x: 100, y: 300)
    let apart = Vector(dx: 60, dy: 0)
    screen.frame {
      first.touchDown(at: place)
      second.touchDown(at: place + apart)
    }
    for stroke in 0..<strokes {
      place = place + Vector(dx: stroke.isMultiple(of: 2) ? 120 : -120, dy: stroke == 1 ? 80 : 0)
      screen.move([(first, place), (second, place + apart)], milliseconds: 160)
    }
    screen.wait(milliseconds: 60)
    screen.frame {
      first.lift()
      second.lift()
    }
    #expect(
      Recognition.gestures(screen)
        == (isScrub ? ["pan 2 began", "pan 2 cancelled", "scrub 2"] : ["pan 2 began", "pan 2 ended"]))
  }

  @Test("a finger that stays after a two-finger pan may pan on alone")
  func goOnAlone() throws {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    screen.frame {
      first.touchDown(at: Point(x: 130, y: 300))
      second.touchDown(at: Point(x: 260, y: 300))
    }
    screen.move([(first, Point(x: 130, y: 360)), (second, Point(x: 260, y: 360))], milliseconds: 300)
    screen.wait(milliseconds: 60)
    second.lift()
    screen.wait(milliseconds: 60)
    first.move(to: Point(x: 130, y: 500), milliseconds: 500)
    screen.wait(milliseconds: 60)
    first.lift()
    #expect(Recognition.gestures(screen) == ["pan 2 began", "pan 2 ended", "pan 1 began", "pan 1 ended"])
    let pans = Recognition.of(screen.events, on: screen.description).compactMap { input -> Gesture.Pan? in
      if case .gesture(.pan(let pan)) = input.kind { pan } else { nil }
    }
    // What it does alone begins where it is first seen to move.
    let end = try #require(pans.last).translation.dy
    let begin = try #require(pans.last { $0.phase == .began }).translation.dy
    #expect(begin < 40 && end > 120 && end <= 140, "\(begin) \(end)")
  }

  @Test("a finger that stayed after a gesture is joined by another one, from when it goes on")
  func joinLater() {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    screen.frame {
      first.touchDown(at: Point(x: 130, y: 300))
      second.touchDown(at: Point(x: 260, y: 300))
    }
    screen.move([(first, Point(x: 130, y: 360)), (second, Point(x: 260, y: 360))], milliseconds: 300)
    second.lift()
    screen.wait(milliseconds: 400)
    first.move(to: Point(x: 130, y: 380), milliseconds: 60)
    second.touchDown(at: Point(x: 260, y: 380))
    screen.move([(first, Point(x: 130, y: 480)), (second, Point(x: 260, y: 480))], milliseconds: 300)
    screen.wait(milliseconds: 60)
    screen.frame {
      first.lift()
      second.lift()
    }
    #expect(
      Recognition.gestures(screen)
        == ["pan 2 began", "pan 2 ended", "pan 1 began", "pan 1 cancelled", "pan 2 began", "pan 2 ended"])
  }

  @Test("a finger that stayed after a gesture and is joined later has gone no way yet")
  func joinedWhereItStayed() {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    screen.frame {
      first.touchDown(at: Point(x: 130, y: 300))
      second.touchDown(at: Point(x: 260, y: 300))
    }
    screen.move([(first, Point(x: 130, y: 400)), (second, Point(x: 260, y: 400))], milliseconds: 300)
    screen.wait(milliseconds: 60)
    second.lift()
    screen.wait(milliseconds: 400)
    second.touchDown(at: Point(x: 260, y: 400))
    screen.move([(first, Point(x: 130, y: 406)), (second, Point(x: 260, y: 406))], milliseconds: 60)
    screen.wait(milliseconds: 60)
    screen.frame {
      first.lift()
      second.lift()
    }
    #expect(Recognition.gestures(screen) == ["pan 2 began", "pan 2 ended"])
  }
}
