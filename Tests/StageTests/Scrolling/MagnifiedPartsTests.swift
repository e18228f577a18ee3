import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Scrolling
@testable import Stage

/// Page controls, text editors and jog bars in magnified content: each does what it does as it is.
@Suite("Parts of magnified content")
struct MagnifiedPartsTests {
  static let text = (1...12).map { "line \($0)" }.joined(separator: "\n")

  /// A plan with photos that page, dots for them and notes to edit; at a scale from the start or after a pinch.
  static func plan(_ scale: Double, byPinch: Bool) -> StageDriver {
    var photos = Element(id: "photos", role: .scrollView, frame: Rect(x: 40, y: 120, width: 200, height: 60))
    photos.axes = .horizontal
    photos.paging = true
    photos.contentSize = Size(width: 800, height: 60)
    photos.children = [.text("one", "One")]
    var dots = Element(
      id: "dots", role: .pageControl, label: "Dots", frame: Rect(x: 40, y: 190, width: 200, height: 30))
    dots.pages.scroller = "photos"
    var notes = Element(
      id: "notes", role: .textEditor, label: "Notes", frame: Rect(x: 40, y: 230, width: 200, height: 60))
    notes.value = text
    var plan = Element(id: "plan", role: .scrollView, label: "Plan", frame: Rect(x: 20, y: 80, width: 700, height: 900))
    plan.axes = [.vertical, .horizontal]
    plan.contentSize = Size(width: 700, height: 900)
    var zoom = Zoom(minimum: 1, maximum: 4)
    if !byPinch { zoom.scale = scale }
    plan.zoom = zoom
    plan.children = [photos, dots, notes]
    let scene = SceneBuilder(.iPadOS, id: "plan").window("main", title: "Main", [plan])
      .with { $0.inputDevices = [.touch, .keyboard] }.scene
    var driver = StageDriver(scene)
    if byPinch, scale != 1 {
      ZoomTests.pinch(&driver, at: Point(x: 20, y: 80), to: scale)
      driver.settle()
    }
    driver.clear()
    return driver
  }

  @Test(
    "a page control counts and turns the same pages, by taps on its halves too", arguments: [1, 1.6, 2, 4],
    [true, false])
  func pageControl(scale: Double, byPinch: Bool) throws {
    var driver = Self.plan(scale, byPinch: byPinch)
    #expect(driver.stage.scale(0) == scale)
    let dots = "main/plan/dots"
    #expect(driver.node(dots)?.value == "page 1 of 4")
    driver.reader(.increment, dots)
    #expect(driver.node(dots)?.value == "page 2 of 4" && driver.offset("main/plan/photos").dx == 200)
    let frame = try #require(driver.node(dots)?.frame)
    #expect(abs(frame.size.width - 200 * scale) < 1e-9)
    for (x, page) in [(frame.midX + 5 * scale, 3), (frame.midX - 5 * scale, 2)] {
      driver.tap(at: Point(x: x, y: frame.midY))
      driver.settle()
      #expect(driver.node(dots)?.value == "page \(page) of 4")
    }
  }

  @Test(
    "a tap puts the insertion point where it is seen, and what is typed there stays in sight",
    arguments: [1, 1.6, 2, 4], [true, false])
  func textEditor(scale: Double, byPinch: Bool) throws {
    let notes = "main/plan/notes"
    func edited(_ driver: StageDriver, line: Int, scale: Double) throws -> StageDriver {
      var driver = driver
      let frame = try #require(driver.node(notes)?.frame)
      driver.tap(at: frame.origin + Vector(dx: 20, dy: 20 * Double(line) - 8) * scale)
      driver.settle()
      for _ in 0..<5 { driver.press(.keyDown) }
      driver.press(.keyX, text: "x")
      driver.settle()
      return driver
    }
    var (driver, small) = (Self.plan(scale, byPinch: byPinch), Self.plan(1, byPinch: false))
    for line in [1, 2] {
      (driver, small) = (try edited(driver, line: line, scale: scale), try edited(small, line: line, scale: 1))
      #expect(driver.text(notes) == small.text(notes) && driver.text(notes).contains("x"))
      #expect(abs(driver.offset(notes).dy - small.offset(notes).dy) < 1e-6 && small.offset(notes).dy > 0)
    }
  }

  @Test(
    "a jog bar leads what is in magnified content as fast on the screen, and stops at its end", arguments: [1.0, 2, 4])
  func jogBar(scale: Double) throws {
    var driver = MagnifiedTests.plan(scale, .visionOS)
    driver.scroll("main/plan/list", to: 100)
    let bar = try #require(
      driver.stage.tree.nodes.first { $0.role == .scrollBar && $0.id.path.contains("list") }?.id.path)
    let start = MagnifiedTests.offset(driver)
    driver.reader(.increment, bar)
    driver.wait(milliseconds: 200)
    let way = MagnifiedTests.offset(driver) - start
    let levels = Double(driver.stage.scene.parameters.jogLevels)
    let speed = JogBar.speed(1 / levels, travel: 1, fastest: driver.stage.scene.parameters.jogMaxSpeed)
    #expect(abs(way * scale - speed * 0.2) < 1e-6)
    driver.settle()
    #expect(MagnifiedTests.offset(driver) == 1_000 && driver.stage.breach == nil)
  }
}
