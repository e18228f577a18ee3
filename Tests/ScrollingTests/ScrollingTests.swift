import Accessibility
import Digests
import Geometry
import InputEvents
import Journal
import StageModel
import StageMotion
import TestSupport
import Testing

@testable import Scrolling

@Suite("Scrolling")
struct ScrollingTests {
  static func time(_ milliseconds: Int64) -> Timestamp { Timestamp(microseconds: milliseconds * 1000) }
  static func motion(from: Double = 0, to: Double, response: Double = 0.3) -> ScrollMotion {
    ScrollMotion(from: from, to: to, maximum: 900, response: response, start: .zero)
  }
  static let holder = ScrollPlace.Holder(device: 1, contact: 7)

  /// Three scroll views, and two texts.
  static func scrolling() -> Scrolling { Scrolling(scrollers: 3, selectables: 2) }

  // MARK: Places

  @Test("what moves, waits or is held is active; what rests is not, wherever it is")
  func active() {
    var scrolling = Self.scrolling()
    scrolling.rest(2, at: Vector(dx: 0, dy: 50))
    #expect(scrolling.places.active.isEmpty && scrolling.places.placed == [2])
    scrolling.go(2, along: .vertical, by: Self.motion(to: 300))
    scrolling.go(0, from: Vector(dx: 9, dy: 0), along: .horizontal, by: Self.motion(from: 9, to: 0))
    #expect(scrolling.places.active == [0, 2] && scrolling.places.placed == [2, 0])
    scrolling.stop(2, at: Vector(dx: 0, dy: 120), by: Self.holder)
    scrolling.rest(0, at: .zero)
    #expect(scrolling.places.active == [2])
    scrolling.letGo(2)
    scrolling.awaitRoom(1)
    #expect(scrolling.places.active == [1])
    scrolling.endWaitForRoom(1)
    #expect(scrolling.places.active.isEmpty)
    scrolling.forgetPlaced()
    scrolling.noteRoom(of: 1)
    #expect(scrolling.places.placed == [1])
  }

  @Test("a finger that stops content holds it where it is, and knows where it was going until it lifts")
  func stopped() {
    var scrolling = Self.scrolling()
    scrolling.go(1, along: .horizontal, by: Self.motion(to: 300))
    scrolling.stop(1, at: Vector(dx: 120, dy: 0), by: Self.holder)
    let place = scrolling.places[1]
    #expect(place.isStopped && place.holder == Self.holder && place.heading == 300 && place.axis == .horizontal)
    #expect(place.motion == nil && place.offset.dx == 120)
    scrolling.letGo(1)
    #expect(!scrolling.places[1].isActive && scrolling.places[1].holder == nil && scrolling.places[1].heading == nil)
    #expect(scrolling.places[1].offset.dx == 120)
  }

  @Test("of two movements the one that comes to rest last says when the content does", arguments: [true, false])
  func bothAxes(isVerticalLast: Bool) throws {
    var scrolling = Self.scrolling()
    let (slow, fast) = (Self.motion(to: 400, response: 0.9), Self.motion(to: 200, response: 0.2))
    let motions = [
      (axis: ScrollAxis.vertical, motion: Optional(isVerticalLast ? slow : fast)),
      (axis: ScrollAxis.horizontal, motion: Optional(isVerticalLast ? fast : slow)),
    ]
    #expect(scrolling.go(1, by: motions) == slow)
    #expect(scrolling.places[1].axis == (isVerticalLast ? .vertical : .horizontal))
    #expect(scrolling.places[1].cross == fast)
    let arrived = scrolling.arrive(1)
    let arrival = try #require(arrived)
    #expect(arrival.motion == slow && arrival.axis == (isVerticalLast ? .vertical : .horizontal))
    #expect(arrival.cross == (isVerticalLast ? .horizontal : .vertical))
    #expect(scrolling.places[1].offset == (isVerticalLast ? Vector(dx: 200, dy: 400) : Vector(dx: 400, dy: 200)))
    #expect(!scrolling.places[1].isActive && scrolling.arrive(1) == nil)
    #expect(scrolling.go(1, by: [(axis: .vertical, motion: nil)]) == nil && !scrolling.places[1].isActive)
  }

