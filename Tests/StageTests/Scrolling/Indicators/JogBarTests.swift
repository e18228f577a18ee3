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

/// The jog bar of visionOS (SM-13).
@Suite("Jog bar (SM-13)")
struct JogBarTests {
  static let long = Size(width: 300, height: 100_000)

  /// A shelf whose indicator is to be seen; `isLooking` at it.
  static func shelf(isLooking: Bool = true, content: Size = long) -> Shelf {
    var shelf = Shelf(.visionOS, content: content)
    shelf.driver.reader(.scroll(.down), "main/list")
    if isLooking, let track = shelf.indicator()?.track { shelf.look(at: track.center) }
    shelf.driver.clear()
    return shelf
  }

  /// A finger comes down on the rows and begins to move.
  static func begin(_ shelf: inout Shelf) {
    shelf.driver.touchDown(at: Shelf.middle)
    shelf.driver.pan(.began, Shelf.middle, Shelf.middle + Vector(dx: 0, dy: 12))
  }

  /// It goes on to where it is `displacement` points away from there.
  static func pull(_ shelf: inout Shelf, to displacement: Double, after: Int64 = 0) {
    shelf.driver.pan(.changed, Shelf.middle, Shelf.middle + Vector(dx: 0, dy: 12 + displacement), after: after)
  }

  static func jog(_ shelf: Shelf) -> ScrollIndicator.Jog? { shelf.indicator()?.jog }

  // MARK: Start

  @Test(
    "a drag that begins while people look at the indicator makes it a jog bar; any other scrolls the content",
    .keeps("scroll-visionos-jog-start", mutant: .jogBarNeedsNoGaze))
  func start() throws {
    var shelf = Self.shelf()
    let before = shelf.offset.dy
    Self.begin(&shelf)
    #expect(Self.jog(shelf)?.displacement == 0 && Self.jog(shelf)?.speed == 0 && shelf.isVisible())
    #expect(shelf.offset.dy == before, "as the drag begins nothing moves")
    #expect(shelf.driver.kinds == [.announced("Jog Bar")])

    shelf = Self.shelf(isLooking: false)
    Self.begin(&shelf)
    #expect(Self.jog(shelf) == nil && shelf.offset.dy == before - 2, "without a look the finger moves the content")

    // A drag on the indicator itself is none either, as long as nobody looks there.
    shelf = Self.shelf(isLooking: false)
    let place = try #require(shelf.indicator()).track.center
    shelf.driver.touchDown(at: place)
    shelf.driver.pan(.began, place, place + Vector(dx: 0, dy: 12))
    #expect(Self.jog(shelf) == nil)
  }

  @Test("looking elsewhere, or where a hidden indicator would be, is not looking at it")
  func lookingElsewhere() throws {
    var shelf = Self.shelf()
    shelf.look(at: Shelf.middle)
    Self.begin(&shelf)
    #expect(Self.jog(shelf) == nil)
    shelf = Self.shelf()
    shelf.driver.settle()
    #expect(!shelf.isVisible())
    Self.begin(&shelf)
    #expect(Self.jog(shelf) == nil)
  }

