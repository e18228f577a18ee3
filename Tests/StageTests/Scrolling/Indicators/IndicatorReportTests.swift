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

/// What scroll indicators tell (catalogue, 5.3 and A-25).
@Suite("What scroll indicators tell")
struct IndicatorReportTests {
  /// A view of 400 points on 2000: it goes from 0 to 1600.
  static let stops: [(offset: Double, zone: ScrollIndicator.Zone)] = [
    (0, .beginning), (533, .beginning), (534, .middle), (800, .middle), (1066, .middle), (1067, .end), (1600, .end),
  ]

  @Test(
    "the third of the way that shows, and a thumb that goes as the content goes",
    .keeps("scroll-indicator-near-begin-middle-end", mutant: .indicatorCountsBackwards),
    arguments: [Platform.iOS, .iPadOS, .macOS, .visionOS, .watchOS])
  func zones(platform: Platform) throws {
    var last = -Double.infinity
    for (offset, zone) in Self.stops {
      var shelf = Shelf(platform) { $1.screen.size = Size(width: 400, height: 800) }
      shelf.driver.stage.state.scrolls[0].offset.dy = offset
      shelf.driver.stage.invalidateTree()
      let indicator = try #require(shelf.indicator())
      #expect(indicator.zone == zone && indicator.fraction == offset / 1600, "\(offset)")
      #expect(indicator.thumb.minY > last, "\(offset)")
      #expect(indicator.thumb.minY >= indicator.track.minY && indicator.thumb.maxY <= indicator.track.maxY + 1e-9)
      last = indicator.thumb.minY
    }
  }

  @Test("a bounce beyond an end tells the end")
  func beyond() throws {
    var shelf = Shelf(.iOS)
    shelf.hold(Vector(dx: 0, dy: 120))
    #expect(shelf.offset.dy < 0)
    let indicator = try #require(shelf.indicator())
    #expect(indicator.isVisible && indicator.fraction == 0 && indicator.thumb.minY == indicator.track.minY)
  }

  @Test(
    "the length of the thumb is the share of the content that shows, but never too short to be seen",
    .keeps("scroll-indicator-length-ko", mutant: .thumbForgetsContent),
    arguments: [Platform.iOS, .iPadOS, .macOS])
  func lengths(platform: Platform) throws {
    let lengths = try [500.0, 800, 1600, 4000, 40_000].map { content in
      let shelf = Shelf(platform, content: Size(width: 300, height: content))
      let indicator = try #require(shelf.indicator())
      let share = indicator.length / indicator.track.size.height
      #expect(abs(share - max(24 / 400, 400 / content)) < 1e-12)
      return indicator.length
    }
    #expect(lengths == lengths.sorted(by: >) && lengths.last == 24)
  }

  @Test("right to left, bars are at the left, and the thumb comes from the right")
  func rightToLeft() throws {
    var shelf = Shelf(.macOS, content: Size(width: 900, height: 2000)) { $1.isRightToLeft = true }
    let vertical = try #require(shelf.indicator())
    #expect(vertical.track.minX == Shelf.view.minX)
    var horizontal = try #require(shelf.indicator(.horizontal))
    #expect(horizontal.thumb.maxX == horizontal.track.maxX)
    shelf.driver.stage.state.scrolls[0].offset.dx = 600
    shelf.driver.stage.invalidateTree()
    horizontal = try #require(shelf.indicator(.horizontal))
    #expect(horizontal.thumb.minX == horizontal.track.minX)
  }

  @Test(
    "on visionOS: how far of how much, whatever the size of the indicator",
    .keeps("scroll-visionos-indicator-shows-position-and-length", mutant: .indicatorForgetsLength))
  func positionAndLength() throws {
    var shelf = Shelf(.visionOS)
    shelf.hold(Vector(dx: 0, dy: -160))
    let indicator = try #require(shelf.indicator())
    #expect(indicator.fraction == 0.1 && indicator.total == 2000)
  }

  @Test("a watch has it beside the crown", arguments: [Screen.CrownSide.left, .right])
  func crown(side: Screen.CrownSide) throws {
    let shelf = Shelf(.watchOS) { $1.screen.crownSide = side }
    let indicator = try #require(shelf.indicator())
    #expect(indicator.place == .crown)
    #expect(side == .left ? indicator.track.minX == Shelf.view.minX : indicator.track.maxX == Shelf.view.maxX)
  }

  @Test("content that goes page by page tells its page")
  func pages() throws {
    var shelf = Shelf(.iOS) { list, _ in list.paging = true }
    shelf.driver.reader(.scroll(.down), "main/list")
    #expect(shelf.indicator()?.page == Position(index: 2, count: 5))
  }
}
