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

/// Selecting by pointer and finger, beyond the edge as well (SM-11, cause 3).
@Suite("Selecting by pointer (SM-11)")
struct PointerSelectingTests {
  static let text = "main/text"
  /// In the first line that shows; the view goes from 120 to 320.
  static let start = Point(x: 60, y: 130)

  static func document(_ offset: Double = 0, on platform: Platform = .macOS) -> StageDriver {
    AutomaticScrollingTests.document(scrolledBy: offset, platform)
  }

  /// Where something can go beyond the edge with a selection.
  static let platforms: [Platform] = [.iOS, .iPadOS, .macOS, .visionOS, .watchOS]

  @Test("a drag over a text selects from where it began to where it is")
  func within() {
    var driver = Self.document()
    driver.holdPointer(from: Self.start, through: [Point(x: 60, y: 150), Point(x: 90, y: 215)])
    #expect(driver.mark(Self.text)?.range.isEmpty == false && driver.scrolls.isEmpty)
    driver.releasePointer(at: Point(x: 90, y: 215))
    // Lines are 20 pt high and characters 8⅓ pt wide: from column 2 of line 1 to column 6 of line 5.
    #expect(driver.mark(Self.text) == SelectionMark(base: 2, head: 38))
    #expect(driver.kinds.last == .selected("ne 01\nline 02\nline 03\nline 04\nline 0"))
  }

  @Test(
    "beyond an edge the content follows that way, faster the farther, until the pointer is back or let go",
    .keeps("scroll-auto-pointer-past-edge", mutant: .pointerPastEdgeStays), arguments: [true, false],
    platforms)
  func beyondEdge(isDown: Bool, platform: Platform) {
    var driver = Self.document(300, on: platform)
    let frame = Reading.frame(platform)
    let sign: Double = isDown ? 1 : -1
    let edge = isDown ? frame.maxY : frame.minY
    let inside = Point(x: 60, y: frame.midY)
    let (near, far) = (Point(x: 60, y: edge + sign * 10), Point(x: 60, y: edge + sign * 40))
    driver.holdPointer(from: inside, through: [near])
    let before = driver.mark(Self.text)?.range.count ?? 0
    driver.wait(milliseconds: 500)
    #expect(abs(driver.offset(Self.text).dy - (300 + sign * 40)) < 1e-9, "10 pt beyond: 80 pt/s")
    #expect(driver.mark(Self.text)?.range.count ?? 0 > before, "the selection extends without a movement")
    driver.receive(.input(.pointer(.moved(to: far))))
    driver.wait(milliseconds: 500)
    #expect(abs(driver.offset(Self.text).dy - (300 + sign * 200)) < 1e-9, "40 pt beyond: 320 pt/s")
    driver.receive(.input(.pointer(.moved(to: inside))))
    driver.wait(milliseconds: 500)
    #expect(abs(driver.offset(Self.text).dy - (300 + sign * 200)) < 1e-9, "back inside it stands")
    driver.receive(.input(.pointer(.moved(to: far))))
    driver.wait(milliseconds: 100)
    driver.releasePointer(at: far)
    let released = driver.offset(Self.text).dy
    driver.wait(milliseconds: 900)
    #expect(driver.offset(Self.text).dy == released && driver.stage.isAtRest)
    #expect(driver.scrolls.allSatisfy { $0.initiator == .automatic && $0.cause.contains("SM-11 (3)") })
    #expect(driver.scrolls.count == 2, "once back inside, once at the release")
  }

  @Test(
    "the content moves towards the side on which the pointer is",
    .keeps("scroll-auto-pointer-past-edge", mutant: .pointerPastEdgeScrollsBack),
    arguments: platforms)
  func direction(platform: Platform) {
    var driver = Self.document(300, on: platform)
    let frame = Reading.frame(platform)
    driver.holdPointer(from: Point(x: 60, y: frame.midY), through: [Point(x: 60, y: frame.maxY + 20)])
    driver.wait(milliseconds: 200)
    #expect(driver.offset(Self.text).dy > 300)
  }

