import Accessibility
import Geometry
import Gestures
import Hands
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage
@testable import StageModel
@testable import StageMotion

/// Content that is shown larger or smaller (SM-8, with zoom).
@Suite("Zoom")
struct ZoomTests {
  static let view = Rect(x: 20, y: 100, width: 350, height: 600)
  static let middle = Point(x: 195, y: 400)

  static func map(
    _ zoom: Zoom = Zoom(minimum: 0.5, maximum: 4), _ platform: Platform = .iPadOS,
    _ change: (inout Element) -> Void = { _ in }
  ) -> StageDriver {
    var map = Element(id: "map", role: .scrollView, label: "Map", frame: view)
    map.axes = [.vertical, .horizontal]
    map.contentSize = Size(width: 1_000, height: 1_600)
    map.zoom = zoom
    map.children = [
      Element(id: "plan", role: .image, label: "Plan", frame: Rect(x: 20, y: 100, width: 1_000, height: 1_600)),
      .button("pier", "Pier", frame: Rect(x: 220, y: 300, width: 100, height: 44)),
    ]
    change(&map)
    return StageDriver(SceneBuilder(platform, id: "map").window("main", title: "Main", [map]).scene)
  }

  static func pinch(
    _ driver: inout StageDriver, _ phase: GesturePhase, at center: Point = middle, _ scale: Double,
    after: Int64 = 10_000
  ) {
    driver.receive(.input(.gesture(.pinch(phase: phase, center: center, scale: scale))), after: after)
  }

  /// Two fingers that come to `scale` times their distance in ten steps and lift.
  static func pinch(_ driver: inout StageDriver, at center: Point = middle, to scale: Double) {
    pinch(&driver, .began, at: center, 1 + (scale - 1) / 10)
    for step in 2...10 { pinch(&driver, .changed, at: center, 1 + (scale - 1) * Double(step) / 10) }
    pinch(&driver, .ended, at: center, scale)
  }

  static func scale(_ driver: StageDriver) -> Double { driver.stage.scale(0) }
  static func offset(_ driver: StageDriver) -> Vector { driver.stage.offset(0) }

  /// What of the content lies at a place, in points from its corner at scale 1.
  static func content(_ driver: StageDriver, at point: Point) -> Vector {
    (offset(driver) + (point - view.origin)) * (1 / scale(driver))
  }

  @Test("two fingers that turn magnify it too, from where their distance has changed by a twentieth on")
  func turning() {
    var driver = Self.map()
    func turn(_ phase: GesturePhase, _ degrees: Double, _ scale: Double) {
      driver.receive(
        .input(.gesture(.rotate(phase: phase, center: Self.middle, degrees: degrees, scale: scale))), after: 10_000)
    }
    turn(.began, 10, 1)
    for step in 1...10 { turn(.changed, 10 + Double(step), 1.04) }
    #expect(Self.scale(driver) == 1, "fingers that only turn do not keep their distance to the point")
    let content = Self.content(driver, at: Self.middle)
    var scales: [Double] = []
    for step in 1...50 {
      turn(.changed, 40, 1.04 + Double(step) * 0.0212)
      scales.append(Self.scale(driver))
    }
    #expect(zip([1] + scales, scales).allSatisfy { $1 - $0 >= 0 && $1 - $0 < 0.03 }, "\(scales)")
    #expect(abs(Self.scale(driver) - 2.1 / 1.0612) < 0.001, "\(Self.scale(driver))")
    let now = Self.content(driver, at: Self.middle)
    #expect(abs(now.dx - content.dx) < 0.001 && abs(now.dy - content.dy) < 0.001)
    turn(.ended, 40, 2.1)
    driver.settle()
    #expect(driver.stage.state.hands.pinch == nil)
  }

