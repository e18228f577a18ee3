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
@testable import StageModel
@testable import StageMotion

/// Content that glides, bounces or is under a finger while its room changes (SM-8, SM-9).
@Suite("Moving content and its room (SM-8)")
struct MovingContentTests {
  /// What changes the room.
  enum Change: String, CaseIterable, CustomTestStringConvertible {
    case larger, smaller, keyboardComes, keyboardGoes
    var testDescription: String { rawValue }
    var isDetent: Bool { self == .larger || self == .smaller }
  }

  /// A list of so many points, in a sheet for what changes its detent, else in a window with a keyboard.
  static func list(_ change: Change, paged: Bool = false, length: Double = 3_000) -> StageDriver {
    if change.isDetent {
      var driver = KeepingPlacesTests.sheet(paged: paged, length: length)
      if change == .smaller { KeepingPlacesTests.select("large", &driver) }
      return driver
    }
    var list = Element(id: "list", role: .scrollView, frame: Rect(x: 0, y: 100, width: 393, height: 700))
    list.axes = .vertical
    list.paging = paged
    list.contentSize = Size(width: 393, height: length)
    list.children = [.text("line", "Line")]
    var field = Element.field("name", "Name")
    field.frame = Rect(x: 16, y: 50, width: 300, height: 44)
    let scene = SceneBuilder().window("main", [list, field]).with { $0.inputDevices = [.touch] }.scene
    var driver = StageDriver(scene)
    if change == .keyboardGoes { driver.tap("main/name") }
    return driver
  }

  static func make(_ change: Change, _ driver: inout StageDriver) {
    switch change {
    case .larger: _ = driver.stage.select(detent: "large", of: "sheet", at: driver.stage.now)
    case .smaller: _ = driver.stage.select(detent: "medium", of: "sheet", at: driver.stage.now)
    case .keyboardComes: driver.tap("main/name")
    case .keyboardGoes: _ = driver.stage.setInputDevices([.touch, .keyboard], at: driver.stage.now)
    }
  }

  static func offset(_ driver: StageDriver) -> Double { driver.stage.offset(0).dy }
  static func end(_ driver: StageDriver) -> Double { driver.stage.maximumOffset(0).dy }

  static func start(_ change: Change) -> Point { Point(x: 196, y: change.isDetent ? 800 : 450) }

  /// A flick that ends with `velocity` points of content a second, after the content has gone to `place`.
  static func flick(_ driver: inout StageDriver, _ change: Change, from place: Double, _ velocity: Double) {
    driver.scroll(change.isDetent ? "sheet/list" : "main/list", to: place)
    let start = start(change)
    driver.drag(from: start, to: start + Vector(dx: 0, dy: velocity > 0 ? -60 : 60), velocity: -velocity)
  }

  struct Case: CustomTestStringConvertible {
    var change: Change
    var isPaged: Bool
    var place: Double
    var velocity: Double
    /// Milliseconds from the flick to the change.
    var wait: Int64
    var testDescription: String {
      "\(change) \(isPaged ? "paged " : "")at \(place), \(velocity) pt/s, after \(wait) ms"
    }
  }

  static let cases: [Case] = Change.allCases.flatMap { change in
    [false, true].flatMap { isPaged in
      [(0.0, -1_500.0), (300, 900), (900, 4_000), (1_700, 2_500), (2_150, 3_000)].flatMap { place, velocity in
        [5, 60, 250].map { Case(change: change, isPaged: isPaged, place: place, velocity: velocity, wait: $0) }
      }
    }
  }

  @Test(
    "it goes on from where it is shown, without a jump, and rests where there is content, on a page where it has pages",
    .keeps("scroll-vertical-or-horizontal", mutant: .movingContentKeepsItsBounds, on: [.iOS]), arguments: cases)
  func goesOn(given: Case) {
    var driver = Self.list(given.change, paged: given.isPaged)
    Self.flick(&driver, given.change, from: given.place, given.velocity)
    driver.wait(milliseconds: given.wait)
    let wasMoving = driver.stage.state.scrolling.places[0].motion != nil
    let before = Self.offset(driver)
    driver.clear()
    Self.make(given.change, &driver)
    let room = Self.end(driver)
    if wasMoving, driver.stage.state.scrolling.places[0].motion != nil {
      // A tap on the field takes 80 ms.
      let way = given.change == .keyboardComes ? 6_000 * 0.09 : 1
      #expect(abs(Self.offset(driver) - before) <= way)
    }
    var last = Self.offset(driver)
    while driver.stage.isMoving {
      driver.wait(milliseconds: 2)
      #expect(abs(Self.offset(driver) - last) <= 12, "from \(last) to \(Self.offset(driver)) within 2 ms")
      last = Self.offset(driver)
    }
    driver.settle()
    let end = Self.end(driver)
    #expect((0...end).contains(Self.offset(driver)) && driver.stage.breach == nil)
    #expect(
      driver.stage.state.scrolling.places[0].offset.dy == Self.offset(driver), "it stays there when there is more room")
    if given.isPaged, let grid = driver.stage.pages(0, .vertical) {
      #expect(grid.offset(of: grid.nearest(to: Self.offset(driver))) == Self.offset(driver))
    }
    if !given.change.isDetent { #expect(end == room) }
  }