  @Test("a look decides nothing on other platforms", arguments: [Platform.iOS, .iPadOS, .macOS, .watchOS])
  func otherPlatforms(platform: Platform) throws {
    var shelf = Shelf(platform)
    shelf.driver.reader(.scroll(.down), "main/list")
    shelf.look(at: try #require(shelf.indicator()).track.center)
    Self.begin(&shelf)
    #expect(Self.jog(shelf) == nil)
  }

  @Test("a click drags as well as a finger does")
  func pointer() {
    var shelf = Self.shelf()
    shelf.driver.receive(.input(.pointer(.pressed(button: 0, at: Shelf.middle))))
    shelf.driver.receive(.input(.pointer(.moved(to: Shelf.middle + Vector(dx: 0, dy: 12)))))
    #expect(Self.jog(shelf) != nil)
    shelf.driver.receive(.input(.pointer(.released(button: 0, at: Shelf.middle))))
    #expect(Self.jog(shelf) == nil)
  }

  // MARK: Speed

  @Test(
    "the drag sets the speed: v(d) = 4000 · (d / 60)^1.5, for as long as it is held",
    .keeps("scroll-visionos-jog-controls-speed", mutant: .jogBarSetsPlace),
    arguments: [
      (0.0, 0.0), (1, 8.606629658), (15, 500), (30, 1414.213562), (60, 4000), (90, 4000), (-15, -500),
    ])
  func speed(displacement: Double, speed: Double) {
    var shelf = Self.shelf()
    shelf.driver.stage.state.scrolling.places[0].offset.dy = 50_000
    Self.begin(&shelf)
    Self.pull(&shelf, to: displacement)
    let start = shelf.offset.dy
    for second in 1...3 {
      shelf.driver.wait(milliseconds: 1_000)
      #expect(abs(shelf.offset.dy - start - speed * Double(second)) < 1e-4 * max(1, abs(speed)))
    }
    #expect(abs((Self.jog(shelf)?.speed ?? .nan) - speed) < 1e-6)
  }

  @Test("the further, the faster, by every step of P.jogStep up to dmax")
  func monotone() {
    let speeds = (-60...60).map { JogBar.speed(Double($0), travel: 60, fastest: 4000) }
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 < $1 })
    #expect(zip(speeds, speeds.reversed()).allSatisfy { $0 == -$1 })
    #expect(JogBar.speed(.nan, travel: 60, fastest: 4000) == 0)
    #expect(JogBar.speed(1, travel: 0, fastest: 4000) == 4000)
  }

  @Test("however the time is split, the content is where it is to the bit")
  func split() {
    var generator = SplitMix64(seed: 13)
    for _ in 0..<20 {
      var (whole, parts) = (Self.shelf(), Self.shelf())
      Self.begin(&whole)
      Self.begin(&parts)
      for _ in 0..<6 {
        let displacement = Double.random(in: -20...60, using: &generator)
        let microseconds = Int64.random(in: 1...400_000, using: &generator)
        Self.pull(&whole, to: displacement)
        Self.pull(&parts, to: displacement)
        let end = whole.driver.stage.now + microseconds
        _ = whole.driver.stage.advance(to: end)
        while parts.driver.stage.now < end {
          let step = Int64.random(in: 1...50_000, using: &generator)
          _ = parts.driver.stage.advance(to: min(end, parts.driver.stage.now + step))
          _ = parts.driver.stage.tree
        }
        #expect(whole.offset == parts.offset)
        #expect(whole.driver.stage.stateHash == parts.driver.stage.stateHash)
      }
    }
  }

  @Test(
    "tick marks run as fast as the content",
    .keeps("scroll-visionos-jog-ticks", mutant: .jogTicksRunSteadily))
  func ticks() throws {
    var shelf = Self.shelf()
    Self.begin(&shelf)
    var last = -1.0
    for displacement in stride(from: 0.0, through: 60, by: 5) {
      Self.pull(&shelf, to: displacement)
      let jog = try #require(Self.jog(shelf))
      #expect(jog.tickSpeed > last)
      last = jog.tickSpeed
    }
    let before = try #require(Self.jog(shelf)).tickPhase
    shelf.driver.wait(milliseconds: 3)
    #expect(Self.jog(shelf)?.tickPhase != before, "they run")
  }

  @Test("at the end it stops and is told of once; the other way it goes on at once")
  func end() {
    var shelf = Self.shelf(content: Size(width: 300, height: 2000))
    Self.begin(&shelf)
    Self.pull(&shelf, to: 60)
    shelf.driver.clear()
    shelf.driver.wait(milliseconds: 5_000)
    #expect(shelf.offset.dy == 1600 && Self.jog(shelf)?.speed == 0 && Self.jog(shelf)?.displacement == 60)
    #expect(shelf.driver.kinds == [.scrolled(x: 0, y: 1600)])
    #expect(shelf.driver.stage.nextDeadline == nil, "nothing more will happen")
    Self.pull(&shelf, to: -15)
    shelf.driver.wait(milliseconds: 1_000)
    #expect(abs(shelf.offset.dy - 1100) < 1e-9)
  }

  @Test("let go at the end it is not told of once more")
  func releaseAtEnd() {
    var shelf = Self.shelf(content: Size(width: 300, height: 2000))
    Self.begin(&shelf)
    Self.pull(&shelf, to: 60)
    shelf.driver.clear()
    shelf.driver.wait(milliseconds: 5_000)
    #expect(shelf.driver.events.map(\.axes) == [[.vertical]])
    shelf.driver.clear()
    shelf.driver.lift(1, at: Shelf.middle + Vector(dx: 0, dy: 72))
    shelf.driver.pan(.ended, Shelf.middle, Shelf.middle + Vector(dx: 0, dy: 72))
    shelf.driver.settle()
    #expect(shelf.driver.events.allSatisfy { $0.axes == [] } && shelf.offset.dy == 1600)
  }

  // MARK: Release

  @Test("the release stops it where it is and hides the indicator")
  func release() {
    var shelf = Self.shelf()
    Self.begin(&shelf)
    Self.pull(&shelf, to: 30)
    shelf.driver.wait(milliseconds: 700)
    let place = shelf.offset.dy
    shelf.driver.clear()
    shelf.driver.lift(1, at: Shelf.middle + Vector(dx: 0, dy: 42))
    shelf.driver.pan(.ended, Shelf.middle, Shelf.middle + Vector(dx: 0, dy: 42), velocity: 900)
    #expect(shelf.driver.kinds == [.scrolled(x: 0, y: place)] && !shelf.isVisible() && Self.jog(shelf) == nil)
    shelf.driver.wait(milliseconds: 3_000)
    #expect(shelf.offset.dy == place && shelf.driver.stage.breach == nil && shelf.driver.stage.isAtRest)
  }

  @Test("it ends as well where the touch is taken back, the screen turns, or something comes up over it")
  func otherEnds() {
    for way in 0..<3 {
      var shelf = Self.shelf()
      Self.begin(&shelf)
      Self.pull(&shelf, to: 30)
      shelf.driver.wait(milliseconds: 100)
      let place = shelf.offset.dy
      switch way {
      case 0: shelf.driver.receive(.input(.interrupted))
      case 1: shelf.driver.cancel(1, at: Shelf.middle)
      default: shelf.driver.receive(.resize(width: 1000, height: 700))
      }
      if way == 1 { shelf.driver.pan(.cancelled, Shelf.middle, Shelf.middle) }
      shelf.driver.wait(milliseconds: 1_000)
      #expect(shelf.offset.dy == place && Self.jog(shelf) == nil && !shelf.driver.stage.isDragged, "\(way)")
      #expect(shelf.driver.stage.breach == nil)
    }
  }

  @Test("pages rest on a page after it")
  func pages() {
    var shelf = Shelf(.visionOS, content: Size(width: 300, height: 4000)) { list, _ in list.paging = true }
    shelf.driver.reader(.scroll(.down), "main/list")
    shelf.look(at: shelf.indicator()?.track.center ?? .zero)
    Self.begin(&shelf)
    Self.pull(&shelf, to: 15)
    shelf.driver.wait(milliseconds: 500)
    shelf.driver.lift(1, at: Shelf.middle + Vector(dx: 0, dy: 27))
    shelf.driver.pan(.ended, Shelf.middle, Shelf.middle + Vector(dx: 0, dy: 27))
    #expect(shelf.offset.dy == 650)
    shelf.driver.settle()
    #expect(shelf.offset.dy == 800, "\(shelf.offset)")
    #expect(shelf.driver.stage.breach == nil)
  }

  // MARK: Reader

  static let bar = "main/list/scroll-indicator"

  @Test("a screen reader sets the speed by steps, without a look and without a drag")
  func reader() throws {
    var shelf = Shelf(.visionOS, content: Self.long)
    var node = try #require(shelf.driver.node(Self.bar))
    #expect(node.name == "Scroll indicator" && node.value == "Stopped" && node.actions == [.increment, .decrement])
    #expect(ReadingOrder(shelf.driver.stage.tree).ids(in: shelf.driver.stage.tree).last == NodeID(Self.bar))
    shelf.driver.reader(.increment, Self.bar)
    shelf.driver.reader(.increment, Self.bar)
    node = try #require(shelf.driver.node(Self.bar))
    #expect(node.name == "Jog Bar" && node.value == "Forward 2 of 8")
    shelf.driver.wait(milliseconds: 1_000)
    // 4000 · (2 / 8)^1.5
    #expect(abs(shelf.offset.dy - 500) < 1e-9)
    shelf.driver.reader(.decrement, Self.bar)
    shelf.driver.reader(.decrement, Self.bar)
    #expect(shelf.driver.node(Self.bar)?.value == "Stopped" && !shelf.driver.stage.isMoving)
    #expect(
      shelf.driver.kinds == [
        .valueChanged("Forward 1 of 8"), .valueChanged("Forward 2 of 8"), .valueChanged("Forward 1 of 8"),
        .valueChanged("Stopped"), .scrolled(x: 0, y: shelf.offset.dy),
      ])
  }

  @Test(
    "two indicators of one view are told apart by their axes, also while one of them is a jog bar",
    arguments: [
      ("en", ["Vertical scroll indicator", "Horizontal scroll indicator"], "Vertical Jog Bar"),
      ("ko", ["세로 스크롤 표시기", "가로 스크롤 표시기"], "세로 조그 막대"),
    ])
  func twoAxes(language: String, names: [String], jogName: String) {
    var list = Element(
      id: "list", role: .scrollView, label: "List", frame: Rect(x: 40, y: 100, width: 600, height: 400))
    list.axes = [.vertical, .horizontal]
    list.contentSize = Size(width: 1_500, height: 4_000)
    let scene = SceneBuilder(.visionOS).window("main", title: "Main", [list]).with { $0.language = language }.scene
    var driver = StageDriver(scene)
    func bars() -> [AccessibilityNode] { driver.stage.tree.nodes.filter { $0.role == .scrollBar } }
    #expect(bars().map(\.name) == names)
    guard let vertical = bars().first else { return }
    driver.reader(.increment, vertical.id.path)
    #expect(bars().map(\.name) == [jogName, names[1]])
  }

  @Test("at the end of the content it stops by itself, and goes no faster than it can")
  func readerEnd() {
    var shelf = Shelf(.visionOS, content: Size(width: 300, height: 2000))
    for _ in 0..<12 { shelf.driver.reader(.increment, Self.bar) }
    #expect(shelf.driver.kinds.suffix(5) == Array(repeating: .valueChanged("Forward 8 of 8"), count: 5)[...])
    shelf.driver.settle()
    #expect(shelf.offset.dy == 1600 && shelf.driver.node(Self.bar)?.value == "Stopped")
    shelf.driver.clear()
    shelf.driver.reader(.increment, Self.bar)
    #expect(shelf.driver.kinds == [.reachedEdge(.bottom), .swallowed] && !shelf.driver.stage.isMoving)
    shelf.driver.reader(.decrement, Self.bar)
    shelf.driver.settle()
    #expect(shelf.offset.dy == 0)
  }

  @Test("a touch stops what a reader made go, and no more")
  func touchStops() {
    var shelf = Shelf(.visionOS, content: Self.long)
    shelf.driver.reader(.increment, Self.bar)
    shelf.driver.wait(milliseconds: 500)
    let place = shelf.offset.dy
    shelf.driver.clear()
    shelf.driver.tap(at: Shelf.middle)
    #expect(shelf.offset.dy == place && shelf.driver.kinds == [.valueChanged("Stopped"), .scrolled(x: 0, y: place)])
  }

  @Test("there is one for what can be scrolled and seen only, and only on visionOS", arguments: Platform.allCases)
  func onlyThere(platform: Platform) {
    #expect((Shelf(platform).driver.node(Self.bar) != nil) == (platform == .visionOS))
    #expect(Shelf(platform, content: Size(width: 300, height: 300)).driver.node(Self.bar) == nil)
    #expect(Shelf(platform) { list, _ in list.showsIndicator = [] }.driver.node(Self.bar) == nil)
  }

  @Test("a screen reader is told the edge where the content ends already")
  func readerAtTheEdge() {
    var shelf = Shelf(.visionOS)
    shelf.driver.reader(.decrement, Self.bar)
    #expect(shelf.driver.kinds == [.reachedEdge(.top), .swallowed])
    for _ in 0..<5 { shelf.driver.reader(.scroll(.down), "main/list") }
    shelf.driver.clear()
    shelf.driver.reader(.increment, Self.bar)
    #expect(shelf.driver.kinds == [.reachedEdge(.bottom), .swallowed])
  }
}