  @Test("two fingers magnify it, and what is between them stays there", arguments: [1.5, 2, 3.9])
  func magnifies(factor: Double) {
    var driver = Self.map()
    driver.drag(from: Point(x: 300, y: 600), to: Point(x: 300, y: 300))
    driver.settle()
    driver.clear()
    let before = Self.content(driver, at: Self.middle)
    Self.pinch(&driver, to: factor)
    driver.settle()
    #expect(abs(Self.scale(driver) - factor) < 1e-12)
    let after = Self.content(driver, at: Self.middle)
    #expect(abs(after.dx - before.dx) < 1e-9 && abs(after.dy - before.dy) < 1e-9)
    let place = Self.offset(driver)
    #expect(driver.kinds == [.zoomed(scale: factor), .scrolled(x: place.dx, y: place.dy)])
  }

  @Test(
    "beyond a limit it follows less and less, and goes back to the limit about the same point",
    arguments: [(9.0, 4.0), (100, 4), (0.2, 0.5), (0.01, 0.5)])
  func limits(factor: Double, limit: Double) {
    var driver = Self.map()
    driver.reader(.scroll(.down), "main/map")
    var shown: [Double] = []
    Self.pinch(&driver, .began, 1)
    for step in 1...20 {
      Self.pinch(&driver, .changed, 1 + (factor - 1) * Double(step) / 20)
      shown.append(Self.scale(driver))
    }
    let isGrowing = factor > 1
    #expect(zip(shown, shown.dropFirst()).allSatisfy { isGrowing ? $0 < $1 : $0 > $1 }, "monotone")
    #expect(shown.allSatisfy { isGrowing ? $0 < limit * 2.001 : $0 > limit / 2.001 }, "however far the fingers go")
    let far = shown.last
    #expect(isGrowing ? (far ?? 0) > limit : (far ?? 9) < limit, "it gives")
    let before = Self.content(driver, at: Self.middle)
    Self.pinch(&driver, .ended, factor)
    #expect(driver.stage.nextDeadline != nil, "and goes back")
    var last = Self.scale(driver)
    while driver.stage.nextDeadline != nil {
      driver.wait(milliseconds: 4)
      let now = Self.scale(driver)
      #expect(isGrowing ? now <= last + 1e-9 : now >= last - 1e-9, "straight")
      last = now
    }
    #expect(last == limit)
    if isGrowing {
      let after = Self.content(driver, at: Self.middle)
      #expect(abs(after.dx - before.dx) < 1e-6 && abs(after.dy - before.dy) < 1e-6)
    }
    #expect(driver.stage.breach == nil)
  }

  @Test("without elasticity it stops at the limit")
  func stops() {
    var driver = Self.map { $0.isElastic = false }
    Self.pinch(&driver, .began, 1)
    Self.pinch(&driver, .changed, 50)
    #expect(Self.scale(driver) == 4)
    Self.pinch(&driver, .ended, 50)
    #expect(driver.stage.nextDeadline == nil)
  }

  @Test("the content never leaves its view, wherever the fingers are", arguments: 0..<40)
  func staysInBounds(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var driver = Self.map()
    for _ in 0..<12 {
      let center = Point(
        x: .random(in: 25...365, using: &random), y: .random(in: 105...695, using: &random))
      Self.pinch(&driver, at: center, to: .random(in: 0.2...5, using: &random))
      if Bool.random(using: &random) { driver.settle() }
      driver.drag(
        from: center, to: Point(x: center.x, y: .random(in: 105...695, using: &random)),
        velocity: .random(in: -2_000...2_000, using: &random))
      if Bool.random(using: &random) { driver.settle() }
    }
    driver.settle()
    let (offset, maximum) = (Self.offset(driver), driver.stage.maximumOffset(0))
    #expect((0...maximum.dx).contains(offset.dx) && (0...maximum.dy).contains(offset.dy))
    #expect((0.5...4).contains(Self.scale(driver)))
    #expect(driver.stage.breach == nil)
  }