  @Test("how often one asks on the way changes nothing, to the bit", arguments: cases)
  func splits(given: Case) {
    func places(every step: Int64?) -> [UInt64] {
      var driver = Self.list(given.change, paged: given.isPaged)
      Self.flick(&driver, given.change, from: given.place, given.velocity)
      driver.wait(milliseconds: given.wait)
      Self.make(given.change, &driver)
      return ([3, 100, 237, 480, 900, 4_000] as [Int64]).map { milliseconds -> UInt64 in
        if let step {
          for _ in 0..<(min(milliseconds, 300) / step) { driver.wait(milliseconds: step) }
          driver.wait(milliseconds: milliseconds - min(milliseconds, 300) / step * step)
        } else {
          driver.wait(milliseconds: milliseconds)
        }
        return Self.offset(driver).bitPattern
      } + [driver.stage.stateHash]
    }
    let once = places(every: nil)
    #expect(places(every: 1) == once)
    #expect(places(every: 7) == once)
  }

  @Test("content that would have bounced off an end goes on where there is more of it now")
  func moreRoom() {
    var driver = Self.list(.keyboardComes)
    let end = Self.end(driver)
    Self.flick(&driver, .keyboardComes, from: end - 300, 4_000)
    driver.wait(milliseconds: 30)
    _ = driver.stage.setInputDevices([.touch, .keyboard], at: driver.stage.now)
    _ = driver.stage.setInputDevices([.touch], at: driver.stage.now)
    Self.make(.keyboardComes, &driver)
    driver.settle()
    #expect(Self.end(driver) > end && Self.offset(driver) > end + 50)
  }

  @Test("content at its end stays with it while the sheet grows over it, and is told where it rests")
  func taken() {
    var driver = Self.list(.larger)
    let old = Self.end(driver)
    Self.flick(&driver, .larger, from: old - 100, 1_500)
    Self.make(.larger, &driver)
    driver.clear()
    driver.settle()
    let end = Self.end(driver)
    #expect(end < old && Self.offset(driver) == end)
    let told = driver.events.filter { if case .scrolled = $0.kind { true } else { false } }
    #expect(told.map(\.kind) == [.scrolled(x: 0, y: end)] && told.first?.axes == [.vertical], "once")
  }

  @Test("under a finger it stays where it is, and from there on resists at the end that there is now")
  func held() {
    for change in [Change.larger, .smaller, .keyboardGoes] {
      var driver = Self.list(change)
      let (start, id) = (Self.start(change), change.isDetent ? "sheet/list" : "main/list")
      driver.scroll(id, to: Self.end(driver) - 20)
      let finger = driver.touchDown(at: start)
      driver.pan(.began, start, start + Vector(dx: 0, dy: -30))
      driver.pan(.changed, start, start + Vector(dx: 0, dy: -50))
      let before = Self.offset(driver)
      Self.make(change, &driver)
      var last = before
      while driver.stage.isMoving, driver.stage.nextDeadline != nil {
        driver.wait(milliseconds: 10)
        #expect(Self.offset(driver) == before, "\(change)")
        last = Self.offset(driver)
      }
      driver.pan(.changed, start, start + Vector(dx: 0, dy: -52))
      let way = Self.offset(driver) - last
      #expect(change == .smaller ? abs(way - 2) < 1e-6 : way > 0 && way < 1.5, "\(change): \(way)")
      driver.pan(.ended, start, start + Vector(dx: 0, dy: -52))
      driver.lift(finger, at: start + Vector(dx: 0, dy: -52))
      driver.settle()
      #expect((0...Self.end(driver)).contains(Self.offset(driver)))
    }
  }

  @Test("a screen that is turned lets it rest at once, never beyond its end", arguments: [20, 80, 200, 500] as [Int64])
  func turned(wait: Int64) {
    for (isPaged, place) in [(false, 300.0), (false, 2_200), (true, 600)] {
      var driver = Self.list(.larger, paged: isPaged)
      Self.flick(&driver, .larger, from: place, 5_000)
      driver.wait(milliseconds: wait)
      driver.receive(.resize(width: 852, height: 393))
      driver.settle()
      #expect((0...Self.end(driver)).contains(Self.offset(driver)) && driver.stage.breach == nil)
    }
  }
}