  @Test(
    "nothing scrolls on after the release",
    .keeps("scroll-auto-pointer-past-edge", mutant: .selectingScrollsOn), arguments: platforms)
  func release(platform: Platform) {
    var driver = Self.document(100, on: platform)
    let frame = Reading.frame(platform)
    driver.holdPointer(from: Point(x: 60, y: frame.midY), through: [Point(x: 60, y: frame.maxY + 20)])
    driver.wait(milliseconds: 200)
    driver.releasePointer(at: Point(x: 60, y: frame.maxY + 20))
    let offset = driver.offset(Self.text).dy
    driver.wait(milliseconds: 1_000)
    #expect(driver.offset(Self.text).dy == offset)
  }

  @Test("it ends at the end of the content, with everything selected, and tells so")
  func end() {
    var driver = Self.document()
    let start = driver.stage.now
    driver.holdPointer(from: Self.start, through: [Point(x: 300, y: 800)])
    driver.settle()
    #expect(driver.offset(Self.text).dy == 600 && driver.mark(Self.text) == SelectionMark(base: 2, head: 319))
    #expect(driver.kinds.last == .scrolled(x: 0, y: 600))
    #expect(driver.scrolls.map(\.initiator) == [.automatic], "people have not scrolled it")
    // At 1600 pt/s at most: 600 pt take 375 ms.
    #expect(driver.events.last?.time == start + 385_000)
    driver.receive(.input(.pointer(.moved(to: Point(x: 60, y: 820)))))
    #expect(driver.stage.nextDeadline == nil)
    driver.releasePointer(at: Point(x: 60, y: 820))
    #expect(driver.stage.breach == nil && driver.stage.isAtRest)
  }

  @Test("moving along the other axis while outside changes nothing; a corner goes the farther way")
  func alongTheEdge() {
    var driver = Self.document()
    driver.holdPointer(from: Self.start, through: [Point(x: 60, y: 340)])
    driver.wait(milliseconds: 100)
    let offset = driver.offset(Self.text)
    driver.receive(.input(.pointer(.moved(to: Point(x: 200, y: 340)))))
    #expect(driver.offset(Self.text) == offset)
    driver.receive(.input(.pointer(.moved(to: Point(x: 600, y: 340)))))
    driver.wait(milliseconds: 100)
    #expect(abs(driver.offset(Self.text).dy - 2 * offset.dy) < 1e-9 && driver.offset(Self.text).dx == 0)
  }

