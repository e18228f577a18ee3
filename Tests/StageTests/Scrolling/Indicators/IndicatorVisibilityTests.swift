import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage

/// When scroll indicators are to be seen (SM-12).
@Suite("Visibility of scroll indicators (SM-12)")
struct IndicatorVisibilityTests {
  static let up = Vector(dx: 0, dy: -80)

  @Test(
    "hidden at rest, visible from the first change of the offset, hidden again half a second after the end",
    .keeps("scroll-indicator-after-scroll-starts", mutant: .indicatorsAreAlwaysThere),
    arguments: [Platform.iOS, .iPadOS, .macOS, .visionOS, .watchOS])
  func comesAndGoes(platform: Platform) {
    var shelf = Shelf(platform) {
      if platform == .watchOS { $1.screen.size = Size(width: 400, height: 800) }
    }
    // On macOS a finger moves no content, a key does.
    if platform == .macOS {
      #expect(!shelf.isVisible(), "nothing has moved")
      shelf.driver.reader(.scroll(.down), "main/list")
    } else {
      #expect(!shelf.isVisible(), "nothing has moved")
      shelf.hold(Self.up)
      #expect(shelf.isVisible(), "the content moves")
      shelf.driver.wait(milliseconds: 3_000)
      #expect(shelf.isVisible(), "a finger holds it")
      shelf.letGo(Self.up)
    }
    #expect(shelf.isVisible(), "it has just come to rest")
    shelf.driver.wait(milliseconds: 499)
    #expect(shelf.isVisible())
    shelf.driver.wait(milliseconds: 1)
    #expect(!shelf.isVisible(), "P.indicatorHide is over")
  }

  @Test("that it hides is a deadline, and no movement: what waits for rest does not wait for it")
  func deadline() {
    var shelf = Shelf(.iOS)
    shelf.driver.reader(.scroll(.down), "main/list")
    let now = shelf.driver.stage.now
    #expect(shelf.driver.stage.nextDeadline == now + 500_000)
    #expect(!shelf.driver.stage.isMoving && shelf.driver.stage.isAtRest)
    #expect(shelf.driver.stage.advance(to: now + 500_000).isEmpty, "and nothing happens")
    #expect(shelf.driver.stage.nextDeadline == nil)
  }

  @Test("P.indicatorHide is the author's")
  func parameter() {
    var shelf = Shelf(.iOS) { $1.parameters.indicatorHide = 0 }
    shelf.driver.reader(.scroll(.down), "main/list")
    #expect(!shelf.isVisible() && shelf.driver.stage.nextDeadline == nil)
    shelf = Shelf(.iOS) { $1.parameters.indicatorHide = 2_000_000 }
    shelf.driver.reader(.scroll(.down), "main/list")
    shelf.driver.wait(milliseconds: 1_999)
    #expect(shelf.isVisible())
    shelf.driver.wait(milliseconds: 1)
    #expect(!shelf.isVisible())
  }

  @Test("whether it is still to be seen is no state of its own where nothing depends on it")
  func hash() {
    var (shelf, other) = (Shelf(.iOS), Shelf(.iOS))
    shelf.driver.reader(.scroll(.down), "main/list")
    other.driver.reader(.scroll(.down), "main/list")
    other.driver.settle()
    #expect(shelf.isVisible() && !other.isVisible())
    #expect(shelf.driver.stage.stateHash == other.driver.stage.stateHash)
    var vision = Shelf(.visionOS)
    vision.driver.reader(.scroll(.down), "main/list")
    let shown = vision.driver.stage.stateHash
    vision.driver.settle()
    #expect(vision.driver.stage.stateHash != shown, "a drag could have made it a jog bar")
  }

