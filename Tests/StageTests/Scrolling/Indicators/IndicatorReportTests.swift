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

/// What scroll indicators tell.
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
      shelf.driver.stage.state.scrolling.places[0].offset.dy = offset
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
    arguments: [Platform.iOS, .iPadOS, .macOS, .watchOS])
  func lengths(platform: Platform) throws {
    let lengths = try [500.0, 800, 1600, 4000, 40_000].map { content in
      let shelf = Shelf(platform, content: Size(width: 300, height: content)) {
        if platform == .watchOS { $1.screen.size = Size(width: 400, height: 800) }
      }
      let indicator = try #require(shelf.indicator())
      let share = indicator.length / indicator.track.size.height
      #expect(abs(share - max(24 / indicator.track.size.height, 400 / content)) < 1e-12)
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
    shelf.driver.stage.state.scrolling.places[0].offset.dx = 600
    shelf.driver.stage.invalidateTree()
    horizontal = try #require(shelf.indicator(.horizontal))
    #expect(horizontal.thumb.minX == horizontal.track.minX)
  }

  @Test(
    "on visionOS: how far of how much, whatever the size of the indicator",
    .keeps("scroll-visionos-indicator-shows-position-and-length", mutant: .indicatorForgetsLength),
    arguments: [(0.0, 500.0), (40, 500), (100, 500), (160, 2_000), (800, 2_000), (1_600, 2_000), (99_600, 100_000)])
  func positionAndLength(offset: Double, length: Double) throws {
    var shelf = Shelf(.visionOS, content: Size(width: 300, height: length))
    shelf.driver.scroll("main/list", to: offset)
    let indicator = try #require(shelf.indicator())
    // 400 pt show.
    #expect(abs(indicator.fraction - offset / (length - 400)) < 1e-12 && indicator.total == length)
    // What can be seen: the thumb has gone as large a part of the way that its track leaves it.
    let gone = indicator.thumb.minY - indicator.track.minY
    let way = indicator.track.size.height - indicator.thumb.size.height
    #expect(way > 0 && abs(gone - way * offset / (length - 400)) < 1e-9)
    shelf.driver.scroll("main/list", to: 0)
    shelf.hold(Vector(dx: 0, dy: -40))
    #expect(shelf.indicator().map { abs($0.fraction - 40 / (length - 400)) < 1e-12 } == true, "under a finger as well")
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