  @Test("a second finger ends the first one's scrolling: the content does not move twice")
  func secondFinger() {
    var driver = Self.map()
    let start = Point(x: 195, y: 600)
    let first = driver.touchDown(at: start)
    for step in 1...5 {
      driver.pan(step == 1 ? .began : .changed, start, Point(x: 195, y: 600 - Double(step) * 20), after: 10_000)
    }
    let before = Self.offset(driver)
    #expect(before.dy == 90, "of 100 pt 10 are the slop")
    let second = driver.touchDown(at: Point(x: 195, y: 300))
    driver.pan(.cancelled, start, Point(x: 195, y: 500), after: 10_000)
    Self.pinch(&driver, .began, at: Self.middle, 1)
    Self.pinch(&driver, .changed, at: Self.middle, 1)
    driver.move(first, to: Point(x: 195, y: 460))
    driver.move(second, to: Point(x: 195, y: 340))
    #expect(Self.offset(driver) == before, "the first finger by itself moves nothing any more")
    Self.pinch(&driver, .changed, at: Self.middle, 2)
    Self.pinch(&driver, .ended, at: Self.middle, 2)
    driver.lift(first, at: Point(x: 195, y: 460))
    driver.lift(second, at: Point(x: 195, y: 340))
    driver.settle()
    #expect(Self.scale(driver) == 2)
    #expect(driver.kinds.contains(.zoomed(scale: 2)))
  }

  @Test("without zoom a second finger changes nothing", arguments: [true, false])
  func unsupported(isDeclared: Bool) {
    var driver = Self.map { map in
      map.zoom?.isSupported = false
      if !isDeclared { map.zoom = nil }
    }
    Self.pinch(&driver, to: 3)
    driver.tap(at: Self.middle, count: 2)
    #expect(Self.scale(driver) == 1 && driver.kinds.isEmpty)
    #expect(driver.node("main/map/plan")?.actions.contains(.increment) == false)
  }

  @Test("two taps magnify it about the place, two more bring it back")
  func doubleTap() {
    var driver = Self.map()
    let place = Point(x: 100, y: 650)
    driver.reader(.scroll(.down), "main/map")
    let before = Self.content(driver, at: place)
    driver.tap(at: place, count: 2)
    driver.wait(milliseconds: 100)
    #expect(Self.scale(driver) > 1 && Self.scale(driver) < 2, "on its way")
    driver.settle()
    #expect(Self.scale(driver) == 2)
    let after = Self.content(driver, at: place)
    #expect(abs(after.dx - before.dx) < 1e-9 && abs(after.dy - before.dy) < 1e-9)
    driver.tap(at: place, count: 2)
    driver.settle()
    #expect(Self.scale(driver) == 1)
  }

  @Test("a screen reader needs no two fingers: what nobody operates in it is adjustable")
  func reader() {
    var driver = Self.map()
    let plan = driver.node("main/map/plan")
    #expect(plan?.actions.isSuperset(of: [.increment, .decrement]) == true && plan?.value == "100%")
    #expect(driver.node("main/map/pier")?.actions.contains(.increment) == false)
    driver.reader(.increment, "main/map/plan")
    #expect(Self.scale(driver) == 1.25 && driver.node("main/map/plan")?.value == "125%")
    for _ in 0..<9 { driver.reader(.increment, "main/map/plan") }
    #expect(Self.scale(driver) == 4)
    #expect(driver.kinds.last == .swallowed, "as large as it gets")
    for _ in 0..<12 { driver.reader(.decrement, "main/map/plan") }
    #expect(Self.scale(driver) == 0.5)
  }