  @Test("offset and selection do not depend on how the time in between is divided")
  func division() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<40 {
      var whole = Self.document(Double.random(in: 0...600, using: &random))
      whole.holdPointer(
        from: Point(x: 60, y: 200), through: [Point(x: 60, y: Double.random(in: -200...900, using: &random))])
      var split = whole
      let end = whole.stage.now + 700_000
      var time = split.stage.now
      while time < end {
        time = min(end, time + Int64.random(in: 1...90_000, using: &random))
        _ = split.stage.advance(to: time)
      }
      _ = whole.stage.advance(to: end)
      #expect(whole.offset(Self.text) == split.offset(Self.text), "to the bit")
      #expect(whole.mark(Self.text) == split.mark(Self.text))
      #expect(whole.stage.stateHash == split.stage.stateHash)
    }
  }

  @Test("rows are selected by a drag where their list says so, and the list follows")
  func rows() {
    var driver = StageDriver(Reading.list())
    driver.holdPointer(from: Point(x: 100, y: 110), through: [Point(x: 100, y: 190)])
    #expect(driver.mark("main/list")?.range == 0..<3)
    driver.receive(.input(.pointer(.moved(to: Point(x: 100, y: 350)))))
    driver.wait(milliseconds: 500)
    #expect(driver.offset("main/list").dy == 200 && driver.mark("main/list")?.range == 0..<10)
    driver.releasePointer(at: Point(x: 100, y: 350))
    #expect(driver.node("main/list/row-10")?.traits.contains(.selected) == true)
    var other = StageDriver(Reading.list { $0.pointerSelecting = false })
    other.holdPointer(from: Point(x: 100, y: 110), through: [Point(x: 100, y: 350)])
    other.wait(milliseconds: 500)
    #expect(other.offset("main/list").dy == 0 && other.mark("main/list")?.range.isEmpty == true)
  }

  @Test("what scrolls the content meanwhile does not stop it from following a pointer that stands beyond the edge")
  func scrolledMeanwhile() {
    let ways: [(inout StageDriver) -> Void] = [
      { $0.press(.keyPagedown) }, { $0.reader(.scroll(.down), Self.text) },
    ]
    for scroll in ways {
      var driver = Self.document()
      driver.holdPointer(from: Self.start, through: [Point(x: 60, y: 330)])
      driver.wait(milliseconds: 500)
      let (before, start) = (driver.offset(Self.text).dy, driver.stage.now)
      scroll(&driver)
      driver.wait(milliseconds: 500)
      let followed = Double(driver.stage.now - start) / 1_000_000 * 80
      #expect(abs(driver.offset(Self.text).dy - before - 200 - followed) < 1e-6, "10 pt beyond: 80 pt/s, as before")
      driver.releasePointer(at: Point(x: 60, y: 330))
      driver.settle()
      #expect(driver.stage.breach == nil && driver.stage.isAtRest)
    }
  }

  @Test("a finger that was held selects, one that was not scrolls", arguments: [Platform.iOS, .iPadOS])
  func finger(platform: Platform) {
    for isHeld in [true, false] {
      var driver = AutomaticScrollingTests.document(scrolledBy: 100, platform)
      let (start, end) = (Point(x: 100, y: 220), Point(x: 100, y: 345))
      let finger = driver.touchDown(at: start)
      if isHeld {
        driver.wait(milliseconds: 500)
        driver.receive(.input(.gesture(.longPress(phase: .began, location: start, fingers: 1))))
      }
      driver.pan(.began, start, Point(x: 100, y: 235))
      driver.pan(.changed, start, end)
      driver.wait(milliseconds: 100)
      #expect((driver.mark(Self.text)?.range.isEmpty == false) == isHeld)
      #expect(isHeld ? driver.offset(Self.text).dy > 100 : driver.offset(Self.text).dy < 100)
      driver.lift(finger, at: end)
      driver.pan(.ended, start, end)
      driver.settle()
      #expect((driver.mark(Self.text)?.range.isEmpty == false) == isHeld && driver.stage.breach == nil)
    }
  }

  @Test("whatever comes in between, nothing scrolls on and what was selected stays selected")
  func interruptions() {
    let ends: [(inout StageDriver) -> Void] = [
      { $0.receive(.input(.interrupted)) }, { $0.receive(.resize(width: 900, height: 500)) },
      { $0.press(.keyX, text: "x") }, { $0.reader(.activate, "main/end") },
    ]
    for end in ends {
      var driver = Self.document()
      driver.holdPointer(from: Self.start, through: [Point(x: 60, y: 340)])
      driver.wait(milliseconds: 100)
      end(&driver)
      let offset = driver.offset(Self.text)
      driver.wait(milliseconds: 500)
      #expect(driver.offset(Self.text) == offset && driver.stage.breach == nil)
      driver.receive(.input(.pointer(.moved(to: Point(x: 60, y: 350)))))
      driver.releasePointer(at: Point(x: 60, y: 350))
      driver.settle()
      #expect(driver.stage.breach == nil && driver.stage.isAtRest)
    }
  }

  // MARK: Pages

  /// A list of thirty rows of 40 pt that turns pages of 200 pt.
  static func paged(_ platform: Platform = .macOS) -> StageDriver {
    StageDriver(Reading.list(platform) { $0.paging = true })
  }

  static let list = "main/list"

  @Test(
    "paged content follows too; on the pointer's return it stands, after the release it goes to the nearest page",
    .keeps("scroll-auto-pointer-past-edge", mutant: .pointerPastEdgeScrollsBack, on: [.macOS]),
    arguments: [(1_200, 400.0), (700, 200)])
  func pages(milliseconds: Int64, page: Double) {
    var driver = Self.paged()
    // 40 pt beyond: 320 pt/s, to 384 or 224 pt.
    driver.holdPointer(from: Point(x: 100, y: 150), through: [Point(x: 100, y: 200), Point(x: 100, y: 340)])
    driver.wait(milliseconds: milliseconds)
    let left = 0.32 * Double(milliseconds)
    #expect(abs(driver.offset(Self.list).dy - left) < 1e-9)
    driver.receive(.input(.pointer(.moved(to: Point(x: 100, y: 200)))))
    driver.wait(milliseconds: 400)
    #expect(abs(driver.offset(Self.list).dy - left) < 1e-9, "it stands under the pressed pointer")
    #expect(driver.stage.breach == nil && !driver.kinds.contains { if case .paged = $0 { true } else { false } })
    let selected = driver.mark(Self.list)
    driver.releasePointer(at: Point(x: 100, y: 200))
    #expect(abs(driver.offset(Self.list).dy - left) < 1e-9, "no jump at the release")
    driver.settle()
    #expect(driver.offset(Self.list).dy == page && driver.mark(Self.list) == selected)
    #expect(driver.kinds.contains(.paged(page: Int(page / 200) + 1, count: 6)))
    #expect(driver.stage.breach == nil && driver.stage.isAtRest)
  }

  @Test(
    "let go beyond the edge, paged content goes on to the nearest page without a jump",
    arguments: [
      Platform.macOS, .iPadOS,
    ])
  func pagesReleased(platform: Platform) {
    var driver = Self.paged(platform)
    let (start, end) = (Point(x: 100, y: 200), Point(x: 100, y: 340))
    var finger: Int?
    if platform == .macOS {
      driver.holdPointer(from: start, through: [end])
    } else {
      finger = driver.touchDown(at: start)
      driver.wait(milliseconds: 500)
      driver.receive(.input(.gesture(.longPress(phase: .began, location: start, fingers: 1))))
      driver.pan(.began, start, end)
    }
    driver.wait(milliseconds: 1_200)
    let left = driver.offset(Self.list).dy
    #expect(abs(left - 384) < 5)
    if let finger {
      driver.lift(finger, at: end)
      driver.pan(.ended, start, end)
    } else {
      driver.releasePointer(at: end)
    }
    #expect(abs(driver.offset(Self.list).dy - left) < 5)
    driver.settle()
    #expect(driver.offset(Self.list).dy == 400 && driver.mark(Self.list)?.range.count ?? 0 > 8)
    #expect(driver.kinds.contains(.paged(page: 3, count: 6)) && driver.stage.breach == nil)
  }

  @Test("pages along both axes: it goes to the nearest along both")
  func pagesBothWays() {
    var list = Element(id: "list", role: .list, frame: Rect(x: 40, y: 100, width: 300, height: 200))
    (list.axes, list.paging, list.pointerSelecting) = ([.vertical, .horizontal], true, true)
    list.contentSize = Size(width: 1_200, height: 1_000)
    list.children = (1...20).map { row in
      var element = Element.text("row-\(row)", "Row \(row)")
      element.frame = Rect(x: 40, y: 100 + 40 * Double(row - 1), width: 300, height: 40)
      return element
    }
    var driver = StageDriver(SceneBuilder(.macOS, id: "rows").window("main", title: "Rows", [list]).scene)
    driver.holdPointer(from: Point(x: 100, y: 150), through: [Point(x: 100, y: 340)])
    driver.wait(milliseconds: 500)
    driver.receive(.input(.pointer(.moved(to: Point(x: 380, y: 200)))))
    driver.wait(milliseconds: 500)
    #expect(driver.offset(Self.list).dx > 100 && driver.offset(Self.list).dy > 100)
    driver.releasePointer(at: Point(x: 380, y: 200))
    driver.settle()
    #expect(driver.offset(Self.list) == Vector(dx: 300, dy: 200))
    #expect(driver.stage.breach == nil && driver.stage.isAtRest)
  }

  // MARK: Beyond the edge of what it is in

  /// A text of 40 lines, of which ten show, in a view of which only the upper part shows: from 100 to 260, the text
  /// from 120 to 320.
  static func nested(_ change: (inout Element) -> Void = { _ in }) -> StageDriver {
    var text = Element.field("text", "Text", role: .textEditor, text: Reading.lines(40))
    text.frame = Rect(x: 40, y: 120, width: 300, height: 200)
    text.fontSize = 20 / PageOverlap.lineHeight
    change(&text)
    var outer = Element(id: "outer", role: .scrollView, frame: Rect(x: 20, y: 100, width: 400, height: 160))
    outer.axes = .vertical
    outer.contentSize = Size(width: 400, height: 900)
    outer.children = [text]
    return StageDriver(SceneBuilder(.macOS, id: "nested").window("main", title: "Main", [outer]).scene)
  }

  static let inner = "main/outer/text"

  @Test(
    "beyond what can be seen of the view it scrolls while it can, then what it is in, until all of the text was reached",
    .keeps("scroll-auto-pointer-past-edge", mutant: .pointerPastEdgeStays, on: [.macOS]))
  func outerEdge() {
    var driver = Self.nested()
    // 20 pt beyond the outer view's lower edge, and yet within the frame of the text.
    driver.holdPointer(from: Point(x: 60, y: 130), through: [Point(x: 60, y: 280)])
    driver.wait(milliseconds: 1_000)
    #expect(abs(driver.offset(Self.inner).dy - 160) < 1e-9, "20 pt beyond: 160 pt/s")
    #expect(driver.offset("main/outer").dy == 0)
    driver.settle()
    #expect(driver.offset(Self.inner).dy == 600 && abs(driver.offset("main/outer").dy - 60) < 1e-9)
    #expect(driver.mark(Self.inner)?.range.upperBound == 314, "to column 2 of the last line")
    driver.receive(.input(.pointer(.moved(to: Point(x: 60, y: 80)))))
    driver.settle()
    #expect(driver.offset(Self.inner).dy == 0 && driver.offset("main/outer").dy < 21, "and back to its first line")
    #expect(driver.mark(Self.inner)?.range.lowerBound ?? 8 < 8)
    driver.releasePointer(at: Point(x: 60, y: 80))
    #expect(driver.stage.breach == nil && driver.stage.isAtRest)
  }

  @Test("inside of what it is in, beyond its own edge, only the text scrolls")
  func innerEdge() {
    var driver = Self.nested { $0.frame = Rect(x: 40, y: 120, width: 300, height: 100) }
    driver.holdPointer(from: Point(x: 60, y: 130), through: [Point(x: 60, y: 240)])
    driver.settle()
    #expect(driver.offset(Self.inner).dy == 700 && driver.offset("main/outer").dy == 0)
    #expect(driver.mark(Self.inner)?.range.upperBound == 314)
  }

  @Test("where it goes on from one view to the next does not depend on how the time in between is divided")
  func nestedDivision() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<20 {
      var whole = Self.nested()
      whole.holdPointer(
        from: Point(x: 60, y: 130), through: [Point(x: 60, y: Double.random(in: 270...500, using: &random))])
      var split = whole
      let end = whole.stage.now + 4_000_000
      while split.stage.now < end {
        _ = split.stage.advance(to: min(end, split.stage.now + Int64.random(in: 1...300_000, using: &random)))
      }
      _ = whole.stage.advance(to: end)
      #expect(whole.stage.stateHash == split.stage.stateHash && whole.mark(Self.inner) == split.mark(Self.inner))
    }
  }

  @Test(
    "what fits its view is brought into view as a whole and no further, along both axes",
    arguments: [Point(x: 60, y: 300), Point(x: 600, y: 300), Point(x: 60, y: 60)])
  func shortText(end: Point) {
    // 60 pt high at 120…180, the last 20 of it below what shows of the form.
    var text = Element.field("text", "Note", role: .textEditor, text: "first line\nsecond line")
    text.frame = Rect(x: 40, y: 120, width: 300, height: 60)
    var outer = Element(id: "outer", role: .scrollView, frame: Rect(x: 20, y: 100, width: 400, height: 60))
    outer.axes = [.vertical, .horizontal]
    outer.contentSize = Size(width: 1_600, height: 1_500)
    outer.children = [text]
    var driver = StageDriver(SceneBuilder(.macOS, id: "form").window("main", title: "Main", [outer]).scene)
    driver.holdPointer(from: Point(x: 60, y: 130), through: [end])
    driver.settle()
    driver.releasePointer(at: end)
    driver.settle()
    let offset = driver.offset("main/outer")
    #expect(offset.dx == 0 && (0...20.01).contains(offset.dy), "\(offset)")
    #expect(driver.stage.isAtRest && driver.stage.breach == nil)
  }
}