  @Test("in another room the movement along the other axis may come to rest last from then on", arguments: [0.1, 2])
  func refitted(response: Double) {
    var scrolling = Self.scrolling()
    let (motion, cross) = (Self.motion(to: 400, response: 0.9), Self.motion(to: 200, response: 0.5))
    _ = scrolling.go(1, by: [(axis: .vertical, motion: motion), (axis: .horizontal, motion: cross)])
    let new = Self.motion(from: 10, to: 150, response: response)
    scrolling.refitCross(1, at: 10, to: new)
    #expect(scrolling.places[1].offset.dx == 10)
    let isLast = new.end > motion.end
    #expect(
      scrolling.places[1].motion == (isLast ? new : motion) && scrolling.places[1].cross == (isLast ? motion : new))
    #expect(scrolling.places[1].axis == (isLast ? .horizontal : .vertical) && isLast == (response > 1))
    scrolling.refit(1, at: 33, to: nil)
    #expect(scrolling.places[1].motion == nil && scrolling.places[1].offset[isLast ? .horizontal : .vertical] == 33)
  }

  @Test("content that begins anew has forgotten what it was doing")
  func restarted() {
    var scrolling = Self.scrolling()
    var units = 20
    scrolling.rest(1, at: Vector(dx: 5, dy: 6), leftOff: Vector(dx: 7, dy: 8))
    scrolling.magnify(1, to: 2)
    scrolling.noteTravel(1, .vertical)
    scrolling.beginPageTurn(1, .vertical, page: 2, of: 4)
    scrolling.beginPageTurn(2, .vertical, page: 1, of: 4)
    _ = scrolling.takeNotch(&units, of: 0, 1, .vertical)
    #expect(scrolling.notches.all.count == 1)
    scrolling.forgetPlaced()
    scrolling.restart(1)
    #expect(scrolling.places[1] == ScrollPlace() && scrolling.places.placed == [1] && scrolling.zooms.isEmpty)
    #expect(scrolling.travels.isEmpty && scrolling.notches.all.isEmpty && scrolling.pageTurns.map(\.scroller) == [2])
  }

  // MARK: What is told

  @Test("a page turn is of the page that was left first, and of whoever let the content go last")
  func pageTurns() {
    var scrolling = Self.scrolling()
    scrolling.beginPageTurn(1, .vertical, page: 2, of: 4)
    scrolling.beginPageTurn(1, .horizontal, page: 0, of: 3)
    scrolling.beginPageTurn(2, .vertical, page: 1, of: 2)
    scrolling.notePageTurn(1, Cause("swipe"))
    #expect(scrolling.pageTurns.map(\.cause.text) == ["swipe", "swipe", "SM-9 at rest"])
    #expect(scrolling.pageTurn(1, .vertical)?.page == 2 && scrolling.pageTurn(2, .horizontal) == nil)
    scrolling.endPageTurn(1, .vertical)
    #expect(scrolling.pageTurn(1, .vertical) == nil && scrolling.pageTurn(1, .horizontal)?.count == 3)
    scrolling.forgetPageTurns(of: 1)
    #expect(scrolling.pageTurns.map(\.scroller) == [2])
  }

  @Test("what has moved is told once, along the axes of its movements")
  func travels() {
    var scrolling = Self.scrolling()
    scrolling.noteTravel(1, .vertical)
    scrolling.noteTravel(1, .vertical)
    scrolling.noteTravel(1, .horizontal)
    #expect(scrolling.hasTravelled(1, .horizontal) && !scrolling.hasTravelled(0, .vertical))
    #expect(scrolling.endTravel(1) == [.vertical, .horizontal] && scrolling.endTravel(1).isEmpty)
  }

  /// Something that keeps content from resting.
  static let doings: [(name: String, change: @Sendable (inout Scrolling) -> Void)] = [
    (
      "it moves",
      { $0.go(1, along: .vertical, by: ScrollMotion(from: 0, to: 9, maximum: 9, response: 1, start: .zero)) }
    ),
    ("it is stopped", { $0.stop(1, at: .zero, by: holder) }),
    ("a jog bar leads it", { $0.startJog(1, .vertical, offset: .zero, maximum: .zero, level: nil, at: .zero) }),
    (
      "it is turned",
      {
        $0.noteTurn(at: .zero, Cause("crown"))
        $0.note($0.moved(1, .vertical, at: 0) { Double($0) })
      }
    ),
  ]

  @Test("content that rests without having been told is forgotten; what still moves or is held is not")
  func untoldTravels() {
    for doing in Self.doings {
      var scrolling = Self.scrolling()
      for scroller in scrolling.places.indices { scrolling.noteTravel(scroller, .vertical) }
      doing.change(&scrolling)
      scrolling.forgetTravelsAtRest(except: [2])
      #expect(scrolling.travels.map(\.scroller) == [1, 2], "\(doing.name)")
    }
  }

  @Test("an overlap that leaves nothing of a page is news once, until it is another one")
  func overlaps() {
    var scrolling = Self.scrolling()
    #expect(!scrolling.noteOverlap(1, dropped: nil) && scrolling.noteOverlap(1, dropped: 40))
    #expect(!scrolling.noteOverlap(1, dropped: 40) && scrolling.noteOverlap(1, dropped: 41))
    #expect(scrolling.noteOverlap(1, dropped: nil) && scrolling.droppedOverlaps.isEmpty)
    _ = scrolling.noteOverlap(1, dropped: 40)
    scrolling.forgetOverlaps()
    #expect(scrolling.noteOverlap(1, dropped: 40) && scrolling.droppedOverlaps == [1: 40])
  }

  // MARK: Indicators

  @Test("indicators are in the order of their views, vertical ones first, and hide when their time has come")
  func indicators() {
    var scrolling = Self.scrolling()
    for scroller in [ScrollerID(2), 0] {
      for axis in [ScrollAxis.horizontal, .vertical] { scrolling.showIndicator(scroller, axis) }
    }
    #expect(scrolling.shownIndicators.map(\.scroller) == [0, 0, 2, 2])
    #expect(scrolling.shownIndicators.map { $0.axis == .vertical } == [true, false, true, false])
    #expect(scrolling.indicatorDeadline == nil, "nothing has come to rest")
    scrolling.hideIndicators(of: 2, at: Self.time(500))
    scrolling.hideIndicators(of: 2, at: Self.time(900))
    scrolling.showIndicator(2, .vertical)
    #expect(scrolling.indicatorDeadline == Self.time(500), "what waits to hide already goes on waiting")
    #expect(!scrolling.passIndicators(at: Self.time(499)) && scrolling.passIndicators(at: Self.time(500)))
    #expect(scrolling.isIndicatorShown(2, .vertical) && !scrolling.isIndicatorShown(2, .horizontal))
  }

  @Test("a jog bar leads content at a speed to its end, where it waits; when it is gone, its indicators are")
  func jogBar() throws {
    var scrolling = Self.scrolling()
    scrolling.showIndicator(1, .vertical)
    scrolling.startJog(
      1, .vertical, offset: Vector(dx: -4, dy: 100), maximum: Vector(dx: 0, dy: 400), level: 2, at: .zero)
    #expect(scrolling.places[1].offset == Vector(dx: 0, dy: 100), "what is beyond an end is there")
    #expect(scrolling.jogLevel(1, .vertical) == 2 && scrolling.jogLevel(1, .horizontal) == nil)
    scrolling.pullJog(to: 80, travel: 80, fastest: 100, at: .zero)
    #expect(scrolling.jog?.offset(at: Self.time(1_000)) == 200 && scrolling.jog?.level == nil)
    scrolling.refitJog(maximum: 250, at: Self.time(1_000))
    let end = try #require(scrolling.jog?.end)
    scrolling.arriveJog(at: end)
    #expect(scrolling.places[1].offset.dy == 250 && scrolling.jog?.end == nil)
    scrolling.endJog(at: end)
    #expect(scrolling.jog == nil && scrolling.shownIndicators.isEmpty && scrolling.places[1].offset.dy == 250)
  }

  // MARK: Turning

  @Test("a burst knows what it has moved since it began, and counts units anew where something else moved that")
  func burst() {
    var scrolling = Self.scrolling()
    func moved(at offset: Double) -> RotaryBurst.Moved {
      scrolling.moved(1, .vertical, at: offset) { Double($0) / 10 }
    }
    scrolling.noteTurn(at: Self.time(1), Cause("first"))
    var place = moved(at: 30)
    place.units = 50
    scrolling.note(place)
    #expect(moved(at: 35).units == 50 && moved(at: 35).start == 30)
    #expect(moved(at: 36).units == 0 && moved(at: 36).origin == 36 && moved(at: 36).start == 30)
    scrolling.noteTurn(at: Self.time(9), Cause("second"))
    scrolling.noteGivenWay(1, .vertical, at: 90)
    scrolling.noteGivenWay(0, .vertical, at: 90)
    scrolling.hold(1)
    #expect(scrolling.isGivingWay(0) && scrolling.isGivingWay(1) && !scrolling.isGivingWay(2))
    let burst = scrolling.endBurst()
    #expect(burst?.last == Self.time(9) && burst?.cause.text == "second" && burst?.held == 1)
    #expect(burst?.moved.map(\.start) == [30, 90] && scrolling.rotary == nil && scrolling.endBurst() == nil)
  }

  @Test("only late reports of a crown count for its speed, and none without a burst")
  func reports() {
    var scrolling = Self.scrolling()
    scrolling.noteReport(5, at: .zero, horizon: 100_000)
    #expect(scrolling.rotary == nil)
    scrolling.noteTurn(at: .zero, Cause("crown"))
    for (index, units) in [1, 2, 3].enumerated() {
      scrolling.noteReport(units, at: Self.time(Int64(index) * 60), horizon: 100_000)
    }
    #expect(scrolling.rotary?.reports.map(\.units) == [2, 3])
    scrolling.forgetReports()
    #expect(scrolling.rotary?.reports.isEmpty == true)
  }

  @Test("half a notch turns a page; what a device has turned is forgotten with it")
  func notches() {
    var scrolling = Self.scrolling()
    var units = 70
    #expect(scrolling.takeNotch(&units, of: 0, 1, .vertical) == 1 && units == 10)
    scrolling.finishNotch(&units, of: 0, 1, .vertical)
    #expect(units == 0 && scrolling.notches.part(of: 0, 1, .vertical).units == -50)
    scrolling.reopenNotch(1, of: 0, 1, .vertical)
    #expect(scrolling.notches.part(of: 0, 1, .vertical).units == 70)
    scrolling.endNotch(5, of: 0, 1, .vertical)
    #expect(scrolling.notches.all.isEmpty)
    for device in 0..<3 {
      units = 20
      _ = scrolling.takeNotch(&units, of: device, 1, .vertical)
    }
    scrolling.forgetNotches(of: 1)
    #expect(scrolling.notches.all.map(\.device) == [0, 2])
    scrolling.forgetNotches(of: nil)
    #expect(scrolling.notches.all.isEmpty)
  }

  // MARK: Scales and selections

  @Test("content is at a scale, or on its way to one")
  func zoom() {
    var scrolling = Self.scrolling()
    let point = ZoomPlace.FixedPoint(content: Vector(dx: 10, dy: 20), place: Vector(dx: 5, dy: 5))
    scrolling.magnify(
      1, from: 1.5, by: .init(from: 1.5, to: 2, fixedPoint: point, origin: .zero, response: 0.3, start: .zero))
    #expect(scrolling.zooms[1]?.scale == 1.5 && scrolling.zooms[1]?.motion?.destination == 2)
    #expect(point.offset(at: 2) == Vector(dx: 15, dy: 35))
    scrolling.magnify(1, to: 3)
    #expect(scrolling.zooms == [1: ZoomPlace(scale: 3)])
  }

  @Test("what waits for a finger to let go is done once, in its order, without what needs not show any more")
  func awaited() {
    var scrolling = Self.scrolling()
    scrolling.select(SelectionMark(2..<5), in: 1)
    #expect(scrolling.marks[1].range == 2..<5 && scrolling.marks[0].range.isEmpty)
    let scroll = AutomaticScroll(sight: .item(3), occasion: .focus)
    for deed in [AwaitedScroll.Deed.scroll(scroll), .operate(4), .scroll(scroll), .erase(5, isForward: true)] {
      scrolling.wait(for: AwaitedScroll(deed: deed, cause: Cause("later")))
    }
    scrolling.stopWaiting(for: AutomaticScroll(sight: .item(3), occasion: .push))
    #expect(scrolling.awaited.count == 4, "that is another occasion")
    scrolling.stopWaiting(for: scroll)
    #expect(scrolling.takeAwaited().map(\.deed) == [.operate(4), .erase(5, isForward: true)])
    #expect(scrolling.awaited.isEmpty)
  }
}