  @Test(
    "Command with plus, minus and zero magnifies the first in front", arguments: [Platform.macOS, .iPadOS, .tvOS])
  func keys(platform: Platform) {
    var driver = Self.map(Zoom(minimum: 0.5, maximum: 4), platform)
    func press(_ key: KeyCode) {
      driver.receive(.input(.key(KeyInput(key: key, phase: .down, modifiers: .command, text: nil))))
      driver.receive(.input(.key(KeyInput(key: key, phase: .up, modifiers: .command, text: nil))))
    }
    press(.keyEqual)
    press(.keyEqual)
    #expect(Self.scale(driver) == (platform == .tvOS ? 1 : 1.5625))
    press(.keyMinus)
    #expect(Self.scale(driver) == (platform == .tvOS ? 1 : 1.25))
    press(.key0)
    #expect(Self.scale(driver) == 1)
  }

  @Test("what is shown larger is where it is shown: taps and frames agree", arguments: [0.5, 1, 2.5], [false, true])
  func hits(scale: Double, isRightToLeft: Bool) {
    var zoom = Zoom(minimum: 0.5, maximum: 4)
    zoom.scale = scale
    var driver = Self.map(zoom)
    var scene = driver.stage.scene
    scene.isRightToLeft = isRightToLeft
    driver = StageDriver(scene)
    driver.reader(.reveal, "main/map/pier")
    let frame = driver.node("main/map/pier")?.frame ?? .zero
    #expect(abs(frame.size.width - 100 * scale) < 1e-9 && abs(frame.size.height - 44 * scale) < 1e-9)
    driver.clear()
    driver.tap("main/map/pier")
    #expect(driver.kinds.contains(.activated))
  }

  @Test("a pinch that is cancelled, a device that is gone, a rotation: it rests within its limits", arguments: 0..<3)
  func interrupted(how: Int) {
    var driver = Self.map()
    Self.pinch(&driver, .began, 1)
    Self.pinch(&driver, .changed, 20)
    switch how {
    case 0: Self.pinch(&driver, .cancelled, 20)
    case 1: driver.receive(.input(.interrupted))
    default: driver.receive(.resize(width: 1_180, height: 820))
    }
    driver.settle()
    #expect(Self.scale(driver) == 4 && driver.stage.state.hands.pinch == nil)
    #expect(driver.stage.breach == nil)
    Self.pinch(&driver, .changed, 3)
    #expect(Self.scale(driver) == 4, "nothing holds it any more")
  }

  @Test("equal states have equal hashes, and another scale another one")
  func hashes() {
    var (one, two, other) = (Self.map(), Self.map(), Self.map())
    Self.pinch(&one, to: 2)
    two.wait(milliseconds: 500)
    Self.pinch(&two, to: 2)
    Self.pinch(&other, to: 3)
    #expect(one.stage.stateHash == two.stage.stateHash)
    #expect(one.stage.stateHash != other.stage.stateHash)
  }

  // MARK: Pages

  @Test("what is paged rests on a page at every scale, and a page or number of pages that is another is told once")
  func pages() throws {
    for isPinch in [false, true] {
      var driver = Self.map {
        $0.axes = .vertical
        $0.paging = true
        $0.contentSize = Size(width: 350, height: 3_000)
      }
      for _ in 0..<3 { driver.press(.keyPagedown) }
      #expect(Self.offset(driver).dy == 1_800)
      for scale in [0.8, 0.5, 1.25, 4] {
        driver.clear()
        let before = try #require(driver.stage.pages(0, .vertical))
        let page = before.nearest(to: Self.offset(driver).dy)
        if isPinch {
          Self.pinch(&driver, to: scale / Self.scale(driver))
        } else {
          driver.press(scale < Self.scale(driver) ? .keyMinus : .keyEqual, .command)
        }
        driver.settle()
        let grid = try #require(driver.stage.pages(0, .vertical))
        let now = grid.nearest(to: Self.offset(driver).dy)
        #expect(grid.offset(of: now) == Self.offset(driver).dy && driver.stage.breach == nil)
        let isSame = page == now && before.count == grid.count
        #expect(PagingTests.pages(driver) == (isSame ? [] : [.paged(page: now + 1, count: grid.count)]))
      }
      #expect(isPinch == (Self.scale(driver) == 4))
    }
  }
}