  @Test("only the indicator of the axis that moves comes")
  func axes() {
    var shelf = Shelf(.iOS, content: Size(width: 900, height: 2000))
    shelf.hold(Vector(dx: -80, dy: 0))
    #expect(shelf.isVisible(.horizontal) && !shelf.isVisible(.vertical))
    shelf.letGo(Vector(dx: -80, dy: 0))
    shelf.driver.wait(milliseconds: 200)
    shelf.hold(Self.up)
    #expect(shelf.isVisible(.horizontal) && shelf.isVisible(.vertical), "the other one has not hidden yet")
  }

  @Test("an axis that its author hides has no indicator to be seen, whatever moves", arguments: Platform.allCases)
  func authorHides(platform: Platform) {
    var shelf = Shelf(platform) { list, scene in
      list.showsIndicator = .horizontal
      scene.settings.scrollBars = .always
    }
    shelf.driver.reader(.scroll(.down), "main/list")
    #expect(!shelf.isVisible())
    #expect(platform == .tvOS || shelf.indicator()?.policy == .never, "the place is known all the same")
  }

  @Test("tvOS has none, and content that fits has none anywhere", arguments: Platform.allCases)
  func none(platform: Platform) {
    #expect(Shelf(platform, content: Size(width: 300, height: 100)).driver.node("main/list")?.indicators == [])
    if platform == .tvOS { #expect(Shelf(.tvOS).driver.node("main/list")?.indicators == []) }
  }

  @Test("a rotation ends the drag, and the indicator hides as after any other end")
  func rotation() {
    var shelf = Shelf(.iOS)
    shelf.hold(Self.up)
    shelf.driver.receive(.resize(width: 852, height: 393))
    #expect(shelf.isVisible())
    shelf.driver.settle()
    #expect(!shelf.isVisible())
  }

  @Test("splitting the time changes nothing")
  func split() {
    var (whole, parts) = (Shelf(.iOS), Shelf(.iOS))
    for millisecond in [120, 340, 500] as [Int64] {
      (whole, parts) = (Shelf(.iOS), Shelf(.iOS))
      whole.hold(Self.up)
      parts.hold(Self.up)
      whole.letGo(Self.up)
      parts.letGo(Self.up)
      whole.driver.wait(milliseconds: millisecond)
      for _ in 0..<millisecond { parts.driver.wait(milliseconds: 1) }
      #expect(whole.driver.stage.tree == parts.driver.stage.tree)
    }
  }

  // MARK: visionOS

  @Test(
    "on visionOS the indicator is at the window's edge as soon as a swipe begins",
    .keeps("scroll-visionos-indicator-on-swipe", mutant: .indicatorComesWhenReleased))
  func visionSwipe() throws {
    var shelf = Shelf(.visionOS, content: Size(width: 900, height: 2000))
    let window = try #require(shelf.driver.node("main")).frame
    shelf.hold(Self.up)
    var indicator = try #require(shelf.indicator())
    #expect(indicator.isVisible && indicator.track.maxX == window.maxX && indicator.track.midY == window.midY)
    shelf = Shelf(.visionOS, content: Size(width: 900, height: 2000))
    shelf.hold(Vector(dx: -80, dy: 0))
    indicator = try #require(shelf.indicator(.horizontal))
    #expect(indicator.isVisible && indicator.track.maxY == window.maxY && indicator.track.midX == window.midX)
    #expect(!shelf.isVisible(.vertical))
  }

  @Test(
    "on visionOS content goes the way of the swipe",
    .keeps("scroll-visionos-swipe-direction", mutant: .visionSwipeIsInverted),
    arguments: [Vector(dx: 0, dy: -80), Vector(dx: 0, dy: 80), Vector(dx: -80, dy: 0), Vector(dx: 80, dy: 0)])
  func swipeDirection(way: Vector) {
    var shelf = Shelf(.visionOS, content: Size(width: 900, height: 2000))
    // So that there is a way back.
    shelf.driver.reader(.scroll(.down), "main/list")
    shelf.driver.reader(.scroll(.right), "main/list")
    shelf.driver.settle()
    let before = shelf.offset
    shelf.hold(way)
    #expect(shelf.offset - before == way * -1)
  }
}
